"""A turn from its start to its end, and the way to the next (DM-TURN-*)."""

from engine.core.protocol import Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Go, Reason, Use, asked
from engine.duelmasters.acts.moving import draw, move, shift
from engine.duelmasters.acts.paying import payment
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.acts.using import announce, cast, pay, summon
from engine.duelmasters.acts.waiting import resolve_waiting
from engine.duelmasters.facts.attacking import must_attack
from engine.duelmasters.facts.reading import fits, keys
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Cheaper, When
from engine.duelmasters.language.families import Trigger
from engine.duelmasters.language.keywords import Fushigibirth, Galaxshield, Key
from engine.duelmasters.language.printed import CREATURES, Kind, Zone
from engine.duelmasters.language.steps import Later, Until
from engine.duelmasters.language.triggers import TurnEnds, TurnStarts
from engine.duelmasters.state.events import (
    AttackEnded,
    PartnerUp,
    StepBegan,
    TurnBegan,
    Turned,
)
from engine.duelmasters.state.party import Party, RestIsSkipped
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Planned, TurnStep, Waiting
from engine.duelmasters.turn.attack import attack, others
from engine.duelmasters.turn.declaring import on_turn_end, window
from engine.duelmasters.turn.offers import allowances, decision

STEPS = tuple(TurnStep)
THIS_TURN = (Later.TURN_END, Later.ATTACK_END)
ITS_END = (*THIS_TURN, Later.NEXT_END)
"""What is lost with the rest of a turn that is skipped (DM-TURN-9)."""


async def turn(party: Party, begin: TurnStep = TurnStep.START) -> None:
    """Play the turn of the active player from that step on."""
    try:
        await _steps(party, begin)
    except RestIsSkipped:
        party.drop_waiting()
        if party.table.attack is not None:
            party.emit(AttackEnded())
    gone = [each for each in party.table.lasting if each.until is Until.TURN_END]
    party.expire(gone)
    for planned in [each for when in ITS_END for each in _due(party, when)]:
        party.carry_out(planned)


async def _steps(party: Party, begin: TurnStep) -> None:
    at = STEPS.index(begin)
    if at <= STEPS.index(TurnStep.START):
        await _start(party)
    if at <= STEPS.index(TurnStep.DRAW) and _goes_on(party):
        party.emit(StepBegan(TurnStep.DRAW, party.table.active))
        await draw(party, party.table.active, 1)
        await resolve_waiting(party)
    if at <= STEPS.index(TurnStep.CHARGE) and _goes_on(party):
        await _charge(party)
    if _goes_on(party):
        party.emit(StepBegan(TurnStep.MAIN, party.table.active))
        await _play(party)
    await _end(party)


def _goes_on(party: Party) -> bool:
    """Whether the turn player is still there (DP-400.2)."""
    return party.table.is_in(party.table.active)


async def _start(party: Party) -> None:
    """Untap, then what triggers at the start of a turn (DM-TURN-1, DM-TURN-8)."""
    table, seat = party.table, party.table.active
    party.emit(StepBegan(TurnStep.START, seat))
    numbers = [
        piece.number
        for zone in (Zone.BATTLE, Zone.MANA)
        for piece in table.zone(seat, zone)
        if piece.tapped and not (zone is Zone.BATTLE and _held(party, piece))
    ]
    if numbers:
        party.emit(Turned(tuple(numbers), tapped=False))
    party.expire([e for e in table.lasting if e.until is Until.THEIR_UNTAP and e.ends == seat])
    occur(party, Occasion(Happening.START, seat))
    _await_planned(party, Later.NEXT_START, TurnStarts())
    await resolve_waiting(party)


def _held(party: Party, piece: Piece) -> bool:
    return Key.NO_UNTAP in keys(party.table, piece)


def _due(party: Party, when: Later) -> list[Planned]:
    """What was planned for now: of this turn, or of an earlier turn of its player."""
    table = party.table
    return [
        each
        for each in table.planned
        if each.when is when
        and (when in THIS_TURN or (each.seat == table.active and each.turn < table.turn))
    ]


def _await_planned(party: Party, when: Later, trigger: Trigger) -> None:
    """What was planned for now waits with whatever else triggers."""
    for planned in _due(party, when):
        party.carry_out(planned)
        ability = When((trigger,), planned.step)
        waiting = Waiting(planned.seat, ability, trigger, planned.source, None, planned.it)
        party.await_effect(waiting)


