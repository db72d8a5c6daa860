"""Synchro Monsters: Levels, Tuners, and the summon; and returning to the Extra Deck."""

import pytest

from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, side

TWO = ["Junk Synchron", "Speed Warrior"]


@pytest.mark.rule("MR-SYNC-01", "MR-SYNC-02", "MR-SYNC-03", "MR-SYNC-05")
def test_a_tuner_and_others_add_up_to_the_level() -> None:
    extra = ["Junk Warrior"]
    right = Table(yugi=side(field=TWO, extra=extra))
    ones = Table(yugi=side(field=["Junk Synchron", "Sonic Chick", "Sonic Chick"], extra=extra))
    high = Table(yugi=side(field=["Junk Synchron", "Uraby"], extra=extra))
    tuners = Table(yugi=side(field=["Junk Synchron", "Tune Warrior"], extra=extra))
    hidden = Table(yugi=side(field=[face_down("Junk Synchron"), "Speed Warrior"], extra=extra))

    assert right.yugi.may("Special Summon", "Junk Warrior")
    assert ones.yugi.may("Special Summon", "Junk Warrior")
    assert not high.yugi.may("Special Summon", "Junk Warrior")
    assert not tuners.yugi.may("Special Summon", "Junk Warrior")
    assert not hidden.yugi.may("Special Summon", "Junk Warrior")


@pytest.mark.rule("MR-SYNC-04")
def test_a_named_tuner_has_to_be_used() -> None:
    table = Table(yugi=side(field=["Tune Warrior", "Speed Warrior"], extra=["Junk Warrior"]))
    assert not table.yugi.may("Special Summon", "Junk Warrior")

    catastor = ["Ally of Justice Catastor"]
    free = Table(yugi=side(field=["Tune Warrior", "Speed Warrior"], extra=catastor))
    assert free.yugi.may("Special Summon", "Ally of Justice Catastor")


@pytest.mark.rule("MR-SYNC-06", "MR-SYNC-07", "MR-SYNC-08", "MR-SYNC-09")
def test_a_synchro_summon_sends_the_materials_and_takes_any_zone() -> None:
    field = [attacking("Junk Synchron", "M1"), defending("Speed Warrior", "M2")]
    table = Table(yugi=side(field=field, extra=["Ally of Justice Catastor"]))
    table.yugi.special_summons("Ally of Justice Catastor", position="Defense")

    assert table.yugi.graveyard == ["Junk Synchron", "Speed Warrior"]
    assert table.questions(Reason.ZONE) == [["M1", "M2", "M3", "M4", "M5", "E1", "E2"]]
    assert table.questions(Reason.POSITION) == [["Attack", "Defense"]]
    assert table.happened(Activated) == []
    assert table.story(Moved, Summoned) == ["Moved", "Moved", "Moved", "Summoned"]


@pytest.mark.rule("MR-MISC-01")
def test_a_monster_of_the_extra_deck_returns_there_instead_of_to_the_hand() -> None:
    table = Table(
        yugi=side(field=[attacking("Ally of Justice Catastor")]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Compulsory Evacuation Device")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.sees("Ally of Justice Catastor").place == "extra_deck"


@pytest.mark.rule("MR-SS-01", "MR-SYNC-06")
def test_junk_warrior_gains_the_attack_of_the_small_ones() -> None:
    table = Table(yugi=side(field=[*TWO, "Sonic Chick"], extra=["Junk Warrior"]))
    table.yugi.special_summons("Junk Warrior", using=TWO)
    table.everyone_passes()

    assert table.yugi.sees("Junk Warrior").attack == 2600
