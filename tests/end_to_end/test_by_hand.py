"""A duel with imported cards that are played by hand, from the deck to the last press.

Of one such effect the opponent thinks better with a card that is played by the rules, one is
agreed to and carried out after the bot was killed in the midst, one is refused and gone back
to before, one refused and left without effect.
"""

import sqlite3
from pathlib import Path

import pytest

from bot.sandbox.people import Person
from cards.games.yugioh.lists import as_ydke
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import Origin, Said, SaidCard, SaidText
from engine.yugioh.formats.decks import deck_list
from engine.yugioh.language import (
    SUBJECT,
    Activate,
    AndIfYouDo,
    ByHand,
    Cards,
    CardText,
    Destroy,
    Icon,
    IsActivated,
    Kind,
    NegateActivation,
    spell,
    trap,
)
from engine.yugioh.language.keeping import kept_text, vocabulary
from tests.end_to_end.duelist import Duelist
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_judging import fill, press
from tests.library.invented import shelve_invented

pytestmark = pytest.mark.end_to_end

MANY = 14
"""So many cards of each kind are three times in a deck of 40."""
PRINTED = "Destroy up to 1 card, in an invented way that nobody has read."
ERRANDS = tuple(
    spell(f"Errand No. {n:02}", 90_600_000 + n, Activate(do=ByHand((0,))))
    for n in range(1, MANY + 1)
)
DAMPERS = tuple(
    trap(
        f"Damper No. {n:02}",
        90_700_000 + n,
        Activate(
            when=IsActivated(Cards(Kind.SPELL)),
            do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        ),
        icon=Icon.COUNTER,
    )
    for n in range(1, MANY + 1)
)


def said(card: CardText) -> tuple[Said, ...]:
    """What a source says of the card."""
    kind = CardKind.SPELL if card.kind is Kind.SPELL else CardKind.TRAP
    icon = "Normal" if card.kind is Kind.SPELL else "Counter"
    return (
        SaidCard(card.passcode, facts_of(kind, property=icon)),
        SaidText(card.passcode, "en", card.name, PRINTED, Origin.OFFICIAL),
    )


def shelve_by_hand(path: Path) -> None:
    """Write a library in which these cards are, with their rules."""
    path.parent.mkdir()
    cards = (*ERRANDS, *DAMPERS)
    shelve_invented(path, *(each for card in cards for each in said(card)))
    with sqlite3.connect(path) as shelf:
        shelf.executemany(
            "INSERT OR REPLACE INTO made (code, kept, version, state, hidden, key) "
            "VALUES (?, ?, ?, 'witnessed', 0, '')",
            [(card.passcode, kept_text(card), vocabulary()) for card in cards],
        )


def link_of(cards: tuple[CardText, ...]) -> str:
    """A deck of 40 of these cards, as a link."""
    return as_ydke(deck_list(tuple(card.passcode for card in cards for _ in range(3))[:40]))


async def disputed(yugi: Duelist, kaiba: Duelist) -> None:
    """Yugi does nothing of an errand since Kaiba does not agree to it."""
    await yugi.does("Activate Errand")
    await kaiba.does("Agree", "Pass")
    await yugi.does("Destroy cards", "Set card", "Propose this")
    await kaiba.does("No: wrong cards")
    await yugi.is_shown("does not agree")
    await yugi.does("Do nothing")


async def duel_by_hand(shop: Shop, errands: Person, dampers: Person) -> tuple[Duelist, Duelist]:
    """The first has errands, and it is their turn; the second has three dampers Set."""
    shelve_by_hand(shop.database.parent / "data" / "library.sqlite")
    await shop.open()
    for person, cards in ((errands, ERRANDS), (dampers, DAMPERS)):
        await person.call("deck import", options={"link": link_of(cards), "name": "By hand"})
    first, second = await shop.seat(errands, dampers, ("By hand", "By hand"), "master")
    await first.does("Scissors")
    await second.does("Rock", "Go first", "Set ", "Set ", "Set ", "End the turn")
    return first, second


async def test_a_judge_rules_on_a_plan_though_the_bot_is_killed(closed_shop: Shop) -> None:
    shop, judge = closed_shop, closed_shop.yugi
    kaiba, joey = await duel_by_hand(shop, shop.kaiba, shop.joey)
    await kaiba.does("Activate Errand")
    await joey.does("Agree", "Pass")
    await kaiba.does("Destroy cards", "Set card", "Propose this")
    await joey.is_shown("Do you agree?")
    opened = (await judge.call("duel-admin desk", "lounge", {"duel": "1"})).message
    assert opened is not None
    chosen = await press(judge, opened, "Rule on the card")
    assert PRINTED in chosen.text
    await shop.crash_and_restart()
    await fill(judge, chosen, "Agree", reason="It is printed so")
    await shop.crash_and_restart()

    ruled = "A moderator answers instead of Joey (reason: It is printed so)."
    panel = await kaiba.is_shown(ruled, "What do you do?")
    assert "is destroyed" in panel.text
    told = await press(shop.joey, await joey.is_shown(ruled), "More …")
    told = await press(shop.joey, told, "What the moderator did")
    assert "ruled on a card played by hand. It is printed so" in told.text


async def test_effects_by_hand_are_negated_carried_out_and_refused(closed_shop: Shop) -> None:
    shop = closed_shop
    yugi, kaiba = await duel_by_hand(shop, shop.yugi, shop.kaiba)

    await yugi.does("Activate Errand")
    judged = await kaiba.is_shown("wants to activate Errand", PRINTED)
    assert "Call a moderator …" in judged.buttons
    await kaiba.does("Agree", "Activate Damper")
    await yugi.is_shown("What do you do?")
    assert "negated" in yugi.panel.text

    await yugi.does("Activate Errand")
    await kaiba.does("Agree", "Pass")
    await yugi.is_shown("put together what its text says", PRINTED)
    await yugi.does("Destroy cards", "Set card", "Propose this")
    await kaiba.is_shown("Do you agree?")
    await shop.crash_and_restart()
    await kaiba.is_shown("proposes what Errand", "Do you agree?", PRINTED)
    await kaiba.does("Agree")
    await yugi.is_shown("What do you do?")
    assert "is destroyed" in yugi.panel.text

    await disputed(yugi, kaiba)
    await yugi.does("Go back to before")
    await kaiba.is_shown("Go back to before its activation")
    await shop.crash_and_restart()
    await kaiba.does("Go back to before")
    await yugi.is_shown("Both agree: everything is as it was before", "What do you do?")
    assert "Your hand · 4" in yugi.panel.text
    await shop.crash_and_restart()
    await disputed(yugi, kaiba)
    await yugi.does("No effect")
    await yugi.is_shown("What do you do?")
    assert "Nothing is done by hand" in yugi.panel.text
