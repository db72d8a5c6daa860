"""Breaker the Magical Warrior: a Spell Counter for 300 ATK, or for a Spell or Trap."""

import pytest

from engine.yugioh.state.events.standing import CountersRemoved
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side

CARD = "Breaker the Magical Warrior"


def test_summoned_it_must_take_a_counter_and_may_spend_it() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Waboku", face_up("Mountain")]))
    table.yugi.summons(CARD)
    table.everyone_passes()
    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert table.yugi.sees(CARD).attack == 1900
    table.yugi.activates(CARD, targeting="Mountain")
    assert table.yugi.sees(CARD).attack == 1600
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize("way", ["flipped", "special"])
def test_come_in_another_way_it_has_no_counter(way: str) -> None:
    if way == "flipped":
        table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=["Waboku"]))
        table.yugi.flip_summons(CARD)
    else:
        table = Table(
            yugi=side(hand=["Monster Reborn"], graveyard=[CARD]), kaiba=side(field=["Waboku"])
        )
        table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 1600
    assert not table.yugi.may("activate", CARD)


def test_turned_face_down_it_loses_the_counter() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Book of Moon"]),
        kaiba=side(field=["Waboku"]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates("Book of Moon")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 1600
    assert not table.yugi.may("activate", CARD)


def test_the_counter_is_a_cost_and_is_gone_even_if_the_target_escapes() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[face_down("Mystical Space Typhoon"), "Waboku"]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Waboku")
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 1600
    assert table.kaiba.spells == ["Mystical Space Typhoon"]
    assert table.kaiba.graveyard == ["Waboku"]


def test_effect_veiler_takes_the_counter_from_a_summon() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(hand=["Effect Veiler"], field=["Waboku"]))
    table.yugi.summons(CARD)
    table.kaiba.activates("Effect Veiler", targeting=CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD, "Effect Veiler"]]
    assert table.yugi.sees(CARD).attack == 1600
    assert not table.yugi.may("activate", CARD)


def test_effect_veiler_answers_the_spent_counter_and_the_card_stays() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(hand=["Effect Veiler"], field=["Waboku"]))
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Waboku")
    table.kaiba.activates("Effect Veiler", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert table.yugi.sees(CARD).attack == 1600


def test_once_its_effects_are_negated_it_cannot_hold_the_counter_any_more() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(hand=["Effect Veiler"], field=["Waboku"]))
    table.yugi.summons(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 1900
    table.yugi.ends_turn()
    table.kaiba.activates("Effect Veiler", targeting=CARD)
    table.chain_resolves()
    assert [event.count for event in table.happened(CountersRemoved)] == [1]
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.sees(CARD).attack == 1600
    assert not table.yugi.may("activate", CARD)


def test_skill_drain_takes_the_counter_before_it_can_be_spent() -> None:
    table = Table(
        yugi=side(hand=[CARD]), kaiba=side(field=[face_down("Skill Drain"), "Waboku"])
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.enters_battle_phase()
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000 - 1600
    table.yugi.enters_main_phase_2()
    assert not table.yugi.may("activate", CARD)
