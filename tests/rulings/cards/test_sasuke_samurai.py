"""Sasuke Samurai: the face-down monster it attacks is destroyed, unseen and unflipped."""

from engine.yugioh.state.events.standing import Flipped
from tests.table import Table, defending, face_down, side

CARD = "Sasuke Samurai"


def test_a_face_down_defender_falls_at_the_start_of_the_damage_step() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Labyrinth Wall")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Labyrinth Wall"]
    assert table.happened(Flipped) == []
    assert table.life_changes() == []


def test_a_face_up_defender_is_fought() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Labyrinth Wall")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.life == 5500
