"""Whom to attack with what, and what to put in the way of an attack."""

from collections.abc import Sequence

from engine.core.protocol import Answer, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith
from engine.duelmasters.facts.attacking import can_block, targets
from engine.duelmasters.facts.reading import breakers, is_creature, keys, power, shields
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.practice.judging import piece_of
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table

WINS, KILLS, PRESSES = 10_000, 5_000, 1_000
"""What an attack is worth that defeats somebody, beats a creature, breaks shields."""
THIN = 2
"""With so many shields or fewer left a player keeps what can block at home."""


def value(table: Table, piece: Piece) -> int:
    """What a creature is worth to its player: power, cost, and what it can do in a fight."""
    having = keys(table, piece)
    extra = 1_000 * (Key.BLOCKER in having) + 1_000 * max(breakers(table, piece), default=1)
    return power(table, piece) + 500 * (piece.card.first.cost or 0) + extra


def walls(table: Table, seat: Seat) -> list[Piece]:
    """What that player could block with now."""
    return [
        piece
        for piece in table.zone(seat, Zone.BATTLE)
        if is_creature(table, piece) and can_block(table, piece)
    ]


def breaks(table: Table, piece: Piece) -> int:
    """How many shields it breaks at most."""
    return max(breakers(table, piece), default=1)


def able(table: Table, seat: Seat, against: Seat) -> list[Piece]:
    """The creatures of `seat` that can still attack that player, the best breakers first."""
    found = [p for p in table.zone(seat, Zone.BATTLE) if (against, 0) in targets(table, p)]
    return sorted(found, key=lambda piece: -breaks(table, piece))


def defeats(table: Table, seat: Seat, against: Seat) -> bool:
    """Whether attacks on that player get through, each of its blockers stopping the best."""
    ready = able(table, seat, against)
    through = ready[len(walls(table, against)) :]
    left = shields(table, against)
    for piece in through:
        if left <= 0:
            return True
        left -= breaks(table, piece)
    return False


def survives(table: Table, mine: Piece, theirs: Piece) -> bool:
    """Whether a battle leaves mine in play."""
    return power(table, mine) > power(table, theirs) and Key.SLAYER not in keys(table, theirs)


def pays(table: Table, mine: Piece, theirs: Piece) -> bool:
    """Whether a battle takes more from them than from me."""
    if power(table, mine) < power(table, theirs) and Key.SLAYER not in keys(table, mine):
        return False
    return survives(table, mine, theirs) or value(table, mine) < value(table, theirs)


def worth_of_attack(table: Table, choice: AttackWith) -> int:
    """How good it is to declare that attack now; 0 for one that is left alone."""
    mine, target = table.here(choice.number), table.here(choice.target)
    if mine is None:
        return 0
    stops = [] if Key.UNBLOCKABLE in keys(table, mine) else walls(table, choice.player)
    held = [piece for piece in stops if piece is not target]
    if target is not None:
        if not pays(table, mine, target) or not _is_safe(table, mine, held):
            return 0
        return KILLS + value(table, target) // 10 - power(table, mine) // 100
    left = shields(table, choice.player)
    if defeats(table, mine.owner, choice.player) or (not left and not stops):
        first = breaks(table, mine) if left else -power(table, mine) // 1_000
        return WINS - 100 * left + first
    if not _is_safe(table, mine, held) or _stays(table, mine):
        return 0
    return PRESSES - 10 * left - 5 * len(held) + breaks(table, mine)


def _is_safe(table: Table, mine: Piece, held: Sequence[Piece]) -> bool:
    """Whether no blocker would beat it."""
    return all(pays(table, mine, piece) for piece in held)


def _stays(table: Table, mine: Piece) -> bool:
    """Whether it is needed at home."""
    return Key.BLOCKER in keys(table, mine) and shields(table, mine.owner) <= THIN


def block(table: Table, pick: Pick) -> Answer:
    """What blocks: whatever it pays for; anything where the attack would defeat."""
    attack = table.attack
    attacker = None if attack is None else table.here(attack.attacker)
    if attack is None or attacker is None:
        return ()
    found = [(n, p) for n, each in enumerate(pick.options) if (p := piece_of(table, each))]
    good = [(n, p) for n, p in found if pays(table, p, attacker)]
    living = [(n, p) for n, p in good if survives(table, p, attacker)]
    target = table.here(attack.target)
    if target is None:
        must = shields(table, pick.seat) == 0
    else:
        must = False
        if survives(table, target, attacker):
            return ()
        found = [(n, p) for n, p in found if value(table, p) < value(table, target)]
    chosen = living or good or (found if must or target is not None else [])
    if not chosen:
        return ()
    return (min(chosen, key=lambda each: (value(table, each[1]), each[0]))[0],)
