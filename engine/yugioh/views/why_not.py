"""Why what a player could do with a card is not offered now, as the offers decide it."""

from collections.abc import Iterator, Mapping

from engine.core.protocol import Decision, Pick, Seat
from engine.yugioh.chain.activation import hindrances_now, is_within_limit
from engine.yugioh.chain.attempts import Attempt, Station, Window, attempts, station
from engine.yugioh.chain.barriers import not_applied
from engine.yugioh.chain.offers import comes_first
from engine.yugioh.facts.restrictions import is_ruled_out
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.refusals import Barrier, Objection
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, CardId
from engine.yugioh.summoning.pendulum import pendulum_candidates, pendulum_cards
from engine.yugioh.views.lacking import lacking
from engine.yugioh.views.moments import out_of_time, too_late_to_respond
from engine.yugioh.views.statutes import ALWAYS, rule_for
from engine.yugioh.views.veil import knows
from engine.yugioh.words.once_offers import is_granted

ELSEWHEN = (Barrier.NOT_YOUR_TURN, Barrier.WRONG_PHASE)
"""Why it could not be used even if no chain were open, which it could not join either."""


NEEDED: Mapping[Verb, Verb] = {Verb.ATTACK: Verb.TO_BATTLE_PHASE}
"""What has to come before each verb: who forbids that forbids both."""
APPLYING = Attempt(Verb.APPLY, Window.MAIN, not_applied)
"""To do what a card lets its player do once; they can in the Battle Step as well."""


class UnknownCardError(LookupError):
    """The player may not know that card."""


def why_not(
    duel: Duel, seat: Seat, id: CardId, asked: Decision | None
) -> tuple[Objection, ...]:
    """Every reason why an action of `seat` with that card is not offered now.

    `asked` is the question that is put to `seat`, if there is one. What it offers has no bar;
    everything else that can be done with the card has one at least, and so has a card with
    which nothing can be done. Raise UnknownCardError where `seat` may not know the card or
    there is none.
    """
    if not 0 <= id < len(duel.state.cards) or not knows(duel, seat, duel.card(id)):
        raise UnknownCardError(f"player {seat} knows no card {id}")
    card = duel.card(id)
    offered = set(_offered(duel, card, asked))
    tried = thought_of(duel, seat, card)
    if not tried:
        return () if offered else (_no_use(seat, card),)
    return tuple(
        _objection(duel, seat, card, attempt.verb, effect, barrier)
        for attempt in tried
        if attempt.of(card) not in offered
        for effect in [effect_of(card, attempt)]
        for barrier in reasons(duel, seat, card, attempt, asked)
    )


def _objection(
    duel: Duel, seat: Seat, card: Card, verb: Verb, effect: int | None, barrier: Barrier
) -> Objection:
    rule = rule_for(barrier, verb, duel, card, effect)
    needed, there = lacking(duel, seat, card, verb, barrier)
    return Objection(verb, effect, barrier, rule, needed=needed, there=there)


def _no_use(seat: Seat, card: Card) -> Objection:
    """Why there is nothing that `seat` could ever do with `card` where it lies."""
    barrier = Barrier.NO_USE_HERE if _is_of(seat, card) else Barrier.NOT_YOURS
    return Objection(None, None, barrier, ALWAYS[barrier])


def _is_of(seat: Seat, card: Card) -> bool:
    return (card.controller if card.place is Place.FIELD else card.owner) == seat


def effect_of(card: Card, attempt: Attempt) -> int | None:
    """The index of the effect by which it is made; none of a Summon from the Extra Deck."""
    if attempt.verb is Verb.ACTIVATE:
        return attempt.effect
    by_text = attempt.verb is Verb.SPECIAL_SUMMON and card.place is not Place.EXTRA_DECK
    return attempt.effect if by_text else None


def _offered(duel: Duel, card: Card, asked: Decision | None) -> Iterator[Action]:
    """What the question offers of `card`, or of a copy that stands for it (MR-GEN-06)."""
    if not isinstance(asked, Pick):
        return
    for option in asked.options:
        if not isinstance(option, Action):
            continue
        if option.verb is Verb.PENDULUM_SUMMON:
            if card in pendulum_candidates(duel, asked.seat):
                yield Action(Verb.PENDULUM_SUMMON, card.id)
        elif option.card is not None and _stands_for(duel.card(option.card), card):
            yield Action(option.verb, card.id, option.effect)


def _stands_for(other: Card, card: Card) -> bool:
    spot, other_spot = ((each.place, each.owner, each.face_up) for each in (card, other))
    alike = spot == other_spot and other.text is card.text
    return other is card or (alike and card.place in (Place.HAND, Place.EXTRA_DECK))


def thought_of(duel: Duel, seat: Seat, card: Card) -> tuple[Attempt, ...]:
    """All that `seat` could ever do with `card` where it lies, in the order of the offers."""
    found: list[Attempt] = []
    if _is_of(seat, card):
        there = station(card)
        found += attempts(card.text)[there]
        if there is Station.HAND and len(pendulum_cards(duel, seat)) < 2:
            found = [each for each in found if each.verb is not Verb.PENDULUM_SUMMON]
    if is_granted(duel, seat, card):
        found.append(APPLYING)
    return tuple(found)


def reasons(
    duel: Duel, seat: Seat, card: Card, attempt: Attempt, asked: Decision | None
) -> Iterator[Barrier]:
    """What keeps `seat` from the attempt: first what the moment forbids, then the rest.

    Of an effect that cannot be used here or now, the text is asked for its limit alone.
    """
    moment, use = _mistimed(duel, seat, card, attempt, asked), attempt.use
    if use is None:
        found = _some(moment, attempt.barrier(duel, seat, card))
        yield from found
        if Barrier.FORBIDDEN not in found and _is_without_need(duel, seat, attempt.verb):
            yield Barrier.FORBIDDEN
        return
    slow = Barrier.TOO_SLOW if moment in ELSEWHEN and duel.state.chain.links else None
    found = _some(attempt.barrier(duel, seat, card), slow, moment)
    yield from found
    if not found:
        yield from hindrances_now(duel, seat, card, use)
    elif not is_within_limit(use, duel, Speaker(card, seat)):
        yield Barrier.USED_THIS_TURN


def _is_without_need(duel: Duel, seat: Seat, verb: Verb) -> bool:
    """Whether `seat` is forbidden this turn what has to come before that."""
    needed = NEEDED.get(verb)
    mine = seat == duel.state.turn.player
    return mine and needed is not None and is_ruled_out(needed, duel, seat)


def _some(*barriers: Barrier | None) -> list[Barrier]:
    return [each for each in barriers if each is not None]


def _mistimed(
    duel: Duel, seat: Seat, card: Card, attempt: Attempt, asked: Decision | None
) -> Barrier | None:
    """What the moment has against the attempt, if anything."""
    use, window = attempt.use, attempt.window
    if use is not None and window is Window.ANSWER:
        return too_late_to_respond(duel, seat, card, use, asked)
    if window is Window.TRIGGER:
        return Barrier.NO_OCCASION
    ignites = use is not None and use.is_ignition and card.row in MONSTER_ROWS
    responds = asked is not None and asked.reason is Reason.RESPOND
    if ignites and responds and comes_first(duel, seat):
        return None
    applies = attempt.verb is Verb.APPLY and duel.state.turn.phase is Phase.BATTLE
    battling = applies or window is Window.BATTLE
    return out_of_time(duel, seat, asked, battling=battling)
