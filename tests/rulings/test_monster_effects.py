"""The kinds of monster effects: continuous, ignition, trigger, quick."""

import pytest

from engine.yugioh.state.events.chain import Activated
from tests.table import Table, face_down, face_up, side


@pytest.mark.rule("MR-EFF-02", "MR-GLOS-07")
def test_a_continuous_effect_holds_while_the_monster_is_face_up_and_no_longer() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Dark Blade"]),
        kaiba=side(field=["Marauding Captain", "Celtic Guardian"]),
    )
    table.yugi.attacks_with("Uraby", at="Marauding Captain")
    table.everyone_passes()
    table.yugi.attacks_with("Dark Blade", at="Celtic Guardian")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.happened(Activated) == []


@pytest.mark.rule("MR-EFF-03")
def test_an_ignition_effect_is_used_in_the_own_main_phases_with_no_chain_open() -> None:
    table = Table(
        yugi=side(field=["Exiled Force", "Book of Moon"]),
        kaiba=side(field=["Uraby", "Jar of Greed"]),
    )
    assert table.yugi.may("activate", "Exiled Force")
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("activate", "Exiled Force")
    table.yugi.enters_main_phase_2()
    assert table.yugi.may("activate", "Exiled Force")
    table.turn_ends()

    table.kaiba.activates("Jar of Greed")
    assert table.yugi.may("activate", "Book of Moon")
    assert not table.yugi.may("activate", "Exiled Force")


@pytest.mark.rule("MR-EFF-04", "MR-GLOS-02", "MR-GLOS-06")
def test_a_cost_is_paid_at_activation_and_stays_paid() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby", "Kuriboh"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer", cost="Uraby")

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.chains() == [["Pot of Greed", "Magic Jammer"]]


@pytest.mark.rule("MR-EFF-04")
def test_an_effect_whose_cost_cannot_be_paid_is_not_offered() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Magic Jammer"]))
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", "Magic Jammer")


@pytest.mark.rule("MR-EFF-05")
def test_a_trigger_effect_is_offered_at_its_timing_only() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Mystic Tomato"], deck=["Sangan"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mystic Tomato")
    assert not table.kaiba.may("activate", "Mystic Tomato", at="start of the damage step")
    table.kaiba.activates("Mystic Tomato", at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Sangan"]


@pytest.mark.rule("MR-EFF-05", "MR-GLOS-23")
def test_a_monster_that_waits_for_battle_is_not_triggered_by_an_effect() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]), kaiba=side(field=["Mystic Tomato"], deck=["Sangan"])
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"]]


@pytest.mark.rule("MR-EFF-06")
def test_a_quick_effect_is_used_in_the_opponents_turn_and_in_a_chain() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Rush Recklessly"]), kaiba=side(hand=["Kuriboh"], life=1500)
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Kuriboh", at="during damage calculation")
    table.everyone_passes()

    assert table.kaiba.life == 1500
    assert table.kaiba.graveyard == ["Kuriboh"]


@pytest.mark.rule("MR-EFF-07", "MR-EFF-03")
def test_a_face_down_monsters_ignition_effect_waits_until_it_is_face_up() -> None:
    table = Table(yugi=side(field=[face_down("Exiled Force")]), kaiba=side(field=["Uraby"]))
    assert not table.yugi.may("activate", "Exiled Force")
    table.yugi.flip_summons("Exiled Force")
    table.everyone_passes()

    assert table.yugi.may("activate", "Exiled Force")


@pytest.mark.rule("MR-EFF-07")
def test_a_flip_effect_does_not_activate_when_destroyed_face_down() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Uraby"]), kaiba=side(field=[face_down("Skelengel")])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"]]


@pytest.mark.rule("MR-EFF-08")
def test_each_effect_of_a_card_is_activated_for_itself() -> None:
    table = Table(
        yugi=side(hand=["Marauding Captain", "Uraby"]), kaiba=side(field=["Celtic Guardian"])
    )
    table.yugi.summons("Marauding Captain")
    table.yugi.activates("Marauding Captain")
    table.everyone_passes()

    assert [event.effect for event in table.happened(Activated)] == [0]
    assert table.yugi.monsters == ["Marauding Captain", "Uraby"]


@pytest.mark.rule("MR-EFF-05")
def test_what_a_summon_triggers_is_not_used_by_a_monster_that_is_gone_again() -> None:
    table = Table(
        yugi=side(
            hand=["Dark Hole", "Breaker the Magical Warrior"],
            field=["Uraby", face_up("Ultimate Offering")],
        )
    )
    table.yugi.activates("Dark Hole")
    table.yugi.activates("Ultimate Offering")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole", "Ultimate Offering"]]
    assert "Breaker the Magical Warrior" in table.yugi.graveyard
