"""Makiu, the Magical Mist: what has no more DEF than a Thunder monster has ATK is destroyed."""

from tests.table import Table, defending, face_down, side

MIST = "Makiu, the Magical Mist"


def test_it_destroys_what_has_no_more_def_than_the_target_has_atk() -> None:
    table = Table(
        yugi=side(hand=[MIST], field=["Summoned Skull"]),
        kaiba=side(
            field=["Blue-Eyes White Dragon", defending("Labyrinth Wall"), face_down("Uraby")]
        ),
    )
    table.yugi.activates(MIST, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Blue-Eyes White Dragon"]
    assert table.kaiba.monsters == ["Labyrinth Wall", "Uraby"]


def test_only_summoned_skull_or_a_thunder_monster_of_ones_own_is_targeted() -> None:
    table = Table(
        yugi=side(hand=[MIST], field=["Gemini Elf", face_down("Summoned Skull")]),
        kaiba=side(field=["Uraby", "Summoned Skull"]),
    )
    assert not table.yugi.may("activate", MIST)


def test_it_needs_a_face_up_monster_of_the_opponent() -> None:
    table = Table(
        yugi=side(hand=[MIST], field=["Summoned Skull"]), kaiba=side(field=[face_down("Uraby")])
    )
    assert not table.yugi.may("activate", MIST)


def test_nothing_is_destroyed_once_the_target_is_face_down() -> None:
    table = Table(
        yugi=side(hand=[MIST], field=["Summoned Skull"]),
        kaiba=side(field=["Uraby", face_down("Book of Moon")]),
    )
    table.yugi.activates(MIST, targeting="Summoned Skull")
    table.kaiba.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def against_two() -> Table:
    """A table on which the mist can be activated."""
    return Table(
        yugi=side(hand=[MIST], field=["Summoned Skull"]),
        kaiba=side(field=["Uraby", "Gemini Elf"]),
    )


def test_there_is_no_battle_phase_in_that_turn() -> None:
    table = against_two()
    table.yugi.activates(MIST, targeting="Summoned Skull")
    table.everyone_passes()

    assert not table.yugi.may("enter the Battle Phase")


def test_after_a_battle_phase_it_is_not_activated() -> None:
    table = against_two()
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", MIST)
