"""Shields are broken: chosen first, then broken together (DM-SHD-1 to DM-SHD-7)."""

from collections.abc import Sequence

from engine.core.protocol import Pick, Seat
from engine.duelmasters.acts.asking import Declare, Reason, asked, choosable, choose, designated
from engine.duelmasters.acts.moving import shift
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.acts.using import can_cast, cast, may_use, summon
from engine.duelmasters.acts.waiting import resolve_waiting
from engine.duelmasters.facts.cards import own_keys, source
from engine.duelmasters.facts.reading import facts_on, is_creature
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.facts import Gives, Instead, Would
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.printed import Kind, Zone
from engine.duelmasters.language.steps import Until
from engine.duelmasters.state.events import (
    Asked,
    Broke,
    Declared,
    Resolved,
    ShieldsChosen,
    Sight,
)
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table

SHIELD_TRIGGER, G_STRIKE = "shield_trigger", "g_strike"


async def break_shields(
    party: Party, by: Seat, target: Seat, count: int, attacker: Piece | None
) -> None:
    """Break so many shields of a player, or as many as there are (DM-SHD-7)."""
    table = party.table
    shields = list(table.zone(target, Zone.SHIELDS))
    places = list(range(1, len(shields) + 1))
    least = min(count, len(shields))
    positions = await choose(party, by, Reason.SHIELDS, places, least, about=int(target))
    await break_these(party, by, [shields[at - 1] for at in positions], attacker)


async def break_these(
    party: Party, by: Seat, chosen: Sequence[Piece], attacker: Piece | None = None
) -> None:
    """Break shields of a player that were chosen, together (DM-SHD-2)."""
    if not chosen:
        return
    table, target = party.table, chosen[0].owner
    shields = table.zone(target, Zone.SHIELDS)
    positions = tuple(shields.index(piece) + 1 for piece in chosen)
    party.emit(ShieldsChosen(by, target, positions))
    numbers = [piece.number for piece in chosen]
    burns = attacker is not None and _burns(attacker)
    if attacker is not None:
        occur(party, Occasion(Happening.BREAKING, by, attacker, was=attacker.number))
        await resolve_waiting(party)
    left = [p for p, n in zip(chosen, numbers, strict=True) if table.here(n) is p]
    if not left or not table.is_in(target):
        return
    party.emit(Broke(target, len(left)))
    party.note("broke", target)
    for _ in left:
        occur(party, Occasion(Happening.BROKEN, target))
    if burns:
        await shift(party, left, Zone.GRAVEYARD)
    else:
        await add_to_hand(party, target, left)


def _burns(attacker: Piece) -> bool:
    return any(
        isinstance(ability, Instead) and ability.would is Would.BREAK
        for ability in attacker.card.first.abilities
    )


async def add_to_hand(party: Party, seat: Seat, shields: Sequence[Piece]) -> None:
    """Shields go to the hand; first is declared what is used of them (DM-SHD-3)."""
    party.set_on_way(shields)
    declared = await _declared(party, seat, shields)
    party.set_on_way(())
    await shift(party, list(shields), Zone.HAND)
    waiting = [(piece, each) for piece, each in declared if piece.zone is Zone.HAND]
    while waiting and party.table.is_in(seat):
        numbers = [piece.number for piece, _ in waiting]
        first = await choose(party, seat, Reason.NEXT, list(dict.fromkeys(numbers)))
        at = numbers.index(first[0]) if first else 0
        piece, declaration = waiting.pop(at)
        if party.table.here(piece.number) is piece and piece.zone is Zone.HAND:
            await _use(party, piece, declaration)


async def _declared(
    party: Party, seat: Seat, shields: Sequence[Piece]
) -> list[tuple[Piece, str]]:
    """What is declared, card by card; asked whatever the shields are, since they are hidden."""
    table = party.table
    options = [(piece, ability) for piece in shields for ability in _abilities(table, piece)]
    chosen: list[tuple[Piece, str]] = []
    party.emit(Asked(seat, "declare"))
    while table.is_in(seat) and len(chosen) < len(shields):
        offered = tuple(Declare(piece.number, ability) for piece, ability in options)
        answer = await asked(party, Pick(seat, Reason.DECLARE, offered, 0, 1))
        if not answer:
            break
        piece, ability = options.pop(offered.index(answer[0]))
        sight = Sight(piece.number, piece.card.code)
        party.emit(Declared(seat, sight, ability))
        chosen.append((piece, ability))
        options = [each for each in options if each[0] is not piece]
    return chosen


def _abilities(table: Table, piece: Piece) -> list[str]:
    found = []
    if triggering_sides(table, piece):
        found.append(SHIELD_TRIGGER)
    if any(Key.G_STRIKE in own_keys(side) for side in piece.card.sides):
        found.append(G_STRIKE)
    return found


def triggering_sides(table: Table, piece: Piece) -> list[int]:
    """The sides that may be used as a shield trigger, as the shield is now (DM-EFF-14)."""
    given = any(Key.SHIELD_TRIGGER in fact.keys for _, fact, _ in facts_on(table, piece, Gives))
    return [
        at
        for at, side in enumerate(piece.card.sides)
        if may_use(table, piece, at) and (given or Key.SHIELD_TRIGGER in own_keys(side))
    ]


async def _use(party: Party, piece: Piece, ability: str) -> None:
    if ability == G_STRIKE:
        await _strike(party, piece)
    else:
        await _trigger(party, piece)
    party.emit(Resolved(piece.owner, piece.card.code, ability))


async def _strike(party: Party, piece: Piece) -> None:
    """A creature of a designated opponent cannot attack this turn (DM-KW-15)."""
    speaker = Speaker(piece.owner, source(piece))
    them = await designated(party, speaker)
    if them is None:
        return
    table = party.table
    options = [
        each.number
        for each in table.zone(them, Zone.BATTLE)
        if is_creature(table, each) and choosable(party, each, piece.owner, speaker)
    ]
    chosen = await choose(party, piece.owner, Reason.CHOOSE, options, about=piece.number)
    fact = Gives((Key.CANNOT_ATTACK,))
    party.let_last(piece.owner, fact, Until.TURN_END, speaker.source, chosen)


async def _trigger(party: Party, piece: Piece) -> None:
    """Use the card at once without paying (DM-SHD-4)."""
    table = party.table
    several = len(piece.card.sides) > 1
    fitting = triggering_sides(table, piece) if several else [0]
    triggering = [at for at in fitting if may_use(table, piece, at)]
    sides = await choose(party, piece.owner, Reason.SIDE, triggering, about=piece.number)
    for side in sides:
        if piece.card.sides[side].kind is not Kind.SPELL:
            await summon(party, piece, free=True)
        elif can_cast(table, piece, side):
            await cast(party, piece, side, free=True)
