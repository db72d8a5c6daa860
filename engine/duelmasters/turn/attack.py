"""An attack: declared, answered, blocked, fought out or broken through, ended (DM-ATK-*)."""

from engine.core.protocol import Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Reason, asked, choose
from engine.duelmasters.acts.breaking import break_shields
from engine.duelmasters.acts.losing import defeat
from engine.duelmasters.acts.moving import destroy
from engine.duelmasters.acts.running import run
from engine.duelmasters.acts.triggering import Happening, Occasion, occur
from engine.duelmasters.acts.waiting import resolve_waiting
from engine.duelmasters.facts.attacking import redirectors, redirects
from engine.duelmasters.facts.reading import breakers, is_creature, keys, power, shields
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.language.steps import Later
from engine.duelmasters.state.events import (
    Attacked,
    AttackEnded,
    Redirected,
    StepBegan,
    Turned,
)
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Attack, TurnStep
from engine.duelmasters.turn.declaring import dashes, on_attack, strikes, window


async def attack(party: Party, choice: AttackWith) -> None:
    """Carry out one attack from its declaration to its end."""
    table, seat = party.table, party.table.active
    if table.step is not TurnStep.ATTACK:
        party.emit(StepBegan(TurnStep.ATTACK, seat))
    party.emit(Turned((choice.number,), tapped=True))
    attacker, target = table.pieces[choice.number], table.here(choice.target)
    codes = attacker.card.code, target.card.code if target is not None else 0
    party.emit(Attacked(choice.number, seat, choice.player, choice.target, *codes))
    at_player = not choice.target
    occur(
        party,
        Occasion(Happening.ATTACK, seat, attacker, target=choice.player, at_player=at_player),
    )
    await resolve_waiting(party, lambda each: each == seat)
    if going_on(party):
        await window(party, others(party), on_attack)
    await resolve_waiting(party)
    if going_on(party):
        await _redirect(party)
    if going_on(party):
        await _strike(party)
    await _end(party, choice, seat)


def others(party: Party) -> list[Seat]:
    """All but the turn player, in turn order."""
    return [seat for seat in party.table.alive() if seat != party.table.active]


def pair(party: Party) -> tuple[Piece | None, Piece | None]:
    """The attacker and the creature that is attacked, if they are still there."""
    attack = party.table.attack
    if attack is None:
        return None, None
    return party.table.here(attack.attacker), party.table.here(attack.target)


def going_on(party: Party) -> bool:
    """Whether nobody was taken out of the attack (DM-ATK-7, DM-ATK-12).

    A creature is taken out when it leaves, or is no creature any more.
    """
    attack = party.table.attack
    if attack is None:
        return False
    attacker, target = pair(party)
    table = party.table
    if attacker is None or not is_creature(table, attacker) or not table.is_in(attack.player):
        return False
    return not attack.target or (target is not None and is_creature(table, target))


async def _redirect(party: Party) -> None:
    """The attacked side uses what changes the target; the last one decides (DM-ATK-3)."""
    attack = party.table.attack
    options = tuple(piece.number for piece in redirectors(party.table))
    if attack is None or not options or not party.table.is_in(attack.player):
        return
    most = len(options)
    pick = Pick(attack.player, Reason.BLOCK, options, 0, most, is_open=True)
    chosen = await asked(party, pick)
    blocked = False
    for number in chosen:
        piece = party.table.here(number) if type(number) is int else None
        if piece is not None:
            blocked = await _take_over(party, attack, piece) or blocked
    if blocked:
        blockers = [s for s in party.table.alive() if s != attack.player]
        await resolve_waiting(party, lambda seat: seat == party.table.active)
        await window(party, blockers, strikes)
    await resolve_waiting(party)


async def _take_over(party: Party, attack: Attack, piece: Piece) -> bool:
    """Whether it blocked; only a Blocker makes a blocking creature (DM-ATK-11)."""
    if redirects(piece):
        party.emit(Turned((piece.number,), tapped=False))
        table = party.table
        own = table.zone(attack.player, Zone.BATTLE)
        options = [
            p.number
            for p in own
            if p.number != attack.target
            and (p is piece or (p.tapped and is_creature(table, p)))
        ]
        chosen = await choose(party, attack.player, Reason.CHOOSE, options)
        for other in table.found(chosen):
            party.emit(_redirected(other, blocked=False))
        return False
    blocks = Key.BLOCKER in keys(party.table, piece)
    party.emit(Turned((piece.number,), tapped=True))
    party.emit(_redirected(piece, blocked=blocks))
    return blocks


def _redirected(piece: Piece, *, blocked: bool) -> Redirected:
    return Redirected(piece.number, blocked, piece.owner, piece.card.code)


async def _strike(party: Party) -> None:
    """The battle step, or the direct attack step (DM-ATK-5, DM-ATK-6)."""
    attack = party.table.attack
    attacker, target = pair(party)
    if attack is None or attacker is None:
        return
    if attack.target:
        if target is not None:
            await battle(party, attacker, target)
        return
    if attack.redirected:
        return
    if not shields(party.table, attack.player):
        await defeat(party, [attack.player], by_attack=True)
        return
    counts = breakers(party.table, attacker)
    count = 1
    if counts:
        each = list(dict.fromkeys(counts))
        (count,) = await choose(party, attack.by, Reason.NUMBER, each) or counts[:1]
    await break_shields(party, attack.by, attack.player, count, attacker)
    await resolve_waiting(party)


async def battle(party: Party, first: Piece, second: Piece) -> None:
    """Powers are compared; the lower one is destroyed, equal ones both (DM-BAT-1)."""
    table = party.table
    one, two = power(table, first), power(table, second)
    slayers = [each for each in (first, second) if Key.SLAYER in keys(table, each)]
    numbers = {id(each): each.number for each in (first, second)}
    losers = [each for each, less in ((first, one <= two), (second, two <= one)) if less]
    winners = [each for each in (first, second) if each not in losers]
    for winner in winners:
        occur(party, Occasion(Happening.WON, winner.owner, winner))
    await destroy(party, losers)
    victims = [second if slayer is first else first for slayer in slayers]
    left = [v for v in victims if table.here(numbers[id(v)]) is v]
    await destroy(party, left)
    await resolve_waiting(party)


async def _end(party: Party, choice: AttackWith, seat: Seat) -> None:
    """The end-of-attack step; then nothing of the attack is left (DM-ATK-7)."""
    table = party.table
    attack = table.attack
    over = Occasion(Happening.ATTACK_OVER, seat, was=choice.number)
    occur(party, over)
    await resolve_waiting(party, lambda each: each == seat)
    if attack is not None and attack.broke and table.is_in(seat):
        await window(party, [seat], dashes)
    await resolve_waiting(party)
    party.emit(AttackEnded())
    for planned in [each for each in table.planned if each.when is Later.ATTACK_END]:
        party.carry_out(planned)
        speaker = Speaker(planned.seat, planned.source, it=list(planned.it))
        await run(party, planned.step, speaker)
