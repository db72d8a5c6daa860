"""Goddess with the Third Eye: stands for one Fusion Material that is named."""

import pytest

from tests.table import Table, face_up, side

GODDESS, POLY = "Goddess with the Third Eye", "Polymerization"
ULTIMATE, EYES = "Blue-Eyes Ultimate Dragon", "Blue-Eyes White Dragon"


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ([EYES, EYES, GODDESS], True),
        ([EYES, GODDESS, GODDESS], False),
        ([EYES, EYES, "Kuriboh"], False),
    ],
)
def test_faq_4115_of_three_materials_it_is_one_alone(hand: list[str], may: bool) -> None:
    table = Table(yugi=side(hand=[POLY, *hand], extra=[ULTIMATE]))
    assert table.yugi.may("activate", POLY) is may


def test_it_comes_to_the_graveyard_as_a_material() -> None:
    table = Table(yugi=side(hand=[POLY, EYES, EYES], field=[GODDESS], extra=[ULTIMATE]))
    table.yugi.activates(POLY)
    table.everyone_passes()

    assert table.yugi.monsters == [ULTIMATE]
    assert sorted(table.yugi.graveyard) == sorted([EYES, EYES, GODDESS, POLY])


def test_negated_on_the_field_it_stands_for_nothing() -> None:
    table = Table(
        yugi=side(
            hand=[POLY, EYES, EYES], field=[GODDESS, face_up("Skill Drain")], extra=[ULTIMATE]
        )
    )
    assert not table.yugi.may("activate", POLY)


def test_what_is_described_and_not_named_it_cannot_be() -> None:
    table = Table(
        yugi=side(hand=[POLY, *["Petit Dragon"] * 4, GODDESS], extra=["Five-Headed Dragon"])
    )
    assert not table.yugi.may("activate", POLY)


def test_a_monster_that_takes_its_materials_alone_takes_none_for_another() -> None:
    table = Table(
        yugi=side(
            hand=[POLY, "Cyber Dragon", "Cyber Dragon", GODDESS], extra=["Cyber End Dragon"]
        )
    )
    assert not table.yugi.may("activate", POLY)


def test_from_the_graveyard_it_stands_for_a_material_too() -> None:
    table = Table(
        yugi=side(
            hand=["Miracle Fusion"],
            graveyard=["Elemental HERO Avian", GODDESS],
            extra=["Elemental HERO Flame Wingman"],
        )
    )
    table.yugi.activates("Miracle Fusion")
    table.everyone_passes()

    assert table.yugi.monsters == ["Elemental HERO Flame Wingman"]
    assert sorted(table.yugi.banished) == ["Elemental HERO Avian", GODDESS]
