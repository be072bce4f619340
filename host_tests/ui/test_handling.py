"""A press never acts on a picture that its owner has not seen; see support/on_port/handling.py."""

import pytest

import on_port


@pytest.mark.parametrize(("script", "trials"), [("handling.py", 12), ("moments.py", 4)])
def test_every_trial_holds(tmp_path, script, trials):
    printed = on_port.run(script, str(tmp_path))
    assert printed.count("holds") == trials


@pytest.mark.parametrize("seed", ["1112131415161718", "2122232425262728"])
def test_presses_at_random_times_skip_nothing(tmp_path, seed):
    printed = on_port.run("random_presses.py", "2", seed, str(tmp_path)).split()
    assert int(printed[1]) == 2
    assert int(printed[5]) > 2, "ends of deals that were looked at"
