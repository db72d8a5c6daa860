"""What battle would come of a table, worked out in numbers alone."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

VICTORY = 1_000_000
"""What it is worth to win, in points of ATK."""
MOST_TABLES = 150
"""At how many tables a plan of attacks looks, at most."""
WIDTH = 4
"""How many attacks are tried from a table, the most profitable first."""
DIRECT = -1
"""Stands for the player as the target of an attack."""
LOW_LIFE = 3000
"""Below so many Life Points each is worth more."""
RISK = 75
"""How much of what the other player could win next turn is reckoned as lost, in percent."""
COMER = 1600
"""With how much ATK a monster is reckoned that the other player may bring next turn."""
LIFE, LAST = 25, 33
"""What a Life Point is worth, and how much more one of the last, in percent of one of ATK."""


class Fighter(NamedTuple):
    """A monster as it fights: `guard` is what it resists an attack with, as it stands."""

    key: int
    attack: int
    guard: int
    stands: bool
    """Whether it is in Attack Position."""
    worth: int
    fights: bool = False
    """Whether it can still attack this turn."""
    lasts: bool = False
    """Whether battle does not destroy it."""


class Board(NamedTuple):
    """Both sides of the table, as one player sees them who might attack."""

    mine: tuple[Fighter, ...]
    theirs: tuple[Fighter, ...]
    life: int
    their_life: int


class Attack(NamedTuple):
    """An attack by the keys of who fights; `target` is DIRECT where it is the player."""

    attacker: int
    target: int


class Plan(NamedTuple):
    """What the best attacks would come to, and the first of them, if any is worth it."""

    score: int
    first: Attack | None


def plan(board: Board) -> Plan:
    """The best attacks that can be made from `board`, looking at MOST_TABLES at most."""
    return _plan(board, iter(range(MOST_TABLES)))


def _plan(board: Board, budget: Iterator[int]) -> Plan:
    best = Plan(score(board), None)
    if board.their_life <= 0 or board.life <= 0:
        return best
    for number, target in _attacks(board):
        if next(budget, None) is None:
            return best
        reached = _plan(after(board, number, target), budget).score
        if reached > best.score:
            key = DIRECT if target == DIRECT else board.theirs[target].key
            best = Plan(reached, Attack(board.mine[number].key, key))
    return best


def best_from(board: Board, attacker: int, targets: Sequence[int]) -> tuple[int, int]:
    """The best of `targets` for the fighter with that key, and what it comes to; by key."""
    number = next(n for n, each in enumerate(board.mine) if each.key == attacker)
    budget = iter(range(MOST_TABLES))
    scores = []
    for target in targets:
        at = DIRECT if target == DIRECT else _number(board.theirs, target)
        scores.append(_plan(after(board, number, at), budget).score)
    best = max(range(len(targets)), key=lambda index: (scores[index], -index))
    return best, scores[best]


def _number(fighters: Sequence[Fighter], key: int) -> int:
    return next(number for number, each in enumerate(fighters) if each.key == key)


def _attacks(board: Board) -> list[tuple[int, int]]:
    """The attacks worth a try, by positions: the most profitable first, WIDTH at most."""
    targets = range(len(board.theirs)) if board.theirs else (DIRECT,)
    found = [
        (profit(each, None if target == DIRECT else board.theirs[target]), number, target)
        for number, each in enumerate(board.mine)
        if each.fights
        for target in targets
    ]
    found = [each for each in found if each[0] > 0]
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    return [(number, target) for _, number, target in found[:WIDTH]]


def profit(fighter: Fighter, target: Fighter | None) -> int:
    """What one attack alone would win, in points of ATK and Life Points."""
    if target is None:
        return fighter.attack
    over = fighter.attack - target.guard
    if over < 0:
        return over - (fighter.worth if target.stands else 0)
    won = target.worth if (over > 0 or target.stands) and not target.lasts else 0
    if target.stands:
        lost = fighter.worth if over == 0 and not fighter.lasts else 0
        return won + over - lost
    return won if over > 0 else 0


def after(board: Board, number: int, target: int) -> Board:
    """The board once that attack has been fought; by positions, `target` may be DIRECT."""
    fighter = board.mine[number]
    mine = [*board.mine]
    mine[number] = fighter._replace(fights=False)
    if target == DIRECT:
        return board._replace(mine=tuple(mine), their_life=board.their_life - fighter.attack)
    theirs, foe = [*board.theirs], board.theirs[target]
    over = fighter.attack - foe.guard
    hurt, hurt_self = max(0, over) if foe.stands else 0, max(0, -over)
    if not foe.lasts and (over > 0 or (over == 0 and foe.stands)):
        del theirs[target]
    if foe.stands and over <= 0 and not fighter.lasts:
        del mine[number]
    lives = board.life - hurt_self, board.their_life - hurt
    return Board(tuple(mine), tuple(theirs), *lives)


def score(board: Board) -> int:
    """What the table is worth as it is left to the other player, who then attacks."""
    if board.their_life <= 0:
        return VICTORY
    if board.life <= 0:
        return -VICTORY
    lost, hurt = _struck(board)
    held = sum(each.worth for each in board.mine) - sum(each.worth for each in board.theirs)
    left = board.life - hurt
    lives = _life(max(left, 0)) - _life(board.their_life)
    return held - lost * RISK // 100 + lives - (0 if left > 0 else VICTORY // 100)


def _life(points: int) -> int:
    """What so many Life Points are worth: the last ones the most."""
    return (points * LIFE + min(points, LOW_LIFE) * LAST) // 100


def _struck(board: Board) -> tuple[int, int]:
    """What the other player's monsters could win next turn: worth, and damage."""
    guards = sorted(board.mine, key=lambda each: -each.worth)
    lost = hurt = 0
    idle: list[int] = []
    for force in sorted([COMER, *(each.attack for each in board.theirs)]):
        beaten = next((g for g in guards if g.guard < force and not g.lasts), None)
        if beaten is None:
            idle.append(force)
            continue
        guards.remove(beaten)
        lost += beaten.worth
        hurt += force - beaten.guard if beaten.stands else 0
    return lost, hurt + (0 if guards else sum(idle))
