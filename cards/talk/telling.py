"""Telling what has happened, sentence by sentence."""

from collections.abc import Sequence

from cards.talk.happenings import BeginPhase, BeginTurn
from cards.talk.perceiving import gather
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue
from engine.core.protocol import Event
from engine.yugioh.views.sight import Sight


def tell(
    events: Sequence[Event], sight: Sight, scene: Scene, tongue: Tongue
) -> tuple[str, ...]:
    """The sentences for events as the veil let them through to the audience of `sight`."""
    happenings = gather(events, sight.told, scene.table)
    return tuple(tongue.sentence(happening, scene) for happening in happenings)


def occasion(sight: Sight, scene: Scene, tongue: Tongue) -> tuple[str, ...]:
    """The sentences for what may be responded to now, naming only what may be seen now.

    A turn or phase that began is left out: whose it is is said with the question.
    """
    happenings = gather(sight.occasion(), sight.card, scene.table)
    return tuple(
        tongue.sentence(happening, scene)
        for happening in happenings
        if not isinstance(happening, BeginTurn | BeginPhase)
    )
