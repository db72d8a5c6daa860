"""Buster Blader: 500 ATK for each Dragon of the opponent, on the field and in the Graveyard."""

from tests.table import Table, face_down, side

CARD = "Buster Blader"


def test_dragons_of_the_opponent_count_on_the_field_and_in_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Curse of Dragon"], graveyard=["Blue-Eyes White Dragon", "Uraby"]),
    )

    assert table.yugi.sees(CARD).attack == 2600 + 2 * 500


def test_dragons_of_its_own_side_do_not_count() -> None:
    table = Table(yugi=side(field=[CARD, "Curse of Dragon"], graveyard=["Petit Dragon"]))

    assert table.yugi.sees(CARD).attack == 2600


def test_a_face_down_dragon_is_not_known_to_be_one() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Curse of Dragon")]))

    assert table.yugi.sees(CARD).attack == 2600
