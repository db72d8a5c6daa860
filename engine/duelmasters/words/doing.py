"""What is done with cards: destroyed, tapped, moved, put."""

from collections.abc import Awaitable, Callable, Sequence

from engine.duelmasters.acts.asking import Reason, arrange, choose, choose_number, designated
from engine.duelmasters.acts.breaking import add_to_hand, break_these
from engine.duelmasters.acts.moving import destroy, draw, move, shift, shuffle
from engine.duelmasters.acts.placing import discard, put
from engine.duelmasters.acts.running import carries_out
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.facts.reading import seats, value_of
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import steps as s
from engine.duelmasters.language.nouns import Some, Whose
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Verb
from engine.duelmasters.state.events import Turned
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.words.picking import picked

Act = Callable[[Party, list[Piece]], Awaitable[list[Piece]]]


async def _tap(party: Party, pieces: list[Piece]) -> list[Piece]:
    return _turn(party, pieces, tapped=True)


async def _untap(party: Party, pieces: list[Piece]) -> list[Piece]:
    return _turn(party, pieces, tapped=False)


async def _toggle(party: Party, pieces: list[Piece]) -> list[Piece]:
    for piece in pieces:
        _turn(party, [piece], tapped=not piece.tapped)
    return pieces


def _turn(party: Party, pieces: list[Piece], *, tapped: bool) -> list[Piece]:
    turned = [piece for piece in pieces if piece.tapped != tapped]
    if turned:
        party.emit(Turned(tuple(piece.number for piece in turned), tapped))
    return turned


async def _to_hand(party: Party, pieces: list[Piece]) -> list[Piece]:
    """A shield may be used as a trigger on its way, as if it was broken (DM-SHD-10)."""
    shields = [piece for piece in pieces if piece.zone is Zone.SHIELDS]
    moved = await move(party, [piece for piece in pieces if piece not in shields], Zone.HAND)
    if shields:
        await add_to_hand(party, shields[0].owner, shields)
    return [*moved, *shields]


async def _to_bottom(party: Party, pieces: list[Piece]) -> list[Piece]:
    return await _to_deck(party, pieces, bottom=True)


async def _to_top(party: Party, pieces: list[Piece]) -> list[Piece]:
    return await _to_deck(party, pieces, bottom=False)


async def _to_deck(party: Party, pieces: list[Piece], *, bottom: bool) -> list[Piece]:
    """Their owner orders them, hidden from others (DM-ZONE-13)."""
    going: list[Piece] = []
    for seat in dict.fromkeys(piece.owner for piece in pieces):
        own = [piece for piece in pieces if piece.owner == seat]
        if not any(piece.under for piece in own):  # a stack is ordered card by card
            own = party.table.found(await arrange(party, seat, [p.number for p in own]))
        going += own
    return await move(party, going, Zone.DECK, bottom=bottom)


async def _put(party: Party, pieces: list[Piece]) -> list[Piece]:
    """One by one (DM-ZONE-12); those that cannot be put stay where they are."""
    here = party.table.here
    return [p for p in pieces if here(p.number) is p and await put(party, p)]


async def _shown(party: Party, pieces: list[Piece]) -> list[Piece]:
    moved = await move(party, pieces, Zone.SHIELDS, shown=True)
    for piece in moved:
        occur(party, Occasion(Happening.SHOWN, piece.owner, piece))
    return moved


ACTS: dict[Verb, Act] = {
    Verb.DESTROY: destroy,
    Verb.TAP: _tap,
    Verb.UNTAP: _untap,
    Verb.TURN: _toggle,
    Verb.TO_HAND: _to_hand,
    Verb.SHIELD_TO_HAND: lambda party, pieces: shift(party, pieces, Zone.HAND),
    Verb.TO_MANA: lambda party, pieces: move(party, pieces, Zone.MANA),
    Verb.TO_MANA_TAPPED: lambda party, pieces: move(party, pieces, Zone.MANA, tapped=True),
    Verb.TO_GRAVEYARD: lambda party, pieces: move(party, pieces, Zone.GRAVEYARD),
    Verb.DISCARD: discard,
    Verb.TO_BOTTOM: _to_bottom,
    Verb.TO_TOP: _to_top,
    Verb.TO_SHIELDS: lambda party, pieces: move(party, pieces, Zone.SHIELDS),
    Verb.TO_SHIELDS_SHOWN: _shown,
    Verb.PUT: _put,
}


async def act(party: Party, verb: Verb, pieces: Sequence[Piece]) -> list[Piece]:
    """Do that with these cards; those with which it was done."""
    cards = list(pieces)
    return await ACTS[verb](party, cards) if cards else []


@carries_out(s.Do)
async def _do(party: Party, step: s.Do, speaker: Speaker) -> bool:
    pieces = await picked(party, step.noun, speaker, to_put=step.verb is Verb.PUT)
    if step.verb is Verb.BREAK:
        await break_these(party, speaker.seat, pieces)
        return bool(pieces)
    done = await act(party, step.verb, pieces)
    speaker.it = [piece.number for piece in done if piece in pieces]
    return bool(done)


@carries_out(s.Draw)
async def _draw(party: Party, step: s.Draw, speaker: Speaker) -> bool:
    if step.whose is Whose.OPPONENT:
        await designated(party, speaker)
    most, done = value_of(party.table, step.count, speaker), 0
    for seat in seats(party.table, step.whose, speaker):
        count = most
        if step.up_to:
            count = await choose_number(party, seat, 0, most, speaker.source.number)
        done += await draw(party, seat, count) if count else 0
    return done > 0


@carries_out(s.ShuffleIn)
async def _shuffle_in(party: Party, step: s.ShuffleIn, speaker: Speaker) -> bool:
    table = party.table
    for seat in seats(table, step.whose, speaker):
        cards = [piece for zone in step.zones for piece in table.zone(seat, zone)]
        await move(party, cards, Zone.DECK)
        if table.is_in(seat):
            shuffle(party, seat)
    return True


@carries_out(s.SplitBetween)
async def _split(party: Party, step: s.SplitBetween, speaker: Speaker) -> bool:
    """Its player chooses two; theirs chooses which of them it is for the first verb."""
    them = await designated(party, speaker)
    if them is None:
        return False
    about = speaker.source.number
    two = [p.number for p in await picked(party, Some(step.of, 2), speaker)]
    first = await choose(party, them, Reason.CHOOSE, two, about=about)
    pieces = party.table.found(two)
    kept = [piece for piece in pieces if piece.number not in first]
    await act(party, step.one, [piece for piece in pieces if piece.number in first])
    await act(party, step.rest, kept)
    return True
