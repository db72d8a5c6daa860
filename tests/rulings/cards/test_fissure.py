"""Fissure: destroy the face-up monster of the opponent with the lowest ATK."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side


def test_the_player_chooses_among_those_tied_when_it_resolves() -> None:
    table = Table(
        yugi=side(hand=["Fissure"]),
        kaiba=side(field=["Silver Fang", "Baby Dragon", "Uraby"]),
    )
    table.yugi.activates("Fissure")
    table.yugi.chooses("Baby Dragon")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Silver Fang", "Baby Dragon"]]
    assert table.kaiba.graveyard == ["Baby Dragon"]


def test_it_is_not_activated_without_a_face_up_monster_of_the_opponent() -> None:
    table = Table(
        yugi=side(hand=["Fissure"], field=["Uraby"]), kaiba=side(field=[face_down("Uraby")])
    )

    assert not table.yugi.may("activate", "Fissure")


def test_it_compares_the_atk_of_now() -> None:
    table = Table(
        yugi=side(hand=["Fissure"]),
        kaiba=side(field=["Dark Blade", "Luster Dragon", face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Fissure")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Luster Dragon"]
