"""What is answered where no step says so in as many words."""

from engine.core.protocol import Answer, Pick
from engine.yugioh.language import Phase
from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.reasons import Reason, Reply, Verb
from tests.vectors.chances import (
    ANSWERED_BY,
    CHANCES,
    CLAIMS,
    as_action,
    is_about,
    is_choice,
    is_for_next,
    reply_to,
)
from tests.vectors.course import Course
from tests.vectors.moves import moving
from tests.vectors.scenario import Json


def stated_later(run: Course, decision: Pick) -> Answer | None:
    """The answer of one of the next steps: choices may be stated in another order.

    What is claimed of a position before such a step is judged now, as it is chosen.
    """
    for step in list(run.steps):
        if step["do"] in CLAIMS:
            if step["action"] == "choose_position" and is_choice(
                decision, as_action(step), step["player"]
            ):
                run.steps.remove(step)
                run.take(step)
            continue
        if step["do"] not in ANSWERED_BY or decision.reason in CHANCES:
            return None
        if is_choice(decision, step, step["player"]):
            answer = reply_to(run.duel, decision, step)
            if answer is not None:
                run.steps.remove(step)
            return answer
    return None


def unsaid(run: Course, decision: Pick, step: Json | None = None) -> Answer:
    """What is optional is declined, unless `step` chooses what only follows if it is not."""
    if decision.reason not in (Reason.WHETHER, Reason.DETACH):
        return decision.default()
    no = (decision.options.index(Reply.NO),)
    yes = (decision.options.index(Reply.YES),)
    if step is not None and _asks_for_another_battle(run, decision, step):
        return yes
    if step is None or not agrees(decision, step) or not _leads_to(run, yes, step):
        return no
    if not _leads_to(run, no, step):
        return yes
    return no if _fate(run, no, step) in (None, _fate(run, yes, step)) else yes


def agrees(decision: Pick, step: Json) -> bool:
    """Whether `step` may choose for what the player is asked if they want."""
    mine = decision.seat == step["player"] and step["do"] == "choose"
    return mine and decision.reason in (Reason.WHETHER, Reason.DETACH)


def again(run: Course, decision: Pick, step: Json) -> Answer | None:
    """The way to another Battle Phase, where one is offered and `step` is done in it."""
    leaves = moving(Verb.TO_MAIN_PHASE_2, decision)
    if leaves is None or not _is_done_in_battle(step):
        return None
    twin = run.fork()
    twin.answer(leaves)
    while (asked := twin.asked()) is not None and asked.reason is Reason.RESPOND:
        twin.answer(asked.default())
    offered = asked is not None and _asks_for_another_battle(twin, asked, step)
    return leaves if offered else None


def lets_hold(run: Course, decision: Pick, step: Json) -> Answer | None:
    """The consent to what holds for a battle without a chain, if `step` uses that card."""
    asks = decision.reason in (Reason.WHETHER, Reason.DETACH) and not run.duel.state.chain.links
    in_battle = run.duel.state.battle is not None and step["do"] == "activate"
    if not (asks and in_battle) or decision.seat != step["player"]:
        return None
    meant = is_about(run.duel, decision, [step["card"]])
    return (decision.options.index(Reply.YES),) if meant else None


def _asks_for_another_battle(run: Course, decision: Pick, step: Json) -> bool:
    """Whether it is asked, as a Battle Phase has ended, if there shall be another."""
    state, asked = run.duel.state, decision.reason is Reason.WHETHER
    is_over = (
        state.turn.phase is Phase.BATTLE and state.battle is None and not state.chain.links
    )
    return asked and is_over and decision.seat == step["player"] and _is_done_in_battle(step)


def _is_done_in_battle(step: Json) -> bool:
    attacks = step["do"] == "attack" or step.get("phase") == "battle"
    return attacks and "at" not in step


def _leads_to(run: Course, answer: Answer, step: Json) -> bool:
    """Whether the cards of `step` are chosen after that answer, asked for or not."""
    twin = run.fork()
    twin.say(answer)
    return _is_asked(twin, step) or twin.was_taken(step["cards"])


def _is_asked(twin: Course, step: Json) -> bool:
    """Whether the player comes to choose the cards of `step`, together or one by one."""
    question = twin.asked() if twin.await_choice(step) else None
    if question is None or not is_choice(question, step, step["player"]):
        return False
    return twin.offers(step, question) or reply_to(twin.duel, question, step) is not None


def _fate(run: Course, answer: Answer, step: Json) -> list[Moved] | None:
    """Where the cards of `step` go after that answer; None where they are asked for."""
    twin = run.fork()
    twin.say(answer)
    if _is_asked(twin, step):
        return None
    codes = [said["code"] for said in step["cards"] if not isinstance(said, str)]
    moved = [event for event in twin.since() if isinstance(event, Moved)]
    return [event for event in moved if twin.duel.card(event.card).text.passcode in codes]


def was_made_unasked(run: Course, decision: Pick, step: Json) -> bool:
    """Whether `step` was done unasked on the way, and the next choice is meant here."""
    if step["do"] != "choose" or not is_for_next(run.duel, decision, run.steps):
        return False
    return run.was_taken(step["cards"])


def use(run: Course, step: Json) -> bool:
    """Do it at the player's next free moment; False where `step` does not mean it."""
    twin = run.fork()
    twin.await_choice(step)
    answer = _using(twin.asked(), step)
    if answer is None:
        return False
    if step["do"] == "choose" and not _leads_to(twin, answer, step):
        return False
    run.await_choice(step)
    run.say(answer)
    if step["do"] == "choose":
        run.choose(step)
    return True


def _using(decision: Pick | None, step: Json) -> Answer | None:
    if decision is None or decision.reason is not Reason.ACT or decision.seat != step["player"]:
        return None
    means = step["do"] == "choose" or step.get("answer") in ("yes", True)
    return moving(Verb.APPLY, decision) if means else None
