"""Decks with cards that their game cannot play, but that were imported."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.decks.known_cards import known_cards, names_of, sort_out
from bot.decks.spread import spread
from bot.library.library import Library
from bot.sandbox.server import Sandbox
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import as_omega, as_ydke
from engine.core.decks import BroughtDeck
from engine.core.game import Fault
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.conftest import opened
from tests.bot.library.test_deck_commands import answer
from tests.bot.library.zoo import Zoo
from tests.library.invented import (
    LANTERN,
    MOSSBACK,
    MOSSBACK_ART,
    RAINMAKER,
    UPCOMING,
    shelve_invented,
)


@pytest.fixture
async def library(tmp_path: Path) -> AsyncIterator[Library]:
    opened_library = await Library.open(shelve_invented(tmp_path / "library.db"))
    yield opened_library
    await opened_library.close()


@pytest.fixture
async def stocked(tmp_path: Path, library: Library) -> AsyncIterator[Sandbox]:
    """The shop with the invented cards in the bot's library."""
    async with opened(tmp_path, library) as sandbox:
        yield sandbox


class Turtles(Zoo):
    """The zoo with a turtle in it."""

    def names(self, language: str) -> Mapping[int, str]:
        return {MOSSBACK: "Turtle"}


STRANGE = deck_list((1, MOSSBACK, MOSSBACK, RAINMAKER), (), (LANTERN,))


async def test_a_deck_with_imported_cards_is_kept_but_not_played(stocked: Sandbox) -> None:
    yugi = stocked.people["Yugi"]

    kept = await answer(yugi, "deck import", link=as_ydke(STRANGE), name="Strange")

    assert "### Saved “Strange”" in kept.text
    shown = await answer(yugi, "deck show", deck="Strange")
    assert "1 × Ant\n2 × Mossback Turtle\n1 × Rainmaker’s Errand" in shown.text
    unknown = await answer(yugi, "deck import", link=as_ydke(deck_list((1, 77))), name="No")
    assert "- `77`" in unknown.text


async def test_imported_cards_are_seen_with_what_is_printed_on_them(stocked: Sandbox) -> None:
    joey = stocked.people["Joey"]
    await answer(joey, "deck import", link=as_ydke(STRANGE), name="怪")

    shown = await answer(joey, "deck view", deck="怪")

    assert "灰色的卡还不能在这里使用" in shown.text
    assert "苔甲龟 ×2 · 等级4 · 1700/?" in shown.text
    assert "求雨的差事 ×1 · 速攻" in shown.text
    hand = await answer(joey, "deck hand", deck="怪")
    assert "- 苔甲龟 ×2 · 等级4 · 1700/?" in hand.text


async def test_a_deck_is_compared_by_the_names_that_were_imported(stocked: Sandbox) -> None:
    kaiba = stocked.people["Kaiba"]
    await answer(kaiba, "deck import", link=as_ydke(STRANGE), name="A")
    await answer(kaiba, "deck import", link=as_ydke(deck_list((1,))), name="B")

    shown = await answer(kaiba, "deck compare", deck="A", other="B")

    assert "「A」のみ：\n- 苔甲の亀 ×2\n- 雨乞いの使い ×1" in shown.text
    lists = await answer(kaiba, "deck compare", deck="A", list="OCG", other_list="PRICES")
    assert "- 苔甲の亀 ×2: 制限 → 無制限" in lists.text
    assert "- 無処のランタン ×1: 無制限 → 無制限（40ポイント）" in lists.text


async def test_imported_cards_are_grouped_with_those_of_the_game(library: Library) -> None:
    codes = (MOSSBACK, RAINMAKER, LANTERN, UPCOMING)
    known = await known_cards(library, YUGIOH, codes, "en")

    shown = spread(deck_list(codes[:3], (UPCOMING,)), YUGIOH, known, "en")

    assert [group.title for group in shown.groups] == ["Monsters", "Spells", "Extra Deck"]
    assert [tile.stats for tile in shown.groups[0].tiles] == [
        "Level 4 · 1700/?",
        "Level 7 · 2400/0",
    ]
    assert shown.groups[2].tiles[0].stats == "Link-2 · 1000"
    assert shown.curve is not None
    assert shown.curve.steps == ((4, 1), (5, 0), (6, 0), (7, 1))


async def test_another_artwork_is_the_card_that_is_played(library: Library) -> None:
    brought = BroughtDeck(
        deck_list((MOSSBACK_ART, UPCOMING, 7), (), (MOSSBACK_ART,)), mixed=True
    )

    found = await sort_out(library, Turtles(), brought)

    assert found.deck == deck_list((MOSSBACK, 7), (UPCOMING,), (MOSSBACK,))
    assert found.unknown == (7,)


async def test_an_omega_code_of_imported_cards_is_parted(stocked: Sandbox) -> None:
    yugi = stocked.people["Yugi"]
    deck = deck_list((1, MOSSBACK), (UPCOMING,))

    await answer(yugi, "deck import", link=as_omega(deck), name="Link")

    assert (
        "Extra Deck (1)**\n1 × Unprinted Engine"
        in (await answer(yugi, "deck show", deck="Link")).text
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Mossback Turtle cannot be played here: remove it."),
        ("ja", "「苔甲の亀」はここでは使えません。デッキから抜いてください。"),
        ("zh", "“苔甲龟”还不能在这里使用，请从牌组中取出。"),
    ],
)
async def test_a_card_that_cannot_be_played_is_named(
    library: Library, language: str, sentence: str
) -> None:
    names = names_of(await known_cards(library, YUGIOH, (MOSSBACK, 7), language))
    fault = Fault(DeckFault.UNKNOWN_CARD, {"code": MOSSBACK, "name": names[MOSSBACK]})

    assert YUGIOH.fault(fault, language) == sentence
    assert 7 not in names
