"""News between rooms that are built one after the other: told by one, heard by others."""

from collections.abc import Callable
from typing import Generic, TypeVar

News = TypeVar("News")


class Notice(Generic[News]):
    """One kind of news. Whoever hears of it says so when it is built."""

    def __init__(self) -> None:
        self._hearers: list[Callable[[News], object]] = []

    def hear(self, hearer: Callable[[News], object]) -> None:
        """Call `hearer` with all that is told from now on, after those who came before."""
        self._hearers.append(hearer)

    def ignore(self, hearer: Callable[[News], object]) -> None:
        """Call `hearer` no more: who ends has to say so, or is kept as long as who tells."""
        if hearer in self._hearers:
            self._hearers.remove(hearer)

    def tell(self, news: News) -> None:
        """Call all who hear of it."""
        for hearer in [*self._hearers]:
            hearer(news)
