"""A whole game on the board: what a person waits for, and what the memory holds."""

from collections.abc import Callable, Sequence

from emulator import Emulator
from measure import recording
from measure.recording import POWER, Step

NOTED_MS = 60
SEED = "0102030405060708"
HARD = 2
_PATIENCE_MS = 60_000
_MOVING_MS = 100  # frames nearer to one another belong to one animation
_LEAST_FRAMES = 5


def tour() -> list[Step]:
    """A whole game against Hard in which every screen is visited."""
    return recording.record("en", SEED, HARD, "tour")


def waits(
    game: dict[str, bytes], steps: Sequence[Step], say: Callable[[str], None]
) -> dict[str, float]:
    """The longest wait from a press to its changed picture, power-up to the title, and the
    slowest animation. `say` is told of the waits beyond NOTED_MS."""
    files = {**game, "main.py": recording.seeded_main(SEED)}
    longest = 0.0
    slowest = 1e9
    with Emulator(files) as board:
        for number, step in enumerate(steps):
            board.run(recording.REACTION_MS)
            began = board.ms_since_reset
            _follow(board, step)
            frames = [frame for frame in board.frames() if frame["began"] >= began]
            changed = [frame["ended"] for frame in frames if frame["changed"]]
            if step.action != POWER and changed:
                wait = changed[0] - began
                longest = max(longest, wait)
                if wait > NOTED_MS:
                    say(f"press {number} ({step.action}): {wait:.0f} ms")
            slowest = min(slowest, _slowest(changed))
        saved_title = _title(board)
    return {
        "press_to_picture_ms": longest,
        "title_saved_game_ms": saved_title,
        "animation_fps": slowest,
    }


def title(game: dict[str, bytes]) -> float:
    """Milliseconds from power-up to the title, the language chosen and nothing saved."""
    with Emulator(game) as board:
        board.run(3000)
        board.press("a")
        board.run_until_still(500)
        return _title(board)


def heap(game: dict[str, bytes], steps: Sequence[Step]) -> dict[str, float]:
    """The most memory in use in the whole game, and the longest collection."""
    files = {**game, "main.py": f'import watched\nwatched.run("{SEED}")\n'.encode()}
    with Emulator(files) as board:
        for step in steps:
            board.run(recording.REACTION_MS)
            _follow(board, step)
        answer = board.exec("import watched\nwatched.report()")
    used, free, collect_us = map(int, answer.split())
    return {
        "heap_used_kb": used / 1024,
        "heap_free_kb": free / 1024,
        "gc_ms": collect_us / 1000,
    }


def loop(game: dict[str, bytes]) -> dict[str, float]:
    """What 1,000 idle turns of the loop allocate, and drawing the whole table."""
    files = {**game, "main.py": b""}
    with Emulator(files) as board:
        board.run(500)
        title_bytes, table_bytes, draw_us = map(
            int, board.exec("import loop\nloop.main()", 120_000).split()
        )
    return {
        "idle_alloc_bytes": max(title_bytes, table_bytes),
        "draw_table_ms": draw_us / 1000,
    }


def _follow(board: Emulator, step: Step) -> None:
    if step.action == POWER:
        board.power_cycle()
    else:
        board.press(step.action)
    if not board.run_until_shown(step.picture, _PATIENCE_MS):
        raise RuntimeError(f"the board shows another picture than the recording: {board.text}")


def _title(board: Emulator) -> float:
    """Power off and on; milliseconds until the last changed picture has been sent."""
    board.power_cycle()
    board.run_until_still(1000)
    return [frame["ended"] for frame in board.frames() if frame["changed"]][-1]


def _slowest(ended: Sequence[float]) -> float:
    """The least pictures a second of the animations among these frames."""
    slowest = 1e9
    first = 0
    for i in range(1, len(ended) + 1):
        if i == len(ended) or ended[i] - ended[i - 1] > _MOVING_MS:
            if i - first >= _LEAST_FRAMES:
                rate = 1000 * (i - 1 - first) / (ended[i - 1] - ended[first])
                slowest = min(slowest, rate)
            first = i
    return slowest
