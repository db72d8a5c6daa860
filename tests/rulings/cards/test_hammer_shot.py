"""Hammer Shot: destroys the Attack Position monster with the highest ATK."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side

CARD = "Hammer Shot"


def test_it_destroys_the_strongest_in_attack_position_whose_ever() -> None:
    """FAQ 6130: nothing is targeted; monsters of both players count."""
    table = Table(
        yugi=side(hand=[CARD], field=["Summoned Skull"]),
        kaiba=side(field=["Uraby", defending("Blue-Eyes White Dragon")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.yugi.graveyard == ["Summoned Skull", CARD]


def test_of_equals_its_player_chooses() -> None:
    """FAQ 6130."""
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Summoned Skull", "Dark Magician"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.options == ["Summoned Skull", "Dark Magician"]
    table.yugi.chooses("Dark Magician")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]


def test_without_a_monster_in_attack_position_it_cannot_be_activated() -> None:
    """FAQ 6130."""
    table = Table(
        yugi=side(hand=[CARD]), kaiba=side(field=[defending("Uraby"), face_down("Feral Imp")])
    )

    assert not table.yugi.may("activate", CARD)
