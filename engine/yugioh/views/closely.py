"""One card looked at closely: what ties it to others, what holds of it, and what is barred.

Only what its reader may know: facts are said by cards that lie face-up, or by effects that
everybody saw resolve.
"""

from collections.abc import Iterator, Sequence

from engine.core.protocol import Decision, Pick, Seat
from engine.core.values import value
from engine.yugioh.battle.attack_state import attack_targets, attacks_made
from engine.yugioh.chain.activation import is_within_limit
from engine.yugioh.facts.holding import all_holding
from engine.yugioh.facts.numbers import scale
from engine.yugioh.facts.reach import applies
from engine.yugioh.facts.restrictions import forbidders, is_forbidden
from engine.yugioh.language import Fact, Noun, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Claim, Replaces
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed
from engine.yugioh.state.reasons import Action, Direct, Verb
from engine.yugioh.state.refusals import Barrier, Objection
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.board import CardView
from engine.yugioh.views.sight import Sight
from engine.yugioh.views.statutes import ALWAYS, BY_VERB
from engine.yugioh.views.veil import knows
from engine.yugioh.views.why_not import NEEDED, why_not


@value
class Held:
    """A fact of that kind that holds of the card now, and the card that says so."""

    kind: type[Fact]
    by: CardView


@value
class Forbidden:
    """Why something is barred, and by which cards, where it is one of their facts."""

    bar: Objection
    by: tuple[CardView, ...] = ()


@value
class Closely:
    """What is to be seen of one card beyond how it lies.

    `equips` are the cards equipped to it; `bound` is what it points at while it stays, and
    `bound_by` are those that point at it; `used` are the positions of those of its sentences
    that were used as often as this turn allows. `scale` is its Pendulum Scale now, if it has
    one.
    """

    held: tuple[Held, ...]
    equips: tuple[CardView, ...]
    bound: tuple[CardView, ...]
    bound_by: tuple[CardView, ...]
    used: tuple[int, ...]
    barred: tuple[Forbidden, ...]
    scale: int | None


def closely(duel: Duel, sight: Sight, id: CardId, asked: Decision | None) -> Closely:
    """Look closely at a card, with what `asked` puts to the audience of `sight`."""
    card = duel.card(id)
    field = list(duel.state.field())
    return Closely(
        tuple(_held(duel, sight, card)),
        tuple(sight.card(each.id) for each in field if each.equipped_to is card),
        tuple(sight.card(each.card.id) for each in card.bound if each.is_same),
        tuple(sight.card(each.id) for each in field if _points_at(each, card)),
        tuple(_used(duel, card)),
        tuple(_barred(duel, sight, card, asked)),
        None if card.text.scale is None else scale(duel, card),
    )


def _points_at(other: Card, card: Card) -> bool:
    return any(each.card is card and each.is_same for each in other.bound)


def _held(duel: Duel, sight: Sight, card: Card) -> Iterator[Held]:
    told: list[tuple[type[Fact], Card]] = []
    for fact, claims, by in all_holding(duel):
        whom = _whom(fact, claims, card)
        if whom is None or (type(fact), by.card) in told:
            continue
        if applies(whom, duel, by, card):
            told.append((type(fact), by.card))
            yield Held(type(fact), sight.told(by.card.id))


def _whom(fact: Fact, claims: Sequence[Claim], card: Card) -> Noun | None:
    """The cards of which the fact may hold; None where it means nothing for `card`.

    What happens to a card instead has happened to one in the Graveyard, or banished.
    """
    who = getattr(fact, "who", None)
    if isinstance(who, Noun):
        return who
    if card.place in (Place.GRAVEYARD, Place.BANISHED):
        return None
    return next((each.who for each in claims if isinstance(each, Replaces)), None)


def _used(duel: Duel, card: Card) -> Iterator[int]:
    speaker = Speaker(card, card.controller)
    for use in duel.index.uses_of(card.id):
        if not is_within_limit(use, duel, speaker):
            yield use.index


def _barred(
    duel: Duel, sight: Sight, card: Card, asked: Decision | None
) -> Iterator[Forbidden]:
    seat = sight.audience
    if seat is None or not knows(duel, seat, card):
        return
    for bar in (*why_not(duel, seat, card.id, asked), *_not_directly(duel, card, asked)):
        if bar.reason is not Barrier.NOT_YOURS:
            by = _forbidding(duel, seat, card, bar) if bar.reason is Barrier.FORBIDDEN else ()
            yield Forbidden(bar, tuple(sight.told(each.id) for each in dict.fromkeys(by)))


def _not_directly(duel: Duel, card: Card, asked: Decision | None) -> Iterator[Objection]:
    """Why a monster that can attack cannot attack directly, if it cannot."""
    attack = Action(Verb.ATTACK, card.id)
    if not isinstance(asked, Pick) or attack not in asked.options:
        return
    if Direct.DIRECT in attack_targets(duel, card):
        return
    if is_forbidden(Deed.ATTACK_DIRECTLY, duel, card.controller, card):
        reason = Barrier.FORBIDDEN
    elif duel.state.monsters(duel.opponent(card.controller)):
        reason = Barrier.NOT_OPEN
    else:
        reason = Barrier.ATTACKED if attacks_made(duel, card) else Barrier.NOTHING_TO_ATTACK
    rule = BY_VERB.get((reason, Verb.ATTACK)) or ALWAYS[reason]
    yield Objection(Verb.ATTACK, None, reason, rule, directly=True)


def _forbidding(duel: Duel, seat: Seat, card: Card, bar: Objection) -> list[Card]:
    """The cards whose facts forbid that."""
    if bar.directly:
        return [by.card for by in forbidders(Deed.ATTACK_DIRECTLY, duel, seat, card)]
    if bar.verb is None:
        return []
    use = None
    if bar.verb is Verb.ACTIVATE and bar.effect is not None:
        use = duel.index.use_of(card.id, bar.effect)
    found = list(forbidders(bar.verb, duel, seat, card, use))
    if bar.verb is Verb.SET and card.text.is_monster:
        found += forbidders(Deed.NORMAL_SET, duel, seat, card)
    needed = NEEDED.get(bar.verb)
    if needed is not None:
        found += forbidders(needed, duel, seat, card)
    return [by.card for by in sorted(found, key=lambda by: by.since)]
