"""Families of words, whose rules have to be complete."""

from collections.abc import Container, Iterator


def members(family: type) -> Iterator[type]:
    """Every word of the family in its package: what nothing else is a kind of.

    What others make of a family, as the texts do to tell one of several, is no word.
    """
    for kind in _kinds(family):
        yield from members(kind) if _kinds(kind) else (kind,)


def _kinds(family: type) -> list[type]:
    kinds: list[type] = family.__subclasses__()
    return [kind for kind in kinds if _package(kind) == _package(family)]


def _package(kind: type) -> str:
    return kind.__module__.rpartition(".")[0]


def require(family: type, known: Container[type]) -> None:
    """Raise TypeError, naming them, if there are words of the family without rules."""
    unknown = [word.__name__ for word in members(family) if word not in known]
    if unknown:
        raise TypeError(f"no rules for {', '.join(unknown)}")
