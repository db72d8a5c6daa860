"""What is said in the first duel, and when: at the question where a thing is first met.

A thing has been met once it was done. All of it follows from the match: what has happened, what
the learner is asked, and what they may do. So a match that is played again says the same.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum, auto

from cards.exercises.first_duel import LEARNER, MINE, OPPONENT
from engine.core.match import Match
from engine.core.protocol import Decision, Event, Pick
from engine.core.values import value
from engine.yugioh.game.looking import duel_of
from engine.yugioh.game.scenes import happened
from engine.yugioh.language import Kind, Phase, Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import AttackDeclared
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.summons import SetDown, Summoned
from engine.yugioh.state.events.turns import PhaseBegan, TurnBegan
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.spots import Spot

MOST = 2
"""How many hints stand above one question."""
LAID_OUT = 2
"""So many turns of the learner have hints of their own for what is summoned in them."""
FREE_LEVEL = 4
"""Up to this Level a monster is summoned without Tributes (MR-SUM-08)."""


class Deed(Enum):
    """What the learner has done, and how often."""

    SUMMON = auto()
    TRIBUTE = auto()
    SET = auto()
    TRAP = auto()
    """A Trap that was Set."""
    ATTACK = auto()
    CAST = auto()
    """An activation in their own turn."""
    ANSWER = auto()
    """An activation in the other player's turn."""
    CHAIN = auto()
    """An activation as Chain Link 2 or higher."""
    TURN = auto()
    SECOND_MAIN = auto()


@value
class Moment:
    """A question to the learner, and what they have done before."""

    duel: Duel
    decision: Pick
    done: Counter[Deed]

    @property
    def acts(self) -> bool:
        """Whether they are free to act."""
        return self.decision.reason is Reason.ACT

    @property
    def phase(self) -> Phase | None:
        """The phase of the turn."""
        return self.duel.state.turn.phase

    def may(self, verb: Verb, *kinds: Kind) -> bool:
        """Whether they may do that, with a card of these kinds."""
        return any(
            action.verb is verb and (not kinds or self._kind(action) in kinds)
            for action in self._actions
        )

    def may_summon(self, *, tributing: bool) -> bool:
        """Whether they may Normal Summon a monster, with Tributes or without."""
        return any(
            action.verb is Verb.NORMAL_SUMMON and self._is_high(action) is tributing
            for action in self._actions
        )

    @property
    def holds_high(self) -> bool:
        """Whether a monster in their hand needs Tributes."""
        hand = self.duel.state.sides[LEARNER].hand
        return any(card.text.is_monster and card.text.level > FREE_LEVEL for card in hand)

    @property
    def needs_more_monsters(self) -> bool:
        """Whether their opponent has at least as many monsters as they have, some turns in."""
        state = self.duel.state
        mine, theirs = (len(state.monsters(seat)) for seat in (LEARNER, OPPONENT))
        return self.done[Deed.TURN] > LAID_OUT and mine <= theirs

    @property
    def answers_chain(self) -> bool:
        """Whether they may respond to a card or effect of the other player."""
        links = self.duel.state.chain.links
        return bool(links) and links[-1].speaker.player != LEARNER

    @property
    def _actions(self) -> list[Action]:
        return [each for each in self.decision.options if isinstance(each, Action)]

    def _kind(self, action: Action) -> Kind | None:
        return None if action.card is None else self.duel.card(action.card).text.kind

    def _is_high(self, action: Action) -> bool:
        assert action.card is not None
        return self.duel.card(action.card).text.level > FREE_LEVEL


Applies = Callable[[Moment], bool]
SPELL_OR_TRAP = (Kind.SPELL, Kind.TRAP)

