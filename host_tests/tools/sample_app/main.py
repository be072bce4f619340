"""A stand-in for the game: says what it gets, and ends in the ways that a game can end."""

import board

from system import keys
from system.startup import power_up


def play(machine):
    """Take keys until one of them ends it."""
    display = machine.display
    seeds = [machine.random_bytes(8), machine.random_bytes(8)]
    lines = ["READY", machine.name, "".join(f"{byte:02x}" for byte in seeds[0])]
    log = []

    while True:
        display.fill(0)
        display.fill_rect(0, 0, 2, 2, 1)
        display.show()
        machine.wait(10_000)
        now = machine.ticks()
        key = machine.buttons.get()
        if key == keys.X:
            for line in lines:
                print(line)
            print(int.from_bytes(seeds[1], "big") - int.from_bytes(seeds[0], "big"))
            print(" ".join(log))
            raise SystemExit(7)
        if key == keys.Y:
            raise ValueError("a planned crash")
        if key == keys.LEFT:
            display.fill(1)
            display.show()
            while True:
                pass
        if key == keys.UP:
            display.fill(1)
            display.show()
            machine.wait(1000)
        if key == keys.DOWN:
            display.contrast(0)
            display.power(False)
        if key == keys.B:
            with open(machine.folder + "/save", "a") as file:
                file.write("saved\n")
        log.append(f"{now}:{key}")


power_up(board.open, play)
