"""What an effect does of which the text is not understood."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.yugioh.language import ByHand, Step
from engine.yugioh.state.by_hand import Handling, Plan
from engine.yugioh.state.card import marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import HandLeft
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.applying import lasting
from engine.yugioh.words.by_hand.agreeing import agreed
from engine.yugioh.words.by_hand.allowing import MOST_PLANS
from engine.yugioh.words.by_hand.composing import composed
from engine.yugioh.words.by_hand.ending import undone
from engine.yugioh.words.hand_acts import ACTS, until
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import StepRules, carry_out, register


def step_of(done: Handling) -> Step:
    """The act as a step that cards say, of the cards that the step before dealt with."""
    rules = ACTS[done.act]
    if rules.fact is not None:
        return lasting(rules.fact(done), until(done))
    assert rules.step is not None
    return rules.step(done)


async def do_acts(duel: Duel, speaker: Speaker, acts: Sequence[Handling]) -> bool:
    """Do the acts one after another, each as far as it can be done; whether any was."""
    done = False
    pointed = [
        (marked(map(duel.card, act.cards)), marked(map(duel.card, act.materials or ())))
        for act in acts
    ]
    for act, (former, given) in zip(acts, pointed, strict=True):
        duel.timeline.advance()
        says, deed = changed(speaker, former=former), ACTS[act.act].deed
        if not all(each.is_same for each in given):
            continue
        if deed is None:
            done = (await carry_out(step_of(act), duel, says)).ok or done
        else:
            done = await deed(duel, says, act) or done
    return done


class ByHandRules(StepRules[ByHand]):
    """What those sentences say, put together by its player."""

    async def carry_out(self, step: ByHand, duel: Duel, speaker: Speaker) -> Done:
        if speaker.pays:
            return Done(await do_acts(duel, speaker, duel.underway.take_plan()))
        done = is_disputed = False
        empty = plan = Plan(speaker.card.id, speaker.player, step.sentences)
        for _ in range(MOST_PLANS):
            plan = await composed(duel, speaker, plan)
            if not plan.acts:
                break
            kept, refused = await agreed(duel, plan)
            done = await do_acts(duel, speaker, kept) or done
            is_disputed = is_disputed or refused is not None
            if refused is None and not any(ACTS[act.act].tells for act in kept):
                return Done(done)
            plan = empty if kept else changed(plan, refused=refused)
        if is_disputed and not done:
            await undone(duel, speaker, empty)
        if not done:
            duel.announce(HandLeft(speaker.card.id, speaker.player))
        return Done(done)

    def worth(self, step: ByHand, prospect: Prospect) -> int:
        """Nothing that could be known: the built-in opponent plays no card by hand."""
        return -10 * A_CARD


register(ByHand, ByHandRules())
