"""All cards of an imported library, each with its kind, its era and its state.

Where a folder is named, the cards of its files are imported first, into a file that is thrown
away.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.library.build import build
from bot.library.connection import whats_wrong
from bot.library.sources.recognising import sources_at
from bot.library.watching import Watcher
from cards.games.yugioh.pools import PLAYED
from cards.sources.addressing import address
from cards.yugioh import BOOK
from engine.yugioh.pool.state import State

SOURCES = ("cards", "strings", "rulings")
"""The folders of sources that say what is printed on cards, and what was answered of them."""
NOT_YET = "not yet"
"""The state of a card that cannot be put into a duel."""
BY_THE_RULES = frozenset(each.value for each in State if each.is_trusted)
"""The states of cards that are played by the rules without asking."""
DUELED = frozenset({State.OURS.value, *(each.value for each in PLAYED)})
"""The states of cards that can be put into a duel at all."""
ERAS: Mapping[str, int] = {
    "to 2008": 7_935,
    "to 2011": 9_827,
    "to 2014": 11_425,
    "to 2017": 13_311,
    "to 2020": 15_574,
    "to 2023": 19_277,
}
"""The eras by the highest official number of a card; numbers grow with the years, nearly."""
LATEST = "from 2024"
_CARDS = (
    "SELECT cards.code AS code, official_id, kind, property, abilities, state, name FROM cards "
    "JOIN texts USING (code) LEFT JOIN made USING (code) "
    "WHERE chosen AND language = 'en' AND abilities NOT LIKE '%\"Token\"%' ORDER BY cards.code"
)

_ARTWORKS = "SELECT code, card FROM codes"
_OURS = frozenset(card.name for card in BOOK.values())


@dataclass(frozen=True, slots=True)
class Shelved:
    """A card of the library: its kind ("Monster: Fusion Pendulum"), its era, its state."""

    code: int
    name: str
    kind: str
    era: str
    state: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """Every card by its passcode, and the card that each passcode is an artwork of."""

    cards: Mapping[int, Shelved]
    artworks: Mapping[int, int]

    def card(self, code: int) -> Shelved | None:
        """The card of that passcode; None where nothing is known of it."""
        return self.cards.get(self.artworks.get(code, code))


class _Quiet:
    """Tells nobody how an import goes on."""

    def begins(self, name: str) -> None:
        """Say nothing."""

    def goes_on(self, done: int, total: int) -> None:
        """Say nothing."""

    def ends(self, counts: Mapping[str, int]) -> None:
        """Say nothing."""

    def trusts_less(self, names: Sequence[str]) -> None:
        """Nothing is told of them."""

    def passes(self, count: int, first: Sequence[str]) -> None:
        """Say nothing."""


def shelf(data: Path) -> Shelf:
    """The cards of a library, or of the files in a folder; ValueError where it is neither."""
    with _library(data) as path:
        if wrong := whats_wrong(path):
            raise ValueError(f"{data} cannot be read: {wrong}")
        with closing(sqlite3.connect(address(path), uri=True)) as opened:
            opened.row_factory = sqlite3.Row
            cards = {row["code"]: _shelved(row) for row in opened.execute(_CARDS)}
            artworks = {row["code"]: row["card"] for row in opened.execute(_ARTWORKS)}
    return Shelf(cards, artworks)


@contextmanager
def _library(data: Path) -> Iterator[Path]:
    if not data.is_dir():
        yield data
        return
    places = [data / name for name in SOURCES if (data / name).is_dir()] or [data]
    watcher: Watcher = _Quiet()
    with TemporaryDirectory(prefix="duelkeeper-") as folder, ExitStack() as leaving:
        given, _ = sources_at(places, leaving)
        path = Path(folder) / "library.sqlite"
        build(path, given, watcher)
        yield path


def _shelved(row: sqlite3.Row) -> Shelved:
    ours = row["code"] in BOOK or row["name"] in _OURS
    state = State.OURS.value if ours else row["state"] or NOT_YET
    return Shelved(row["code"], row["name"], _kind(row), era(row["official_id"]), state)


def _kind(row: sqlite3.Row) -> str:
    kind = str(row["kind"]).title()
    if kind != "Monster":
        return f"{kind}: {row['property']}"
    frames = ("Ritual", "Fusion", "Synchro", "Xyz", "Link", "Normal")
    frame = next((each for each in frames if f'"{each}"' in row["abilities"]), "Effect")
    pendulum = " Pendulum" if '"Pendulum"' in row["abilities"] else ""
    return f"{kind}: {frame}{pendulum}"


def era(official: int | None) -> str:
    """The era in which the card of that official number was first printed."""
    if official is None:
        return LATEST
    return next((name for name, most in ERAS.items() if official <= most), LATEST)
