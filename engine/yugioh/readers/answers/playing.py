"""Activations, draws and phases, as triggers wait for them."""

from engine.core.protocol import Event
from engine.yugioh.acts.life import is_draw_due
from engine.yugioh.asked import means
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AtPhase,
    BeforeDraw,
    Draws,
    IsActivated,
    IsResolved,
    Kind,
)
from engine.yugioh.readers.answers.verb import answers, if_meant, waits_for
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import Activated, LinkResolved
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.includes import includes_any


@answers.register
@waits_for(Activated)
def _(trigger: IsActivated, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, Activated) or event.is_card is trigger.effect:
        return None
    return if_meant(trigger.which, event.card, duel, speaker)


@answers.register
@waits_for(LinkResolved)
def _(trigger: IsResolved, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, LinkResolved):
        return None
    link = duel.state.chain.links[event.link - 1]
    if not link.is_card or link.ordinal <= speaker.card.shown_after:
        return None
    card = link.speaker.card
    kind = Kind.SPELL if card.text.is_monster else card.text.kind
    return card if kind is trigger.kind else None


def is_activation_meant(trigger: IsActivated, link: Link, duel: Duel, speaker: Speaker) -> bool:
    """Whether the link of the chain is one the trigger speaks of."""
    if trigger.effect is not None and link.is_card is trigger.effect:
        return False
    if not means(trigger.which, duel, speaker, link.speaker.card):
        return False
    if trigger.including and not includes_any(trigger.including, link, duel):
        return False
    if trigger.targeting is None:
        return True
    targets = [mark.card for mark in link.speaker.targets]
    if trigger.alone and len(targets) != 1:
        return False
    return any(means(trigger.targeting, duel, speaker, card) for card in targets)


@answers.register
@waits_for(PhaseBegan)
def _(trigger: AtPhase, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    if not isinstance(event, PhaseBegan) or event.phase is not trigger.phase:
        return None
    if trigger.whose and duel.state.turn.player != player(trigger.whose, duel, speaker):
        return None
    return speaker.card


@answers.register
@waits_for(Moved)
def _(trigger: Draws, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    """What was drawn stays unknown, unless it is asked for: the card itself speaks of it."""
    if not isinstance(event, Moved) or event.why is not Why.DRAWN:
        return None
    if trigger.normal:
        return _normally_drawn(trigger, event, duel, speaker)
    if duel.state.turn.phase is trigger.outside:
        return None
    if event.to.seat != player(trigger.who, duel, speaker):
        return None
    if trigger.of is None:
        return speaker.card
    return if_meant(trigger.of, event.card, duel, speaker)


def _normally_drawn(trigger: Draws, event: Moved, duel: Duel, speaker: Speaker) -> Card | None:
    drawn = duel.state.turn.normal_draw
    if drawn is None or drawn.card.id != event.card or not drawn.is_same:
        return None
    return drawn.card if event.to.seat == player(trigger.who, duel, speaker) else None


@answers.register
@waits_for(PhaseBegan)
def _(trigger: BeforeDraw, event: Event, duel: Duel, speaker: Speaker) -> Card | None:
    due = isinstance(event, PhaseBegan) and is_draw_due(duel)
    mine = duel.state.turn.player == player(trigger.who, duel, speaker)
    return speaker.card if due and mine else None
