"""What an effect lets its player do once, when he likes: a step that answers tells of it."""

from typing import TYPE_CHECKING

from engine.core.protocol import Answer, Pick
from engine.yugioh.state.reasons import Reason, Verb
from tests.vectors.moves import moving
from tests.vectors.scenario import Json

if TYPE_CHECKING:
    from tests.vectors.run import Run


def use(run: "Run", step: Json) -> bool:
    """Do it at the player's next free moment; False where `step` does not mean it."""
    twin = run.fork()
    twin.await_choice(step)
    answer = _using(twin.asked(), step)
    if answer is None:
        return False
    if step["do"] == "choose":
        twin.say(answer)
        asked = twin.await_choice(step) and twin.offers(step, twin.question())
        if not asked and not twin.was_taken(step["cards"]):
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
