"""D.D. Warrior: whatever it fights is banished together with it, and must be."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import THIS, AtDamageStep, Draw, Timing, When
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD = "D.D. Warrior"


@pytest.mark.parametrize(
    "foe", [attacking("Summoned Skull"), attacking("Silver Fang"), defending("Labyrinth Wall")]
)
def test_both_are_banished_after_the_calculation_whoever_wins(foe: Lying) -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[foe]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [CARD]
    assert table.kaiba.banished == [foe.name]
    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([], [])
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


@pytest.mark.parametrize(("mine", "hand"), [("Summoned Skull", 1), (CARD, 0), ("Uraby", 1)])
def test_qa_7991_what_it_has_banished_answers_the_end_of_the_battle_no_more(
    mine: str, hand: int, lay_beside: Callable[..., None]
) -> None:
    """Chainsaw Insect: what a battle has destroyed still does (FAQ 6599)."""
    ends = AtDamageStep((Timing.END,), fighter=THIS)
    saw = replace(
        by_name("Battle Ox"), name="Saw", passcode=9001, effects=(When(ends, do=Draw(1)),)
    )
    lay_beside(saw)
    table = Table(yugi=side(field=["Saw"], deck=["Kuriboh"]), kaiba=side(field=[mine]))
    table.yugi.attacks_with("Saw")
    table.everyone_passes()

    assert len(table.yugi.hand) == hand


def test_attacked_it_does_so_too() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[face_down(CARD)]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.banished == ["Summoned Skull"]
    assert table.kaiba.banished == [CARD]


def test_a_direct_attack_banishes_nothing() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 6800
    assert table.chains() == []


def test_what_would_answer_its_destruction_never_comes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(field=[attacking("Sangan")], deck=["Kuriboh"])
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.hand == []


def test_a_flip_effect_it_uncovers_chains_to_it() -> None:
    table = Table(
        yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=[face_down("Man-Eater Bug")])
    )
    table.yugi.attacks_with(CARD)
    table.kaiba.chooses("Uraby")
    table.everyone_passes()

    assert table.chains() == [[CARD, "Man-Eater Bug"]]
    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.banished == [CARD]
    assert table.kaiba.banished == ["Man-Eater Bug"]


def test_a_token_it_fights_vanishes_and_it_is_banished() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Sheep Token")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [CARD]
    assert table.kaiba.monsters == []
    assert table.kaiba.banished == []
