"""What people have pasted last, so that nobody has to find a list again to correct it."""

from engine.core.values import value

MOST = 500
"""So many people's lists are remembered, which is 2 MB and more than an evening's."""


@value
class PastedList:
    """The text of a list, and the name under which its deck is to be kept, if it was given."""

    text: str = ""
    name: str | None = None


class PastedLists:
    """The last list of each person. It lives no longer than the process."""

    def __init__(self) -> None:
        self._lists: dict[int, PastedList] = {}

    def keep(self, user: int, pasted: PastedList) -> None:
        """Remember it, and no longer the oldest of too many."""
        self._lists.pop(user, None)
        self._lists[user] = pasted
        if len(self._lists) > MOST:
            del self._lists[next(iter(self._lists))]

    def of(self, user: int) -> PastedList:
        """What the person has pasted last; an empty list where that is not known."""
        return self._lists.get(user, PastedList())

    def let_go(self, user: int) -> None:
        """Remember no list of who leaves."""
        self._lists.pop(user, None)