HINTS: dict[str, Applies] = {
    "lesson-cost-paid": lambda at: has_paid_without_choice(at.duel),
    "lesson-phases": lambda at: at.acts and at.done[Deed.TURN] == 1 and is_untouched(at),
    "lesson-summon": lambda at: at.may_summon(tributing=False) and not at.done[Deed.SUMMON],
    "lesson-set": lambda at: at.may(Verb.SET, Kind.TRAP) and not at.done[Deed.TRAP],
    "lesson-why-not": lambda at: at.acts and at.done[Deed.TURN] == 1 and at.holds_high,
    "lesson-first-end": lambda at: at.acts and at.done[Deed.TURN] == 1,
    "lesson-tribute": lambda at: at.may_summon(tributing=True) and not at.done[Deed.TRIBUTE],
    "lesson-summon-more": lambda at: at.may_summon(tributing=False) and at.needs_more_monsters,
    "lesson-give": lambda at: at.decision.reason is Reason.TRIBUTE,
    "lesson-spell": lambda at: at.may(Verb.ACTIVATE, Kind.SPELL) and not at.done[Deed.CAST],
    "lesson-set-more": lambda at: at.may(Verb.SET, Kind.TRAP) and at.done[Deed.TURN] == 2,
    "lesson-battle": lambda at: at.may(Verb.TO_BATTLE_PHASE) and not at.done[Deed.ATTACK],
    "lesson-attack": lambda at: at.may(Verb.ATTACK) and at.done[Deed.ATTACK] <= 1,
    "lesson-target": lambda at: at.decision.reason is Reason.ATTACK_TARGET,
    "lesson-main-2": lambda at: at.acts and at.done[Deed.SECOND_MAIN] == 1 and is_second(at),
    "lesson-chain": lambda at: responds(at) and at.answers_chain and not at.done[Deed.CHAIN],
    "lesson-answer": lambda at: responds(at) and not at.answers_chain and may_answer(at),
    "lesson-cost": lambda at: at.decision.reason is Reason.DISCARD,
    "lesson-choose": lambda at: at.decision.reason is Reason.TARGET,
    "lesson-hand-limit": lambda at: at.decision.reason is Reason.HAND_LIMIT,
}
"""When each hint applies, the one that is said first on top."""


def is_untouched(at: Moment) -> bool:
    """Whether the learner has done nothing yet in their first turn."""
    return not (at.done[Deed.SUMMON] or at.done[Deed.SET])


def is_second(at: Moment) -> bool:
    """Whether it is Main Phase 2."""
    return at.phase is Phase.MAIN_2


def responds(at: Moment) -> bool:
    """Whether the learner may respond with something."""
    return at.decision.reason is Reason.RESPOND and bool(at.decision.options)


def may_answer(at: Moment) -> bool:
    """Whether it is the other player's turn, in which the learner has not answered yet."""
    return at.duel.state.turn.player != LEARNER and not at.done[Deed.ANSWER]


def has_paid_without_choice(duel: Duel) -> bool:
    """Whether a cost has just taken the learner's only card in hand, so that nothing was asked.

    That is so until they have done something of their own accord.
    """
    hand, held, paid, player = Spot(LEARNER, Place.HAND), len(MINE.hand), False, LEARNER
    for event in happened(duel):
        match event:
            case TurnBegan():
                player = event.player
            case Moved(origin=origin) if origin == hand:
                is_cost = event.why is Why.DISCARDED and event.by is None
                paid = paid or (is_cost and held == 1)
                held -= 1
            case Moved(to=to) if to == hand:
                held += 1
            case _ if player == LEARNER and is_deed(event):
                paid = False
    return paid


def is_deed(event: Event) -> bool:
    """Whether a turn player did this of their own accord."""
    match event:
        case PhaseBegan():
            return event.phase in (Phase.BATTLE, Phase.MAIN_2, Phase.END)
        case Activated():
            return event.link == 1
    return isinstance(event, Summoned | SetDown | AttackDeclared)


def hints(match: Match, *, is_over: bool = False) -> Sequence[str]:
    """The keys of what is said to the learner now, at most MOST of them.

    A duel `is_over` also where it was given up, which its match need not know.
    """
    if is_over:
        winners = match.outcome.winners if match.outcome else ()
        if LEARNER not in winners:
            return ("lesson-over",)
        return ("lesson-won" if done(duel_of(match))[Deed.CHAIN] else "lesson-won-early",)
    decision: Decision | None = match.asked(LEARNER)
    if not isinstance(decision, Pick):
        return ()
    duel = duel_of(match)
    at = Moment(duel, decision, done(duel))
    return [key for key, applies in HINTS.items() if applies(at)][:MOST]


def done(duel: Duel) -> Counter[Deed]:
    """What the learner has done so far."""
    counted: Counter[Deed] = Counter()
    player = None
    for event in happened(duel):
        match event:
            case TurnBegan():
                player = event.player
                counted[Deed.TURN] += player == LEARNER
            case PhaseBegan(Phase.MAIN_2) if player == LEARNER:
                counted[Deed.SECOND_MAIN] += 1
            case Summoned(by=by) if by == LEARNER:
                counted[Deed.TRIBUTE if event.tributes else Deed.SUMMON] += 1
            case SetDown(by=by) if by == LEARNER:
                kind = duel.card(event.card).text.kind
                counted[Deed.SET] += kind in SPELL_OR_TRAP
                counted[Deed.TRAP] += kind is Kind.TRAP
            case AttackDeclared():
                counted[Deed.ATTACK] += duel.card(event.attacker).owner == LEARNER
            case Activated(by=by) if by == LEARNER:
                counted[Deed.CAST if player == LEARNER else Deed.ANSWER] += 1
                counted[Deed.CHAIN] += event.link > 1
    return counted
