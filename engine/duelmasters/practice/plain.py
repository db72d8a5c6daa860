"""The better player: it charges what it needs least, and attacks where that pays."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from engine.core.protocol import Answer, Choosable, Decision, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Go, Reason, Use
from engine.duelmasters.facts.cards import civilizations, own_keys
from engine.duelmasters.facts.reading import is_creature, shields
from engine.duelmasters.language.families import Step
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.nouns import Cards, Some, Whose
from engine.duelmasters.language.printed import CREATURES, Civ, Kind, Side, Zone
from engine.duelmasters.language.steps import Do, Verb
from engine.duelmasters.practice import simple
from engine.duelmasters.practice.fighting import block, value, worth_of_attack
from engine.duelmasters.practice.judging import cost_of, creatures_of, number_of, piece_of
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table
from engine.duelmasters.views.knowing import knows

MOST_MANA = 10
"""More is needed for no card of a deck."""
THEIRS = (Whose.OPPONENT, Whose.OPPONENTS, Whose.TURN_OPPONENT)


def said(table: Table, decision: Decision) -> Answer:
    """What the better player says; where it knows nothing better, what the simple one does."""
    if isinstance(decision, Pick):
        say = SAID.get(Reason(decision.reason.value))
        if say is not None:
            return say(table, decision)
    return simple.said(table, decision)


def _charge(table: Table, pick: Pick) -> Answer:
    """The card that is needed least, until the dearest one can be paid."""
    pieces = [p for each in pick.options if (p := piece_of(table, each)) is not None]
    mana = table.zone(pick.seat, Zone.MANA)
    partners = table.zone(pick.seat, Zone.PARTNER)
    need = max((cost_of(piece) for piece in (*pieces, *partners)), default=0)
    if not pieces or len(mana) >= min(need, MOST_MANA):
        return ()
    lacking = _lacking(table, pick.seat, [*pieces, *partners])
    order = [_use_as_mana(piece, len(mana) + 1, lacking) for piece in pieces]
    return (order.index(max(order)),)


def _lacking(table: Table, seat: Seat, wanted: list[Piece]) -> list[Civ]:
    """The civilizations that are needed and that no mana card has."""
    having = [civ for piece in table.zone(seat, Zone.MANA) for civ in civilizations(piece)]
    needed = [civ for piece in wanted for civ in piece.card.civilizations]
    return [civ for civ in dict.fromkeys(needed) if civ not in having]


def _use_as_mana(piece: Piece, mana: int, lacking: list[Civ]) -> int:
    """How little is lost with it: what comes late goes first, then what is weak."""
    cost = cost_of(piece)
    new = sum(civ in lacking for civ in piece.card.civilizations)
    late = 2 * (cost - mana) if cost > mana else cost - mana
    return 5 * new + late


def _play(table: Table, pick: Pick) -> Answer:
    """What costs most is used first; then what pays attacks, then the turn is over."""
    uses = [n for n, each in enumerate(pick.options) if isinstance(each, Use)]
    worth = [_worth_of_use(table, pick.options[n]) for n in uses]
    if worth and max(worth) > 0:
        return (uses[worth.index(max(worth))],)
    attacks = [(n, each) for n, each in enumerate(pick.options) if isinstance(each, AttackWith)]
    good = [(worth_of_attack(table, each), -n) for n, each in attacks]
    if good and (max(good)[0] > 0 or Go.END not in pick.options):
        return (-max(good)[1],)
    return (pick.options.index(Go.END),) if Go.END in pick.options else pick.default()


def _worth_of_use(table: Table, option: Choosable) -> int:
    piece = piece_of(table, option)
    if not isinstance(option, Use) or piece is None:
        return 0
    side = piece.card.sides[option.side]
    is_idle = side.kind is Kind.SPELL and not _does_something(table, piece.owner, side)
    if is_idle and Key.CHARGER not in own_keys(side):
        return 0
    return 10 * (side.cost or 0) + 5 * (side.kind in CREATURES) - bool(option.fuel)


def _does_something(table: Table, seat: Seat, side: Side) -> bool:
    """Whether a spell does more than to harm creatures that are not there."""
    steps = [step for ability in side.abilities for step in _steps(ability)]
    nouns = [_cards(step) for step in steps if isinstance(step, Do)]
    if not nouns or len(nouns) < len([s for s in steps if not _holds_others(s)]):
        return True
    if any(n is None or n.zone is not Zone.BATTLE or n.whose not in THEIRS for n in nouns):
        return True
    return any(creatures_of(table, each) for each in table.opponents(seat))


def _holds_others(step: Step) -> bool:
    """Whether it only joins other steps."""
    return any(each is not step for each in _steps(step))


def _steps(word: object) -> Iterator[Step]:
    """Every step in it, itself among them."""
    if isinstance(word, Step):
        yield word
    if isinstance(word, tuple):
        for each in word:
            yield from _steps(each)
    elif is_dataclass(word):
        for field in fields(word):
            yield from _steps(getattr(word, field.name))


def _cards(step: Do) -> Cards | None:
    noun = step.noun.of if isinstance(step.noun, Some) else step.noun
    return noun if isinstance(noun, Cards) else None


def _designate(table: Table, pick: Pick) -> Answer:
    """Whoever has the best creature; else whoever has fewest shields."""
    worth = []
    for each in pick.options:
        seat = Seat(number_of(each))
        own = [p for p in table.zone(seat, Zone.BATTLE) if is_creature(table, p)]
        best = max((value(table, piece) for piece in own), default=0)
        worth.append((best, -shields(table, seat)))
    return (worth.index(max(worth)),)


def _choose(table: Table, pick: Pick) -> Answer:
    """The best of the own hand where it is put into play; else as the simple player does."""
    pieces = [p for each in pick.options if (p := piece_of(table, each)) is not None]
    from_hand = all(p.owner == pick.seat and p.zone is Zone.HAND for p in pieces)
    if len(pieces) == len(pick.options) > 0 and from_hand and _puts(table, pick):
        order = sorted(range(len(pieces)), key=lambda n: -cost_of(pieces[n]))
        return tuple(order[: pick.most])
    return simple.said(table, pick)


def _puts(table: Table, pick: Pick) -> bool:
    """Whether the card that asks puts cards of a hand into play."""
    about = pick.about
    asking = table.here(about) if isinstance(about, int) else None
    if asking is None or not knows(table, pick.seat, asking):
        return False
    for side in asking.card.sides:
        for ability in side.abilities:
            for step in _steps(ability):
                if isinstance(step, Do) and step.verb is Verb.PUT:
                    cards = _cards(step)
                    if cards is not None and cards.zone is Zone.HAND:
                        return True
    return False


SAID: Mapping[Reason, Callable[[Table, Pick], Answer]] = {
    Reason.CHARGE: _charge,
    Reason.PLAY: _play,
    Reason.DESIGNATE: _designate,
    Reason.CHOOSE: _choose,
    Reason.BLOCK: block,
}
"""How each of these questions is answered; all others as the simple player does."""
