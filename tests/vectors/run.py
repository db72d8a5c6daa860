"""Playing a vector: each step is done at the first question that offers it."""

from collections import deque
from collections.abc import Sequence
from typing import cast

from engine.core.protocol import Answer, Pick
from engine.yugioh.language import Phase
from engine.yugioh.state.reasons import Action, Reason, Verb
from tests.vectors.chances import (
    ANSWERED_BY,
    CHANCES,
    ORDERS,
    as_action,
    brief,
    comes_first,
    is_about,
    is_choice,
    next_link,
    option_of,
    pick_cards,
    reply_to,
    reshaped,
    single,
    sparing,
)
from tests.vectors.course import Course
from tests.vectors.moves import detour, towards
from tests.vectors.outcome import compare
from tests.vectors.scenario import Differs, Json, Vector
from tests.vectors.taken import was_put
from tests.vectors.trace import PHASES
from tests.vectors.unsaid import (
    again,
    agrees,
    lets_hold,
    stated_later,
    unsaid,
    use,
    was_made_unasked,
)

PATIENCE = 400
"""After how many questions passed, what a step waits for does not come."""
SPECIFIED = ("target", "tributes", "materials")


def play(vector: Vector) -> None:
    """Play the vector to its end; raise Differs at the first difference."""
    run = Run(vector)
    run.steps.extend(vector.steps)
    while run.steps:
        run.take(run.steps.popleft())
    run.settle()
    compare(vector, run.match, run.duel, run.events)


