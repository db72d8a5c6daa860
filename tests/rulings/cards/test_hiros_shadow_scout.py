"""Hiro's Shadow Scout: the opponent draws 3 cards, shows them, and loses the Spells."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, face_down, side

CARD = "Hiro's Shadow Scout"


def test_of_three_cards_that_the_opponent_draws_the_spells_are_discarded() -> None:
    """FAQ 4617: Monsters and Traps stay in the hand."""
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(deck=["Dark Hole", "Uraby", "Raigeki", "Trap Hole"], hand=["Fissure"]),
    )
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert sorted(table.kaiba.hand) == ["Fissure", "Uraby"]
    assert sorted(table.kaiba.graveyard) == ["Dark Hole", "Raigeki"]
    (shown,) = table.happened(Revealed)
    assert len(shown.cards) == 3


def test_it_is_used_in_the_damage_step_too() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_down(CARD)]),
    )
    before = len(table.yugi.hand)
    table.yugi.attacks_with("Uraby", at=CARD)
    table.everyone_passes()

    assert len(table.yugi.hand) + len(table.yugi.graveyard) == before + 3
