"""Fairy Meteor Crush: its piercing damage is inflicted to the opponent of who controls it."""

from tests.table import Table, attacking, defending, face_up, side

CRUSH = "Fairy Meteor Crush"
SKULL = "Summoned Skull"
GUARDIAN = "Celtic Guardian"
BEAST = "Mad Sword Beast"


def test_the_equipped_monster_pierces() -> None:
    table = Table(
        yugi=side(field=[attacking(SKULL), face_up(CRUSH, on=SKULL)]),
        kaiba=side(field=[defending(GUARDIAN)]),
    )
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1300)]


def test_on_a_monster_of_the_opponent_it_hurts_that_opponent() -> None:
    table = Table(
        yugi=side(field=[attacking(SKULL)]),
        kaiba=side(field=[defending(GUARDIAN), face_up(CRUSH, on=SKULL)]),
    )
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "BATTLE", -1300)]


def test_a_monster_that_pierces_of_itself_does_not_pierce_twice() -> None:
    table = Table(
        yugi=side(field=[attacking(BEAST), face_up(CRUSH, on=BEAST)]),
        kaiba=side(field=[defending(GUARDIAN)]),
    )
    table.yugi.attacks_with(BEAST)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -200)]


def test_a_monster_that_pierces_of_itself_with_one_of_the_opponent_hurts_both() -> None:
    table = Table(
        yugi=side(field=[attacking(BEAST)]),
        kaiba=side(field=[defending(GUARDIAN), face_up(CRUSH, on=BEAST)]),
    )
    table.yugi.attacks_with(BEAST)
    table.everyone_passes()

    assert sorted(table.life_changes()) == [("kaiba", "BATTLE", -200), ("yugi", "BATTLE", -200)]


def test_both_beaten_at_the_same_time_draw() -> None:
    table = Table(
        yugi=side(field=[attacking(BEAST)], life=200),
        kaiba=side(field=[defending(GUARDIAN), face_up(CRUSH, on=BEAST)], life=200),
    )
    table.yugi.attacks_with(BEAST)
    table.everyone_passes()

    assert table.result == ("", "LIFE")


def test_a_monster_that_spells_do_nothing_to_does_not_pierce() -> None:
    horus = "Horus the Black Flame Dragon LV6"
    table = Table(
        yugi=side(field=[attacking(horus), face_up(CRUSH, on=horus)]),
        kaiba=side(field=[defending(GUARDIAN)]),
    )
    table.yugi.attacks_with(horus)
    table.everyone_passes()

    assert table.kaiba.graveyard == [GUARDIAN]
    assert table.life_changes() == []


def test_it_can_be_equipped_to_a_monster_of_either_player() -> None:
    for target in (SKULL, GUARDIAN):
        table = Table(
            yugi=side(field=[attacking(SKULL)], hand=[CRUSH]),
            kaiba=side(field=[attacking(GUARDIAN)]),
        )
        table.yugi.activates(CRUSH, targeting=target)
        table.everyone_passes()

        assert table.yugi.sees(CRUSH).on == target
