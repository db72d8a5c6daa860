"""Cards of the deck looked at, shown, searched; Gachinko Judges; spells cast by effects."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.duelmasters.acts.asking import Reason, agrees, choose, designated
from engine.duelmasters.acts.moving import shift, shuffle
from engine.duelmasters.acts.placing import can_be_put
from engine.duelmasters.acts.running import carries_out, run
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.facts.reading import fits
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import steps as s
from engine.duelmasters.language.nouns import ANY, Fit
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Verb
from engine.duelmasters.state.events import Judged, Revealed
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.words.doing import act
from engine.duelmasters.words.picking import sights
from engine.duelmasters.words.using import usable, use_free


@carries_out(s.Look)
async def _look(party: Party, step: s.Look, speaker: Speaker) -> bool:
    deck = party.table.zone(speaker.seat, Zone.DECK)
    cards = list(deck[-step.count :] if step.bottom else deck[: step.count])
    party.emit(Revealed(speaker.seat, sights(cards), None if step.shown else speaker.seat))
    taken = await _take(party, step.takes, cards, speaker, hidden=not step.shown)
    left = [p for p in cards if p not in taken and p.zone is Zone.DECK]
    if step.keeps is not None:
        left = [p for p in left if not fits(party.table, p, step.keeps, speaker)]
    if step.rest is not None and party.table.is_in(speaker.seat):
        await act(party, step.rest, left)
    speaker.it = [piece.number for piece in taken]
    return bool(cards)


async def _take(
    party: Party,
    takes: Sequence[s.Take],
    cards: Sequence[Piece],
    speaker: Speaker,
    *,
    hidden: bool,
) -> list[Piece]:
    taken: list[Piece] = []
    for take in takes:
        options = [
            piece.number
            for piece in cards
            if piece not in taken and _can_take(party, take, piece, speaker)
        ]
        about = speaker.source.number
        chosen = await choose(
            party, speaker.seat, Reason.CHOOSE, options, take.least, take.most, about,
            hidden=hidden and take.fit != ANY,
        )  # fmt: skip
        pieces = party.table.found(chosen)
        if take.shown:
            party.emit(Revealed(speaker.seat, sights(pieces)))
        if take.use:
            for piece in pieces:
                await use_free(party, piece, take.fit, speaker)
        else:
            await act(party, take.verb, pieces)
        taken += pieces
    return taken


def _can_take(party: Party, take: s.Take, piece: Piece, speaker: Speaker) -> bool:
    if not fits(party.table, piece, take.fit, speaker):
        return False
    if take.use:
        return bool(usable(party, piece, take.fit, speaker))
    return take.verb is not Verb.PUT or can_be_put(party.table, piece)


@carries_out(s.Search)
async def _search(party: Party, step: s.Search, speaker: Speaker) -> bool:
    table, seat = party.table, speaker.seat
    deck = list(table.zone(seat, Zone.DECK))
    party.emit(Revealed(seat, sights(deck), seat))
    if step.shows is not None:
        await _show_some(party, step, step.shows, deck, speaker)
    taken = await _take(party, step.takes, deck, speaker, hidden=True)
    speaker.it = [piece.number for piece in taken]
    if table.is_in(seat):
        shuffle(party, seat)
    return bool(taken)


async def _show_some(
    party: Party, step: s.Search, fit: Fit, deck: Sequence[Piece], speaker: Speaker
) -> None:
    """Some are shown to all; which of them goes to the hand is told to nobody (DP-301.1-ex)."""
    options = [p.number for p in deck if fits(party.table, p, fit, speaker)]
    about = speaker.source.number
    chosen = await choose(
        party, speaker.seat, Reason.CHOOSE, options, 0, step.most, about, hidden=True
    )
    shown = party.table.found(chosen)
    party.emit(Revealed(speaker.seat, sights(shown)))
    if shown:
        numbers = [piece.number for piece in shown]
        one = await choose(party, speaker.seat, Reason.CHOOSE, numbers, about=about)
        await shift(party, party.table.found(one), Zone.HAND)


@carries_out(s.Judge)
async def _judge(party: Party, step: s.Judge, speaker: Speaker) -> bool:
    them = await designated(party, speaker)
    if them is None:
        return False
    while await _judged(party, speaker.seat, them):
        speaker.wins += 1
        if not step.again or not party.table.is_in(them):
            break
        if not await agrees(party, speaker.seat, speaker.source.number):
            break
    if speaker.wins:
        await run(party, step.then, speaker)
    return speaker.wins > 0


async def _judged(party: Party, seat: Seat, them: Seat) -> bool:
    """Both turn up their deck tops, compare costs, and put them under (DM-KW-8)."""
    tops: list[Piece] = []
    for each in (seat, them):
        for piece in party.table.zone(each, Zone.DECK)[:1]:
            party.emit(Revealed(each, sights([piece])))
            occur(party, Occasion(Happening.JUDGED, each, piece))
            tops.append(piece)
    costs = [await _cost(party, piece) for piece in tops]
    for piece in tops:
        await shift(party, [piece], Zone.DECK, bottom=True)
    won = len(costs) == 2 and costs[0] >= costs[1]
    party.emit(Judged(seat, them, won))
    return won and party.table.is_in(seat)


async def _cost(party: Party, piece: Piece) -> int:
    """Of two costs the player who turned the card up chooses one (DM-TWIN-4)."""
    costs = list(dict.fromkeys(side.cost or 0 for side in piece.card.sides))
    if len(costs) == 1:
        return costs[0]
    (cost,) = await choose(party, piece.owner, Reason.NUMBER, costs, about=piece.number)
    return cost
