"""The simple player, on whom all fall back: uses what costs most, attacks the weakest."""

from collections.abc import Callable, Mapping

from engine.core.protocol import Answer, Arrange, Choosable, Decision, Number, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Declare, Go, Reason, Use
from engine.duelmasters.facts.reading import power, shields
from engine.duelmasters.language.keywords import NinjaStrike
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.practice.judging import (
    cost_of,
    creatures_of,
    number_of,
    piece_of,
    power_of,
    worth_of,
)
from engine.duelmasters.state.table import Table
from engine.duelmasters.turn.declaring import NINJA_STRIKE
from engine.duelmasters.views.knowing import knows

ENOUGH_MANA = 9
"""With so many cards in the mana zone none is put there any more."""
FEW_SHIELDS = 3
"""With so many shields or fewer left, whatever can block does."""


def said(table: Table, decision: Decision) -> Answer:
    """What the simple player says."""
    if isinstance(decision, Number):
        return (min(decision.most, max(decision.least, 3)),)
    if isinstance(decision, Arrange) or not isinstance(decision, Pick):
        return decision.default()
    say = SAID.get(Reason(decision.reason.value))
    return decision.default() if say is None else say(table, decision)


def _charge(table: Table, pick: Pick) -> Answer:
    """The dearest card that cannot be used soon."""
    mana = len(table.zone(pick.seat, Zone.MANA))
    if mana >= ENOUGH_MANA or not pick.options:
        return ()
    costs = [cost_of(piece_of(table, each)) for each in pick.options]
    later = [cost if cost > mana + 1 else -cost for cost in costs]
    return (later.index(max(later)),)


def _play(table: Table, pick: Pick) -> Answer:
    """What costs most is used first; then whoever can attacks, then the turn is over."""
    uses = [n for n, each in enumerate(pick.options) if isinstance(each, Use)]
    if uses:
        return (max(uses, key=lambda n: _worth_of_use(table, pick.options[n])),)
    attacks = [(n, each) for n, each in enumerate(pick.options) if isinstance(each, AttackWith)]
    worth = [(_worth_of_attack(table, each), -n) for n, each in attacks]
    good = [each for each in worth if each[0] > 0]
    if good:
        return (-max(good)[1],)
    return (pick.options.index(Go.END),) if Go.END in pick.options else pick.default()


def _worth_of_use(table: Table, option: Choosable) -> int:
    piece = piece_of(table, option)
    if not isinstance(option, Use) or piece is None:
        return 0
    return piece.card.sides[option.side].cost or 0


def _worth_of_attack(table: Table, choice: AttackWith) -> int:
    """A player without shields first, then a creature that loses, then who has few shields."""
    attacker, target = table.here(choice.number), table.here(choice.target)
    if attacker is None:
        return 0
    if target is not None:
        mine, theirs = power(table, attacker), power(table, target)
        return 50 + theirs // 1000 if mine > theirs else 0
    left = shields(table, choice.player)
    return 1_000 if left == 0 else 40 - left


def _designate(table: Table, pick: Pick) -> Answer:
    """The opponent with the most creatures."""
    counts = [creatures_of(table, Seat(number_of(each))) for each in pick.options]
    return (counts.index(max(counts)),)


def _choose(table: Table, pick: Pick) -> Answer:
    """Of the others' cards the best; of the own ones the worst, unless they come from afar."""
    pieces = [piece_of(table, each) for each in pick.options]
    known = [p if p is not None and knows(table, pick.seat, p) else None for p in pieces]
    worth = [worth_of(table, piece) for piece in known]
    near = (Zone.HAND, Zone.BATTLE, Zone.SHIELDS)
    theirs = [n for n, p in enumerate(pieces) if p is not None and p.owner != pick.seat]
    far = [n for n, p in enumerate(pieces) if p is not None and p.zone not in near]
    wanted = sorted(theirs or far, key=lambda n: -worth[n])[: pick.most]
    if len(wanted) >= pick.least and wanted:
        return tuple(wanted)
    order = sorted(range(len(pieces)), key=lambda n: worth[n])
    return tuple(order[: pick.least])


def _block(table: Table, pick: Pick) -> Answer:
    """Whatever survives it blocks, and anything does where shields run out."""
    attack = table.attack
    attacker = None if attack is None else table.here(attack.attacker)
    if attack is None or attacker is None or not pick.options:
        return ()
    powers = [power_of(table, each) for each in pick.options]
    best = powers.index(max(powers))
    is_pressed = not attack.target and shields(table, pick.seat) <= FEW_SHIELDS
    return (best,) if is_pressed or powers[best] > power(table, attacker) else ()


def _first(table: Table, pick: Pick) -> Answer:
    """Yes, the first, as many as need be."""
    return tuple(range(min(max(pick.least, 1), len(pick.options))))


def _declare(table: Table, pick: Pick) -> Answer:
    """The first that can come to something: too few mana cards let a Ninja Strike fail."""
    mana = len(table.zone(pick.seat, Zone.MANA))
    for n, option in enumerate(pick.options):
        if not isinstance(option, Declare) or option.ability != NINJA_STRIKE:
            return (n,)
        abilities = table.pieces[option.number].card.first.abilities
        needs = [each.mana for each in abilities if isinstance(each, NinjaStrike)]
        if mana >= max(needs, default=0):
            return (n,)
    return ()


def _highest(table: Table, pick: Pick) -> Answer:
    numbers = [number_of(each) for each in pick.options]
    return (numbers.index(max(numbers)),)


SAID: Mapping[Reason, Callable[[Table, Pick], Answer]] = {
    Reason.CHARGE: _charge,
    Reason.PLAY: _play,
    Reason.DESIGNATE: _designate,
    Reason.CHOOSE: _choose,
    Reason.BLOCK: _block,
    Reason.DECLARE: _declare,
    Reason.MAY: _first,
    Reason.PARTNER_RETURN: _first,
    Reason.NUMBER: _highest,
}
"""How each question is answered; all others by their default."""
