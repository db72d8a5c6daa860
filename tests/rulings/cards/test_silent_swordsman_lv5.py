"""Silent Swordsman LV5: unaffected by Spells of the opponent; grows after a direct attack."""

import pytest

from engine.yugioh.language import Attribute, Type, monster
from tests.table import Table, side
from tests.table.inventing import deal_in

CARD, NEXT = "Silent Swordsman LV5", "Silent Swordsman LV7"
GROWN = monster(
    NEXT, 37267041, attribute=Attribute.LIGHT, type=Type.WARRIOR, level=7, attack=2800
)


def test_spells_of_the_opponent_do_not_affect_it() -> None:
    """FAQ 6164: those of the player who is its opponent."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(hand=["Fissure"]), turn_player="kaiba")
    table.kaiba.activates("Fissure")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_spells_of_its_own_player_do() -> None:
    """FAQ 6164: one's own affect it as ever."""
    table = Table(yugi=side(field=[CARD], hand=["Rush Recklessly"]))
    table.yugi.activates("Rush Recklessly", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 3000


def test_after_a_direct_attack_it_makes_way_in_the_next_own_standby_phase(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FAQ 6164: a Trigger Effect that does not target; the card itself is its cost."""
    deal_in(monkeypatch, GROWN)
    table = Table(yugi=side(field=[CARD], hand=[NEXT]))
    table.yugi.attacks_with(CARD)
    table.turn_ends()
    table.kaiba.ends_turn()
    table.yugi.activates(CARD)
    assert table.yugi.graveyard == [CARD]
    table.everyone_passes()

    assert table.yugi.monsters == [NEXT]


def test_not_after_an_attack_on_a_monster(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, GROWN)
    table = Table(yugi=side(field=[CARD], hand=[NEXT]), kaiba=side(field=["Feral Imp"]))
    table.yugi.attacks_with(CARD, at="Feral Imp")
    table.turn_ends()
    table.turn_ends()

    assert table.chains() == []
