"""Families of words, whose rules have to be complete."""

from collections.abc import Container, Iterator


def members(family: type) -> Iterator[type]:
    """Every word of the family: what nothing else is a kind of."""
    kinds: list[type] = family.__subclasses__()
    for kind in kinds:
        yield from members(kind) if kind.__subclasses__() else (kind,)


def require(family: type, known: Container[type]) -> None:
    """Raise TypeError, naming them, if there are words of the family without rules."""
    unknown = [word.__name__ for word in members(family) if word not in known]
    if unknown:
        raise TypeError(f"no rules for {', '.join(unknown)}")
