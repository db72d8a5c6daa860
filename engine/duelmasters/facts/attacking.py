"""Which creatures can attack what, and which can block (DM-ATK-1, DM-ATK-10)."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.duelmasters.facts.cards import abilities, source
from engine.duelmasters.facts.reading import (
    F,
    facts_on,
    fits,
    is_creature,
    keys,
    seats,
    statics,
)
from engine.duelmasters.facts.speaking import Speaker, at_home
from engine.duelmasters.language.facts import (
    AttacksUntapped,
    NoFighting,
    NotAttacked,
    Redirects,
)
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.printed import EVOLUTIONS, Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table


def all_facts(table: Table, kind: type[F]) -> Iterator[tuple[Speaker, F]]:
    """Every fact of that kind that holds of players or of kinds of cards, with its speaker."""
    for owner, facts in statics(table, kind):
        for fact in facts:
            yield at_home(owner.owner, source(owner)), fact
    for lasting in table.lasting:
        if lasting.on is None and isinstance(lasting.fact, kind):
            speaker = Speaker(lasting.seat, lasting.source, lasting.them, chosen=lasting.chosen)
            yield speaker, lasting.fact


def is_sick(table: Table, piece: Piece) -> bool:
    """Whether it came in this turn and is no evolution creature (DM-CRE-1)."""
    return piece.put_turn == table.turn and piece.card.first.kind not in EVOLUTIONS


def targets(table: Table, piece: Piece) -> list[tuple[Seat, int]]:
    """What that creature can attack now: players (0) and creatures, by number."""
    having = keys(table, piece)
    if not is_creature(table, piece) or piece.tapped:
        return []
    sick = is_sick(table, piece) and Key.SPEED_ATTACKER not in having
    if Key.CANNOT_ATTACK in having or (sick and Key.MACH_FIGHTER not in having):
        return []
    forbidden = [
        (speaker, fact)
        for speaker, fact in all_facts(table, NoFighting)
        if not fact.blocking and _speaks_of(table, fact, piece, speaker)
    ]
    if any(not fact.you and not fact.players for _, fact in forbidden):
        return []
    found: list[tuple[Seat, int]] = []
    for seat in table.opponents(piece.owner):
        no_player = sick or Key.CANNOT_ATTACK_PLAYERS in having
        no_player = no_player or any(f.players or s.seat == seat for s, f in forbidden)
        if not no_player:
            found.append((seat, 0))
        found += [
            (seat, other.number)
            for other in table.zone(seat, Zone.BATTLE)
            if _can_be_attacked(table, piece, other)
        ]
    return found


def _speaks_of(table: Table, fact: NoFighting, piece: Piece, speaker: Speaker) -> bool:
    if piece.owner not in seats(table, fact.whose, speaker):
        return False
    if fact.just_put and piece.put_turn != table.turn:
        return False
    return fits(table, piece, fact.fit, speaker)


def _can_be_attacked(table: Table, piece: Piece, other: Piece) -> bool:
    if not is_creature(table, other):
        return False
    if any(True for _ in facts_on(table, other, NotAttacked)):
        return False
    if other.tapped:
        return True
    if Key.MACH_FIGHTER in keys(table, piece) and piece.put_turn == table.turn:
        return True
    return any(
        fits(table, other, fact.fit, at_home(seat, said))
        for seat, fact, said in facts_on(table, piece, AttacksUntapped)
    )


def must_attack(table: Table) -> bool:
    """Whether a creature of the turn player still has to attack (DM-KW-14)."""
    return any(
        Key.MUST_ATTACK in keys(table, piece) and targets(table, piece)
        for piece in table.zone(table.active, Zone.BATTLE)
    )


def redirectors(table: Table) -> list[Piece]:
    """What can change the target of the attack in progress (DM-ATK-3, DP-304.3)."""
    attack = table.attack
    if attack is None:
        return []
    attacker = table.here(attack.attacker)
    stopped = attacker is not None and Key.UNBLOCKABLE in keys(table, attacker)
    return [
        piece
        for piece in table.zone(attack.player, Zone.BATTLE)
        if is_creature(table, piece)
        and (
            _hands_on(table, piece)
            if piece.number == attack.target
            else (not stopped and can_block(table, piece))
            or (attack.target and _guards(table, piece))
            or _turns(piece)
        )
    ]


def _hands_on(table: Table, piece: Piece) -> bool:
    """Whether a creature that is attacked can have another one attacked instead."""
    return _turns(piece) and any(
        other.tapped and other is not piece and is_creature(table, other)
        for other in table.zone(piece.owner, Zone.BATTLE)
    )


def can_block(table: Table, piece: Piece) -> bool:
    """Whether it could block now."""
    having = keys(table, piece)
    if piece.tapped or Key.BLOCKER not in having or Key.CANNOT_BLOCK in having:
        return False
    return not any(
        fact.blocking and _speaks_of(table, fact, piece, speaker)
        for speaker, fact in all_facts(table, NoFighting)
    )


def _guards(table: Table, piece: Piece) -> bool:
    return not piece.tapped and Key.GUARDMAN in keys(table, piece)


def _turns(piece: Piece) -> bool:
    return piece.tapped and any(isinstance(each, Redirects) for each in abilities(piece))


def redirects(piece: Piece) -> bool:
    """Whether it untaps to redirect."""
    return _turns(piece)
