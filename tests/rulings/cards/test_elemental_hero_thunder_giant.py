"""Elemental HERO Thunder Giant: destroys what was made weaker than it stands."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD = "Elemental HERO Thunder Giant"


def test_it_compares_the_original_atk_with_its_own_of_now() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Axe of Despair", on=CARD)], hand=["Uraby"]),
        kaiba=side(field=["Blue-Eyes White Dragon"]),
    )
    table.yugi.activates(CARD, targeting="Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Blue-Eyes White Dragon"]
    assert table.yugi.graveyard == ["Uraby"]
    assert not table.yugi.may("activate", CARD)


def test_stronger_and_face_down_monsters_cannot_be_targeted() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby"]),
        kaiba=side(field=["Summoned Skull", face_down("Feral Imp")]),
    )

    assert not table.yugi.may("activate", CARD)


def test_it_destroys_nothing_if_it_is_weaker_when_the_effect_resolves() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby"]),
        kaiba=side(field=["Curse of Dragon", face_down("Shrink")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Shrink", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Curse of Dragon"]


@pytest.mark.parametrize("answer", ["Compulsory Evacuation Device", "Book of Moon"])
def test_it_destroys_nothing_once_its_own_atk_cannot_be_compared(answer: str) -> None:
    """FAQ 6345, 8476, 11990: both are compared, face-up on the field, as it resolves."""
    table = Table(
        yugi=side(field=[CARD], hand=["Uraby"]),
        kaiba=side(field=["Curse of Dragon", answer]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates(answer, targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Curse of Dragon"]
