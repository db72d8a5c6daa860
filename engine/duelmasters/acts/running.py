"""Steps of effects carried out: each kind is known by the room of its word."""

from collections.abc import Awaitable, Callable
from typing import Any

from engine.core.entering import enter
from engine.duelmasters.facts.speaking import Speaker
from engine.duelmasters.language.families import Step
from engine.duelmasters.state.party import Party

Runner = Callable[[Party, Any, Speaker], Awaitable[bool]]

STEPS: dict[type[Step], Runner] = {}


def carries_out(kind: type[Step]) -> Callable[[Runner], Runner]:
    """Note that this is how such a step is carried out; TypeError where that is known."""

    def known(runner: Runner) -> Runner:
        enter(STEPS, kind, runner)
        return runner

    return known


async def run(party: Party, step: Step, speaker: Speaker) -> bool:
    """Carry it out as far as possible (DM-GEN-1); whether it was done (DM-GEN-8)."""
    return await STEPS[type(step)](party, step, speaker)
