"""Macro Cosmos: any card sent to the Graveyard is banished instead."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side

COSMOS = face_up("Macro Cosmos")


def test_what_is_destroyed_by_battle_or_effect_is_banished_and_so_is_a_used_spell() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Summoned Skull"]),
        kaiba=side(field=[COSMOS, "Uraby", "Feral Imp"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()
    assert table.kaiba.banished == ["Uraby"]

    table.yugi.enters_main_phase_2()
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert table.kaiba.banished == ["Uraby", "Feral Imp"]
    assert table.yugi.banished == ["Raigeki"]
    assert table.kaiba.graveyard == table.yugi.graveyard == []


def test_what_would_trigger_in_the_graveyard_does_not() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[COSMOS, "Sangan"], deck=["Kuriboh"]),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"]]
    assert table.kaiba.banished == ["Sangan"]


def test_a_discard_and_a_tribute_can_still_be_paid() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=["Exiled Force", "Raigeki Break"]),
        kaiba=side(field=[COSMOS, "Feral Imp", "Silver Fang"]),
    )
    table.yugi.activates("Exiled Force", targeting="Silver Fang")
    table.everyone_passes()
    assert table.yugi.banished == ["Exiled Force"]
    assert table.kaiba.banished == ["Silver Fang"]

    table.yugi.activates("Raigeki Break", cost="Uraby", targeting="Feral Imp")
    table.everyone_passes()
    assert table.yugi.banished == ["Exiled Force", "Uraby", "Raigeki Break"]


def test_it_applies_to_the_links_of_the_chain_below_it() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=["Macro Cosmos", "Uraby"]))
    table.yugi.activates("Raigeki")
    table.kaiba.activates("Macro Cosmos")
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.banished == ["Uraby"]


def test_destroyed_itself_it_goes_to_the_graveyard_as_does_what_leaves_with_it() -> None:
    table = Table(yugi=side(hand=["Heavy Storm"]), kaiba=side(field=[COSMOS, "Waboku"]))
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Macro Cosmos", "Waboku"]
    assert table.yugi.graveyard == ["Heavy Storm"]


def test_materials_of_a_summon_and_xyz_materials_are_banished() -> None:
    table = Table(
        yugi=side(
            field=["Gemini Elf", "Gazelle the King of Mythical Beasts", COSMOS],
            extra=["Number 39: Utopia"],
        ),
        kaiba=side(hand=["Fissure"], field=["Silver Fang"]),
    )
    table.yugi.special_summons("Number 39: Utopia")
    table.turn_ends()
    table.kaiba.activates("Fissure")
    table.everyone_passes()

    assert sorted(table.yugi.banished) == [
        "Gazelle the King of Mythical Beasts",
        "Gemini Elf",
        "Number 39: Utopia",
    ]


@pytest.mark.rule("MR-TOKEN-02")
def test_a_token_vanishes_all_the_same() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[COSMOS, "Scapegoat", "Uraby"]),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.activates("Scapegoat")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.banished == ["Uraby", "Scapegoat"]


@pytest.mark.rule("MR-PEND-32")
def test_a_pendulum_monster_is_banished_and_does_not_return_to_the_extra_deck() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon"]),
        kaiba=side(field=["Dragonpulse Magician", COSMOS]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.kaiba.banished == ["Dragonpulse Magician"]


@pytest.mark.parametrize(("deck", "asked"), [([], []), (["Uraby"], [["No"]])])
def test_it_offers_no_summon_where_there_is_nobody_to_come_and_tells_nobody(
    deck: list[str], asked: list[list[str]]
) -> None:
    table = Table(yugi=side(field=["Macro Cosmos"], deck=deck))
    table.yugi.activates("Macro Cosmos")
    table.everyone_passes()
    if asked:
        table.yugi.declines()

    assert table.yugi.spells == ["Macro Cosmos"]
    assert table.questions(Reason.WHETHER) == asked


def test_a_monster_that_traps_do_nothing_to_is_banished_only_after_a_battle() -> None:
    wildheart = "Elemental HERO Wildheart"
    cosmos = side(field=[COSMOS, "Blue-Eyes White Dragon"])
    fallen = Table(yugi=side(field=[wildheart]), kaiba=cosmos)
    fallen.yugi.attacks_with(wildheart)
    fallen.everyone_passes()
    assert fallen.yugi.banished == [wildheart]

    spent = Table(yugi=side(field=[wildheart], hand=["Summoned Skull"]), kaiba=cosmos)
    spent.yugi.summons("Summoned Skull", tributing=[wildheart])
    spent.everyone_passes()
    assert spent.yugi.graveyard == [wildheart]
