"""Reading a step: carry it out."""

from collections.abc import Callable
from dataclasses import replace
from functools import singledispatch

from engine.core.protocol import pick
from engine.yugioh.acts import control, counting, destroying, life, moving, setting, summoning
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.language import (
    AddToHand,
    And,
    AndIfYouDo,
    Apply,
    Banish,
    ChangePosition,
    Choose,
    DeckTop,
    Destroy,
    Discard,
    Draw,
    Fact,
    GainLife,
    Gains,
    Highest,
    InflictDamage,
    Lowest,
    NegateActivation,
    NegateAttack,
    Noun,
    PayLife,
    Place,
    PlaceCounters,
    PlaceOnDeckTop,
    Position,
    RemoveCounters,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    ShuffleIntoDeck,
    SkipDrawPhase,
    SpecialSummon,
    StandsAgainstEffects,
    Step,
    TakeControl,
    Then,
    TributeCards,
    TurnFaceUp,
    YouCan,
)
from engine.yugioh.readers.coming import may_be_special_summoned, may_switch
from engine.yugioh.readers.could import could, free_zones_for
from engine.yugioh.readers.declared import worth
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import all_that, applies, is_unaffected, player
from engine.yugioh.readers.oaths import may_summon
from engine.yugioh.readers.suits import can_stand
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_events import CountersRemoved, DrawPhaseBarred
from engine.yugioh.state.events import (
    ActivationNegated,
    Applied,
    AttackNegated,
    LifeWhy,
    Why,
)
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.table import Card, CardId, Mark, Speaker, mark


