"""Cards of the games and of the library are found together, whatever is imported meanwhile."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.cards.layouts.card import card_words
from bot.cards.layouts.found import found_cards
from bot.finding.catalogue import joined
from bot.finding.lookup import KnownCard, Lookup
from bot.finding.names import CardIndex
from bot.library.card_filter import Filter
from bot.library.library import Library
from bot.library.records import NamedCard
from bot.shared.database import UnreadableError
from engine.core.game import Game
from tests.bot.library.zoo import UNICORN, ZOO, Zoo
from tests.library.invented import (
    LANTERN,
    MOSSBACK,
    MOSSBACK_ART,
    RAINMAKER,
    UPCOMING,
    shelve_invented,
)
from tests.waiting import until


class Reserve(Zoo):
    """The zoo, where the second artwork of an imported card can be played too."""

    key = "reserve"

    def names(self, language: str) -> dict[int, str]:
        return {MOSSBACK_ART: {"ja": "苔の亀"}.get(language, "Mossback Turtle")}


RESERVE = Reserve()
GAMES: dict[str, Game] = {ZOO.key: ZOO, RESERVE.key: RESERVE}


@asynccontextmanager
async def shelf(library: Library) -> AsyncIterator[Library]:
    try:
        yield library
    finally:
        await library.close()


async def known(lookup: Lookup, code: int) -> KnownCard:
    card = await lookup.card(code)
    assert card is not None
    return card


@pytest.fixture
async def lookup(tmp_path: Path) -> AsyncIterator[Lookup]:
    library = Library(shelve_invented(tmp_path / "library.sqlite"))
    yield Lookup(GAMES, library)
    await library.close()


async def loaded(lookup: Lookup) -> CardIndex:
    """All cards, however long the library takes."""
    while not lookup.catalogue.revision:
        await lookup.renewed()
    return lookup.catalogue.index


class Mosses(Zoo):
    """The zoo with one more card that can be played."""

    key = "mosses"

    def names(self, language: str) -> dict[int, str]:
        return {1: "Moss Garden"}


@pytest.mark.parametrize(("known", "first"), [(500, 2), (10, 1)])
def test_a_card_that_can_be_played_comes_first_unless_others_are_far_better_known(
    known: int, first: int
) -> None:
    imported: dict[str, tuple[NamedCard, ...]] = {"en": (NamedCard(2, "Moss Golem", ""),)}
    cards = joined({"mosses": Mosses()}, (), "1", imported, {}, {}, (), {}, {2: known})
    found = cards.index.find("moss", "en")
    assert [card.code for card in found] == [first, 3 - first]


async def test_a_library_that_could_not_be_read_once_is_read_again(
    lookup: Lookup, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = lookup.library.names

    async def fail(language: str) -> tuple[NamedCard, ...]:
        raise UnreadableError("disk I/O error")

    monkeypatch.setattr("bot.finding.lookup.AGAIN", 0.05)
    monkeypatch.setattr(lookup.library, "names", fail)
    await lookup.renewed()
    assert lookup.catalogue.revision == ""

    monkeypatch.setattr(lookup.library, "names", names)
    await until(lambda: lookup.catalogue.revision)


async def test_cards_of_games_and_of_the_library_are_found_by_any_name(lookup: Lookup) -> None:
    index = await loaded(lookup)
    for typed, code in (
        ("unicorn", UNICORN),
        ("lantern of nowhere", LANTERN),
        ("求雨", RAINMAKER),
        ("unprinted", UPCOMING),
        ("こけこうのかめ", MOSSBACK),
        ("mosbsack turtel", MOSSBACK),
    ):
        assert index.find(typed, "en")[0].code == code, typed


async def test_a_game_names_its_card_and_the_librarys_name_finds_it_too(lookup: Lookup) -> None:
    index = await loaded(lookup)
    assert [each.label for each in index.find("苔の亀", "ja")] == ["苔の亀"]
    assert [each.name for each in index.find("mossback turtle", "en")][:1] == [
        "Mossback Turtle"
    ]

    card = await known(lookup, MOSSBACK_ART)
    assert card.code == MOSSBACK
    assert card.playable is not None
    assert (card.playable.game, card.playable.code) == ("reserve", MOSSBACK_ART)
    assert card.names(GAMES)["ja"] == "苔の亀"
    assert card.codes == (MOSSBACK, MOSSBACK_ART)


async def test_cards_that_can_be_played_come_first_and_limits_are_told(lookup: Lookup) -> None:
    await loaded(lookup)
    asked = Filter({"kind": "monster"}, text="invented")
    count, listed = await lookup.find(asked, "en", 0, 10)

    assert count == len(listed) == 3
    assert [card.code for card in listed if card.is_playable] == [MOSSBACK] == [listed[0].code]
    assert listed[0].limits == {"OCG": 1}
    assert [card.name for card in listed[1:]] == sorted(card.name for card in listed[1:])
    assert not any(card.limits for card in listed[1:])
    _, second = await lookup.find(asked, "en", 1, 1)
    assert second == listed[1:2]
    shown = found_cards("en", "x", (1, 1), count, listed, ())
    said = [each.content for each in shown.walk_children() if isinstance(each, TextDisplay)]
    assert "-# Playable here · OCG: Limited (1)" in "\n".join(said)


async def test_a_card_that_only_a_game_has_is_known_by_its_code_there(lookup: Lookup) -> None:
    await loaded(lookup)
    card = await known(lookup, UNICORN)
    assert card.imported is None
    assert card_words("en", card, GAMES).text == "It lives.\n\nIt eats."
    assert await lookup.card(12345678) is None


async def test_without_an_import_the_cards_of_the_games_are_there(tmp_path: Path) -> None:
    async with shelf(Library(tmp_path / "none.sqlite")) as library:
        lookup = Lookup(GAMES, library)
        catalogue = await lookup.renewed()
        assert catalogue.index.exact("FOX") == 6
        assert catalogue is lookup.catalogue
        assert (await known(lookup, 6)).limits == ()


async def test_a_new_library_is_noticed_while_the_old_one_serves(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    async with shelf(Library(path)) as library:
        lookup = Lookup(GAMES, library)
        assert (await lookup.renewed()).index.exact("Rainmaker’s Errand") is None

        shelve_invented(path)
        assert lookup.catalogue.index.exact("Rainmaker’s Errand") is None
        assert (await lookup.renewed()).index.exact("Rainmaker’s Errand") == RAINMAKER


async def test_the_loop_goes_on_while_cards_are_made_ready(
    lookup: Lookup, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, released = threading.Event(), threading.Event()

    class Slow(CardIndex):
        def __init__(self, *names: Any) -> None:
            begun.set()
            assert released.wait(20)
            super().__init__(*names)

    monkeypatch.setattr("bot.finding.catalogue.CardIndex", Slow)
    monkeypatch.setattr("bot.finding.lookup._PATIENCE", 20)
    making = asyncio.create_task(lookup.renewed())
    while not begun.is_set():
        await asyncio.sleep(0)
    released.set()
    assert (await making).index.exact("Rainmaker’s Errand") == RAINMAKER


async def test_a_duel_waits_for_the_cards_of_a_library_however_long_that_takes(
    lookup: Lookup, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, released = threading.Event(), threading.Event()

    def slow(*_: object) -> None:
        begun.set()
        assert released.wait(20)

    monkeypatch.setattr("bot.finding.lookup.bring", slow)
    monkeypatch.setattr("bot.finding.lookup._PATIENCE", 0)
    handed = asyncio.create_task(lookup.handed())
    while not begun.is_set():
        await asyncio.sleep(0)
    await lookup.renewed()
    assert not handed.done()
    released.set()
    await handed
    await lookup.handed()


async def test_a_duel_waits_for_no_library_where_nothing_was_imported(
    tmp_path: Path,
) -> None:
    made = Lookup({}, Library(tmp_path / "none.sqlite"))
    await asyncio.wait_for(made.handed(), 5)
    made.stop()


async def test_a_duel_waits_for_no_library_that_cannot_be_read(
    lookup: Lookup, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Library) -> None:
        raise UnreadableError("gone")

    monkeypatch.setattr("bot.finding.lookup.made", fails)
    await lookup.handed()


async def test_a_broken_library_is_tried_once_and_serves_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "library.sqlite"
    path.write_bytes(b"no library" * 100)
    async with shelf(Library(path)) as library:
        lookup = Lookup(GAMES, library)
        assert (await lookup.renewed()).index.exact("fox") == 6
        assert (await lookup.renewed()).index.exact("fox") == 6
        assert len(caplog.records) == 1
