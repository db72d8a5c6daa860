"""Telling what has happened, sentence by sentence."""

from collections.abc import Callable, Sequence

from cards.messages import Messages
from cards.talk.gathering import Gathering
from cards.talk.happenings import Happening, sentence
from cards.talk.perceiving import perceive
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue
from engine.core.protocol import Event
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.board import CardView, TableView
from engine.yugioh.views.sight import Sight

Weigh = Callable[[str, Happening], str]
TOGETHER = ("drawn", "moved-", "attached")
"""How keys begin of what is told in one sentence when it happens to several cards in a row."""
KNOWN_ANYWAY = ("turn-began", "phase-began")
"""What is said with every question: whose turn it is, and which phase."""


def tell(
    events: Sequence[Event], sight: Sight, scene: Scene, tongue: Tongue, weigh: Weigh
) -> tuple[str, ...]:
    """The sentences for events as the veil let them through to the audience of `sight`."""
    told = gather(events, sight.told, scene.table, tongue.words)
    return tuple(weigh(sentence(each, scene, tongue), each) for each in told)


def occasion(sight: Sight, scene: Scene, tongue: Tongue) -> tuple[str, ...]:
    """The sentences for what may be responded to now, naming only what may be seen now.

    A turn or phase that began is left out: whose it is is said with the question.
    """
    told = gather(sight.occasion(), sight.card, scene.table, tongue.words)
    new = (each for each in told if each.key not in KNOWN_ANYWAY)
    return tuple(sentence(each, scene, tongue) for each in new)


def gather(
    events: Sequence[Event],
    look: Callable[[CardId], CardView],
    table: TableView,
    words: Messages,
) -> tuple[Happening, ...]:
    """What there is to tell of `events` in these words, in their order."""
    gathering = Gathering(events, look, table, words)
    told: list[Happening] = []
    for index, event in enumerate(events):
        if index in gathering.covered:
            continue
        happening = perceive(event, gathering, index)
        if happening is None:
            continue
        if told and happening.key.startswith(TOGETHER) and _alike(told[-1], happening):
            first = told.pop()
            happening.cards = {**first.cards, "cards": first.all_cards + happening.all_cards}
        told.append(happening)
    return tuple(told)


def _alike(first: Happening, second: Happening) -> bool:
    """Whether both are the same thing, happening to different cards."""
    if (first.key, first.player, first.values) != (second.key, second.player, second.values):
        return False
    onto, also = first.cards.get("to"), second.cards.get("to")
    return onto is also or (
        isinstance(onto, CardView) and isinstance(also, CardView) and onto.id == also.id
    )
