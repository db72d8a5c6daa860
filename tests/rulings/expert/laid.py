"""A table by the Expert Rules."""

from engine.yugioh.state.apply.laying import Start
from tests.table import Table, side


def expert(
    yugi: Start | None = None,
    kaiba: Start | None = None,
    *,
    turn: int = 3,
    turn_player: str = "yugi",
) -> Table:
    """A duel in the middle of that turn, by the Expert Rules."""
    nothing = side()
    return Table(
        yugi=yugi or nothing,
        kaiba=kaiba or nothing,
        format="expert",
        turn=turn,
        turn_player=turn_player,
    )
