"""Darkstorm Dragon, a Gemini: a Normal Monster until it is Normal Summoned again."""

from collections.abc import Sequence

import pytest

from engine.yugioh.language import Summon
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, defending, face_down, face_up, side

CARD, COST, MORE = "Darkstorm Dragon", "Banner of Courage", "Mystical Space Typhoon"


def again(*, kaiba: str = "", position: str = "attack", hand: Sequence[str] = ()) -> Table:
    """A table at which it lies face-up, beside what can be paid."""
    lying = attacking(CARD) if position == "attack" else defending(CARD)
    held = [face_down(kaiba)] if kaiba else []
    return Table(
        yugi=side(field=[lying, face_up(COST)], hand=hand),
        kaiba=side(field=[face_down("Fake Trap"), *held]),
    )


def test_faq_9911_before_its_second_summon_it_has_no_effect() -> None:
    table = again()

    assert not table.yugi.may("activate", CARD)
    assert table.yugi.may("Normal Summon", CARD)


def test_faq_9911_summoned_again_it_sends_a_card_and_destroys_spells_and_traps() -> None:
    table = again()
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.spells == table.kaiba.spells == []
    assert not table.yugi.may("activate", CARD)


def test_faq_9911_the_cost_takes_no_card_that_lies_face_down() -> None:
    table = Table(yugi=side(field=[attacking(CARD), face_down(MORE)]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_faq_9911_in_defense_position_it_is_summoned_as_it_lies() -> None:
    table = again(position="defense")
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-up Defense"
    assert table.yugi.may("activate", CARD)
    assert table.happened(Summoned)[-1].way is Summon.NORMAL


@pytest.mark.rule("MR-SUM-02")
def test_its_second_summon_is_the_normal_summon_of_the_turn() -> None:
    table = again(hand=["Uraby"])
    table.yugi.summons(CARD)
    table.everyone_passes()
    assert not table.yugi.may("Normal Summon", "Uraby")

    table = again(hand=["Uraby"])
    table.yugi.summons("Uraby")
    table.everyone_passes()
    assert not table.yugi.may("Normal Summon", CARD)


def test_it_needs_no_tributes_and_is_summoned_again_once() -> None:
    table = again(hand=["Double Summon"])
    table.yugi.activates("Double Summon")
    table.everyone_passes()
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert not table.yugi.may("Normal Summon", CARD)


def test_it_can_be_summoned_again_in_the_turn_of_its_own_normal_summon_by_another_one() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Double Summon"], field=["Summoned Skull", "Uraby"]),
    )
    table.yugi.activates("Double Summon")
    table.everyone_passes()
    table.yugi.summons(CARD, tributing=["Summoned Skull", "Uraby"])
    table.everyone_passes()

    assert table.yugi.may("Normal Summon", CARD)


def test_negated_its_second_summon_takes_it_to_the_graveyard() -> None:
    table = again(kaiba="Solemn Judgment")
    table.yugi.summons(CARD)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.life == 4000


def test_face_down_and_face_up_again_it_is_a_normal_monster_anew() -> None:
    table = again(hand=["Book of Moon"])
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    for player in (table.yugi, table.kaiba):
        player.ends_turn()
        table.everyone_passes()
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)
    assert table.yugi.may("Normal Summon", CARD)


def test_qa_11871_negated_it_can_not_be_summoned_again() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]), kaiba=side(field=[face_up("Skill Drain")])
    )

    assert not table.yugi.may("Normal Summon", CARD)


@pytest.mark.rule("MR-CARD-14")
def test_summoned_again_it_is_no_target_for_what_asks_for_a_normal_monster() -> None:
    rider = "Rider of the Storm Winds"
    table = again(hand=[rider])
    assert table.yugi.may("activate", rider)
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert not table.yugi.may("activate", rider)
