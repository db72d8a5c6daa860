"""White Dragon Ritual: monsters of hand or field, of either face, for the Paladin."""

import pytest

from tests.table import Table, attacking, face_down, side

RITUAL, PALADIN = "White Dragon Ritual", "Paladin of White Dragon"


@pytest.mark.parametrize(
    ("hand", "field", "works"),
    [
        (["Gemini Elf"], [], True),
        ([], ["Gemini Elf"], True),
        (["Kuriboh"], ["Petit Dragon"], False),
        (["Petit Dragon"], ["Petit Dragon"], True),
        (["Summoned Skull"], [], True),
        ([], [], False),
    ],
)
def test_the_levels_have_to_reach_4(hand: list[str], field: list[str], works: bool) -> None:
    table = Table(
        yugi=side(hand=[RITUAL, PALADIN, *hand], field=[attacking(name) for name in field])
    )

    assert table.yugi.may("activate", RITUAL) is works


def test_a_face_down_monster_can_be_tributed() -> None:
    table = Table(yugi=side(hand=[RITUAL, PALADIN], field=[face_down("Gemini Elf")]))
    table.yugi.activates(RITUAL)
    table.everyone_passes()

    assert table.yugi.monsters == [PALADIN]
    assert table.yugi.graveyard == ["Gemini Elf", RITUAL]


def test_a_second_paladin_can_be_tributed_for_the_first() -> None:
    table = Table(yugi=side(hand=[RITUAL, PALADIN, PALADIN]))
    table.yugi.activates(RITUAL)
    table.yugi.chooses(PALADIN)
    table.everyone_passes()

    assert table.yugi.monsters == [PALADIN]
    assert table.yugi.graveyard == [PALADIN, RITUAL]


def test_monsters_of_the_opponent_are_not_tributed() -> None:
    table = Table(
        yugi=side(hand=[RITUAL, PALADIN]), kaiba=side(field=[attacking("Gemini Elf")])
    )

    assert not table.yugi.may("activate", RITUAL)


def test_xyz_monsters_have_no_level_to_give() -> None:
    table = Table(yugi=side(hand=[RITUAL, PALADIN], field=[attacking("Number 39: Utopia")]))

    assert not table.yugi.may("activate", RITUAL)


def test_with_its_effect_negated_nothing_is_tributed() -> None:
    table = Table(
        yugi=side(hand=[RITUAL, PALADIN, "Gemini Elf"]),
        kaiba=side(field=[face_down("Imperial Order")]),
    )
    table.yugi.activates(RITUAL)
    table.kaiba.activates("Imperial Order")
    table.everyone_passes()

    assert table.yugi.hand == [PALADIN, "Gemini Elf"]
    assert table.yugi.graveyard == [RITUAL]


def test_a_monster_that_went_back_to_the_hand_is_tributed_from_there() -> None:
    table = Table(
        yugi=side(hand=[RITUAL, PALADIN], field=[attacking("Gemini Elf")]),
        kaiba=side(field=[face_down("Compulsory Evacuation Device")]),
    )
    table.yugi.activates(RITUAL)
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    table.everyone_passes()

    assert table.yugi.monsters == [PALADIN]
    assert table.yugi.graveyard == ["Gemini Elf", RITUAL]
