"""Which of their own actions a sensible player takes next."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.core.protocol import Seat
from engine.yugioh.asked import all_that
from engine.yugioh.chain.activation import subject_now
from engine.yugioh.facts.numbers import attack, defense
from engine.yugioh.language import (
    Activatable,
    Continuous,
    Fact,
    Icon,
    Kind,
    Place,
    Position,
    Remains,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.practice.battling import gain_of_attacking
from engine.yugioh.practice.judgement import judge
from engine.yugioh.practice.pending import doomed, is_for_nothing
from engine.yugioh.practice.seeing import own, strongest, value
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.by_itself import put_together
from engine.yugioh.summoning.tributes import comes_freely, numbers_of_tributes, tributes_for
from engine.yugioh.words.effects.base import rules_of_activatable
from engine.yugioh.words.effects.uses import lies_in_wait
from engine.yugioh.words.facts.base import gain, original_attack
from engine.yugioh.words.prospect import A_CARD
from engine.yugioh.words.targets import lawful_targets

BY_HAND = -10 * A_CARD
"""What it is worth to do what nobody at this table could agree to."""
Doing = Callable[[Speaker, Activatable, list[Card]], int]
"""What an effect does for its speaker when it reaches these cards, without its cost."""


def worth(duel: Duel, seat: Seat, action: Action) -> int:
    """What `action` is worth now; what moves the turn on is worth 0, so worse is not done."""
    if action.card is None:
        return _worth_of_moving_on(duel, seat, action.verb)
    card = duel.card(action.card)
    if action.verb is Verb.ACTIVATE:
        doing = partial(worth_of_doing, duel)
        return worth_of_effect(duel, seat, card, action.effect, doing)
    if action.verb is Verb.ATTACK:
        return gain_of_attacking(duel, seat, card)
    if action.verb is Verb.SET:
        return _worth_of_setting(duel, seat, card)
    if action.verb is Verb.NORMAL_SUMMON:
        return _worth_of_summoning(duel, seat, card)
    if action.verb is Verb.APPLY:
        return A_CARD
    if action.verb is Verb.SPECIAL_SUMMON:
        if put_together(card.text, action.effect):
            return BY_HAND
        return card.text.strength
    return _worth_of_turning(duel, seat, card)


def _worth_of_moving_on(duel: Duel, seat: Seat, verb: Verb) -> int:
    if verb is Verb.TO_BATTLE_PHASE:
        ready = (card for card in duel.state.monsters(seat) if _can_fight(card))
        return max((min(1, gain_of_attacking(duel, seat, card)) for card in ready), default=-1)
    return 1 if verb is Verb.TO_MAIN_PHASE_2 else 0


def _can_fight(card: Card) -> bool:
    return card.position is Position.ATTACK


def _worth_of_summoning(duel: Duel, seat: Seat, card: Card) -> int:
    """A summon is worth its ATK less what is Tributed, if it can stand against the rest.

    A Gemini that lies there already gains its effects by it.
    """
    if card.place is Place.FIELD:
        return A_CARD
    power = power_when_summoned(card)
    stands = power >= strongest(duel, seat, duel.opponent(seat))
    flips = lies_in_wait(card.text)
    gain = power - _price(duel, seat, card, setting=False)
    return gain if stands and not flips and gain > 0 else -1


def power_when_summoned(card: Card) -> int:
    """The ATK it comes with; with as few Tributes as will do."""
    freely = comes_freely(card)
    becomes = None if freely is None else original_attack(freely.but)
    return card.text.strength if becomes is None else becomes


def _price(duel: Duel, seat: Seat, card: Card, *, setting: bool) -> int:
    """What the fewest Tributes with which `card` comes are worth."""
    monsters = sorted(value(duel, seat, mine) for mine in duel.state.monsters(seat))
    return sum(monsters[: numbers_of_tributes(duel, card, setting=setting)[0]])


def _worth_of_setting(duel: Duel, seat: Seat, card: Card) -> int:
    if not card.text.is_monster:
        reactive = card.text.kind is Kind.TRAP or card.text.icon is Icon.QUICK_PLAY
        return 2 if reactive else -1
    if tributes_for(duel, card) and card.text.guard < 2000:
        return -1
    return max(card.text.guard, 1) - _price(duel, seat, card, setting=True)


def _worth_of_turning(duel: Duel, seat: Seat, card: Card) -> int:
    """Attack with what can win, defend with what cannot."""
    theirs = strongest(duel, seat, duel.opponent(seat))
    outclasses = attack(duel, card) > theirs
    if card.position is Position.ATTACK:
        safer = defense(duel, card) > attack(duel, card) or theirs > attack(duel, card)
        idle = not outclasses and gain_of_attacking(duel, seat, card) <= 0
        return 1 if safer and idle else -1
    return attack(duel, card) if outclasses and attack(duel, card) else -1


def worth_of_effect(
    duel: Duel, seat: Seat, card: Card, index: int, doing: Doing, spent: int = 0
) -> int:
    """What activating that effect now is worth, less its cost and what is `spent` besides.

    `doing` says what the effect is worth when it reaches certain targets; the best count.
    """
    effect = card.text.sentences[index]
    assert isinstance(effect, Activatable)
    if is_for_nothing(duel, seat, card, effect):
        return -A_CARD
    speaker = Speaker(card, seat, link=len(duel.state.chain.links) + 1)
    speaker = replace(speaker, subject=subject_now(effect, duel, speaker))
    cost = 0 if effect.cost is None else judge(effect.cost, duel, speaker, ())
    if effect.target is None:
        return cost - spent + doing(speaker, effect, [])
    gone = doomed(duel, seat)
    targets = [each for each in lawful_targets(effect, duel, speaker) if each not in gone]
    worths = [doing(speaker, effect, [target]) for target in targets]
    return cost - spent + max(worths, default=-A_CARD)


def worth_of_doing(duel: Duel, speaker: Speaker, effect: Activatable, aims: list[Card]) -> int:
    """What the effect does for its player when it reaches `aims`, without its cost."""
    done = 0 if effect.do is None else judge(effect.do, duel, speaker, aims)
    if rules_of_activatable(effect).is_card and speaker.card.text.stays:
        done += _worth_of_staying(duel, speaker, aims)
    return done


def _worth_of_staying(duel: Duel, speaker: Speaker, aims: list[Card]) -> int:
    """What a card does by lying on the field: boosts for its own side, or time."""
    text, seat = speaker.card.text, speaker.player
    if effects_of(text.effects, Remains):
        return strongest(duel, seat, duel.opponent(seat)) - strongest(duel, seat, seat)
    said = effects_of(text.effects, Continuous)
    return sum(_sum_of_gains(duel, speaker, effect.fact, aims) for effect in said)


def _sum_of_gains(duel: Duel, speaker: Speaker, fact: Fact, aims: list[Card]) -> int:
    gained = gain(fact, duel, speaker)
    if gained is None:
        return 0
    who, more = gained
    reached = aims or all_that(who, duel, speaker)
    mine = [card for card in reached if own(duel, speaker.player, card)]
    return more * (2 * len(mine) - len(reached))


def appeal(duel: Duel, seat: Seat, card: Card) -> int:
    """How gladly `seat` would have the effect that is used or resolves now reach `card`."""
    chain = duel.state.chain.links
    link = chain[duel.state.chain.resolving - 1] if chain else None
    if link is None:
        return value(duel, seat, card)
    return worth_of_doing(duel, link.speaker, link.effect, [card])


def keep(duel: Duel, seat: Seat, card: Card) -> int:
    """How much `seat` would rather keep `card` than give it up."""
    if card.place is Place.HAND and card.text.is_monster and tributes_for(duel, card):
        return value(duel, seat, card) // 2
    return value(duel, seat, card)
