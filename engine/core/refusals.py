"""What a match refuses."""


class IllegalAnswerError(ValueError):
    """The answer does not fit the question that is open; nothing has changed."""


class NotAwaitedError(ValueError):
    """That seat is not being asked anything now; nothing has changed."""


class StrayedError(ValueError):
    """A replay has left its journal: the rules or cards are no longer those of that match.

    `number` is the position in the journal of the first entry that no longer fits.
    """

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"the replay strays at answer {number}: {why}")
        self.number = number
