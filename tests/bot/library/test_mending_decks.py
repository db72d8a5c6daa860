"""A deck that cannot be played is answered with what can be done about it."""

import pytest

from bot.decks.likeness import most_alike
from bot.decks.standing import barred, nearest, reachable, standing, without
from bot.games import GAMES
from bot.library.library import Library
from bot.sandbox.server import Sandbox
from cards.games.yugioh.lists import as_ydke
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.test_deck_commands import answer
from tests.bot.library.test_deck_editor import MENU, choose, kept, press
from tests.library.invented import LANTERN, MOSSBACK

GAME = GAMES["yugioh"]
READY = {deck.key: deck for deck in GAME.ready_decks}
MIXED = deck_list((1, 2, 2, 3, MOSSBACK, MOSSBACK, LANTERN))


async def test_an_import_counts_what_cannot_be_played_and_offers_ways_out(
    library_shop: Sandbox,
) -> None:
    yugi = library_shop.people["Yugi"]

    told = await answer(yugi, "deck import", link=as_ydke(MIXED), name="Mixed")

    assert "**7 cards**: 4 by the rules · 3 not playable here" in told.text
    assert "**Short game**: legal without the unplayable cards" in told.text
    assert str(MOSSBACK) not in told.text
    assert list(told.buttons)[:3] == [
        "Remove unplayable cards",
        "Show all problems",
        "Play a similar ready deck",
    ]
    problems = await press(yugi, told, "Show all problems")
    assert "[en] Mossback Turtle is no animal" in problems.text
    assert "Meadow" in (await press(yugi, told, "Play a similar ready deck")).text
    mended = await press(yugi, told, "Remove unplayable cards")
    assert "Saved. 3 cards that cannot be played were removed." in mended.text
    assert await kept(yugi, "Mixed") == as_ydke(deck_list((1, 2, 2, 3)))


async def test_a_deck_that_can_be_played_is_offered_no_mending(shop: Sandbox) -> None:
    told = await answer(
        shop.people["Yugi"], "deck import", link=as_ydke(deck_list((1, 2, 3))), name="Three"
    )

    assert "**3 cards**: 3 by the rules" in told.text
    assert next(iter(told.buttons)) == "View"


async def test_a_deck_of_nothing_that_can_be_played_stays(library_shop: Sandbox) -> None:
    kaiba = library_shop.people["Kaiba"]
    told = await answer(kaiba, "deck import", link=as_ydke(deck_list((MOSSBACK,))), name="亀")

    shown = await press(kaiba, told, "使えないカードを抜く")

    assert "ここで使えるカードが1枚もない" in shown.text
    assert await kept(kaiba, "亀") == as_ydke(deck_list((MOSSBACK,)))


async def test_the_editor_marks_problems_and_takes_all_of_them_out(
    library_shop: Sandbox,
) -> None:
    yugi = library_shop.people["Yugi"]
    await answer(yugi, "deck import", link=as_ydke(MIXED), name="Mixed")

    shown = await answer(yugi, "deck edit", deck="Mixed")
    assert "⚠ 2 × Mossback Turtle" in shown.text
    assert "⚠ 1 × Ant" not in shown.text
    card = await choose(yugi, shown, MENU, f"main.{MOSSBACK}")
    assert "⚠ [en] Mossback Turtle is no animal" in card.text
    assert "Remove unplayable cards" not in card.buttons
    shown = await press(yugi, card, "All cards")
    shown = await press(yugi, shown, "Remove unplayable cards")
    assert "⚠" not in shown.text
    assert "Remove unplayable cards" not in shown.buttons


def test_a_format_is_in_reach_while_few_cards_have_to_go() -> None:
    master = next(iter(READY.values())).deck
    speed = next(deck for deck in GAME.ready_decks if deck.format == "speed").deck

    assert "speed" not in reachable(GAME, master)
    assert "master" in reachable(GAME, master)
    assert {"master", "speed"} <= {*reachable(GAME, speed)}
    assert nearest(GAME, speed) == "speed"


def test_cards_are_barred_for_what_they_are_and_not_for_others() -> None:
    code = next(iter(READY.values())).deck["main"][0]
    deck = deck_list((code,) * 9 + (1,))

    assert barred(GAME, deck) == (1,)
    assert without(deck, (1,)) == deck_list((code,) * 9)
    stands = standing(GAME, deck, (1,))
    assert (stands.by_rules, stands.barred, stands.asked) == (9, 1, 0)


@pytest.mark.parametrize("key", READY)
async def test_half_a_ready_deck_is_most_like_that_one(key: str) -> None:
    ready = READY[key]
    half = deck_list(ready.deck["main"][::2], ready.deck["extra"][:1])
    library = Library()

    found = await most_alike(library, GAME, half, ready.format)
    await library.close()

    assert found is not None
    assert found.key == key
