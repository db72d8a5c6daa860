"""Dicephoon: what the die shows destroys Spells and Traps, or costs 1000 Life Points."""

from engine.yugioh.state.events.chance import DieRolled
from tests.table import Table, face_down, side

CARD = "Dicephoon"


def test_the_die_says_how_many_cards_are_destroyed_or_who_takes_damage() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[face_down("Waboku"), face_down("Mirror Force")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    (roll,) = table.happened(DieRolled)
    destroyed = {1: 0, 5: 2, 6: 0}.get(roll.number, 1)

    assert len(table.kaiba.graveyard) == destroyed
    assert table.yugi.life == 8000 - (0 if destroyed else 1000)
    assert table.yugi.graveyard == [CARD]
