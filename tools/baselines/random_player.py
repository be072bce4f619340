"""random: any legal action, each as likely."""

from gin.shuffle import Generator


class Random:
    """A player (see firmware/players) that does not think."""

    def __init__(self):
        self._generator = Generator(bytes(8))

    def begin_match(self, seed):
        """Start a match; `seed` (8 bytes) decides everything."""
        self._generator.seed(seed)

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view

    def deal_over(self, view):
        """It learns nothing."""

    def step(self):
        """Its action."""
        return self.view.legal[self._generator.below(self.view.n_legal)]