async def _charge(party: Party) -> None:
    table, seat = party.table, party.table.active
    party.emit(StepBegan(TurnStep.CHARGE, seat))
    hand = tuple(piece.number for piece in table.zone(seat, Zone.HAND))
    pick = Pick(seat, Reason.CHARGE, hand, 0, 1, certain=not hand, is_open=True)
    chosen = [each for each in await asked(party, pick) if type(each) is int]
    await move(party, table.found(chosen), Zone.MANA)
    await resolve_waiting(party)


async def _play(party: Party) -> None:
    """The main step and, with the first attack, the attack step (DM-TURN-4, DM-TURN-5)."""
    table, seat = party.table, party.table.active
    while _goes_on(party):
        chosen = await asked(party, decision(table, seat, not must_attack(table)))
        if not chosen or chosen[0] is Go.END:
            return
        choice = chosen[0]
        if isinstance(choice, AttackWith):
            await attack(party, choice)
        elif isinstance(choice, Use):
            await use(party, choice)
        await resolve_waiting(party)


async def use(party: Party, choice: Use) -> None:
    """Pay for a card and use it (DM-USE-1)."""
    table = party.table
    piece = table.pieces[choice.number]
    side = piece.card.sides[choice.side]
    civs = side.civilizations
    for ability in side.abilities:
        if choice.word == "galaxshield" and isinstance(ability, Galaxshield):
            civs = ability.civs
        if choice.word == "fushigibirth" and isinstance(ability, Fushigibirth):
            civs = ability.civs
    if not choice.free:
        pay(party, payment(table, piece.owner, civs, choice.cost, piece.number) or [])
    if choice.fuel:
        await _feed(party, choice.fuel)
    for fact, said in allowances(table, piece)[:1]:
        if fact.once:
            party.note("once", piece.owner, said.number)
    if side.kind in CREATURES and choice.word != "galaxshield":
        _use_up(party, piece)
    if choice.word == "galaxshield":
        await _galaxshield(party, piece)
    elif side.kind is Kind.SPELL:
        await cast(party, piece, choice.side, free=choice.free)
    elif table.here(choice.number) is piece:
        await summon(party, piece, free=choice.free)


async def _feed(party: Party, number: int) -> None:
    fuel = party.table.pieces[number]
    party.emit(Turned((number,), tapped=True))
    await move(party, [fuel], Zone.MANA)


def _use_up(party: Party, piece: Piece) -> None:
    """What makes the next creature cheaper is used up."""
    speaker = Speaker(piece.owner, party.source_of(piece))
    gone = [
        each
        for each in party.table.lasting
        if isinstance(each.fact, Cheaper)
        and each.fact.once
        and each.seat == piece.owner
        and fits(party.table, piece, each.fact.fit, speaker)
    ]
    party.expire(gone)


async def _galaxshield(party: Party, piece: Piece) -> None:
    """Instead of being used it becomes a face-up shield (DM-KW-4)."""
    announce(party, piece, 0, free=False, word="galaxshield")
    for shield in await shift(party, [piece], Zone.SHIELDS, shown=True):
        occur(party, Occasion(Happening.SHOWN, shield.owner, shield))


async def _end(party: Party) -> None:
    """The turn player's effects, then declarations, then the others' (DM-TURN-6)."""
    seat = party.table.active
    party.emit(StepBegan(TurnStep.END, seat))
    occur(party, Occasion(Happening.END, seat))
    _await_planned(party, Later.TURN_END, TurnEnds())
    _await_planned(party, Later.NEXT_END, TurnEnds())
    await resolve_waiting(party, lambda each: each == seat)
    await window(party, others(party), on_turn_end)
    await resolve_waiting(party)


def passed_over(party: Party) -> list[Seat]:
    """Whose turns begin, or would have begun, now: the next who is left is the last of them.

    An extra turn stands between those of the order, which then goes on as it would have.
    """
    table = party.table
    if table.extra is not None and table.is_in(table.extra):
        return [table.extra]
    after = table.after(table.in_turn)
    coming = next(at for at, seat in enumerate(after) if table.is_in(seat))
    return after[: coming + 1]


def pass_on(party: Party) -> None:
    """The turn passes: what lasts to the start of a turn ends as it would have begun.

    A partner turns face-up here, too, even if the turn was skipped (DP-201.4a-3, DP-400.3).
    """
    table = party.table
    ended, passed = table.active, passed_over(party)
    for piece in table.zone(ended, Zone.PARTNER):
        if not piece.shown and piece.down < table.turn:
            party.emit(PartnerUp(ended))
    mine = Until.MY_TURN
    party.expire([e for e in table.lasting if e.until is mine and e.seat in passed])
    is_extra = passed == [table.extra]
    party.give_turn(None)
    party.emit(TurnBegan(passed[-1], table.turn + 1, is_extra))
