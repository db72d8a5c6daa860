"""What effects do with counters, phases, battles, control and limits."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import (
    THIS,
    Attribute,
    ChangePosition,
    GainLife,
    Ignition,
    Limit,
    Position,
    Type,
    monster,
)
from engine.yugioh.state.events.battle import BattleStep, StepBegan
from tests.table import Table, face_down, face_up, laying, side


@pytest.mark.rule("MR-GLOS-27", "MR-GLOS-29")
def test_once_per_turn_is_once_for_each_copy_and_again_next_turn() -> None:
    table = Table(
        yugi=side(field=["Chiron the Mage"], hand=["Dark Hole", "Raigeki"]),
        kaiba=side(field=["Mirror Force", "Waboku"]),
    )
    table.yugi.activates("Chiron the Mage", cost="Dark Hole", targeting="Mirror Force")
    table.everyone_passes()

    assert not table.yugi.may("activate", "Chiron the Mage")
    assert table.kaiba.spells == ["Waboku"]


@pytest.mark.rule("MR-MISC-02", "MR-EFF-05")
def test_a_counter_counts_only_where_an_effect_speaks_of_it() -> None:
    table = Table(yugi=side(hand=["Breaker the Magical Warrior"]), kaiba=side(field=["Waboku"]))
    table.yugi.summons("Breaker the Magical Warrior")
    table.everyone_passes()
    assert table.yugi.sees("Breaker the Magical Warrior").attack == 1900

    table.yugi.activates("Breaker the Magical Warrior", targeting="Waboku")
    table.everyone_passes()
    assert table.yugi.sees("Breaker the Magical Warrior").attack == 1600
    assert table.kaiba.spells == []


@pytest.mark.rule("MR-DSTEP-14", "MR-DSTEP-32")
def test_drillroid_destroys_before_damage_calculation() -> None:
    table = Table(
        yugi=side(field=["Drillroid"]), kaiba=side(field=[face_down("Labyrinth Wall")])
    )
    table.yugi.attacks_with("Drillroid")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Labyrinth Wall"]
    assert table.life_changes() == []


@pytest.mark.rule("MR-DSTEP-07")
def test_sasuke_samurai_destroys_without_a_flip() -> None:
    table = Table(
        yugi=side(field=["Sasuke Samurai"]), kaiba=side(field=[face_down("Man-Eater Bug")])
    )
    table.yugi.attacks_with("Sasuke Samurai")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Man-Eater Bug"]
    assert table.chains() == [["Sasuke Samurai"]]


@pytest.mark.rule("MR-BATTLE-07", "MR-MISC-03")
def test_a_card_may_allow_a_second_attack() -> None:
    table = Table(yugi=side(field=["Mataza the Zapper"]))
    table.yugi.attacks_with("Mataza the Zapper")
    table.everyone_passes()
    table.yugi.attacks_with("Mataza the Zapper")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2 * 1300
    assert not table.yugi.may("attack", "Mataza the Zapper")


@pytest.mark.rule("MR-TURN-05", "MR-SPELL-06")
def test_what_is_not_paid_for_in_the_standby_phase_is_destroyed() -> None:
    table = Table(kaiba=side(field=[face_up("Messenger of Peace")]))
    table.yugi.ends_turn()
    table.kaiba.declines()

    assert table.kaiba.graveyard == ["Messenger of Peace"]
    assert table.kaiba.life == 8000


@pytest.mark.rule("MR-GLOS-25", "MR-GLOS-45")
def test_original_atk_is_halved_before_what_is_added() -> None:
    table = Table(
        yugi=side(
            hand=["Shrink"],
            field=["Dark Magician", face_up("Axe of Despair", on="Dark Magician")],
        )
    )
    table.yugi.activates("Shrink", targeting="Dark Magician")
    table.everyone_passes()

    assert table.yugi.sees("Dark Magician").attack == 1250 + 1000


@pytest.mark.rule("MR-GLOS-32")
def test_what_cannot_be_targeted_is_still_reached_by_what_does_not_target() -> None:
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Sangan", "Raigeki"]),
        kaiba=side(field=["Lord of D.", "Blue-Eyes White Dragon"]),
    )
    table.yugi.activates("Tribute to The Doomed", cost="Sangan", targeting="Lord of D.")
    table.everyone_passes()
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == []


@pytest.mark.rule("MR-BATTLE-01", "MR-BATTLE-08")
def test_the_steps_of_the_battle_phase() -> None:
    table = Table(yugi=side(field=["Uraby"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    start, battle = BattleStep.START, BattleStep.BATTLE
    steps = [event.step for event in table.happened(StepBegan)]
    assert steps == [start, battle, BattleStep.DAMAGE, battle, BattleStep.END]


@pytest.mark.rule("MR-GLOS-27")
def test_what_turns_itself_face_down_once_a_turn_does_so_once_though_it_is_turned_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The text names the limit of an effect that nothing else could let happen twice."""
    owl = monster(
        "Owl",
        1,
        Ignition(do=ChangePosition(THIS, Position.FACE_DOWN), limit=Limit.ONCE_EACH),
        Ignition(do=GainLife(100), limit=Limit.ONCE_EACH),
        attribute=Attribute.DARK,
        type=Type.WINGED_BEAST,
        level=3,
        attack=0,
        defense=1700,
    )
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, owl.passcode: owl})
    table = Table(yugi=side(field=["Owl"]))
    table.yugi.activates("Owl", effect=1)
    table.everyone_passes()
    table.yugi.activates("Owl", effect=0)
    table.everyone_passes()
    table.yugi.flip_summons("Owl")
    assert table.yugi.sees("Owl").position == "face-up Attack"
    table.yugi.activates("Owl", effect=1)
    table.everyone_passes()
    assert not table.yugi.may("activate", "Owl")
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("activate", "Owl")
