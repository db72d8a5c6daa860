"""Safe Zone: its target is safe from battle and the opponent, and falls with it."""

import pytest

from tests.table import Table, attacking, defending, side

ZONE = "Safe Zone"


def guarded(*field: str, foes: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """A table on which yugi's Battle Ox is in the Safe Zone of yugi."""
    table = Table(
        yugi=side(hand=[*hand], field=[attacking("Battle Ox"), ZONE, *field]),
        kaiba=side(hand=["Raigeki"], field=[*map(attacking, foes), "Fissure"]),
    )
    table.yugi.activates(ZONE, targeting="Battle Ox")
    table.everyone_passes()
    return table


def test_faq_9549_it_is_not_destroyed_by_battle() -> None:
    table = guarded(foes=("Summoned Skull",))
    table.yugi.attacks_with("Battle Ox", at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == ["Battle Ox"]
    assert table.yugi.life == 8000 - 800


def test_nor_by_effects_of_the_opponent() -> None:
    table = guarded()
    table.turn_ends()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == ["Battle Ox"]


def test_but_by_those_of_its_own_player() -> None:
    table = guarded(hand=("Dark Hole",))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.spells) == ([], [])


@pytest.mark.parametrize("who", ["yugi", "kaiba"])
def test_qa_12760_the_opponent_of_its_player_cannot_target_the_monster(who: str) -> None:
    table = Table(
        yugi=side(hand=["Book of Moon"], field=[ZONE]),
        kaiba=side(hand=["Book of Moon"], field=[attacking("Battle Ox")]),
    )
    table.yugi.activates(ZONE, targeting="Battle Ox")
    table.everyone_passes()
    if who == "kaiba":
        table.turn_ends()

    player = table.yugi if who == "yugi" else table.kaiba
    assert player.may("activate", "Book of Moon") is (who == "yugi")


def test_qa_12760_a_monster_of_the_opponent_can_attack_directly() -> None:
    table = Table(yugi=side(field=[ZONE]), kaiba=side(field=[attacking("Battle Ox")]))
    table.yugi.activates(ZONE, targeting="Battle Ox")
    table.turn_ends()
    table.kaiba.attacks_with("Battle Ox")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1700


def test_one_of_its_player_cannot() -> None:
    table = guarded()
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Battle Ox")


def test_qa_10932_a_direct_attack_under_way_is_replayed() -> None:
    table = Table(yugi=side(field=[attacking("Battle Ox"), ZONE]), kaiba=side())
    table.yugi.attacks_with("Battle Ox")
    table.yugi.activates(ZONE, targeting="Battle Ox")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_qa_11553_in_defense_position_by_then_it_is_safe_all_the_same() -> None:
    table = Table(
        yugi=side(field=[attacking("Battle Ox"), ZONE]),
        kaiba=side(field=["Enemy Controller", attacking("Summoned Skull")]),
    )
    table.yugi.activates(ZONE, targeting="Battle Ox")
    table.kaiba.activates("Enemy Controller", targeting="Battle Ox", effect=0)
    table.turn_ends()
    assert table.yugi.sees("Battle Ox").position == "face-up Defense"
    table.kaiba.attacks_with("Summoned Skull", at="Battle Ox")
    table.everyone_passes()

    assert table.yugi.monsters == ["Battle Ox"]


def test_qa_11553_with_the_target_gone_it_stays_and_does_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking("Battle Ox"), ZONE]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates(ZONE, targeting="Battle Ox")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    table.everyone_passes()

    assert table.yugi.spells == [ZONE]


def test_when_it_leaves_the_field_the_monster_is_destroyed() -> None:
    table = guarded("Mystical Space Typhoon")
    table.yugi.activates("Mystical Space Typhoon", targeting=ZONE)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert "Battle Ox" in table.yugi.graveyard


def test_when_the_monster_leaves_the_field_it_is_destroyed() -> None:
    table = guarded("Compulsory Evacuation Device")
    table.yugi.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.spells) == (["Battle Ox"], [])


def test_qa_10683_unaffected_by_traps_it_is_not_safe_from_battle() -> None:
    table = guarded("Forbidden Lance", foes=("Summoned Skull",))
    table.yugi.activates("Forbidden Lance", targeting="Battle Ox")
    table.everyone_passes()
    table.yugi.attacks_with("Battle Ox", at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_qa_10683_nor_does_it_fall_with_the_trap() -> None:
    table = guarded("Forbidden Lance", "Mystical Space Typhoon")
    table.yugi.activates("Forbidden Lance", targeting="Battle Ox")
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting=ZONE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Battle Ox"]


def test_it_takes_an_attack_position_monster() -> None:
    table = Table(yugi=side(field=[defending("Battle Ox"), ZONE]))

    assert not table.yugi.may("activate", ZONE)


def test_faq_9549_not_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking("Battle Ox"), ZONE]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with("Battle Ox", at="Kuriboh")

    assert table.yugi.may("activate", ZONE)
    assert not table.yugi.may("activate", ZONE, at="start of the damage step")
