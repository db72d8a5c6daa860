"""What someone who puts a duel into words looks at: the table as the reader may see it."""

from collections.abc import Mapping

from cards.names import translated
from engine.core.game import Reader
from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.state.spots import EXTRA_ZONES, Row
from engine.yugioh.views.board import CardView, TableView

_LETTERS = {Row.MONSTER: "M", Row.SPELL: "S"}


@value
class Scene:
    """The table as `reader` may see it, and the names of cards in their language, by code."""

    table: TableView
    reader: Reader
    names: Mapping[int, str]

    def is_reader(self, seat: Seat) -> bool:
        """Whether it is the reader who sits there."""
        return self.is_seen_by(seat) and not self.reader.is_beside

    def is_seen_by(self, seat: Seat) -> bool:
        """Whether the table is seen from there."""
        return seat == self.reader.seat

    def player(self, seat: Seat) -> str:
        """The name of the player who sits there."""
        return self.reader.names[seat]

    def name(self, card: CardView) -> str | None:
        """The name of the card in the reader's language; None where they may not know it."""
        if card.text is None:
            return None
        called = self.names.get(card.text.passcode)
        return called or translated(card.text.name, self.reader.language)


def zone(row: Row, number: int, seat: Seat) -> str:
    """The code of a zone as its player would number it: M1-M5, S1-S5, F, EL and ER."""
    if row is Row.FIELD_SPELL:
        return "F"
    if row is Row.EXTRA_MONSTER:
        from_own_left = number if seat == 0 else EXTRA_ZONES - 1 - number
        return "EL" if from_own_left == 0 else "ER"
    return f"{_LETTERS[row]}{number + 1}"


def zone_of(card: CardView) -> str:
    """The code of the zone the card lies in; empty where it lies in none or none is known.

    A Pendulum Scale lies in PL or PR, of a zone for Spells.
    """
    if card.row is None or card.zone is None:
        return ""
    is_scale = card.text is not None and card.text.scale is not None
    if is_scale and card.row is Row.SPELL and card.equipped_to is None:
        return "PR" if card.zone else "PL"
    return zone(card.row, card.zone, card.controller)