@singledispatch
async def does(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Do it; tell whether it was done, for whatever depends on that."""
    raise NotImplementedError(step)


async def those(
    noun: Noun,
    duel: Duel,
    speaker: Speaker,
    reason: Reason = Reason.CHOOSE,
    fits: Callable[[Card], bool] | None = None,
) -> list[Card]:
    """The cards it is done to, chosen by the player where the noun leaves a choice."""
    cards = [card for card in all_that(noun, duel, speaker) if fits is None or fits(card)]
    if not speaker.pays:
        cards = [card for card in cards if not is_unaffected(duel, card, speaker.card)]
    if isinstance(noun, Choose | Lowest | Highest):
        count = noun.count if isinstance(noun, Choose) else 1
        cards = await choose_cards(duel, speaker.player, reason, cards, count, speaker.card.id)
    speaker.former = tuple(mark(card) for card in cards)
    return cards


def _remember(speaker: Speaker, cards: list[Card]) -> None:
    speaker.former = tuple(mark(card) for card in cards)


@does.register
async def _(step: Destroy, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    return destroying.destroy(duel, [card for card in cards if not withstands(duel, card)])


def withstands(duel: Duel, card: Card) -> bool:
    """Tell whether `card` cannot be destroyed by effects."""
    held = holding(StandsAgainstEffects, duel)
    return any(applies(fact.who, duel, by, card) for fact, by in held)


@does.register
async def _(step: Draw, duel: Duel, speaker: Speaker) -> bool:
    life.draw(duel, [(speaker.player, step.count)])
    return True


@does.register
async def _(step: Discard, duel: Duel, speaker: Speaker) -> bool:
    return moving.discard(duel, await those(step.what, duel, speaker, Reason.DISCARD))


@does.register
async def _(step: TributeCards, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker, Reason.TRIBUTE)
    return destroying.tribute(duel, speaker.player, cards)


@does.register
async def _(step: PayLife, duel: Duel, speaker: Speaker) -> bool:
    life.pay_life(duel, speaker.player, step.amount)
    return True


@does.register
async def _(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    if not may_summon(duel, speaker.player):
        return False
    cards = await those(step.what, duel, speaker, fits=may_be_special_summoned)
    zones = free_zones_for(step, duel, speaker)
    return await summoning.special_summon(duel, speaker.player, cards, step.position, zones)


@does.register
async def _(step: ReturnToHand, duel: Duel, speaker: Speaker) -> bool:
    return moving.return_to_hand(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: AddToHand, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    added = moving.add_to_hand(duel, speaker.player, cards)
    _remember(speaker, cards)
    return added


@does.register
async def _(step: SendToGraveyard, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    searched = not isinstance(step.what, DeckTop) and _are_in_deck(cards)
    moving.send_to_graveyard(duel, cards, Why.SENT)
    if searched:
        moving.shuffle(duel, speaker.player)
    return bool(cards)


def _are_in_deck(cards: list[Card]) -> bool:
    return any(card.place is Place.DECK for card in cards)


@does.register
async def _(step: Banish, duel: Duel, speaker: Speaker) -> bool:
    return moving.banish(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: ShuffleIntoDeck, duel: Duel, speaker: Speaker) -> bool:
    return moving.shuffle_into_deck(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: PlaceCounters, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.on, duel, speaker)
    placed = [counting.place(duel, card, step) for card in cards]
    return any(placed)


@does.register
async def _(step: RemoveCounters, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.on, duel, speaker)
    for card in cards:
        duel.emit(CountersRemoved(card.id, step.counter, step.count))
    return bool(cards)


@does.register
async def _(step: GainLife, duel: Duel, speaker: Speaker) -> bool:
    life.gain_life(duel, speaker.player, step.amount)
    return True


@does.register
async def _(step: SkipDrawPhase, duel: Duel, speaker: Speaker) -> bool:
    duel.emit(DrawPhaseBarred(player(step.whose, duel, speaker)))
    return True


@does.register
async def _(step: PlaceOnDeckTop, duel: Duel, speaker: Speaker) -> bool:
    return moving.place_on_deck_top(duel, await those(step.what, duel, speaker))


@does.register
async def _(step: ChangePosition, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    turned = [
        summoning.turn(duel, card, step.position or _other_position(card))
        for card in cards
        if can_stand(card, step.position)
    ]
    return any(turned)


def _other_position(card: Card) -> Position:
    return Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK


@does.register
async def _(step: TurnFaceUp, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    down = [card for card in cards if card.position is Position.FACE_DOWN]
    turned = [summoning.turn(duel, card, Position.DEFENSE) for card in down]
    return any(turned)


@does.register
async def _(step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker, fits=lambda card: may_switch(duel, card))
    return await control.take_control(duel, speaker.player, cards, step.until)


@does.register
async def _(step: SetCards, duel: Duel, speaker: Speaker) -> bool:
    def has_room(card: Card) -> bool:
        return setting.has_room(duel, speaker.player, card)

    cards = await those(step.what, duel, speaker, fits=has_room)
    for card in cards:
        await setting.set_spell(duel, speaker.player, card)
    return bool(cards)


@does.register
async def _(step: InflictDamage, duel: Duel, speaker: Speaker) -> bool:
    hurt = player(step.to, duel, speaker)
    return life.lower_life(duel, [(hurt, worth(step.amount, duel, speaker))], LifeWhy.EFFECT)


@does.register
async def _(step: NegateActivation, duel: Duel, speaker: Speaker) -> bool:
    answered = speaker.link - 1
    link = duel.state.chain[answered - 1]
    duel.emit(ActivationNegated(answered, link.speaker.card.id, link.is_card))
    return True


@does.register
async def _(step: NegateAttack, duel: Duel, speaker: Speaker) -> bool:
    battle = duel.state.battle
    if battle is None or battle.timing is not None:
        return False
    duel.emit(AttackNegated(battle.attacker.card.id))
    return True


@does.register
async def _(step: Apply, duel: Duel, speaker: Speaker) -> bool:
    duel.emit(
        Applied(
            speaker.card.id,
            speaker.player,
            _settled(step.fact, duel, speaker),
            step.until,
            _ids(speaker.targets),
            None if speaker.subject is None else speaker.subject.card.id,
            _ids(speaker.former),
        )
    )
    return True


def _settled(fact: Fact, duel: Duel, speaker: Speaker) -> Fact:
    """The fact with the numbers that its amounts come to now."""
    if not isinstance(fact, Gains):
        return fact
    return replace(
        fact,
        attack=worth(fact.attack, duel, speaker),
        defense=worth(fact.defense, duel, speaker),
    )


def _ids(marks: tuple[Mark, ...]) -> tuple[CardId, ...]:
    return tuple(mark.card.id for mark in marks)


@does.register
async def _(step: And, duel: Duel, speaker: Speaker) -> bool:
    first = await does(step.first, duel, speaker)
    second = await does(step.second, duel, speaker)
    return first or second


@does.register
async def _(step: AndIfYouDo, duel: Duel, speaker: Speaker) -> bool:
    return await does(step.first, duel, speaker) and await does(step.second, duel, speaker)


@does.register
async def _(step: Then, duel: Duel, speaker: Speaker) -> bool:
    if not await does(step.first, duel, speaker):
        return False
    life.settle_life(duel)
    duel.advance()
    return await does(step.second, duel, speaker)


@does.register
async def _(step: YouCan, duel: Duel, speaker: Speaker) -> bool:
    if not could(step.step, duel, speaker):
        return False
    about = speaker.card.id
    (reply,) = await pick(speaker.player, Reason.WHETHER, tuple(Reply), about=about)
    return reply is Reply.YES and await does(step.step, duel, speaker)
