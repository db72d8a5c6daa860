"""Something else happens instead: at most one replacement for an event (DM-EFF-5)."""

from collections.abc import Iterator
from enum import Enum

from engine.core.protocol import Seat
from engine.core.values import value
from engine.duelmasters.acts.asking import Reason, agrees, choose
from engine.duelmasters.facts.cards import abilities, own_keys, source
from engine.duelmasters.facts.reading import fits, holds, seats
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Instead, Would
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.nouns import Whose
from engine.duelmasters.language.printed import Kind, Zone
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table


class Kept(Enum):
    """Replacements that a keyword is."""

    EX_LIFE = "ex_life"
    OMEGA = "eternal_omega"
    STAR = "star_evolution"


@value
class Other:
    """What could happen instead: the card that says so, and what it says."""

    piece: Piece
    what: Instead | Kept


def others(table: Table, would: Would, piece: Piece, to: Zone) -> Iterator[Other]:
    """All replacements that could be applied, in the order of their players (DP-305.2)."""
    for owner in table.battle():
        for ability in abilities(owner):
            if isinstance(ability, Instead) and _speaks(table, ability, would, owner, piece):
                yield Other(owner, ability)
    if would in (Would.LEAVE, Would.DESTROY):
        yield from (Other(piece, kept) for kept in _kept(table, piece, to))
    if would is Would.DISCARD:
        for ability in abilities(piece):
            if not isinstance(ability, Instead) or ability.would is not would:
                continue
            if _holds(table, ability, piece, piece):
                yield Other(piece, ability)


def _kept(table: Table, piece: Piece, to: Zone) -> Iterator[Kept]:
    keys = own_keys(piece.card.first)
    life = table.here(piece.life) if piece.life else None
    if Key.EX_LIFE in keys and life is not None:
        yield Kept.EX_LIFE
    if Key.ETERNAL_OMEGA in keys and to is not Zone.HAND:
        yield Kept.OMEGA
    if piece.card.first.kind is Kind.STAR and piece.under:
        yield Kept.STAR


def _speaks(table: Table, ability: Instead, would: Would, owner: Piece, piece: Piece) -> bool:
    if ability.would is not would and not (
        ability.would is Would.LEAVE and would is Would.DESTROY
    ):
        return False
    if ability.would is Would.DISCARD:
        return False
    if ability.whose is None:
        return owner is piece and _holds(table, ability, owner, piece)
    if ability.whose is Whose.OPPONENT:
        meant = piece.owner != owner.owner
    else:
        speaker = Speaker(owner.owner, source(owner))
        meant = piece.owner in seats(table, ability.whose, speaker)
    return meant and _holds(table, ability, owner, piece)


def _holds(table: Table, ability: Instead, owner: Piece, piece: Piece) -> bool:
    them = piece.owner if piece.owner != owner.owner else None
    if ability.whose is None and table.active != owner.owner:
        them = table.active
    speaker = Speaker(owner.owner, source(owner), them, [piece.number])
    if not fits(table, piece, ability.fit, speaker):
        return False
    return ability.condition is None or holds(table, ability.condition, speaker)


async def replacement(party: Party, would: Would, piece: Piece, to: Zone) -> Other | None:
    """What happens instead, if something does: that of the turn player or the nearest first."""
    found = list(others(party.table, would, piece, to))
    while found:
        seat = _first(party.table, found)
        own = [other for other in found if other.piece.owner == seat]
        other = await _picked(party, seat, own)
        if not isinstance(other.what, Instead) or not other.what.may:
            return other
        if await agrees(party, seat, other.piece.number):
            return other
        found.remove(other)
    return None


def _first(table: Table, found: list[Other]) -> Seat:
    owners = [other.piece.owner for other in found]
    return next(seat for seat in table.from_active() if seat in owners)


async def _picked(party: Party, seat: Seat, own: list[Other]) -> Other:
    """Who has several chooses which to apply (DP-305.2-2)."""
    if len(own) == 1:
        return own[0]
    numbers = [other.piece.number for other in own]
    if len(set(numbers)) < len(numbers):
        ways = range(len(own))
        positions = await choose(party, seat, Reason.MODE, ways, about=numbers[0])
        return own[positions[0]] if positions else own[0]
    chosen = await choose(party, seat, Reason.REPLACEMENT, numbers)
    return own[numbers.index(chosen[0])] if chosen else own[0]
