"""Summoner Monk: a Spell for a monster of Level 4, which does not attack then."""

from tests.table import Table, side

MONK = "Summoner Monk"


def test_it_is_turned_to_defense_position_when_it_is_summoned() -> None:
    table = Table(yugi=side(hand=[MONK]))
    table.yugi.summons(MONK)
    table.everyone_passes()

    assert table.yugi.sees(MONK).position == "face-up Defense"


def test_a_spell_brings_a_monster_of_level_4_that_cannot_attack_this_turn() -> None:
    table = Table(
        yugi=side(field=[MONK], hand=["Pot of Greed", "Uraby"], deck=["Uraby"] * 3),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.activates(MONK)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Pot of Greed"]

    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", "Uraby")


def test_it_cannot_be_tributed_for_a_summon_or_a_cost() -> None:
    table = Table(
        yugi=side(field=[MONK], hand=["Summoned Skull", "Enemy Controller"]),
        kaiba=side(field=["Uraby"]),
    )

    assert not table.yugi.may("Normal Summon", "Summoned Skull")
    table.yugi.activates("Enemy Controller", targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == [MONK], "its other effect would Tribute it"
