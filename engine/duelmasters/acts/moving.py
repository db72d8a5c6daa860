"""Cards go from zone to zone: what that lets trigger, and what the rules do at once."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.duelmasters.acts.asking import Reason, agrees, arrange
from engine.duelmasters.acts.losing import defeat
from engine.duelmasters.acts.replacing import Kept, Other, replacement
from engine.duelmasters.acts.running import run
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.facts.cards import civilizations, source
from engine.duelmasters.facts.reading import facts_on, is_creature, power
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Instead, Stays, Would
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Verb
from engine.duelmasters.state.events import (
    OPEN,
    Asked,
    Destroyed,
    Drew,
    Moved,
    PartnerDown,
    Shielded,
    Shuffled,
    Sight,
    Turned,
)
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table

TO_ZONE = {
    Verb.TO_HAND: Zone.HAND,
    Verb.TO_MANA: Zone.MANA,
    Verb.TO_GRAVEYARD: Zone.GRAVEYARD,
    Verb.DESTROY: Zone.GRAVEYARD,
    Verb.TO_BOTTOM: Zone.DECK,
    Verb.TO_TOP: Zone.DECK,
    Verb.TO_SHIELDS: Zone.SHIELDS,
}


def stays(table: Table, piece: Piece, destroyed: bool = False) -> bool:
    """Whether it does not leave its zone, or not by being destroyed."""
    for _, fact, _ in facts_on(table, piece, Stays):
        if fact.zone is piece.zone:
            if fact.destroyed_only and destroyed:
                return True
            if fact.unless_destroyed and not destroyed:
                return True
            if not fact.destroyed_only and not fact.unless_destroyed:
                return True
    return False


async def shift(
    party: Party,
    pieces: Sequence[Piece],
    to: Zone,
    *,
    bottom: bool = False,
    tapped: bool = False,
    shown: bool = False,
    alone: bool = False,
) -> list[Piece]:
    """Move cards at the same time, whatever would replace it; `alone`: the top cards only.

    Then follows what the rules do at once: a partner may go back (DP-201.4), who has no deck
    is defeated, who has no power is destroyed (DM-GEN-7).
    """
    occasions: list[Occasion] = []
    pieces = [piece for piece in pieces if party.table.here(piece.number) is piece]
    for owner, zone, group in _groups(pieces):
        cards = group if alone else await _whole(party, owner, group, to)
        was = [card.number for card in cards]
        left = [zone is Zone.BATTLE and card in group for card in cards]
        lives = _lives(party.table, cards)
        party.emit(_event(party, owner, zone, to, cards, bottom, shown))
        if to is Zone.MANA:
            _enter_mana(party, cards, tapped)
        if to is Zone.SHIELDS:
            party.emit(Shielded(owner, len(cards)))
        occasions += [Occasion(Happening.LIFE_LOST, owner, creature) for creature in lives]
        occasions += [
            Occasion(Happening.MOVED, owner, card, zone, to, was=number, was_top=top)
            for card, number, top in zip(cards, was, left, strict=True)
        ]
    for occasion in occasions:
        occur(party, occasion)
    went = [(o.piece, o.source) for o in occasions if o.what is Happening.MOVED]
    moved = [piece for piece, _ in went if piece is not None]
    elsewhere = [piece for piece, zone in went if piece is not None and zone is not to]
    await return_partners(party, elsewhere, to)
    await check(party)
    return [piece for piece in moved if party.table.here(piece.number) is piece]


async def _whole(party: Party, owner: Seat, tops: Sequence[Piece], to: Zone) -> list[Piece]:
    """All cards of these stacks; their owner orders those that go into a deck (DM-ZONE-13)."""
    cards = [card for top in tops for card in (top, *top.under)]
    if to is not Zone.DECK or len(cards) == len(tops):
        return cards
    return party.table.found(await arrange(party, owner, [card.number for card in cards]))


def _groups(pieces: Sequence[Piece]) -> list[tuple[Seat, Zone, list[Piece]]]:
    groups: dict[tuple[Seat, Zone], list[Piece]] = {}
    for piece in pieces:
        groups.setdefault((piece.owner, piece.zone), []).append(piece)
    return [(owner, zone, group) for (owner, zone), group in groups.items()]


def _lives(table: Table, cards: Sequence[Piece]) -> list[Piece]:
    """The creatures whose EX Life shields these are."""
    shields = {card.number for card in cards if card.zone is Zone.SHIELDS}
    return [piece for piece in table.battle() if piece.life in shields and piece.life]


def _event(
    party: Party,
    owner: Seat,
    zone: Zone,
    to: Zone,
    cards: Sequence[Piece],
    bottom: bool,
    shown: bool,
) -> Moved:
    first = party.number()
    known = all(card.shown for card in cards) and zone in (Zone.SHIELDS, Zone.PARTNER)
    public = zone in (*OPEN, Zone.PENDING) or to in (*OPEN, Zone.PENDING) or known or shown
    seen = zone is Zone.HAND or to is Zone.HAND
    shields = party.table.zone(owner, Zone.SHIELDS)
    return Moved(
        owner,
        zone,
        to,
        tuple(Sight(first + n, card.card.code) for n, card in enumerate(cards)),
        tuple(card.number for card in cards),
        tuple(shields.index(c) + 1 for c in cards) if zone is Zone.SHIELDS else (),
        public,
        (owner,) if seen else (),
        bottom,
        False,
        shown,
    )


def _enter_mana(party: Party, cards: Sequence[Piece], tapped: bool) -> None:
    """Multicolored cards are put in tapped (DM-ZONE-5)."""
    numbers = tuple(c.number for c in cards if tapped or len(civilizations(c)) > 1)
    if numbers:
        party.emit(Turned(numbers, tapped=True))


async def return_partners(party: Party, pieces: Sequence[Piece], to: Zone) -> None:
    """A partner that came to another zone may go back face-down (DP-201.4-1, DP-201.4-2)."""
    if to in (Zone.PARTNER, Zone.PENDING):
        return
    for piece in pieces:
        if not piece.is_partner or party.table.here(piece.number) is not piece:
            continue
        owner = piece.owner
        party.emit(Asked(owner, "partner_return"))
        if await agrees(party, owner, piece.number, Reason.PARTNER_RETURN):
            party.emit(PartnerDown(owner, party.number(), (piece.number,), piece.zone))


async def check(party: Party) -> None:
    """Defeat who has no deck, destroy who has no power (DM-GEN-7, DP-104.2b)."""
    table = party.table
    if not table.turn:
        return
    losers = [seat for seat in table.alive() if not table.zone(seat, Zone.DECK)]
    if losers:
        await defeat(party, losers)
    weak = [p for p in table.battle() if is_creature(table, p) and power(table, p) <= 0]
    await destroy(party, [piece for piece in weak if not stays(table, piece, True)])


async def move(
    party: Party,
    pieces: Sequence[Piece],
    to: Zone,
    *,
    bottom: bool = False,
    tapped: bool = False,
    shown: bool = False,
    destroyed: bool = False,
) -> list[Piece]:
    """Move cards as an effect or a rule says, or what happens instead (DM-EFF-5).

    `destroyed`: they are destroyed (DM-CRE-3). Returns those that were moved there.
    """
    table, going = party.table, []
    for piece in list(pieces):
        if table.here(piece.number) is not piece or stays(table, piece, destroyed):
            continue
        if piece.zone is Zone.BATTLE:
            would = Would.DESTROY if destroyed else Would.LEAVE
            other = await replacement(party, would, piece, to)
            if other is not None:
                await _instead(party, other, piece, to)
                continue
        going.append(piece)
    going = [piece for piece in going if table.here(piece.number) is piece]
    if not going:
        return []
    if destroyed:
        for piece in going:
            party.emit(Destroyed(piece.owner, Sight(piece.number, piece.card.code)))
    return await shift(party, going, to, bottom=bottom, tapped=tapped, shown=shown)


async def _instead(party: Party, other: Other, piece: Piece, to: Zone) -> None:
    if isinstance(other.what, Instead):
        await said_instead(party, other.what, other.piece, piece)
    elif other.what is Kept.EX_LIFE:
        shield = party.table.here(piece.life)
        await shift(party, [] if shield is None else [shield], Zone.GRAVEYARD)
    elif other.what is Kept.OMEGA:
        await shift(party, [piece], Zone.HAND)
    else:
        await shift(party, [piece], to, alone=True)


async def said_instead(party: Party, ability: Instead, owner: Piece, piece: Piece) -> None:
    """Do what a card says instead of what would have happened to `piece`."""
    if ability.verb is not None:
        zone = TO_ZONE[ability.verb]
        await shift(party, [piece], zone, bottom=ability.verb is Verb.TO_BOTTOM)
    if ability.step is not None:
        table = party.table
        active = table.active if table.active != owner.owner else None
        them = piece.owner if piece.owner != owner.owner else active
        await run(party, ability.step, Speaker(owner.owner, source(owner), them))


async def destroy(party: Party, pieces: Sequence[Piece]) -> list[Piece]:
    """Destroy cards together; those that were."""
    return await move(party, pieces, Zone.GRAVEYARD, destroyed=True)


async def draw(party: Party, seat: Seat, count: int) -> int:
    """Draw cards one by one (DM-DRAW-1); how many were drawn."""
    table, drawn = party.table, 0
    while drawn < count and table.is_in(seat):
        top = table.zone(seat, Zone.DECK)[:1]
        await shift(party, top, Zone.HAND)
        drawn += 1
        if seat == table.active and seat not in table.log.drawn and table.is_in(seat):
            party.note("drawn", seat)
            occur(party, Occasion(Happening.DRAWN, seat))
    if table.is_in(seat):
        party.emit(Drew(seat, drawn))
    return drawn


def shuffle(party: Party, seat: Seat) -> None:
    """Shuffle a deck; nobody knows any card of it afterwards."""
    order = [piece.number for piece in party.table.zone(seat, Zone.DECK)]
    party.dice.shuffle(order)
    party.emit(Shuffled(seat, tuple(order)))
