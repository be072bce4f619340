"""A headless board on which keys come at their times, whatever the game does meanwhile."""

from headless import Board

SHOW_MS = 24  # a whole picture over I2C


class TimedBoard(Board):
    """`press` plans keys; time goes on while the app waits and while a picture is sent.

    `seen(board)` is called after each picture. `most_ms` is the longest wait.
    """

    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        self.planned = []  # (time, key), in order of time
        self.seen = None
        self.most_ms = 1000
        self.display.show = self._show

    def press(self, key, after):
        """Let `key` be pressed `after` ms from the last planned press, or from now."""
        start = self.planned[-1][0] if self.planned else self.now
        self.planned.append((start + after, key))

    def pass_to(self, end):
        """Let time go by until `end`; keys come on their way."""
        while self.planned and self.planned[0][0] <= end:
            self.now, key = self.planned.pop(0)
            self.buttons.events.append(key)
        self.now = max(self.now, end)

    def wait(self, ms):
        if self.buttons.events:
            return
        end = self.now + min(ms, self.most_ms)
        if self.planned and self.planned[0][0] < end:
            end = self.planned[0][0]  # a press ends the wait
        self.pass_to(end)

    def _show(self):
        self.pass_to(self.now + SHOW_MS)
        if self.seen:
            self.seen(self)
