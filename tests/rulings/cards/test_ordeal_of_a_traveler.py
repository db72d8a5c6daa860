"""Ordeal of a Traveler: a card of the hand called wrong returns the attacker."""

import pytest

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

ORDEAL = "Ordeal of a Traveler"
WITH_EFFECT = 2


def attacked(
    card: Lying, *, hand: tuple[str, ...] = ("Kuriboh",), effect: int | None = None
) -> Table:
    """Kaiba attacks with an Uraby, and Yugi uses the Ordeal."""
    table = Table(
        yugi=side(field=[card], hand=hand),
        kaiba=side(field=["Uraby", "Gemini Elf"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby")
    table.yugi.activates(ORDEAL, effect=effect)
    return table


@pytest.mark.parametrize("called", ["Spell", "Trap"])
def test_called_wrong_the_attacker_returns_to_the_hand(called: str) -> None:
    table = attacked(face_up(ORDEAL))
    table.kaiba.chooses(called)
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.yugi.life == 8000
    assert table.yugi.hand == ["Kuriboh"]


def test_faq_5439_called_right_the_attack_goes_on_and_the_card_was_seen() -> None:
    table = attacked(face_up(ORDEAL))
    table.kaiba.chooses("Monster")
    table.everyone_passes()

    assert table.kaiba.hand == []
    assert table.yugi.life == 8000 - 1500
    assert len(table.happened(Revealed)) == 1


def test_faq_5439_it_can_be_used_as_the_card_is_activated_and_not_again() -> None:
    table = attacked(face_down(ORDEAL), effect=WITH_EFFECT)
    table.kaiba.chooses("Spell")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.yugi.spells == [ORDEAL]
    assert table.chains() == [[ORDEAL]]


def test_faq_5439_the_card_alone_can_be_activated_and_nothing_on_its_chain() -> None:
    table = attacked(face_down(ORDEAL), effect=0)
    table.chain_resolves()

    assert table.chains() == [[ORDEAL]]
    assert table.yugi.spells == [ORDEAL]


def test_faq_5439_it_can_be_activated_where_nothing_attacks() -> None:
    table = Table(yugi=side(field=[face_down(ORDEAL)]))
    table.yugi.activates(ORDEAL)
    table.everyone_passes()

    assert table.yugi.spells == [ORDEAL]


def test_faq_5439_with_no_card_in_the_hand_it_cannot_be_used() -> None:
    table = Table(
        yugi=side(field=[face_up(ORDEAL)]),
        kaiba=side(field=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, ORDEAL)
    assert table.yugi.life == 6500


def test_once_for_each_attack() -> None:
    table = attacked(face_up(ORDEAL))
    table.kaiba.chooses("Spell")
    table.everyone_passes()
    assert table.chains() == [[ORDEAL]]
    table.kaiba.attacks_with("Gemini Elf")
    table.yugi.activates(ORDEAL)
    table.kaiba.chooses("Trap")
    table.everyone_passes()

    assert sorted(table.kaiba.hand) == ["Gemini Elf", "Uraby"]


def test_an_attack_of_ones_own_is_not_answered() -> None:
    table = Table(yugi=side(field=["Uraby", face_up(ORDEAL)], hand=["Kuriboh"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, ORDEAL)
    assert table.kaiba.life == 6500


def test_nothing_of_the_hand_is_shown_before_the_call() -> None:
    table = attacked(face_up(ORDEAL), hand=("Kuriboh", "Mystical Elf"))
    table.yugi.passes()
    shown = table.happened(Revealed)
    table.kaiba.chooses("Monster")

    assert shown == []
