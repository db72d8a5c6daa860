"""What is wrong with a source."""


class ImportProblem(Exception):  # noqa: N818 (it is what is said, not that it is an error)
    """A source cannot be imported: which, at which record ("" for all of it), and why."""

    def __init__(self, source: str, what: str, record: str = "") -> None:
        super().__init__(": ".join(part for part in (source, record, what) if part))
