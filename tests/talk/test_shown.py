"""What of the players' cards everybody has seen: it may be read between two Duels."""

import pytest

from cards.games.yugioh import YUGIOH
from cards.yugioh import by_name
from engine.yugioh.state.events.moves import Shielded
from tests.table import Table, side
from tests.talk.reading import KAIBA, YUGI

OX = by_name("Battle Ox").passcode


@pytest.mark.rule("MR-INFO-05")
def test_what_was_summoned_was_seen_by_all_and_what_was_set_was_not() -> None:
    table = Table(yugi=side(hand=["Battle Ox", "Waboku"]), kaiba=side(hand=["Raigeki"]))
    table.yugi.summons("Battle Ox")
    table.yugi.sets("Waboku")

    shown = YUGIOH.shown(table.driver.match, table.told(None))

    assert shown == {YUGI: (OX,), KAIBA: ()}


@pytest.mark.rule("MR-INFO-05")
def test_a_face_down_card_that_an_event_names_was_not_seen_by_that() -> None:
    table = Table(yugi=side(hand=["Battle Ox", "Waboku"]), kaiba=side())
    table.yugi.sets("Waboku")
    cards = table.driver.duel.state.cards
    waboku = next(card.id for card in cards if card.text.name == "Waboku")
    spared = Shielded((waboku,), waboku)

    assert YUGIOH.shown(table.driver.match, (*table.told(None), spared)) == {
        YUGI: (),
        KAIBA: (),
    }
