"""Cards are put, destroyed and moved, with whatever happens instead."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.duelmasters.acts.asking import Reason, choose
from engine.duelmasters.acts.moving import check, destroy, move, said_instead, shift, stays
from engine.duelmasters.acts.replacing import replacement
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.facts.cards import abilities, own_keys, source
from engine.duelmasters.facts.reading import fits
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Instead, Would
from engine.duelmasters.language.keywords import EvolvesOn, Key
from engine.duelmasters.language.nouns import Fit, Of
from engine.duelmasters.language.printed import EVOLUTIONS, Kind, Zone
from engine.duelmasters.state.events import Lived, Put, Sight
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table


async def discard(party: Party, pieces: Sequence[Piece]) -> list[Piece]:
    """Put cards from a hand into the graveyard, or what happens instead."""
    going = []
    for piece in pieces:
        other = await replacement(party, Would.DISCARD, piece, Zone.GRAVEYARD)
        if other is not None and isinstance(other.what, Instead):
            await said_instead(party, other.what, piece, piece)
            if party.table.here(piece.number) is piece and piece.zone is Zone.HAND:
                going.append(piece)
        else:
            going.append(piece)
    return await shift(party, going, Zone.GRAVEYARD) if going else []


def bases(table: Table, piece: Piece) -> list[Piece]:
    """What an evolution creature can be put on (DM-EVO-1)."""
    speaker = Speaker(piece.owner, source(piece))
    conditions = [a.fit for a in abilities(piece) if isinstance(a, EvolvesOn)]
    return [
        base
        for base in table.zone(piece.owner, Zone.BATTLE)
        if any(fits(table, base, _of_base(fit, base), speaker) for fit in conditions)
    ]


def _of_base(fit: Fit, base: Piece) -> Fit:
    """A tamaseed is evolved on as if it was a creature (DM-KW-22)."""
    if base.card.first.kind is not Kind.TAMASEED:
        return fit
    return changed(fit, of=Of.CARD, either=tuple(_of_base(each, base) for each in fit.either))


def needs_base(piece: Piece) -> bool:
    """Whether it can only be put on another card."""
    kind = piece.card.first.kind
    return kind in EVOLUTIONS and kind is not Kind.SMAX


def can_be_put(table: Table, piece: Piece) -> bool:
    """Whether its player may put it now: not a second one of its name (DP-107.1-2)."""
    first = piece.card.first
    if first.kind in (Kind.SPELL, Kind.NONE) or stays(table, piece):
        return False
    if table.house.once_a_name and (piece.owner, first.name) in table.log.put:
        return False
    return not needs_base(piece) or bool(bases(table, piece))


async def put(
    party: Party,
    piece: Piece,
    *,
    summoned: bool = False,
    free: bool = True,
    base: int = 0,
    tapped: bool = False,
) -> bool:
    """Put a card into the battle zone for its owner; whether it came there."""
    table, owner = party.table, piece.owner
    if not can_be_put(table, piece):
        return False
    party.set_on_way([piece])
    other = await replacement(party, Would.PUT, piece, Zone.BATTLE)
    party.set_on_way(())
    if other is not None and isinstance(other.what, Instead):
        await said_instead(party, other.what, other.piece, piece)
        return False
    if table.here(piece.number) is not piece:
        return False
    if needs_base(piece) and table.here(base) is None:
        options = [each.number for each in bases(table, piece)]
        (base,) = await choose(party, owner, Reason.BASE, options, about=piece.number) or [0]
        if not base:
            return False
    number, before = party.number(), piece.zone
    sight = Sight(number, piece.card.code)
    party.emit(Put(owner, sight, before, base, tapped, summoned, free, piece.number))
    await _arrive(party, piece, summoned)
    return True


async def _arrive(party: Party, piece: Piece, summoned: bool) -> None:
    if Key.EX_LIFE in own_keys(piece.card.first):
        top = party.table.zone(piece.owner, Zone.DECK)[:1]
        for shield in await shift(party, top, Zone.SHIELDS):
            party.emit(Lived(piece.number, shield.number))
    if party.table.here(piece.number) is not piece:
        return
    occur(party, Occasion(Happening.PUT, piece.owner, piece, summoned=summoned))
    if piece.card.first.kind is Kind.FIELD:
        await _only_field(party, piece)
    if piece.card.first.kind is Kind.SMAX:
        await _only_smax(party, piece.owner)
    await check(party)


async def _only_field(party: Party, piece: Piece) -> None:
    """One D2 field altogether: the older one is destroyed (DM-KW-16)."""
    older = [
        each
        for each in party.table.battle()
        if each.card.first.kind is Kind.FIELD and each is not piece
    ]
    await destroy(party, older)


async def _only_smax(party: Party, owner: Seat) -> None:
    """All but one S-MAX evolution creature of a player return to the hand (DM-EVO-7)."""
    cards = party.table.zone(owner, Zone.BATTLE)
    several = [each for each in cards if each.card.first.kind is Kind.SMAX]
    if len(several) > 1:
        numbers = [each.number for each in several]
        stay = await choose(party, owner, Reason.CHOOSE, numbers)
        await move(party, [p for p in several if p.number not in stay], Zone.HAND)
