"""Sand Moth: destroyed by an effect where it lay face-down, it comes back turned about."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD = "Sand Moth"


def holed(lying: Lying) -> Table:
    table = Table(yugi=side(field=[lying], hand=["Dark Hole"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    return table


def test_it_comes_back_with_its_original_atk_and_def_switched() -> None:
    table = holed(face_down(CARD))

    moth = table.yugi.sees(CARD)
    assert (moth.attack, moth.defense) == (2000, 1000)


def test_faq_6610_so_it_does_when_it_falls_later_on_a_chain() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD), face_down("Raigeki Break")], hand=["Kuriboh"]),
        kaiba=side(hand=["Mystical Space Typhoon"], field=[face_down("Fake Trap")]),
    )
    table.yugi.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_face_up_it_stays_in_the_graveyard() -> None:
    assert holed(attacking(CARD)).yugi.graveyard == [CARD, "Dark Hole"]


def test_so_it_does_when_it_falls_in_battle() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Blue-Eyes White Dragon", at=CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
