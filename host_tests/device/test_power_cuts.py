"""The power goes at random flash operations of a game: the old or the new state is there."""

import random

import pytest

from emulator import Emulator
from gin import record
from measure import recording
from session.store import MatchStore
from system import sealed

SEEDS = ("0102030405060708", "b1ade5f00dcafe42", "1122334455667788", "8877665544332211")
CUTS = 75  # for each seed
CUTS_A_STEP = 6
PATIENCE_MS = 20_000
TITLE_MS = 1_500


class Game:
    """A recorded game on a board; at each step the power may be cut."""

    def __init__(self, board, folder, dice):
        self.board = board
        self.folder = folder
        self.dice = dice
        self.cuts = 0

    def saved(self):
        """All actions of the saved match, None without one; fails when it is damaged."""
        files = self.board.files()
        for name in ("match", "moves"):
            (self.folder / name).unlink(missing_ok=True)
            if "save/" + name in files:
                (self.folder / name).write_bytes(files["save/" + name])
        store = MatchStore(str(self.folder))
        found = store.load()
        assert store.problem == sealed.GOOD
        if found is None:
            return None
        match = record.unpack(found[0][1:])
        record.replay(match, found[1])
        return bytes(match.actions)

    def title(self):
        """What the title shows after a power cycle."""
        self.board.power_cycle()
        self.board.run(TITLE_MS)
        return self.board.screen()

    def step(self, action, picture):
        """Do a step; when it writes, do it again and again, each time with a cut somewhere."""
        board = self.board
        board.run(recording.REACTION_MS)
        before = board.remember("before")
        operations = board.state["flash"]["operations"]
        board.press(action)
        assert board.run_until_shown(picture, PATIENCE_MS)
        board.run(300)
        operations = board.state["flash"]["operations"] - operations
        after = board.remember("after")
        if operations:
            new = self.saved(), self.title()
            board.recall(before)
            old = self.saved(), self.title()
            for _ in range(CUTS_A_STEP):
                board.recall(before)
                self.cut(action, operations, old, new)
        board.recall(after)

    def cut(self, action, operations, old, new):
        """Do a step, lose the power on the way, power up again."""
        board = self.board
        at, when = (
            self.dice.randint(1, operations),
            self.dice.choice(("before", "during", "after")),
        )
        board.cut_at(at, when)
        board.press(action)
        board.run_until(lambda: not board.powered, PATIENCE_MS)
        where = f"cut {when} operation {at} of {operations}"
        assert not board.powered, where
        start = len(board.text)
        title = self.title()
        assert title in (old[1], new[1]), where
        assert "Traceback" not in board.text[start:], where
        saved = self.saved()
        if saved not in (old[0], new[0]):
            assert saved is not None and new[0] is not None, where
            assert saved.startswith(old[0] or b"") and new[0].startswith(saved), where
        self.cuts += 1


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cut_never_loses_the_game(game_files, seed, tmp_path):
    steps = recording.record("en", seed)
    dice = random.Random(seed)
    files = {**game_files, "main.py": recording.seeded_main(seed)}
    with Emulator(files) as board:
        assert board.run_until_shown(steps[0].picture, TITLE_MS)
        game = Game(board, tmp_path, dice)
        for step in steps[1:]:
            game.step(*step)
            if game.cuts >= CUTS:
                break
    assert game.cuts >= CUTS
