"""Turret Warrior: comes for a Warrior, and as strong as that one was printed."""

from tests.table import Table, face_up, side

TURRET = "Turret Warrior"
WARRIOR = "Command Knight"


def summoned(*, spells: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """Yugi has Special Summoned it for a Command Knight (1200 ATK)."""
    table = Table(yugi=side(field=[WARRIOR, *map(face_up, spells)], hand=[TURRET, *hand]))
    table.yugi.special_summons(TURRET)
    table.everyone_passes()
    return table


def test_it_comes_from_the_hand_for_a_warrior_and_gains_its_original_attack() -> None:
    table = summoned()

    assert table.yugi.monsters == [TURRET]
    assert table.yugi.graveyard == [WARRIOR]
    assert table.yugi.sees(TURRET).attack == 1200 + 1200
    assert table.chains() == []


def test_what_changed_the_attack_of_the_warrior_does_not_count() -> None:
    table = Table(
        yugi=side(field=[WARRIOR, face_up("Axe of Despair", on=WARRIOR)], hand=[TURRET])
    )
    assert table.yugi.sees(WARRIOR).attack == 1200 + 400 + 1000
    table.yugi.special_summons(TURRET)
    table.everyone_passes()

    assert table.yugi.sees(TURRET).attack == 1200 + 1200


def test_it_takes_a_warrior_of_ones_own() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=[TURRET, WARRIOR], graveyard=[WARRIOR]),
        kaiba=side(field=[WARRIOR]),
    )

    assert not table.yugi.may("Special Summon", TURRET)


def test_summoned_in_another_way_it_gains_nothing() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[TURRET]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.sees(TURRET).attack == 1200


def test_tribute_summoned_it_gains_nothing() -> None:
    table = Table(yugi=side(field=[WARRIOR], hand=[TURRET]))
    table.yugi.summons(TURRET, tributing=[WARRIOR])
    table.everyone_passes()

    assert table.yugi.sees(TURRET).attack == 1200


def test_turned_face_down_it_loses_what_it_gained() -> None:
    table = summoned(hand=("Book of Moon",))
    table.yugi.activates("Book of Moon")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(TURRET)
    table.everyone_passes()

    assert table.yugi.sees(TURRET).attack == 1200


def test_with_its_effects_negated_it_gains_nothing() -> None:
    table = Table(
        yugi=side(field=[WARRIOR], hand=[TURRET]),
        kaiba=side(field=[face_up("Skill Drain")]),
    )
    table.yugi.special_summons(TURRET)
    table.everyone_passes()

    assert table.yugi.sees(TURRET).attack == 1200
