"""The chance to negate a summon, between its declaration and its success."""

from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import Summon, SummonStands
from engine.yugioh.state.events.moves import Destroyed, Moved, Why
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import (
    SummonDeclared,
    Summoned,
    SummonLapsed,
    SummonNegated,
)
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side
from tests.table.inventing import deal_in

JUDGE = side(field=["Solemn Judgment"])
PAIR = ["Junk Synchron", "Speed Warrior"]


def moves_of(table: Table, name: str) -> list[tuple[str, str]]:
    """Where the card came from and went to, move by move."""
    return [
        (move.origin.place.name, move.to.place.name)
        for move in table.happened(Moved)
        if table.driver.name(move.card) == name
    ]


@pytest.mark.rule("MR-SUM-21")
@pytest.mark.parametrize("kind", ["Mystical Space Typhoon", "Trap Hole", "Magic Jammer"])
def test_only_what_negates_a_summon_is_used_before_it_succeeds(kind: str) -> None:
    table = Table(
        yugi=side(hand=["Gemini Elf"], field=["Waboku"]),
        kaiba=side(field=["Solemn Judgment", kind], hand=["Uraby"]),
    )
    table.yugi.summons("Gemini Elf")

    assert table.asked == "kaiba RESPOND"
    assert table.options == ["activate Solemn Judgment"]
    table.kaiba.passes()
    assert table.yugi.monsters == ["Gemini Elf"]
    usable = kind != "Magic Jammer"
    assert table.kaiba.may("activate", kind) is usable
    assert not table.kaiba.may("activate", "Solemn Judgment")


@pytest.mark.rule("MR-SUM-21", "MR-PRIO-01")
def test_both_players_are_asked_before_every_summon_the_turn_player_first() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"], field=["Solemn Judgment"]), kaiba=JUDGE)
    table.yugi.summons("Gemini Elf")

    assert table.asked == "yugi RESPOND"
    table.yugi.passes()
    assert table.asked == "kaiba RESPOND"
    table.kaiba.passes()
    assert table.yugi.monsters == ["Gemini Elf"]


@pytest.mark.rule("MR-SUM-21", "MR-CHAIN-18")
def test_a_monster_about_to_be_summoned_is_not_yet_on_the_field() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]), kaiba=JUDGE)
    table.yugi.summons("Gemini Elf", zone="M4")

    assert (table.yugi.monsters, table.yugi.hand) == ([], [])
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()
    assert moves_of(table, "Gemini Elf") == [("HAND", "SUMMONING"), ("SUMMONING", "GRAVEYARD")]


@pytest.mark.rule("MR-SUM-21", "MR-SUM-02")
def test_a_negated_normal_summon_is_the_one_of_the_turn() -> None:
    table = Table(yugi=side(hand=["Gemini Elf", "Uraby"]), kaiba=JUDGE)
    table.yugi.summons("Gemini Elf")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Gemini Elf"]
    assert table.happened(Summoned) == []
    assert table.yugi.options("Normal Summon") == table.yugi.options("Set") == []


@pytest.mark.rule("MR-SUM-21")
def test_a_negated_summon_does_not_count_as_a_summon_made_this_turn() -> None:
    table = Table(yugi=side(hand=["Gemini Elf", "Scapegoat"]), kaiba=JUDGE)
    table.yugi.summons("Gemini Elf")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.may("activate", "Scapegoat")


@pytest.mark.rule("MR-SUM-21", "MR-SUM-07")
def test_the_tributes_of_a_negated_summon_are_gone_and_what_they_triggered_follows() -> None:
    table = Table(
        yugi=side(field=["Sangan"], hand=["Summoned Skull"], deck=["Uraby", "Kuriboh"]),
        kaiba=JUDGE,
    )
    table.yugi.summons("Summoned Skull", tributing=["Sangan"])
    assert table.yugi.graveyard == ["Sangan"]
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.chains() == [["Solemn Judgment"], ["Sangan"]]
    table.yugi.chooses("Kuriboh")
    assert table.yugi.graveyard == ["Sangan", "Summoned Skull"]
    assert table.yugi.hand == ["Kuriboh"]


@pytest.mark.rule("MR-SUM-21")
def test_a_monster_whose_summon_was_negated_was_not_destroyed_on_the_field() -> None:
    table = Table(yugi=side(hand=["Sangan"], deck=["Kuriboh"]), kaiba=JUDGE)
    table.yugi.summons("Sangan")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.chains() == [["Solemn Judgment"]]
    assert table.yugi.deck == ["Kuriboh"]
    (destroyed,) = table.happened(Destroyed)
    assert destroyed.why is Why.DESTROYED_BY_EFFECT


@pytest.mark.rule("MR-SUM-21", "MR-CHAIN-13")
def test_a_summon_whose_negation_was_negated_succeeds_after_the_chain() -> None:
    table = Table(
        yugi=side(hand=["Marauding Captain", "Uraby"], field=["Seven Tools of the Bandit"]),
        kaiba=JUDGE,
    )
    table.yugi.summons("Marauding Captain")
    table.kaiba.activates("Solemn Judgment")
    table.yugi.activates("Seven Tools of the Bandit")
    table.chain_resolves()

    assert table.yugi.monsters == ["Marauding Captain"]
    assert [event.way for event in table.happened(Summoned)] == [Summon.NORMAL]
    assert (table.asked, table.options) == ("yugi TRIGGER", ["activate Marauding Captain"])


