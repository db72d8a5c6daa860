"""What a player may do now: the options of their own turn and of every chance to respond.

Belongs here: what can be chosen now, in the order in which it is offered.
Does not belong here: why something else cannot be (`barriers`, `views/why_not`), and doing it
(`chain`, `turn`).
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.protocol import Event, Pick, Seat
from engine.yugioh.asked import holds
from engine.yugioh.chain.activation import may_activate
from engine.yugioh.chain.attempts import (
    Station,
    in_battle_step,
    in_main_phase,
    station,
)
from engine.yugioh.chain.barriers import no_pendulum_summon, unready_to_use
from engine.yugioh.facts.restrictions import may_battle
from engine.yugioh.language import Phase, Place, Timing
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.events.battle import TimingReached
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row
from engine.yugioh.words.once_offers import offers
from engine.yugioh.words.triggers.base import AWAITED, Season, could_answer, season_of

OPEN_PHASES = (Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)
"""The phases in which the turn player acts of their own accord."""
MAIN_PHASES = (Phase.MAIN_1, Phase.MAIN_2)
SEASONS = (Phase.STANDBY, Phase.BATTLE, Phase.END)
"""The phases as whose beginning effects are triggered."""
NEVER_REACHED: tuple[int, Sequence[tuple[Card, EffectUse]]] = (-1, ())


def responses(duel: Duel, seat: Seat, *, is_open: bool = False) -> list[Action]:
    """Every effect of Spell Speed 2 or 3 that `seat` may activate now (MR-GLOS-43).

    Of the turn player who acts of their own accord it `is_open`: what they claim needs nothing
    to have happened then. Who said no to that in a chance to respond is asked again only once
    something else has happened.
    """
    if is_unanswerable(duel, seat):
        return []
    within_reach = fast_within_reach(duel, seat)
    if not within_reach:
        return []
    slowest, timing = slowest_response(duel), timing_now(duel)
    found: list[Action] = []
    offered: list[tuple[int, int]] = []
    kinds = {type(event) for event in duel.timeline.occasion}
    for card, use in within_reach:
        when = use.effect.when
        if when is not None and not could_answer(when, duel, kinds):
            continue
        if too_late(duel, seat, use, slowest, timing) is not None:
            continue
        if use.is_claimed and not (is_open or is_offered(duel, card, use)):
            continue
        if is_no_quick_effect(duel, seat, card, use, is_open=is_open):
            continue
        if unready_to_use(duel, seat, card, use) is not None:
            continue
        copy = (card.text.passcode, use.index)
        if card.place is Place.HAND and copy in offered:
            continue
        if may_activate(duel, seat, card, use):
            found.append(Action(Verb.ACTIVATE, card.id, use.index))
            if card.place is Place.HAND:
                offered.append(copy)
    return found


def may_be_claimed(duel: Duel, seat: Seat, use: EffectUse) -> bool:
    """Whether the occasion of an effect could be there whose player says when it is.

    Something has just happened that effects are triggered by, a phase has begun in which they
    are, or it is the player's own open Main Phase or Battle Step: their texts can say so too.
    """
    turn = duel.state.turn
    if seat == turn.player and turn.phase in OPEN_PHASES and not duel.state.chain.links:
        return True
    return has_occasion(duel, use)


def has_occasion(duel: Duel, use: EffectUse) -> bool:
    """Whether something has just happened, or a phase begun, by which effects are triggered.

    Not all times of the Damage Step are that: who says no at its start is asked at those
    between where the text names them, or something has happened there.
    """
    occasion = duel.timeline.occasion
    if any(type(each) is PhaseBegan for each in occasion):
        return duel.state.turn.phase in SEASONS
    kinds: set[type[Event]] = {type(each) for each in occasion}
    if timing_now(duel) not in use.occasions:
        kinds.discard(TimingReached)
    awaited = {kind for each in AWAITED.values() for kind in each}
    return bool(kinds & awaited)


def is_offered(duel: Duel, card: Card, use: EffectUse) -> bool:
    """Whether what `card` claims is offered though nobody acts of their own accord.

    What a chain of nothing else has done is no occasion to claim it again.
    """
    past = [each.event for each in duel.timeline.past]
    links = [(each.card, each.effect) for each in past if isinstance(each, Activated)]
    return links != [(card.id, use.index)] and has_occasion(duel, use)


def ignitions_first(duel: Duel, seat: Seat) -> list[Action]:
    """The ignition effects of monsters that `seat` may use before a summon is answered."""
    if not comes_first(duel, seat):
        return []
    return [
        attempt.of(card)
        for card in duel.state.monsters(seat)
        for attempt in in_main_phase(card.text).get(station(card), ())
        if attempt.use is not None and attempt.is_free(duel, seat, card)
    ]


def comes_first(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` still holds priority after a summon, by the Expert Rules (EXG-24)."""
    state = duel.state
    if not duel.format.ignitions_first or seat != state.turn.player or state.chain.links:
        return False
    if state.turn.phase not in MAIN_PHASES or state.summoning is not None:
        return False
    return any(isinstance(event, Summoned) for event in duel.timeline.occasion)


