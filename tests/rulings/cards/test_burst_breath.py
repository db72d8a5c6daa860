"""Burst Breath: Tribute a Dragon; destroy face-up monsters with DEF up to its ATK."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side

BREATH = "Burst Breath"


def test_monsters_of_both_players_with_def_up_to_its_atk_are_destroyed() -> None:
    table = Table(
        yugi=side(field=["Alexandrite Dragon", "Mystical Elf", BREATH]),
        kaiba=side(
            field=["Blue-Eyes White Dragon", defending("Labyrinth Wall"), face_down("Uraby")]
        ),
    )
    table.yugi.activates(BREATH)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == ["Blue-Eyes White Dragon", "Labyrinth Wall", "Uraby"]


def test_the_atk_it_had_on_the_field_counts() -> None:
    table = Table(
        yugi=side(field=["Alexandrite Dragon", BREATH], hand=["Rush Recklessly"]),
        kaiba=side(field=["Blue-Eyes White Dragon"]),
    )
    table.yugi.activates("Rush Recklessly", targeting="Alexandrite Dragon")
    table.everyone_passes()
    table.yugi.activates(BREATH)
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_a_face_down_dragon_can_be_tributed() -> None:
    table = Table(
        yugi=side(field=[face_down("Alexandrite Dragon"), BREATH]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(BREATH)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


def test_a_link_monster_has_no_def_and_stays() -> None:
    table = Table(
        yugi=side(field=["Alexandrite Dragon", BREATH]),
        kaiba=side(field=["Decode Talker", "Uraby"]),
    )
    table.yugi.activates(BREATH)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Decode Talker"]


def test_it_needs_a_dragon() -> None:
    table = Table(yugi=side(field=["Uraby", BREATH]), kaiba=side(field=["Feral Imp"]))

    assert not table.yugi.may("activate", BREATH)


def test_it_is_not_used_where_no_dragon_would_destroy_anything() -> None:
    table = Table(
        yugi=side(field=["Alexandrite Dragon", BREATH]), kaiba=side(field=["Labyrinth Wall"])
    )
    assert not table.yugi.may("activate", BREATH)

    alone = Table(yugi=side(field=["Alexandrite Dragon", BREATH]))
    assert not alone.yugi.may("activate", BREATH)


def test_only_a_dragon_that_destroys_something_can_be_tributed() -> None:
    table = Table(
        yugi=side(field=["Petit Dragon", face_down("Alexandrite Dragon"), BREATH]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(BREATH)
    table.everyone_passes()

    assert table.questions(Reason.TRIBUTE) == []
    assert table.yugi.graveyard[0] == "Alexandrite Dragon"
    assert table.kaiba.monsters == []
