"""What activations do to the state."""

from engine.yugioh.language import Activatable, Limit, Place
from engine.yugioh.state.apply.verb import apply, begin, marks
from engine.yugioh.state.effect_events import (
    EffectNegated,
    EffectUsed,
    PermitUsed,
    Shielded,
)
from engine.yugioh.state.events import (
    Activated,
    ActivationNegated,
    ChainEnded,
    LinkResolving,
    Targeted,
)
from engine.yugioh.state.noted import shield
from engine.yugioh.state.table import (
    Link,
    Speaker,
    State,
    mark,
)


@apply.register
def _(event: Activated, state: State) -> None:
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
    )
    state.activations += 1
    state.has_acted = True
    link = Link(
        speaker, effect, event.is_card, mark(card), card.spot, ordinal=state.activations
    )
    state.chain.append(link)
    _use(state, event)
    if card.place is Place.FIELD and not card.face_up:
        card.face_up = True
        begin(state, card)


def _use(state: State, event: Activated | EffectUsed) -> None:
    card = state.cards[event.card]
    state.used[event.by, card.text.called, event.effect] = state.turn
    state.spent[card.id, card.visit, card.covers, event.effect] = state.turn
    if state.battle is not None:
        state.battle.used.append((card.id, event.effect))


@apply.register
def _(event: EffectUsed, state: State) -> None:
    _use(state, event)


@apply.register
def _(event: PermitUsed, state: State) -> None:
    state.permitted[event.by, state.cards[event.card].text.called] = state.turn


@apply.register
def _(event: Targeted, state: State) -> None:
    state.chain[event.link - 1].speaker.targets = marks(state, event.cards)


@apply.register
def _(event: ActivationNegated, state: State) -> None:
    link = state.chain[event.link - 1]
    link.negated = link.denied = True
    if link.effect.limit is Limit.ONE_ACTIVATION:
        text = link.speaker.card.text
        del state.used[link.speaker.player, text.called, text.sentences.index(link.effect)]
    state.lasting[:] = [
        lasting
        for lasting in state.lasting
        if (lasting.speaker.link, lasting.speaker.card.id) != (event.link, event.card)
    ]


@apply.register
def _(event: LinkResolving, state: State) -> None:
    state.resolving = event.link
    card = state.cards[event.card]
    if not event.negated:
        card.applied_turn, card.applied_visit = state.turn, card.visit


@apply.register
def _(event: ChainEnded, state: State) -> None:
    state.chain.clear()
    state.resolving = 0


@apply.register
def _(event: EffectNegated, state: State) -> None:
    state.chain[event.link - 1].negated = True


@apply.register
def _(event: Shielded, state: State) -> None:
    state.shielding[shield(state.cards[event.by])] = state.turn
