"""What a card costs, and the mana that is tapped for it."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.duelmasters.facts.cards import civilizations, source
from engine.duelmasters.facts.reading import side_fits, statics, value_of
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Cheaper
from engine.duelmasters.language.keywords import SympathyFor
from engine.duelmasters.language.printed import CREATURES, Civ, Side, Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table


def cost(table: Table, piece: Piece, side: Side) -> int:
    """What it costs to use that side now; how low it can go is printed (DM-MANA-4)."""
    total = side.cost or 0
    speaker = Speaker(piece.owner, source(piece))
    for ability in side.abilities:
        if isinstance(ability, SympathyFor):
            total = max(ability.floor, total - value_of(table, ability.amount, speaker))
    if side.kind not in CREATURES:
        return total
    for owner, facts in statics(table, Cheaper):
        if owner.owner == piece.owner:
            for fact in facts:
                total = _less(table, piece, side, fact, total)
    for lasting in table.lasting:
        if lasting.seat == piece.owner:
            total = _less(table, piece, side, lasting.fact, total)
    return total


def _less(table: Table, piece: Piece, side: Side, fact: object, total: int) -> int:
    if not isinstance(fact, Cheaper):
        return total
    speaker = Speaker(piece.owner, source(piece))
    if not side_fits(table, piece, side, fact.fit, speaker):
        return total
    return max(min(total, fact.floor), total - fact.less)


def payment(
    table: Table, seat: Seat, civs: Sequence[Civ], total: int, used: int = 0
) -> list[int] | None:
    """The mana cards that are tapped, by number; None where it cannot be paid.

    One card for each civilization, those of one civilization first; then those that have one
    of the civilizations, then others (DM-MANA-2, DM-MANA-5). `used` is the card that is used;
    where it lies in the mana zone it does not count there any more (DM-ZONE-11).
    """
    mana = [
        p
        for p in table.zone(seat, Zone.MANA)
        if not p.tapped and p.card.mana and p.shown and p.number != used
    ]
    needed = max(total, len(civs))
    if len(mana) < needed:
        return None
    firsts = _assigned(mana, list(civs), [])
    if firsts is None:
        return None
    left = [piece for piece in mana if piece not in firsts]
    left.sort(key=lambda piece: _rank(piece, civs))
    return [piece.number for piece in (*firsts, *left)][:needed]


def _rank(piece: Piece, civs: Sequence[Civ]) -> int:
    having = civilizations(piece)
    if len(having) == 1 and having[0] in civs:
        return 0
    return 1


def _assigned(mana: Sequence[Piece], civs: list[Civ], taken: list[Piece]) -> list[Piece] | None:
    """A card of its own for each civilization, of that one alone where there is one."""
    if not civs:
        return taken
    fitting = [p for p in mana if civs[0] in civilizations(p) and p not in taken]
    fitting.sort(key=lambda piece: len(civilizations(piece)) > 1)
    single = [p for p in fitting if len(civilizations(p)) == 1]
    for piece in single[:1] or fitting:
        found = _assigned(mana, civs[1:], [*taken, piece])
        if found is not None:
            return found
    return None
