"""Quillbolt Hedgehog: a Tuner brings it back, once, from the Graveyard."""

from tests.table import Table, face_down, side
from tests.table.laying import Lying

HEDGEHOG, TUNER = "Quillbolt Hedgehog", "Junk Synchron"


def back(field: tuple[str | Lying, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """A table on which yugi, with a Tuner, has activated it in the Graveyard."""
    table = Table(yugi=side(field=[TUNER, *field], hand=hand, graveyard=[HEDGEHOG]))
    table.yugi.activates(HEDGEHOG)
    return table


def test_with_a_tuner_it_comes_back() -> None:
    table = back()
    table.everyone_passes()

    assert table.yugi.monsters == [TUNER, HEDGEHOG]


def test_without_a_tuner_it_stays_in_the_graveyard() -> None:
    table = Table(yugi=side(field=["Gemini Elf"], graveyard=[HEDGEHOG]))

    assert not table.yugi.may("activate", HEDGEHOG)


def test_if_the_tuner_has_gone_by_then_it_does_not_come() -> None:
    table = back(field=(face_down("Raigeki Break"),), hand=("Uraby",))
    table.yugi.activates("Raigeki Break", targeting=TUNER)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert HEDGEHOG in table.yugi.graveyard


def test_as_synchro_material_it_is_banished() -> None:
    table = Table(
        yugi=side(field=[TUNER], graveyard=[HEDGEHOG], extra=["Junk Warrior"], deck=["Uraby"])
    )
    table.yugi.activates(HEDGEHOG)
    table.everyone_passes()
    table.yugi.special_summons("Junk Warrior", using=[TUNER, HEDGEHOG])
    table.everyone_passes()

    assert table.yugi.banished == [HEDGEHOG]
    assert table.yugi.graveyard == [TUNER]
