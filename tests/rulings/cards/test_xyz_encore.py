"""Xyz Encore: an Xyz Monster goes back, and its materials come back, a Level lower."""

import pytest

from tests.table import Table, defending, side
from tests.table.laying import Lying

CARD, UTOPIA, GENIE = (
    "Xyz Encore",
    "Number 39: Utopia",
    "La Jinn the Mystical Genie of the Lamp",
)


def test_the_materials_come_back_a_level_lower() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[Lying(UTOPIA, materials=(GENIE,))]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees(UTOPIA).place == "extra_deck"
    genie = table.kaiba.sees(GENIE)
    assert (genie.position, genie.level) == ("face-up Defense", 3)


@pytest.mark.rule("MR-GLOS-43")
def test_nobody_can_respond_to_its_activation() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(
            field=[Lying(UTOPIA, materials=("Uraby",)), Lying("Magic Jammer", face_up=False)],
            hand=["Kuriboh"],
        ),
    )
    table.yugi.activates(CARD)

    assert not table.kaiba.may("activate", "Magic Jammer")


def test_banished_materials_do_not_come_back() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[Lying("Macro Cosmos", face_up=True)]),
        kaiba=side(field=[Lying(UTOPIA, materials=("Uraby",))]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees(UTOPIA).place == "extra_deck"
    assert table.kaiba.banished == ["Uraby"]
    assert table.kaiba.monsters == []


def test_without_room_for_all_its_player_chooses_who_comes() -> None:
    full = [defending(name) for name in ("Uraby", "Kojikocy", "Gemini Elf", "Mystic Clown")]
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(
            field=[
                *full,
                Lying(UTOPIA, zone="E1", materials=("Dark Blade", "Celtic Guardian")),
            ]
        ),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses("Celtic Guardian")

    assert "Celtic Guardian" in table.kaiba.monsters
    assert table.kaiba.graveyard == ["Dark Blade"]


def test_a_monster_that_spells_do_not_affect_loses_its_materials_and_stays() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Forbidden Lance"]),
        kaiba=side(field=[Lying(UTOPIA, materials=(GENIE,))]),
    )
    table.yugi.activates("Forbidden Lance", targeting=UTOPIA)
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == [UTOPIA]
    assert table.kaiba.graveyard == [GENIE]


def test_a_monster_of_ones_own_goes_home_and_its_material_to_the_opponent() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[Lying(UTOPIA, materials=(GENIE,), borrowed=True)]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(UTOPIA).place == "extra_deck"
    assert table.kaiba.monsters == [GENIE]
    assert table.kaiba.sees(GENIE).level == 3
