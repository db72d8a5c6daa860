"""A position played up to the chances that the question is about, and on from there.

Belongs here: playing a laid-out position to the chance that is asked about, in bounded steps.
Does not belong here: laying it out (`arranging`, `laying`) and judging the answer (`judging`).
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import field

from engine.core.match import Told
from engine.core.protocol import Answer, Decision, Event, Pick, Seat
from engine.core.values import record
from engine.yugioh.language import Place
from engine.yugioh.positions.laying import happened
from engine.yugioh.positions.situations import LYING, Deed, Situation
from engine.yugioh.positions.supplies import Laid
from engine.yugioh.state.card import Card
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Action, Reason, Reply, Verb
from engine.yugioh.state.refusals import Objection
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.veil import knows
from engine.yugioh.views.why_not import why_not

ASKER = Seat(0)
"""Whose chances they are."""
CHANCES = (Reason.ACT, Reason.RESPOND, Reason.TRIGGER, Reason.TRIGGER_ORDER)
GIVING = (Reason.DISCARD, Reason.TRIBUTE, Reason.MATERIAL, Reason.HAND_LIMIT)
AIMING = (Reason.TARGET, Reason.CHOOSE, Reason.ATTACK_TARGET)
OFFERS = (Reason.WHETHER, Reason.DETACH)
USING = (Situation.ACTIVATED, Situation.SPECIAL)
"""Where the other card is activated as soon as it can be."""
ONCE = (*LYING, Situation.ACTIVATED)
"""Where only the first chance counts, unless something is to be the occasion."""
BY_ITSELF = -1
"""The action of a card whose effect was activated without anybody choosing it."""
MOST_QUESTIONS = 120
"""How many questions are answered in one course at most."""


class TooMuchWorkError(Exception):
    """More was to be done than is allowed."""


@record
class Purse:
    """How much may still be done in all courses together: an answer counts as one."""

    left: int

    def spend(self, work: int = 1) -> None:
        """Do so much more; raise TooMuchWorkError where less is left."""
        if self.left < work:
            raise TooMuchWorkError
        self.left -= work


@record
class Chance:
    """One chance of the asker in the situation: which it is, and what keeps the card from it.

    `action` is what is offered with the card, None where nothing is, or BY_ITSELF.
    """

    number: int
    action: int | None
    bars: tuple[Objection, ...] = ()


@record
class Course:
    """A position under way. `deeds` are those that are still to be done."""

    laid: Laid
    situation: Situation
    purse: Purse
    deeds: deque[Deed]
    effect: int | None = None
    """The effect of the card that is asked about, where it is but one of them."""
    hears: Callable[[Laid, Told], None] | None = None
    """Is told what happens as it happens."""
    aim: int = 0
    """Which of the possible choices the other player makes."""
    is_occasion: bool = False
    """Whether the deeds are to be the occasion of the card that is asked about."""
    has_chosen: bool = False
    """Whether the other player had a choice."""
    answered: int = 0
    begun: bool = False
    chances: list[Chance] = field(default_factory=list)

    def start(self) -> None:
        """Be at the first question."""
        self._hear(self.laid.match.start())

    def _hear(self, told: Told) -> None:
        if self.hears is not None:
            self.hears(self.laid, told)

    @property
    def decision(self) -> Decision | None:
        """The open question, if the duel is not over."""
        awaited = self.laid.match.awaited()
        return awaited[0] if awaited else None

    @property
    def events(self) -> Sequence[Event]:
        """All that has happened."""
        return happened(self.laid.duel)

    # To the chances

    def to_chance(self, stop_at: int | None = None) -> Chance | None:
        """Go to the first chance that offers something with the card, else to the end.

        Every chance on the way is noted. With `stop_at`, stop at the chance of that number.
        """
        while (decision := self.decision) is not None and self.answered < MOST_QUESTIONS:
            if self.is_the_situation(decision):
                self.begun = True
                chance = self._noted(decision)
                if chance is not None:
                    if chance.action is not None or chance.number == stop_at:
                        return chance
                    if self._is_once:
                        return None
            elif self.begun:
                return None
            answer = self._on_the_way(decision)
            if answer is None:
                return None
            self._answer(decision, answer)
        return None

    @property
    def _is_once(self) -> bool:
        """Whether only the first chance counts."""
        return self.situation in ONCE and not self.is_occasion

    def _noted(self, decision: Decision) -> Chance | None:
        """The chance that the asker has now, noted; None where it is none."""
        if self._is_under_way():
            self.chances.append(Chance(len(self.chances), BY_ITSELF))
            return self.chances[-1]
        if decision.seat != ASKER or decision.reason not in CHANCES:
            return None
        if not knows(self.laid.duel, ASKER, self.laid.asked):
            return None
        action = self._offered(decision)
        bars: tuple[Objection, ...] = ()
        if action is None:
            bars = why_not(self.laid.duel, ASKER, self.laid.asked.id, decision)
        used = tuple(bar for bar in bars if self._is_meant(bar))
        self.chances.append(Chance(len(self.chances), action, used))
        return self.chances[-1]

    def _is_under_way(self) -> bool:
        """Whether an effect of the card is on the chain, which nobody chose to activate."""
        chain = self.laid.duel.state.chain
        if self._is_once or chain.resolving:
            return False
        asked, only = self.laid.asked, self.effect
        return any(
            link.speaker.card is asked
            and (only is None or link.effect is asked.text.sentences[only])
            for link in chain.links
        )

    def _is_meant(self, bar: Objection) -> bool:
        of_effect = self.effect is None or bar.effect in (None, self.effect)
        return bar.verb in (Verb.ACTIVATE, None) and of_effect

    def _offered(self, decision: Decision) -> int | None:
        options = decision.options if isinstance(decision, Pick) else ()
        wanted = self.laid.asked.id
        for index, option in enumerate(options):
            if not isinstance(option, Action) or option.verb is not Verb.ACTIVATE:
                continue
            if option.card == wanted and self.effect in (None, option.effect):
                return index
        return None

    def is_the_situation(self, decision: Decision) -> bool:
        """Whether the other card is doing now what the situation says, or lies so."""
        duel, about = self.laid.duel, self.laid.about
        state = duel.state
        match self.situation:
            case Situation.ACTIVATED:
                link = (
                    state.chain.links[-1]
                    if state.chain.links and not state.chain.resolving
                    else None
                )
                return link is not None and link.speaker.card is about
            case Situation.SUMMONED | Situation.SPECIAL | Situation.REVIVED:
                if state.is_about_to_be_summoned(about) and not state.chain.links:
                    return True
                came = any(isinstance(e, Summoned) and e.card == about.id for e in self.events)
                return came and decision.reason is not Reason.ACT
            case Situation.ATTACKS | Situation.DAMAGE_STEP:
                battle = state.battle
                if battle is None:
                    return False
                target = None if battle.target is None else battle.target.card
                late = battle.timing is not None
                if self.situation is Situation.ATTACKS:
                    return battle.attacker.card is about and not late
                return late and about in (battle.attacker.card, target)
            case _:
                if self.is_occasion:
                    return not self.deeds and self.laid.still_lies()
                free = decision.reason in (Reason.ACT, Reason.RESPOND) and not state.chain.links
                return free and decision.seat == ASKER

    def _answer(self, decision: Decision, answer: Answer) -> None:
        self.purse.spend()
        self.answered += 1
        self._hear(self.laid.match.answer(decision.seat, answer))

    def _on_the_way(self, decision: Decision) -> Answer | None:
        """The answer that leads to the situation; None where nothing leads there."""
        if decision.reason not in CHANCES:
            return self._choice(decision)
        assert isinstance(decision, Pick)
        about = self.laid.about
        if self.situation in USING and decision.seat == about.owner:
            found = self._option(decision, Verb.ACTIVATE, about)
            if found is not None:
                return (found,)
        if self.deeds and self.deeds[0].seat == decision.seat:
            found = self._deed(decision, self.deeds[0])
            if found is not None:
                return (found,)
        if decision.reason is Reason.ACT:
            return None
        return decision.default()

    def _deed(self, decision: Pick, deed: Deed) -> int | None:
        for index, option in enumerate(decision.options):
            if not isinstance(option, Action) or option.verb is not deed.verb:
                continue
            if option.card is None or self._is(option.card, deed):
                self.deeds.popleft()
                return index
        if deed.verb is Verb.ATTACK and decision.reason is Reason.ACT:
            return self._option(decision, Verb.TO_BATTLE_PHASE, None)
        return None

    def _is(self, card: CardId, deed: Deed) -> bool:
        found = self.laid.duel.card(card)
        if deed.by_asked:
            return found is self.laid.asked
        if deed.name == self.laid.about.text.name:
            return found is self.laid.about
        return found.text.name == deed.name and found is not self.laid.asked

    def _option(self, decision: Pick, verb: Verb, card: Card | None) -> int | None:
        wanted = None if card is None else card.id
        for index, option in enumerate(decision.options):
            if isinstance(option, Action) and (option.verb, option.card) == (verb, wanted):
                return index
        return None

    # Choices

    def _choice(self, decision: Decision) -> Answer:
        """Choose as the question has it: the other card is reached, and neither is given up."""
        if not isinstance(decision, Pick) or not decision.options:
            return decision.default()
        if decision.reason in OFFERS and Reply.YES in decision.options:
            return (decision.options.index(Reply.YES),)
        order = sorted(range(len(decision.options)), key=lambda n: self._rank(decision, n))
        if decision.seat != ASKER and decision.reason in AIMING:
            self.has_chosen = True
            turned = self.aim % len(order)
            order = order[turned:] + order[:turned]
        for count in range(max(decision.least, 1), decision.most + 1):
            answer = tuple(order[:count])
            if decision.accepts(answer):
                return answer
        return decision.default()

    def _rank(self, decision: Pick, index: int) -> tuple[int, int]:
        option = decision.options[index]
        if not isinstance(option, int) or isinstance(option, bool):
            return (0, index)
        card = self.laid.duel.card(CardId(option))
        asked, about = self.laid.asked, self.laid.about
        if decision.reason in GIVING:
            return (2 * (card is asked) + (card is about), index)
        if decision.seat == ASKER:
            return (-(card is about) + (card is asked), index)
        mine = card.controller == ASKER if card.place is Place.FIELD else card.owner == ASKER
        wanted = card is not asked
        revived = card is about and card.place is not Place.FIELD
        return (-4 * revived - 2 * mine - wanted, index)

    # From there on

    def take(self, chance: Chance) -> None:
        """Use the card at that chance, and play on until all of it is done.

        Without an action it is not used.
        """
        decision = self.decision
        assert decision is not None
        if chance.action not in (None, BY_ITSELF):
            self._answer(decision, (chance.action or 0,))
        while (decision := self.decision) is not None and self.answered < MOST_QUESTIONS:
            if self._is_settled(decision):
                return
            chosen = decision.reason not in CHANCES or decision.reason is Reason.TRIGGER_ORDER
            answer = self._choice(decision) if chosen else decision.default()
            self._answer(decision, answer)

    def _is_settled(self, decision: Decision) -> bool:
        """Whether the chain is over, and with it the battle the question is about."""
        state = self.laid.duel.state
        if state.chain.links or state.summoning is not None or decision.reason not in CHANCES:
            return False
        lies = self.situation in LYING
        return lies or decision.reason is Reason.ACT or state.battle is None
