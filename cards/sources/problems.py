"""What is wrong with a source."""

from unicodedata import category


class ImportProblem(Exception):  # noqa: N818 (it is what is said, not that it is an error)
    """A source cannot be imported: which, at which record ("" for all of it), and why."""

    def __init__(self, source: str, what: str, record: str = "") -> None:
        super().__init__(printable(": ".join(filter(None, (source, record, what)))))


def printable(text: str) -> str:
    """`text` on one line, with a mark for each sign that a terminal might obey."""
    return "".join(
        each if each.isprintable() or category(each) == "Zs" else "\N{REPLACEMENT CHARACTER}"
        for each in text
    )