def fast_within_reach(duel: Duel, seat: Seat) -> Sequence[tuple[Card, EffectUse]]:
    """The effects of Spell Speed 2 or 3 on cards from where `seat` might use them.

    Worked out anew when a card of theirs has moved since.
    """
    side = duel.state.sides[seat]
    layout, found = duel.cache.reach.get(seat, NEVER_REACHED)
    if layout != side.layout:
        find = duel.index.fast_from
        found = [
            *find(Place.FIELD, duel.state.spells(seat)),
            *find(Place.FIELD, duel.state.monsters(seat)),
            *find(Place.HAND, side.hand),
            *find(Place.GRAVEYARD, side.graveyard),
            *find(Place.BANISHED, side.banished),
        ]
        duel.cache.reach[seat] = (side.layout, found)
    return found


def too_late(
    duel: Duel, seat: Seat, use: EffectUse, slowest: int, timing: Timing | None
) -> Barrier | None:
    """What of the moment keeps `seat` from responding with the effect, if anything does.

    `slowest` is the Spell Speed that a response needs, `timing` where in the Damage Step it is.
    """
    begins = (use.in_standby or use.is_claimed) and not duel.state.chain.links
    if use.speed < slowest and not begins:
        return Barrier.TOO_SLOW
    if duel.state.summoning is not None and _is_out_of_place(duel, use):
        return Barrier.SUMMON_PENDING
    if use.is_claimed and not may_be_claimed(duel, seat, use):
        return Barrier.NO_OCCASION
    return None if timing is None or timing in use.timings else Barrier.DAMAGE_STEP


def is_no_quick_effect(
    duel: Duel, seat: Seat, card: Card, use: EffectUse, *, is_open: bool
) -> bool:
    """Whether what makes a Quick Effect of it is not so, where no other effect can be used.

    The negation of its effects changes nothing of that (FAQ 12956).
    """
    if use.quick_if is None or (is_open and duel.state.turn.phase in MAIN_PHASES):
        return False
    return not holds(use.quick_if, duel, Speaker(card, seat))


def timing_now(duel: Duel) -> Timing | None:
    """Where in the Damage Step it is, if it is in one."""
    battle = duel.state.battle
    return None if battle is None else battle.timing


def slowest_response(duel: Duel) -> int:
    """The Spell Speed that a response needs at least (MR-CHAIN-08)."""
    if not duel.state.chain.links:
        return 2
    link = duel.state.chain.links[-1]
    uses = duel.index.uses_of(link.speaker.card.id)
    return max(2, next(use.speed for use in uses if use.effect is link.effect))


