"""What activations do to the state."""

from engine.core.changing import changed
from engine.yugioh.language import Activatable, Limit, Place, Until
from engine.yugioh.state.apply.verb import applies, begin, marks
from engine.yugioh.state.card import mark
from engine.yugioh.state.chain import Link
from engine.yugioh.state.events.by_hand import HandTakenBack
from engine.yugioh.state.events.chain import (
    Activated,
    ActivationNegated,
    ChainEnded,
    EffectNegated,
    EffectUsed,
    LinkResolved,
    LinkResolving,
    PermitUsed,
    Targeted,
)
from engine.yugioh.state.events.moves import Shielded
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.state.table import State
from engine.yugioh.state.usage import as_it_lies


@applies(Activated)
def _activated(event: Activated, state: State) -> None:
    card = state.cards[event.card]
    effect = card.text.sentences[event.effect]
    assert isinstance(effect, Activatable)
    subject = None if event.subject is None else mark(state.cards[event.subject])
    speaker = Speaker(
        card,
        event.by,
        subject=subject,
        link=event.link,
        was_so=event.was_so,
        harm=event.harm,
        subjects=marks(state, event.subjects),
        owners=event.owners,
    )
    state.chain.activations += 1
    state.turn.has_acted = True
    link = Link(
        speaker,
        effect,
        event.is_card,
        mark(card),
        card.spot,
        position=card.position if card.spot.row in MONSTER_ROWS else None,
        ordinal=state.chain.activations,
    )
    state.chain.links.append(link)
    _use(state, event)
    if card.place is Place.FIELD and not card.face_up:
        card.face_up = True
        begin(state, card)


def _use(state: State, event: Activated | EffectUsed) -> None:
    card = state.cards[event.card]
    state.usage.by_name[event.by, card.text.called, event.effect] = state.turn.number
    state.usage.by_copy[as_it_lies(card), event.effect] = state.turn.number
    if state.battle is not None:
        state.battle.used.append((card.id, event.effect))


@applies(HandTakenBack)
def _taken_back(event: HandTakenBack, state: State) -> None:
    state.usage.taken_back.setdefault((event.card, event.effect), []).append(state.turn.number)


@applies(EffectUsed)
def _effect_used(event: EffectUsed, state: State) -> None:
    _use(state, event)


@applies(PermitUsed)
def _permit_used(event: PermitUsed, state: State) -> None:
    state.usage.permits[event.by, state.cards[event.card].text.called] = state.turn.number


@applies(Targeted)
def _targeted(event: Targeted, state: State) -> None:
    link, targets = state.chain.links[event.link - 1], marks(state, event.cards)
    link.speaker = changed(link.speaker, targets=targets)
    link.aims += tuple(
        each for each in targets if each.card.place is Place.FIELD and each.card.face_up
    )


@applies(LinkResolved)
def _link_resolved(event: LinkResolved, state: State) -> None:
    state.chain.turned_up.clear()
    if state.battle is not None and state.battle.awaits_calculation:
        state.battle.aims += state.chain.links[event.link - 1].aims


def keep_cost(link: Link, left: Done) -> None:
    """Have the link remember what its cost took, and how its card lay once all was paid."""
    link.speaker = changed(
        link.speaker.after(left), paid=mark(link.speaker.card), given=left.former or ()
    )


@applies(ActivationNegated)
def _activation_negated(event: ActivationNegated, state: State) -> None:
    link = state.chain.links[event.link - 1]
    link.negated = link.denied = True
    if link.effect.limit is Limit.ONE_ACTIVATION:
        text = link.speaker.card.text
        del state.usage.by_name[
            link.speaker.player, text.called, text.sentences.index(link.effect)
        ]
    state.lingering.facts[:] = [
        lasting
        for lasting in state.lingering.facts
        if (lasting.speaker.link, lasting.speaker.card.id) != (event.link, event.card)
    ]


@applies(LinkResolving)
def _link_resolving(event: LinkResolving, state: State) -> None:
    state.chain.resolving = event.link
    card = state.cards[event.card]
    if not event.negated:
        card.turn_log.applied, card.turn_log.applied_visit = state.turn.number, card.visit


@applies(ChainEnded)
def _chain_ended(event: ChainEnded, state: State) -> None:
    state.chain.links.clear()
    state.chain.turned_up.clear()
    state.chain.resolving = 0
    state.lingering.facts[:] = [
        each for each in state.lingering.facts if each.until is not Until.END_OF_CHAIN
    ]


@applies(EffectNegated)
def _effect_negated(event: EffectNegated, state: State) -> None:
    state.chain.links[event.link - 1].negated = True


@applies(Shielded)
def _shielded(event: Shielded, state: State) -> None:
    state.usage.shielded[as_it_lies(state.cards[event.by])] = state.turn.number
