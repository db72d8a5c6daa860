"""Drop Off: the opponent discards what they drew for their Draw Phase."""

from engine.yugioh.state.events.turns import NormallyDrawn
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, side

PIECES = [
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
]


def drawing(*, deck: list[str], hand: list[str] | None = None, field: str = "") -> Table:
    """The Draw Phase of the opponent of the player who has Drop Off."""
    kaiba = side(deck=deck, hand=hand or [], field=[field] if field else [])
    return Table(
        yugi=side(field=["Drop Off"]), kaiba=kaiba, turn_player="kaiba", phase="draw phase"
    )


def test_the_card_just_drawn_is_discarded_and_no_other() -> None:
    table = drawing(deck=["Feral Imp", "Uraby"], hand=["Feral Imp", "Kuriboh"])
    table.yugi.activates("Drop Off")
    table.everyone_passes()

    assert table.kaiba.hand == ["Feral Imp", "Kuriboh"]
    assert table.kaiba.graveyard == ["Feral Imp"]


def test_what_is_drawn_by_an_effect_in_that_phase_is_no_normal_draw() -> None:
    table = drawing(deck=["Feral Imp", "Uraby"], field="Jar of Greed")
    table.kaiba.activates("Jar of Greed", at="draw phase")
    table.chain_resolves()

    assert len(table.kaiba.hand) == 2
    assert not table.yugi.may("activate", "Drop Off")


def test_it_answers_no_draw_of_ones_own() -> None:
    table = Table(yugi=side(field=["Drop Off"]), phase="draw phase")
    assert not table.yugi.may("activate", "Drop Off")


def test_the_fifth_piece_of_exodia_wins_before_it_can_be_discarded() -> None:
    table = drawing(deck=["Exodia the Forbidden One"], hand=PIECES)
    table.everyone_passes()

    assert table.result == ("kaiba", "CARD_EFFECT")


def test_nobody_else_is_told_which_card_was_drawn() -> None:
    table = drawing(deck=["Feral Imp"])
    table.kaiba.passes()

    drawn = {
        player: [event.card for event in table.told(player) if isinstance(event, NormallyDrawn)]
        for player in (None, table.yugi, table.kaiba)
    }
    assert drawn[None] == drawn[table.yugi] == [HIDDEN]
    assert HIDDEN not in drawn[table.kaiba]
