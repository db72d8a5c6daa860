"""How steps are joined, and what they let hold or happen later."""

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.duelmasters.acts.asking import Reason, agrees, choose, choose_number, designated
from engine.duelmasters.acts.losing import defeat
from engine.duelmasters.acts.moving import check
from engine.duelmasters.acts.running import carries_out, run
from engine.duelmasters.facts.reading import holds, seats, value_of
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language import steps as s
from engine.duelmasters.language.conditions import Fewer, Labyrinth, OniTime
from engine.duelmasters.language.facts import NoCasting, NoFighting, Power
from engine.duelmasters.language.families import Condition, Fact, Step
from engine.duelmasters.language.nouns import Whose
from engine.duelmasters.state.events import ModeChosen, NumberChosen, TurnSkipped
from engine.duelmasters.state.party import Party, RestIsSkipped
from engine.duelmasters.words.picking import picked

HIGHEST_COST = 99
"""The highest number that may be chosen for a cost."""


@carries_out(s.All)
async def _all(party: Party, step: s.All, speaker: Speaker) -> bool:
    done = False
    for each in step.steps:
        done = await run(party, each, speaker) or done
    return done


@carries_out(s.May)
async def _may(party: Party, step: s.May, speaker: Speaker) -> bool:
    if not await agrees(party, speaker.seat, speaker.source.number):
        return False
    return await run(party, step.step, speaker)


@carries_out(s.IfDone)
async def _if_done(party: Party, step: s.IfDone, speaker: Speaker) -> bool:
    if not await run(party, step.first, speaker):
        return False
    await run(party, step.then, speaker)
    return True


def _compares(condition: Condition) -> bool:
    return isinstance(condition, OniTime | Labyrinth | Fewer)


@carries_out(s.If)
async def _if(party: Party, step: s.If, speaker: Speaker) -> bool:
    """Oni Time and the like first need the opponent with whom they hold (DP-303.1a)."""
    if _compares(step.condition):
        await designated(party, speaker)
    if holds(party.table, step.condition, speaker):
        return await run(party, step.then, speaker)
    if step.otherwise is not None:
        return await run(party, step.otherwise, speaker)
    return False


@carries_out(s.Times)
async def _times(party: Party, step: s.Times, speaker: Speaker) -> bool:
    count = value_of(party.table, step.count, speaker)
    for _ in range(count):
        await run(party, step.step, speaker)
    return count > 0


@carries_out(s.Modes)
async def _modes(party: Party, step: s.Modes, speaker: Speaker) -> bool:
    if step.all_if is not None:
        await designated(party, speaker)
        if holds(party.table, step.all_if, speaker):
            return await _each(party, step.steps, speaker)
    places = list(range(1, len(step.steps) + 1))
    chosen: list[int] = []
    for _ in range(step.count):
        left = [at for at in places if step.repeated or at not in chosen]
        about, code = speaker.source.number, speaker.source.card.code
        for at in await choose(party, speaker.seat, Reason.MODE, left, about=about):
            party.emit(ModeChosen(speaker.seat, code, at))
            chosen.append(at)
    for at in sorted(chosen):
        if step.all_if is None:
            speaker.opponent = None
        await run(party, step.steps[at - 1], speaker)
    return bool(chosen)


async def _each(party: Party, steps: tuple[Step, ...], speaker: Speaker) -> bool:
    for step in steps:
        await run(party, step, speaker)
    return True


@carries_out(s.Lasts)
async def _lasts(party: Party, step: s.Lasts, speaker: Speaker) -> bool:
    pieces = await picked(party, step.noun, speaker)
    for fact in step.facts:
        fixed = _fixed(party, fact, speaker)
        for piece in pieces:
            ends = piece.owner if step.until is s.Until.THEIR_UNTAP else None
            on = [piece.number]
            party.let_last(speaker.seat, fixed, step.until, speaker.source, on, None, -1, ends)
    speaker.it = [piece.number for piece in pieces]
    await check(party)
    return bool(pieces)


def _fixed(party: Party, fact: Fact, speaker: Speaker) -> Fact:
    """Its number is fixed now (DM-EFF-13)."""
    if isinstance(fact, Power):
        return changed(fact, number=value_of(party.table, fact.number, speaker))
    return fact


@carries_out(s.Holds)
async def _holds(party: Party, step: s.Holds, speaker: Speaker) -> bool:
    them: Seat | None = None
    speaks = isinstance(step.fact, NoCasting | NoFighting)
    if speaks and getattr(step.fact, "whose", None) is Whose.OPPONENT:
        them = await designated(party, speaker)
        if them is None:
            return False
    party.let_last(
        speaker.seat, step.fact, step.until, speaker.source, None, them, speaker.chosen
    )
    return True


@carries_out(s.ChooseNumber)
async def _number(party: Party, step: s.ChooseNumber, speaker: Speaker) -> bool:
    about = speaker.source.number
    speaker.chosen = await choose_number(party, speaker.seat, 0, HIGHEST_COST, about)
    party.emit(NumberChosen(speaker.seat, speaker.source.card.code, speaker.chosen))
    return True


@carries_out(s.SkipRest)
async def _skip(party: Party, step: s.SkipRest, speaker: Speaker) -> bool:
    party.emit(TurnSkipped(party.table.active))
    raise RestIsSkipped


@carries_out(s.Win)
async def _win(party: Party, step: s.Win, speaker: Speaker) -> bool:
    """Void, unless the house says otherwise (DP-105.1-1)."""
    if party.table.house.void_wins:
        return False
    await defeat(party, seats(party.table, Whose.OPPONENTS, speaker))
    return True


@carries_out(s.ExtraTurn)
async def _extra(party: Party, step: s.ExtraTurn, speaker: Speaker) -> bool:
    """Void, unless the house says otherwise (DP-106.1-1)."""
    if party.table.house.void_turns:
        return False
    own = step.whose is Whose.OWN
    seat = speaker.seat if own else await designated(party, speaker)
    if seat is not None:
        party.give_turn(seat)
    return seat is not None


@carries_out(s.Lose)
async def _lose(party: Party, step: s.Lose, speaker: Speaker) -> bool:
    await defeat(party, [speaker.seat])
    return True


@carries_out(s.Delayed)
async def _delayed(party: Party, step: s.Delayed, speaker: Speaker) -> bool:
    party.plan(speaker.seat, step.when, step.step, speaker.source, speaker.it)
    return True
