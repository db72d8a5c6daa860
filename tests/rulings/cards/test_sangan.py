"""Sangan: if sent from the field to the Graveyard, it adds a monster with 1500 or less ATK."""

import pytest

from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

DECK = ["Raigeki", "Kuriboh", "Summoned Skull", "Mystical Elf"]


def destroyed(*deck: str) -> Table:
    """A table on which kaiba's Sangan has just been destroyed by yugi's Raigeki."""
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Summoned Skull"]),
        kaiba=side(field=["Sangan"], deck=deck),
    )
    table.yugi.activates("Raigeki")
    table.chain_resolves()
    return table


def test_it_adds_a_monster_with_1500_or_less_atk_shown_to_the_opponent() -> None:
    table = destroyed(*DECK)
    table.kaiba.chooses("Mystical Elf")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Mystical Elf", "Kuriboh"]]
    assert table.kaiba.hand == ["Mystical Elf"]
    assert any(isinstance(event, Revealed) for event in table.told(table.yugi))
    assert len(table.happened(Shuffled)) == 1


def test_it_must_activate_even_if_there_is_nothing_to_add() -> None:
    table = destroyed("Raigeki", "Summoned Skull")
    table.everyone_passes()

    assert table.chains()[-1] == ["Sangan"]
    assert table.kaiba.hand == []


def test_it_activates_when_tributed_but_not_when_discarded() -> None:
    table = Table(
        yugi=side(
            field=["Sangan", "Raigeki Break"], hand=["Summoned Skull", "Sangan"], deck=DECK
        ),
        kaiba=side(field=["Waboku"]),
    )
    table.yugi.activates("Raigeki Break", cost="Sangan", targeting="Waboku")
    table.everyone_passes()
    assert table.chains() == [["Raigeki Break"]]

    table.yugi.summons("Summoned Skull")
    table.yugi.chooses("Kuriboh")
    assert table.chains()[-1] == ["Sangan"]


def test_it_activates_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Sangan"], deck=["Kuriboh"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]


def test_the_card_it_added_cannot_be_activated_this_turn_but_can_in_the_next() -> None:
    table = destroyed("Kuriboh", "Raigeki")
    table.yugi.attacks_with("Summoned Skull")
    assert not table.kaiba.may("activate", "Kuriboh", at="during damage calculation")
    table.everyone_passes()
    assert table.kaiba.life == 5500

    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Summoned Skull")
    assert table.kaiba.may("activate", "Kuriboh", at="during damage calculation")
    table.everyone_passes()


def test_the_card_it_added_may_still_be_summoned_and_what_is_not_activated_holds() -> None:
    table = Table(
        yugi=side(
            field=["Sangan", "Raigeki Break"],
            hand=["Uraby"],
            deck=["Marauding Captain", "Summoned Skull"],
        ),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.activates("Raigeki Break", targeting="Sangan")
    table.everyone_passes()
    table.yugi.summons("Marauding Captain")
    table.everyone_passes()

    assert table.yugi.monsters == ["Marauding Captain"]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


@pytest.mark.rule("MR-GLOS-35")
def test_it_is_activated_once_a_turn() -> None:
    table = destroyed("Sangan", "Kuriboh", "Silver Fang")
    table.kaiba.chooses("Sangan")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"], ["Sangan"]]
