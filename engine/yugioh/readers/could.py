"""Reading a step: could it do anything, or be paid, now?"""

from functools import singledispatch

from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.setting import has_room
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
    Every,
    GainLife,
    Highest,
    InflictDamage,
    Lowest,
    NegateActivation,
    NegateAttack,
    Noun,
    PayLife,
    PerCard,
    Place,
    PlaceCounters,
    PlaceOnDeckTop,
    RemoveCounters,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    ShuffleIntoDeck,
    SkipDrawPhase,
    SpecialSummon,
    Step,
    TakeControl,
    Then,
    TributeCards,
    TurnFaceUp,
    YouCan,
)
from engine.yugioh.readers.coming import may_be_special_summoned
from engine.yugioh.readers.declared import worth
from engine.yugioh.readers.geometry import pointed_spots
from engine.yugioh.readers.means import all_that
from engine.yugioh.readers.oaths import may_summon
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker, Spot


@singledispatch
def could(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether the step could do anything; an effect that cannot may not start."""
    raise NotImplementedError(step)


def _finds(noun: Noun, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether there are cards to do it to; what is pointed at is checked elsewhere."""
    if isinstance(noun, DeckTop):
        return len(all_that(noun, duel, speaker)) == noun.count
    if isinstance(noun, Every | Lowest | Highest):
        return bool(all_that(noun, duel, speaker))
    if isinstance(noun, Choose):
        cards = all_that(noun, duel, speaker)
        free = [card for card in cards if not _is_about_to_be_laid(card, speaker)]
        return len(free) >= noun.count
    return True


def _is_about_to_be_laid(card: Card, speaker: Speaker) -> bool:
    """A Spell or Trap leaves the hand when it is activated, before anything is done to it."""
    return card is speaker.card and card.place is Place.HAND and not card.text.is_monster


@could.register(AddToHand)
@could.register(Banish)
@could.register(SendToGraveyard)
@could.register(ShuffleIntoDeck)
@could.register(ChangePosition)
@could.register(Destroy)
@could.register(Discard)
@could.register(ReturnToHand)
@could.register(TributeCards)
def _(
    step: AddToHand
    | Banish
    | ChangePosition
    | Destroy
    | Discard
    | ReturnToHand
    | SendToGraveyard
    | ShuffleIntoDeck
    | TributeCards,
    duel: Duel,
    speaker: Speaker,
) -> bool:
    return _finds(step.what, duel, speaker)


@could.register(Apply)
@could.register(GainLife)
@could.register(NegateActivation)
@could.register(NegateAttack)
@could.register(PlaceOnDeckTop)
@could.register(SkipDrawPhase)
@could.register(TurnFaceUp)
@could.register(YouCan)
def _(step: Step, duel: Duel, speaker: Speaker) -> bool:
    return True


@could.register
def _(step: Draw, duel: Duel, speaker: Speaker) -> bool:
    return len(duel.state.sides[speaker.player].deck) >= step.count


@could.register
def _(step: InflictDamage, duel: Duel, speaker: Speaker) -> bool:
    return not isinstance(step.amount, PerCard) or worth(step.amount, duel, speaker) > 0


@could.register
def _(step: PlaceCounters, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.counters.get(step.counter, 0) < step.most
        for card in all_that(step.on, duel, speaker)
    )


@could.register
def _(step: RemoveCounters, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.counters.get(step.counter, 0) >= step.count
        for card in all_that(step.on, duel, speaker)
    )


@could.register
def _(step: PayLife, duel: Duel, speaker: Speaker) -> bool:
    return duel.state.sides[speaker.player].life >= step.amount


def free_zones_for(step: SpecialSummon, duel: Duel, speaker: Speaker) -> list[Spot]:
    """The zones to which the step can summon a monster now."""
    zones = free_monster_zones(duel, speaker.player)
    if not step.pointed_to:
        return zones
    return [spot for spot in zones if spot in pointed_spots(duel, speaker.card)]


@could.register
def _(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    if not may_summon(duel, speaker.player) or not free_zones_for(step, duel, speaker):
        return False
    if isinstance(step.what, Choose | Every):
        cards = all_that(step.what, duel, speaker)
        count = step.what.count if isinstance(step.what, Choose) else 1
        return len([card for card in cards if may_be_special_summoned(card)]) >= count
    return _finds(step.what, duel, speaker)


@could.register
def _(step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
    return bool(free_monster_zones(duel, speaker.player))


@could.register
def _(step: SetCards, duel: Duel, speaker: Speaker) -> bool:
    cards = all_that(step.what, duel, speaker)
    return any(has_room(duel, speaker.player, card) for card in cards)


@could.register(And)
@could.register(AndIfYouDo)
@could.register(Then)
def _(step: And | AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> bool:
    return could(step.first, duel, speaker)
