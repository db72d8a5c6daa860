"""What the rules see to by themselves: without a choice, without a chain."""

from dataclasses import fields

from engine.core.protocol import Event, Seat
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.life import end, settle_life
from engine.yugioh.acts.moving import effect_of
from engine.yugioh.asked import holds, means
from engine.yugioh.facts.checked_draws import check_draws
from engine.yugioh.facts.negation import awaits_resolution, is_negated, speaks, was_negated
from engine.yugioh.field.places import effects_now, is_worn
from engine.yugioh.language import (
    Activate,
    AttackBecomes,
    DefenseBecomes,
    DestroyedIf,
    Fact,
    Gains,
    Icon,
    IsDestroyed,
    IsSentToGraveyard,
    LeavesField,
    Node,
    Place,
    ThisCard,
    Trigger,
    Whenever,
    WinsIf,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending
from engine.yugioh.state.events.lasting import OwnChangesLost
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.standing import CountersRemoved
from engine.yugioh.state.events.summons import EaseLost
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, CardId
from engine.yugioh.words.effects import EffectRules, register_effect
from engine.yugioh.words.steps import carry_out
from engine.yugioh.words.triggers.base import answers

OwnChange = AttackBecomes | DefenseBecomes | Gains
"""What an effect can make of the numbers of a monster."""


async def upkeep(duel: Duel) -> None:
    """Settle all that follows of itself from what has happened."""
    settle_life(duel)
    settled = False
    while not settled:
        settled = not (duel.state.equipped and drop_equips(duel))
        drop_counters(duel)
        drop_ease(duel)
        drop_own_changes(duel)
        if duel.timeline.unseen:
            await act_of_themselves(duel)
            settled = settled and not duel.timeline.unseen


def drop_equips(duel: Duel) -> bool:
    """Destroy Equip Cards without their monster (MR-GLOS-16, MR-INFO-09); tell if any was.

    A monster whose effects are negated holds no more what it was equipped with by them.
    """
    dropped = [card for card in duel.state.equipped if _has_lost_its_monster(duel, card)]
    return bool(dropped) and destroy(duel, dropped, Why.DESTROYED_BY_RULE)


def drop_counters(duel: Duel) -> None:
    """Remove the counters from cards whose negated effects can no longer hold any."""
    for card in duel.index.counting:
        if any(card.counters.values()) and is_negated(card, duel):
            for counter, count in tuple(card.counters.items()):
                duel.emit(CountersRemoved(card.id, counter, count))


def drop_ease(duel: Duel) -> None:
    """End what came of a summon without Tributes where the effects that say so are negated."""
    for card in duel.index.free_comers:
        if card.arrival.tributes == 0 and is_negated(card, duel):
            duel.emit(EaseLost(card.id))


def drop_own_changes(duel: Duel) -> None:
    """End what a monster whose effects are negated has made of its own ATK and DEF.

    What an effect made of them that changes others too stays.
    """
    lost: dict[CardId, tuple[int, ...]] = {}
    for each in duel.state.lingering.facts:
        card, own = each.speaker.card, each.speaker.own
        if own is None or not own.is_uncovered or not card.text.is_monster:
            continue
        if _changes_it_alone(card, each.fact) and is_negated(card, duel):
            lost[card.id] = (*lost.get(card.id, ()), each.speaker.since)
    for number, moments in lost.items():
        duel.emit(OwnChangesLost(number, moments))


def _changes_it_alone(card: Card, fact: Fact) -> bool:
    """Whether the effect that says so changes numbers, and of no monster but its own."""
    said = [tuple(parts(effect)) for effect in card.text.effects] if _is_own(fact) else []
    changes = [[word for word in words if isinstance(word, OwnChange)] for words in said]
    return any(
        any(_comes_to(word, fact) for word in words) and all(_is_own(word) for word in words)
        for words in changes
    )


def _comes_to(word: OwnChange, fact: Fact) -> bool:
    """Whether the fact is what the word says, whatever its amounts have come to."""
    numbers = [field.name for field in fields(word) if field.name != "who"]
    return type(word) is type(fact) and all(
        getattr(word, number) == getattr(fact, number)
        for number in numbers
        if isinstance(getattr(word, number), int)
    )


def _is_own(word: Node) -> bool:
    return isinstance(word, OwnChange) and isinstance(word.who, ThisCard)


def _has_lost_its_monster(duel: Duel, card: Card) -> bool:
    host = card.equipped_to
    if host is None:
        return False
    if host.row not in MONSTER_ROWS or not host.face_up or not _fits(duel, card, host):
        return True
    return is_worn(card, host) and is_negated(host, duel)


def _fits(duel: Duel, card: Card, host: Card) -> bool:
    """Whether `host` is still such a monster as the Equip Spell can be equipped to."""
    for effect in effects_of(card.text.effects, Activate):
        if card.text.icon is Icon.EQUIP and effect.target is not None and effect.do is None:
            return means(effect.target.of, duel, Speaker(card, card.controller), host)
    return True


async def act_of_themselves(duel: Duel) -> None:
    """Carry out what happens of itself, and see whether somebody has won by it."""
    events = duel.timeline.take_unseen()
    check_draws(duel, events)
    winners: list[Seat] = []
    for card in duel.index.watching:
        speaker = Speaker(card, card.controller)
        for effect in effects_now(card):
            if isinstance(effect, WinsIf) and holds(effect.condition, duel, speaker):
                winners.append(card.owner)
            if isinstance(effect, DestroyedIf) and _has_fallen(duel, card, effect, speaker):
                with effect_of(duel, card.controller):
                    destroy(duel, [card])
            if not isinstance(effect, Whenever) or not _is_speaking(duel, card, effect, events):
                continue
            if any(answers(effect.when, event, duel, speaker) for event in events):
                with effect_of(duel, speaker.player):
                    await carry_out(effect.do, duel, speaker)
    if winners:
        both = len(dict.fromkeys(winners)) > 1
        end(duel, () if both else (winners[0],), Ending.CARD_EFFECT)


def _has_fallen(duel: Duel, card: Card, effect: DestroyedIf, speaker: Speaker) -> bool:
    talks = card.place is Place.FIELD and speaks(card, duel) and not is_negated(card, duel)
    return talks and holds(effect.condition, duel, speaker)


def _is_speaking(duel: Duel, card: Card, effect: Whenever, events: list[Event]) -> bool:
    """A card acts while it is face-up on the field, and once more as it leaves."""
    if card.place is Place.FIELD:
        return speaks(card, duel) and not is_negated(card, duel)
    if awaits_resolution(card, duel) or was_negated(card, duel):
        return False
    if _waits_for_the_graveyard(effect.when):
        return any(_was_sent(card, each) for each in events)
    return _waits_for_the_end(effect.when) and any(_laid_open(card, each) for each in events)


def _laid_open(card: Card, event: Event) -> bool:
    """Whether `card` has just left the field from where it lay face-up."""
    if not isinstance(event, Moved) or event.card != card.id:
        return False
    return event.origin.place is Place.FIELD and event.was_face_up


def _was_sent(card: Card, event: Event) -> bool:
    """Whether `card` has just been sent to the Graveyard, from wherever it was."""
    if not isinstance(event, Moved) or event.card != card.id:
        return False
    return event.to.place is Place.GRAVEYARD


def _waits_for_the_graveyard(trigger: Trigger) -> bool:
    return isinstance(trigger, IsSentToGraveyard) and isinstance(trigger.which, ThisCard)


def _waits_for_the_end(trigger: Trigger) -> bool:
    """Whether it waits for a card to leave, or for the card itself to be destroyed."""
    own_end = isinstance(trigger, IsDestroyed) and isinstance(trigger.which, ThisCard)
    return own_end or isinstance(trigger, LeavesField)


register_effect(WinsIf, EffectRules[WinsIf](read_by=act_of_themselves))
register_effect(DestroyedIf, EffectRules[DestroyedIf](read_by=act_of_themselves))
register_effect(Whenever, EffectRules[Whenever](read_by=act_of_themselves))
