"""Cards used by effects: cast free, summoned from where they lie, struck."""

from engine.core.changing import changed
from engine.duelmasters.acts.asking import Reason, choose
from engine.duelmasters.acts.paying import payment
from engine.duelmasters.acts.running import carries_out
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.acts.using import can_cast, cast, may_use, pay, summon
from engine.duelmasters.facts.reading import meant, side_fits
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import steps as s
from engine.duelmasters.language.nouns import Cards, Fit, This
from engine.duelmasters.language.printed import Kind, Zone
from engine.duelmasters.language.steps import Later, Verb
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece


def usable(party: Party, piece: Piece, fit: Fit, speaker: Speaker) -> list[int]:
    """The sides of a card that may be used now as an effect says."""
    table = party.table
    return [
        at
        for at, side in enumerate(piece.card.sides)
        if side_fits(table, piece, side, fit, speaker) and may_use(table, piece, at)
    ]


async def use_free(
    party: Party, piece: Piece, fit: Fit, speaker: Speaker, *, under: bool = False
) -> bool:
    """Use a card without paying; its player chooses the side, where both fit."""
    sides = usable(party, piece, fit, speaker)
    number = piece.number
    for side in await choose(party, piece.owner, Reason.SIDE, sides, about=number):
        if piece.card.sides[side].kind is Kind.SPELL:
            await cast(party, piece, side, free=True, under=under)
        else:
            await summon(party, piece, free=True)
    return bool(sides)


@carries_out(s.UseFree)
async def _use_free(party: Party, step: s.UseFree, speaker: Speaker) -> bool:
    """They are used one after the other, in the order chosen."""
    table, of = party.table, step.of
    cards = meant(table, of, speaker)
    if isinstance(of, Cards) and step.also is not None:
        cards += meant(table, changed(of, zone=step.also), speaker)
    options = [p.number for p in cards if usable(party, p, of.fit, speaker)]
    about = speaker.source.number
    most = len(options) if step.most is None else step.most
    chosen = await choose(
        party, speaker.seat, Reason.CHOOSE, options, 0, most, about,
        hidden=isinstance(of, Cards) and of.zone is Zone.HAND,
    )  # fmt: skip
    used = []
    for number in chosen:
        piece = table.here(number)
        if piece is not None:
            await use_free(party, piece, of.fit, speaker, under=step.under)
            used.append(piece)
    speaker.it = [piece.number for piece in used]
    return bool(used)


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