@pytest.mark.rule("MR-SUM-21", "MR-CHAIN-13")
def test_a_summon_is_answered_directly_by_the_first_link_alone() -> None:
    table = Table(
        yugi=side(hand=["Gemini Elf"], field=["Seven Tools of the Bandit"]),
        kaiba=side(field=["Solemn Strike", "Solemn Judgment"]),
    )
    table.yugi.summons("Gemini Elf")
    assert table.options == ["activate Solemn Judgment"]
    table.kaiba.activates("Solemn Judgment")
    table.yugi.activates("Seven Tools of the Bandit")

    assert not table.kaiba.may("activate", "Solemn Strike")


@pytest.mark.rule("MR-SUM-21", "MR-SS-04")
def test_a_monster_whose_synchro_summon_was_negated_cannot_be_revived() -> None:
    table = Table(
        yugi=side(field=PAIR, extra=["Junk Warrior"], hand=["Monster Reborn"]), kaiba=JUDGE
    )
    table.yugi.special_summons("Junk Warrior")
    assert table.yugi.graveyard == PAIR
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn")

    assert table.options == PAIR
    table.yugi.chooses("Speed Warrior")
    table.everyone_passes()


@pytest.mark.rule("MR-SUM-21", "MR-XYZ-09")
def test_the_materials_of_a_negated_xyz_summon_go_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Alexandrite Dragon"], extra=["Number 39: Utopia"]),
        kaiba=JUDGE,
    )
    table.yugi.special_summons("Number 39: Utopia")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == [
        "Alexandrite Dragon",
        "Gemini Elf",
        "Number 39: Utopia",
    ]
    assert table.yugi.field == []


@pytest.mark.rule("MR-SUM-21", "MR-SUM-11")
def test_a_monster_about_to_be_flip_summoned_lies_face_up_on_the_field() -> None:
    table = Table(
        yugi=side(field=[face_down("Man-Eater Bug")]),
        kaiba=side(field=["Solemn Judgment", "Uraby"]),
    )
    table.yugi.flip_summons("Man-Eater Bug")
    assert table.yugi.monsters == ["Man-Eater Bug"]
    assert table.yugi.sees("Man-Eater Bug").position == "face-up Attack"
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.chains() == [["Solemn Judgment"]]
    assert table.happened(Flipped) == []
    assert table.kaiba.monsters == ["Uraby"]
    assert moves_of(table, "Man-Eater Bug") == [("FIELD", "GRAVEYARD")]


@pytest.mark.rule("MR-SUM-21", "MR-SUM-11")
def test_the_effects_of_a_monster_do_not_apply_before_its_flip_summon_succeeded() -> None:
    table = Table(
        yugi=side(field=[face_down("Lord of D."), "Blue-Eyes White Dragon"]), kaiba=JUDGE
    )
    table.yugi.flip_summons("Lord of D.")
    before = len(table.happened(Summoned))
    assert before == 0
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()
    assert table.yugi.monsters == ["Blue-Eyes White Dragon"]


@pytest.mark.rule("MR-SUM-21", "MR-PEND-14", "MR-PEND-24")
def test_all_monsters_of_a_pendulum_summon_are_negated_together() -> None:
    table = Table(
        yugi=side(
            hand=["Gemini Elf", "Dragonpulse Magician", "Dragonpit Magician", "Uraby"],
        ),
        kaiba=JUDGE,
    )
    table.yugi.activates("Dragonpulse Magician")
    table.everyone_passes()
    table.yugi.activates("Dragonpit Magician")
    table.everyone_passes()
    table.yugi.pendulum_summons("Gemini Elf", "Uraby")
    (declared,) = table.happened(SummonDeclared)
    assert declared.way is Summon.PENDULUM
    assert table.yugi.monsters == []
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.graveyard == ["Gemini Elf", "Uraby"]
    (negated,) = table.happened(SummonNegated)
    assert len(negated.cards) == 2
    assert not table.yugi.may("Pendulum Summon")


@pytest.mark.rule("MR-SUM-21", "MR-PEND-14")
def test_qa_14017_of_a_pendulum_summon_what_cannot_be_negated_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stands = (SummonStands((Summon.PENDULUM,)),)
    deal_in(
        monkeypatch, replace(by_name("Uraby"), name="Stands", passcode=9001, effects=stands)
    )
    scales = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
    table = Table(yugi=side(field=scales, hand=["Stands", "Uraby"]), kaiba=JUDGE)
    table.yugi.pendulum_summons("Stands", "Uraby")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == ["Stands"]
    assert table.yugi.graveyard == ["Uraby"]


@pytest.mark.rule("MR-SUM-21", "MR-SS-03")
def test_a_summon_that_an_effect_makes_is_not_asked_about() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Gemini Elf"]), kaiba=JUDGE)
    table.yugi.activates("Monster Reborn", targeting="Gemini Elf")
    table.kaiba.passes()

    assert table.happened(SummonDeclared) == []
    assert not table.kaiba.may("activate", "Solemn Judgment")


@pytest.mark.rule("MR-SUM-21")
def test_a_set_is_no_summon_and_is_not_asked_about() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]), kaiba=JUDGE)
    table.yugi.sets("Gemini Elf")

    assert table.happened(SummonDeclared) == []
    assert table.yugi.monsters == ["Gemini Elf"]
    assert not table.kaiba.may("activate", "Solemn Judgment")
    assert table.happened(SummonLapsed) == []
    assert not table.was_asked(table.kaiba, Reason.TARGET)
