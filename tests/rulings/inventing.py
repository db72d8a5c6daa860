"""Cards that were never printed, for what the language can say and no card of ours does."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.protocol import Seat
from engine.yugioh.game.indexing import index_cards
from engine.yugioh.language import Effect, Frame
from engine.yugioh.language.sentences import Activatable
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.paying import can_be_paid, could_after_cost, has_targets
from engine.yugioh.words.targets import lawful_targets
from tests.table.laying import Start, lay, side


def speaking(start: Start, name: str, other: Start | None = None) -> tuple[Duel, Speaker]:
    """A duel with that start, and the card of that name about to be used."""
    duel = lay((start, side() if other is None else other))
    return duel, Speaker(named(duel, name), Seat(0))


def named(duel: Duel, name: str) -> Card:
    """The first card of that name."""
    return next(card for card in duel.state.cards if card.text.name == name)


def rewrite(duel: Duel, card: Card, effects: Sequence[Effect]) -> None:
    """Have the card, and every copy of it, say that alone."""
    frame = Frame.EFFECT if card.text.frame is Frame.NORMAL else card.text.frame
    text = replace(card.text, frame=frame, effects=tuple(effects))
    for copy in [each for each in duel.state.cards if each.text is card.text]:
        copy.text = text
    duel.index = index_cards(duel.state.cards, duel.book)
    duel.timeline.revision += 1
    for each in duel.state.sides:
        each.layout += 1


def hindered(effect: Activatable, duel: Duel, speaker: Speaker) -> str:
    """What of its cost, its targets and what it does keeps the effect from being activated."""
    aims = lawful_targets(effect, duel, speaker)
    if effect.cost is not None and not can_be_paid(effect.cost, duel, speaker):
        return "cost"
    if not has_targets(effect, duel, speaker, aims):
        return "targets"
    return "" if could_after_cost(effect, duel, speaker, aims) else "nothing to do"
