"""Verbs: functions that do their thing in the way of its kind."""

from collections.abc import Callable, MutableMapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class Verb(Generic[T]):
    """A function that each kind of its first argument has a way of its own for.

    It is made of what is done where there is no way for the kind, or for what it is a kind of.
    """

    def __init__(self, otherwise: Callable[..., T]) -> None:
        """Have no way yet but `otherwise`."""
        self._otherwise = otherwise
        self._ways: dict[type, Callable[..., T]] = {}
        self._found: dict[type, Callable[..., T]] = {}

    @property
    def name(self) -> str:
        """What the verb is called."""
        return self._otherwise.__name__

    def of(self, *kinds: type) -> Callable[[F], F]:
        """Let a function be the way of these kinds; raises TypeError where one has another."""

        def noted(way: F) -> F:
            for kind in kinds:
                enter(self._ways, kind, way)
            self._found.clear()
            return way

        return noted

    def knows(self, kind: type) -> bool:
        """Whether there is a way for the kind."""
        return self._way(kind) is not self._otherwise

    def __call__(self, thing: Any, *others: Any) -> T:
        """Do it in the way of the thing."""
        way = self._found.get(type(thing))
        if way is None:
            way = self._way(type(thing))
        return way(thing, *others)

    def _way(self, kind: type) -> Callable[..., T]:
        bases = [base for base in kind.__mro__ if base in self._ways]
        self._found[kind] = way = self._ways[bases[0]] if bases else self._otherwise
        return way


def enter(known: MutableMapping[Any, Any], kind: type, rules: object) -> None:
    """Note what is known of the kind; TypeError where something is known of it already."""
    if kind in known:
        raise TypeError(f"{kind.__name__} is known already")
    known[kind] = rules
