"""Time Wizard: toss a coin and call it; destroy the opponent's monsters, or one's own."""

from engine.yugioh.state.events.chance import Coin, CoinTossed
from tests.table import Table, face_down, side

WIZARD = "Time Wizard"


def called(side_called: str) -> tuple[Table, bool]:
    """A table on which the coin was called so, and whether that was right."""
    table = Table(
        yugi=side(field=[WIZARD, "Gemini Elf", face_down("Uraby")]),
        kaiba=side(field=["Feral Imp"]),
    )
    table.yugi.activates(WIZARD)
    table.everyone_passes()
    table.yugi.chooses(side_called)
    table.everyone_passes()
    (tossed,) = table.happened(CoinTossed)
    return table, tossed.side is Coin[side_called.upper()]


def test_a_right_call_destroys_theirs_and_a_wrong_one_ones_own_for_half_the_atk() -> None:
    outcomes = [called(said) for said in ("Heads", "Tails")]

    (right,) = [table for table, was_right in outcomes if was_right]
    assert right.kaiba.graveyard == ["Feral Imp"]
    assert len(right.yugi.monsters) == 3
    assert right.yugi.life == 8000

    (wrong,) = [table for table, was_right in outcomes if not was_right]
    assert wrong.kaiba.monsters == ["Feral Imp"]
    assert wrong.yugi.monsters == []
    assert wrong.life_changes() == [("yugi", "EFFECT", -(500 + 1900) // 2)]


def test_it_is_used_once_a_turn() -> None:
    table, _ = called("Heads")

    assert not table.yugi.may("activate", WIZARD)