class Run(Course):
    """A vector being played. What is not stated is declined, passed, or the lowest."""

    def fork(self) -> "Run":
        """The same run once more, to try something out."""
        twin = Run(self.vector)
        for entry in self.match.journal[len(twin.match.journal) :]:
            twin.answer(entry.answer)
        twin.stated, twin.steps = self.stated, deque(self.steps)
        twin.activations = list(self.activations)
        return twin

    def answer(self, answer: Answer) -> None:
        """Answer the open question, if nothing is offered there that must not be."""
        decision = self.asked()
        assert decision is not None
        self.check_bans(decision)
        if decision.reason is Reason.ACT:
            chosen = cast(Action, decision.options[answer[0]])
            self.last_act = chosen.verb, self.duel.state.turn.phase
        self.match.answer(decision.seat, answer)

    def say(self, answer: Answer) -> None:
        """Answer as a step says; what was claimed up to here is shown."""
        self.stated = len(self.events)
        self.answer(answer)
        self.bans.clear()
        self.turn_to_come = None

    # Claims

    def check_bans(self, decision: Pick) -> None:
        """Raise Differs if the question offers what a `cannot` speaks of."""
        for ban in self.bans:
            moment = ban.get("at")
            if decision.seat != ban["player"]:
                continue
            if moment is not None and moment not in self.moments(decision):
                continue
            if moment is None and self.is_ending_turn():
                continue
            if self.offers(as_action(ban), decision):
                raise Differs(f"offered, but must not be: {brief(ban)}")

    def offers(self, step: Json, decision: Pick) -> bool:
        """Whether the open question offers `step`, to the last of its choices."""
        if is_choice(decision, step, decision.seat):
            if step["do"] == "choose":
                said = step["cards"]
                options = range(len(decision.options))
                return any(
                    pick_cards(self.duel, single(decision, index), said) for index in options
                )
            return reply_to(self.duel, decision, step) is not None
        if decision.reason not in CHANCES:
            return False
        offered = option_of(self.duel, decision, step) is not None
        if step["do"] == "attack":
            offered = offered or self.detour(step, decision) is not None
        specified = step["do"] in ("attack", "pendulum_summon")
        if not offered or not (specified or any(key in step for key in SPECIFIED)):
            return offered
        try:
            self.fork().act({key: value for key, value in step.items() if key != "at"})
        except Differs:
            return False
        return True

    def claim(self, claim: Json) -> None:
        """Raise Differs unless what a `can` speaks of is offered."""
        step, twin = as_action(claim), self.fork()
        try:
            if step["do"] not in ANSWERED_BY:
                twin.act(step)
                return
            if twin.await_choice(step) and twin.offers(step, twin.question()):
                return
            if step["do"] == "choose_zone" and was_put(twin.since(), step):
                return
            if step["do"] == "choose" and twin.was_taken(step["cards"]):
                return
        except Differs as difference:
            raise Differs(f"not offered: {brief(claim)}") from difference
        raise Differs(f"not offered: {brief(claim)}")

    # Steps

    def take(self, step: Json) -> None:
        """Do one step."""
        if step["do"] == "cannot":
            self.bans.append(step)
        elif step["do"] == "can":
            self.claim(step)
        elif step["do"] in ANSWERED_BY:
            self.choose(step)
        elif self.was_held_back(step):
            self.bans.clear()
        elif step["do"] == "pass" and self.fork().comes_to_wait(step):
            self.comes_to_wait(step)
            self.say(())
        else:
            self.act(step)
            if step["do"] == "end_turn":
                self.turn_to_come = self.duel.state.turn.number + 1

    def was_held_back(self, step: Json) -> bool:
        """Whether it needs a Battle Phase that was declared, but answered and not begun.

        The turn player is in Main Phase 1 then, and the vector has to declare it again.
        """
        declared = Verb.TO_BATTLE_PHASE, Phase.MAIN_1
        if step.get("phase") != "main2" or "at" in step or self.last_act != declared:
            return False
        self.settle()
        return self.duel.state.turn.phase is Phase.MAIN_1

    def comes_to_wait(self, step: Json) -> bool:
        """Pass until that player may let the other go on in the End Phase; whether they may."""
        while (decision := self.asked()) is not None and decision.reason is not Reason.ACT:
            waits = decision.reason is Reason.END_PHASE_ORDER and decision.least == 0
            if waits and decision.seat == step["player"]:
                return True
            self.answer(unsaid(self, decision))
        return False

    def has_begun(self, step: Json) -> bool:
        """Whether it only moves to the phase that has come."""
        return step.get("phase") == PHASES[self.duel.state.turn.phase] and "at" not in step

    def act(self, step: Json) -> None:
        """Do what a player does of their own accord, at the first chance that offers it."""
        moment = step.get("at")
        for _ in range(PATIENCE):
            decision = self.asked()
            if decision is None and step["do"] == "end_turn":
                return  # the turn ended with the duel
            if decision is None:
                break
            mine = decision.seat == step["player"] and decision.reason in CHANCES
            if mine and (moment is None or moment in self.moments(decision)):
                if step["do"] == "pass" and decision.reason is not Reason.ACT:
                    self.say(())
                    return
                answer = option_of(self.duel, decision, step)
                if answer is not None:
                    self.note(step)
                    self.say(answer)
                    self.follow_up(step)
                    return
                is_free = decision.reason is Reason.ACT
                if is_free and self.has_begun(step) and again(self, decision, step) is None:
                    self.bans.clear()
                    return
            if self.is_under_way(step, decision) and not self.comes_again(step):
                answer = next_link(self.duel, decision, step)
                if answer is not None:
                    self.say(answer)
                self.note(step)
                return
            if (consent := lets_hold(self, decision, step)) is not None:
                self.say(consent)
                return
            self.move_on(step, decision, mine)
        raise Differs(f"not offered: {brief(step)}")

    def comes_again(self, step: Json) -> bool:
        """Whether what was activated unasked can still be activated as `step` says."""
        twin = self.fork()
        twin.takes_unasked = False
        try:
            twin.act(step)
        except Differs:
            return False
        return True

    def move_on(self, step: Json, decision: Pick, mine: bool) -> None:
        """Pass, so that `step` can be done later; in an open phase, move towards it."""
        if decision.reason is not Reason.ACT:
            self.answer(unsaid(self, decision, step))
            return
        detour = self.detour(step, decision) if mine else None
        if detour is None and mine and (leaves := again(self, decision, step)) is not None:
            self.say(leaves)
            return
        if detour is None:
            detour = towards(self.duel.state.turn.phase, decision, step.get("at"))
        if detour is None:
            raise Differs(f"not offered: {brief(step)}")
        self.answer(detour)

    def detour(self, step: Json, decision: Pick) -> Answer | None:
        """The move to the phase in which a step can only be done, if it is near."""
        return None if "at" in step else detour(self.duel.state.turn.phase, decision, step)

    def follow_up(self, step: Json) -> None:
        """Say what belongs to the step just done: its target, the Tributes."""
        if "target" in step:
            attacks = step["do"] == "attack"
            reason = Reason.ATTACK_TARGET if attacks else Reason.TARGET
            self.specify(reason, [step["target"]], step)
        if "tributes" in step:
            self.specify(Reason.TRIBUTE, step["tributes"], step)
        if "materials" in step:
            self.specify(Reason.MATERIAL, step["materials"], step)
        if step["do"] == "pendulum_summon":
            summoned = step["cards"] if "cards" in step else [step["card"]]
            self.specify(Reason.PENDULUM, summoned, step)

    def specify(self, reason: Reason, cards: Sequence[Json | str], step: Json) -> None:
        """Answer with these cards if asked; else see that they were taken unasked."""
        decision = self.asked()
        while reason is Reason.TARGET and decision is not None and comes_first(decision):
            self.answer(stated_later(self, decision) or sparing(self.duel, decision, cards))
            decision = self.asked()
        if decision is not None and decision.reason is reason:
            answer = pick_cards(self.duel, decision, cards)
            if answer is None:
                raise Differs(f"not offered: {brief(step)}")
            self.say(answer)
            return
        exactly = reason in (Reason.TRIBUTE, Reason.MATERIAL)
        taken = self.were_given(cards) if exactly else self.was_taken(cards)
        if not taken and not is_about(self.duel, decision, cards):
            raise Differs(f"not offered: {brief(step)}")

    # Choices

    def choose(self, step: Json) -> None:
        """Answer the player's next choice of that kind; skip what was chosen unasked."""
        cards = step.get("cards", ())
        at_once = self.asked()
        if at_once is None or not self.is_answered(at_once, step):
            if cards and self.was_taken(cards):
                return
            if not self.fork().await_choice(step):
                if use(self, step):
                    return
                if at_once is not None and is_choice(at_once, step, step["player"]):
                    raise Differs(f"not offered: {brief(step)}")
                return
            self.await_choice(step)
            came = self.asked()
            if came is None or not self.is_answered(came, step):
                return
            if was_made_unasked(self, came, step):
                return
        answer = reply_to(self.duel, self.question(), step)
        if answer is None:
            if cards and self.was_taken(cards):
                return
            self.settle_otherwise(step)
            return
        if self.question().reason is Reason.REPLAY and answer and step["do"] == "answer":
            answer = self.renewed_target()
        self.say(answer)

    def settle_otherwise(self, step: Json) -> None:
        """Answer in pieces as the question wants them, or with what a later step says to it."""
        question, later = self.question(), self.steps[0] if self.steps else None
        parts = reshaped(question, step, later)
        if parts is not None:
            if later is not None:
                self.steps.popleft()
            self.steps.extendleft(reversed(parts[1:]))
            self.choose(parts[0])
            return
        sooner = stated_later(self, question)
        if sooner is None and question.reason not in ORDERS:
            raise Differs(f"not offered: {brief(step)}")
        self.steps.appendleft(step)
        if sooner is None:
            self.answer(unsaid(self, question))
        else:
            self.say(sooner)

    def is_answered(self, decision: Pick, step: Json) -> bool:
        """Whether `step` is of the kind that answers this question.

        A zone that is not offered answers a later question: several are put one by one.
        """
        kind = is_choice(decision, step, step["player"])
        if not kind or step["do"] != "choose_zone":
            return kind
        return reply_to(self.duel, decision, step) is not None

    def renewed_target(self) -> Answer:
        """The target of a replayed attack: as the next step says, or the only one."""
        if self.steps and self.steps[0]["do"] == "choose":
            answer = pick_cards(self.duel, self.question(), self.steps.popleft()["cards"])
            if answer is not None:
                return answer
        return (0,)

    def await_choice(self, step: Json) -> bool:
        """Pass until the player is asked what `step` answers; whether they were."""
        for _ in range(PATIENCE):
            decision = self.asked()
            if decision is None:
                return False
            if self.is_answered(decision, step):
                moment = step.get("at")
                if moment is None or moment in self.moments(decision):
                    return True
            if decision.reason is Reason.ACT:
                onward = towards(self.duel.state.turn.phase, decision, step.get("at"))
                if onward is None:
                    return False
                self.answer(onward)
            else:
                self.answer(stated_later(self, decision) or unsaid(self, decision, step))
                if agrees(decision, step) and self.was_taken(step["cards"]):
                    return True
        return False

    def settle(self) -> None:
        """Pass until the turn player can act freely again, or the duel has ended."""
        while (decision := self.asked()) is not None:
            if decision.reason is Reason.ACT:
                self.check_bans(decision)
                return
            self.answer(unsaid(self, decision))
