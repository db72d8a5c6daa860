"""Cards used by effects: cast free, summoned from where they lie, struck."""

from engine.duelmasters.acts.asking import Reason, choose
from engine.duelmasters.acts.paying import payment
from engine.duelmasters.acts.running import carries_out
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.acts.using import can_cast, cast, may_use, pay, summon
from engine.duelmasters.facts.reading import fits, side_fits
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import steps as s
from engine.duelmasters.language.nouns import Fit, This
from engine.duelmasters.language.printed import Kind, Zone
from engine.duelmasters.language.steps import Later, Verb
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece


def usable(
    party: Party, piece: Piece, fit: Fit, speaker: Speaker, *, spells: bool
) -> list[int]:
    """The sides of a card that may be used now as an effect says."""
    table = party.table
    return [
        at
        for at, side in enumerate(piece.card.sides)
        if (side.kind is Kind.SPELL or not spells)
        and side_fits(table, piece, side, fit, speaker)
        and may_use(table, piece, at)
    ]


async def use_free(
    party: Party,
    piece: Piece,
    fit: Fit,
    speaker: Speaker,
    *,
    spells: bool,
    under: bool = False,
) -> bool:
    """Use a card without paying; its player chooses the side, where both fit."""
    sides = usable(party, piece, fit, speaker, spells=spells)
    number = piece.number
    for side in await choose(party, piece.owner, Reason.SIDE, sides, about=number):
        if piece.card.sides[side].kind is Kind.SPELL:
            await cast(party, piece, side, free=True, under=under)
        else:
            await summon(party, piece, free=True)
    return bool(sides)


@carries_out(s.CastFree)
async def _cast(party: Party, step: s.CastFree, speaker: Speaker) -> bool:
    table, of = party.table, step.of
    cards = list(table.zone(speaker.seat, of.zone))
    if step.also is not None:
        cards += table.zone(speaker.seat, step.also)
    options = [p.number for p in cards if usable(party, p, of.fit, speaker, spells=True)]
    about = speaker.source.number
    chosen = await choose(
        party, speaker.seat, Reason.CHOOSE, options, 0, step.most, about,
        hidden=of.zone is Zone.HAND,
    )  # fmt: skip
    for number in chosen:
        piece = table.here(number)
        if piece is not None:
            await use_free(party, piece, of.fit, speaker, spells=True, under=step.under)
    return bool(chosen)


@carries_out(s.UseThis)
async def _use_this(party: Party, step: s.UseThis, speaker: Speaker) -> bool:
    """As if its cost had been paid, from where it lies face-up."""
    piece = party.table.here(speaker.source.number)
    if piece is None:
        return False
    if not may_use(party.table, piece, 0):
        return False
    if piece.card.first.kind is Kind.SPELL and can_cast(party.table, piece, 0):
        await cast(party, piece, 0, free=step.free)
        return True
    return await summon(party, piece, free=step.free)


@carries_out(s.UseMoved)
async def _use_moved(party: Party, step: s.UseMoved, speaker: Speaker) -> bool:
    """Any number of those that the step before moved may be used, in the order chosen."""
    table = party.table
    options = [
        piece.number
        for piece in table.found(speaker.it)
        if fits(table, piece, step.fit, speaker)
        and usable(party, piece, step.fit, speaker, spells=False)
    ]
    about = speaker.source.number
    most = len(options)
    chosen = await choose(party, speaker.seat, Reason.CHOOSE, options, 0, most, about)
    used = []
    for number in chosen:
        piece = table.here(number)
        if piece is not None:
            await use_free(party, piece, step.fit, speaker, spells=False)
            used.append(piece)
    speaker.it = [piece.number for piece in used]
    return bool(used)


@carries_out(s.StrikeNow)
async def _strike(party: Party, step: s.StrikeNow, speaker: Speaker) -> bool:
    piece = party.table.here(speaker.source.number)
    if piece is None or not may_use(party.table, piece, 0):
        return False
    done = await summon(party, piece, free=True)
    if done:
        bottom = s.Do(Verb.TO_BOTTOM, This())
        party.plan(speaker.seat, Later.TURN_END, bottom, party.source_of(piece), ())
    occur(party, Occasion(Happening.STRUCK, speaker.seat, piece))
    return done


@carries_out(s.PayAndUse)
async def _dash(party: Party, step: s.PayAndUse, speaker: Speaker) -> bool:
    piece = party.table.here(speaker.source.number)
    if piece is None or not may_use(party.table, piece, 0):
        return False
    mana = payment(party.table, speaker.seat, step.civs, step.cost)
    if mana is None:
        return False
    pay(party, mana)
    return await summon(party, piece, free=False)
