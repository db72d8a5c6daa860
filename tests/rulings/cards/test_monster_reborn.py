"""Monster Reborn: Special Summon a monster from either Graveyard."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]


def test_a_monster_of_either_graveyard_comes_to_the_own_field() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=["Uraby", "Raigeki"]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates("Monster Reborn", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Uraby", "Summoned Skull"]]
    assert table.yugi.monsters == ["Summoned Skull"]
    skull = table.yugi.sees("Summoned Skull")
    assert (skull.controller, skull.owner) == ("yugi", "kaiba")


def test_a_monster_of_the_opponents_goes_back_to_their_graveyard() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn", "Dark Hole"]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_it_is_not_activated_without_a_zone_or_a_monster() -> None:
    full = Table(yugi=side(field=FIVE, hand=["Monster Reborn"], graveyard=["Uraby"]))
    bare = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Raigeki"]))

    assert not full.yugi.may("activate", "Monster Reborn")
    assert not bare.yugi.may("activate", "Monster Reborn")


def test_the_same_target_is_summoned_only_by_the_later_link() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Summoned Skull"]),
    )
    table.yugi.activates("Monster Reborn", targeting="Summoned Skull")
    table.kaiba.activates("Call of the Haunted", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]
    assert table.yugi.monsters == []