def is_unanswerable(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` cannot respond to the newest link of the chain (Q&A 16924)."""
    if not duel.state.chain.links:
        return False
    link = duel.state.chain.links[-1]
    return link.effect.unanswerable or (link.effect.unanswered and link.speaker.player != seat)


def _is_out_of_place(duel: Duel, use: EffectUse) -> bool:
    """Whether the summon under way has to be settled before the effect is used (MR-SUM-21)."""
    if duel.state.chain.links:
        return False
    return season_of(use.effect.when) is not Season.SUMMON


def nothing_to_add(seat: Seat, *, certain: bool) -> Pick:
    """The question to a player who has nothing to respond with: it can only be declined."""
    return NOTHING_TO_ADD[certain][seat]


NOTHING_TO_ADD = {
    certain: [Pick(Seat(n), Reason.RESPOND, (), 0, 1, certain=certain) for n in range(2)]
    for certain in (False, True)
}
"""Made once: it is the question that is asked most."""


def is_plainly_idle(duel: Duel, seat: Seat) -> bool:
    """Whether everybody can see that `seat` has nothing to respond with."""
    if is_unanswerable(duel, seat):
        return True
    if duel.state.sides[seat].hand:
        return False
    mine = (*duel.state.monsters(seat), *duel.state.spells(seat))
    return all(card.face_up or card.row is not Row.SPELL for card in mine)


def main_actions(duel: Duel) -> list[Action]:
    """All that the turn player may do in an open Main Phase; ending the turn comes last."""
    seat = duel.state.turn.player
    side = duel.state.sides[seat]
    hidden = [card for card in side.extra if not card.face_up]
    known = duel.index.used_in_graveyard
    buried = [card for card in side.graveyard if card.id in known] if known else ()
    found = [
        *_from_pile(duel, seat, each_once(side.hand), Station.HAND),
        *_on_field(duel, seat),
        *responses(duel, seat, is_open=True),
        *_from_pile(duel, seat, buried, Station.GRAVEYARD),
        *_from_pile(duel, seat, _face_up(side.banished), Station.BANISHED),
        *_from_pile(duel, seat, each_once(hidden), Station.EXTRA_DECK),
        *_allowed(duel, seat),
    ]
    if no_pendulum_summon(duel, seat) is None:
        found.append(Action(Verb.PENDULUM_SUMMON))
    return found + ways_on(duel)


def ways_on(duel: Duel) -> list[Action]:
    """Where the turn player may go from their Main Phase; ending the turn comes last."""
    battle = [Action(Verb.TO_BATTLE_PHASE)] if _may_battle(duel) else []
    return [*battle, Action(Verb.END_TURN)]


def _may_battle(duel: Duel) -> bool:
    state = duel.state
    if state.turn.phase is not Phase.MAIN_1 or not may_battle(duel, state.turn.player):
        return False
    return duel.format.hooks.battles_on(state.turn.number)


def each_once(cards: Iterable[Card]) -> Iterable[Card]:
    """The first of each different card: copies that nobody sees are alike (MR-GEN-06)."""
    first: dict[int, Card] = {}
    for card in cards:
        first.setdefault(card.text.passcode, card)
    return first.values()


def _face_up(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card.face_up]


def _from_pile(
    duel: Duel, seat: Seat, cards: Iterable[Card], there: Station
) -> Iterator[Action]:
    for card in cards:
        for attempt in in_main_phase(card.text).get(there, ()):
            if attempt.is_free(duel, seat, card):
                yield attempt.of(card)


def _on_field(duel: Duel, seat: Seat) -> Iterator[Action]:
    for card in (*duel.state.monsters(seat), *duel.state.spells(seat)):
        for attempt in in_main_phase(card.text).get(station(card), ()):
            if attempt.is_free(duel, seat, card):
                yield attempt.of(card)


def _allowed(duel: Duel, seat: Seat) -> list[Action]:
    """What cards that resolved earlier this turn let them do once."""
    return [Action(Verb.APPLY, by.card.id) for _, by in offers(duel, seat)]


def battle_actions(duel: Duel) -> list[Action]:
    """All that the turn player may do in the Battle Step; ending the turn comes last."""
    seat = duel.state.turn.player
    tried = [
        attempt.of(card)
        for card in duel.state.monsters(seat)
        for attempt in in_battle_step(card.text).get(station(card), ())
        if attempt.is_free(duel, seat, card)
    ]
    found = [action for action in tried if action.verb is Verb.ATTACK]
    found += responses(duel, seat, is_open=True)
    found += [action for action in tried if action.verb is not Verb.ATTACK]
    found += _allowed(duel, seat)
    if Phase.MAIN_2 in duel.format.phases:
        found.append(Action(Verb.TO_MAIN_PHASE_2))
    found.append(Action(Verb.END_TURN))
    return found
