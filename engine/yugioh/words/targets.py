"""Reading what an effect may target, and what of it is still lawful as it resolves."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.changing import changed
from engine.core.remembering import once_for_each
from engine.yugioh.acts.moving import is_in_use
from engine.yugioh.asked import all_that, means, speaks_of_targets
from engine.yugioh.facts.protection import cannot_be_targeted
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.language import (
    Activatable,
    AmongTargets,
    AnyOf,
    Cards,
    Choose,
    DeclaresAttack,
    Former,
    Icon,
    IsSummoned,
    Joined,
    Node,
    Noun,
    Place,
    Step,
    Subject,
    Target,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card, Mark, marked
from engine.yugioh.state.duel import Duel, Offer
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.changes import PAYING, RETURNING, Change
from engine.yugioh.words.reached import all_fitting, named_apart
from engine.yugioh.words.steps import (
    could,
    has_room_for,
    may_target,
    measures_target,
    parts_of_cost,
    rules_of,
    steps_in,
    suits,
    whom,
)
from engine.yugioh.words.triggers.base import by_whomever

Announced = IsSummoned | DeclaresAttack
"""Triggers that say what a monster is while it stays where it is."""


def lawful_targets(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """What may be targeted: not what a battle has already doomed (MR-DSTEP-31), nor to be
    returned what goes to the Graveyard after the chain (Q&A 8129).
    """
    if effect.target is None or not most_targets(effect.target, duel, speaker):
        return []
    fallen, returns = duel.state.falling(), _returns_target(effect)
    one_frees = effect.target.besides is not None and _lacks_zone(effect, duel, speaker)
    several = effect.target.count > 1 or one_frees
    is_roomy = several or _has_room(effect, duel, speaker)
    serving = (
        card
        for target in each_target(effect.target)
        for card in _such(target, effect, duel, speaker)
        if card not in fallen and _serves(card, effect, target, duel, speaker)
    )
    found = [
        card
        for card in dict.fromkeys(serving)
        if not (returns and is_in_use(duel, card))
        and not cannot_be_targeted(duel, card, speaker)
        and (is_roomy or _leaves_room(effect, duel, speaker, card))
    ]
    if one_frees:
        return _with_one_that_frees(effect, found, duel, speaker)
    if needs_zone_of_one(effect, duel, speaker):
        free = any(_leaves_room(effect, duel, speaker, card) for card in found)
        return found if free else []
    return found


def most_targets(target: Target, duel: Duel, speaker: Speaker) -> int:
    """How many it can target, as far as it says: not what it targets besides."""
    if target.as_many_as is not None:
        return len(all_that(target.as_many_as, duel, speaker))
    return len(speaker.former) if target.as_many and speaker.former else target.count


def _such(target: Target, effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards that it describes; measured by what is paid, by any that can be paid for it."""
    if effect.cost is None or speaker.former or not is_measured_by_cost(target):
        return all_that(target.of, duel, speaker)
    paying = changed(speaker, pays=True)
    payable = [
        card
        for part in parts_of_cost(effect.cost)
        for card in rules_of(part).takeable(part, duel, paying)
    ]
    ways = [changed(speaker, former=marked([card])) for card in payable]
    found = (card for way in ways for card in all_that(target.of, duel, way))
    return list(dict.fromkeys(found))


@once_for_each
def is_measured_by_cost(target: Target) -> bool:
    """Whether numbers of what is paid tell what can be targeted ("the sent monster's ATK")."""
    return any(isinstance(part, Former) for part in parts(target.of))


def _serves(
    card: Card, effect: Activatable, target: Target, duel: Duel, speaker: Speaker
) -> bool:
    """Whether what the effect does with that target can be done with `card`.

    What is activated to give control of it for as long as it lies there needs one whose control
    can switch (Q&A 24075); what an effect equips only, and gives control besides, does not
    (Q&A 10018).
    """
    if effect.do is None and speaker.card in duel.index.seizing and not may_switch(duel, card):
        return False
    deeds = _deeds_with(target, effect)
    return all(suits(each, card) and may_target(each, duel, speaker, card) for each in deeds)


def _deeds_with(target: Target, effect: Activatable) -> Sequence[Step]:
    """What is done with the cards of that target; where it is not told apart, all of it."""
    if effect.do is None:
        return ()
    if target is effect.target and target.besides is None:
        return (effect.do,)
    single = (each for each in steps_in(effect.do) if not isinstance(each, Joined))
    named = [each for each in single if any(_is_told_of(part, target) for part in parts(each))]
    return named or (effect.do,)


def _is_told_of(part: Node, target: Target) -> bool:
    return isinstance(part, AmongTargets) and part.such == target.of


def targets_together(target: Target, cards: list[Card], duel: Duel) -> list[Card]:
    """Of `cards` those that it can target together, as far as their names tell."""
    return named_apart(duel, cards) if target.named_apart else cards


def needs_zone_of_one(effect: Activatable, duel: Duel, speaker: Speaker) -> bool:
    """Whether one of several targets has to leave the zone to which a monster comes, all
    others being full (Q&A 15517).
    """
    target = effect.target
    several = target is not None and target.count > 1 and target.besides is None
    return several and _lacks_zone(effect, duel, speaker)


def _lacks_zone(effect: Activatable, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is no zone for what it Summons, which none of its targets is."""
    do = effect.do
    if do is None:
        return False
    brings = [part for part in steps_in(do) if whom(part, Change.SUMMONED)]
    if any(speaks_of_targets(noun) for part in brings for noun in whom(part, Change.SUMMONED)):
        return False
    return not all(has_room_for(part, duel, speaker) for part in brings)


def terms_of_targets(
    effect: Activatable, cards: list[Card], count: int, duel: Duel, speaker: Speaker
) -> Offer | None:
    """What so many of `cards` have to fit to be targeted together; None for nothing."""
    target = effect.target
    assert target is not None
    if not cards or not needs_zone_of_one(effect, duel, speaker):
        return _terms_of_names(target, cards, count, duel)
    freeing = [card for card in cards if _leaves_room(effect, duel, speaker, card)]
    first = sorted(cards, key=lambda card: card not in freeing)
    terms = _terms_of_names(target, first, count, duel)

    def will_do(chosen: Sequence[Card]) -> bool:
        apart = terms is None or terms.fits is None or terms.fits(chosen)
        return apart and any(card in freeing for card in chosen)

    return Offer(cards, will_do, first[:count] if terms is None else terms.safe)


def _terms_of_names(target: Target, cards: list[Card], count: int, duel: Duel) -> Offer | None:
    if not target.named_apart:
        return None
    apart = Choose(target.of, count, named_apart=True)
    return all_fitting(apart, duel, cards, named_apart(duel, cards)[:count])


def each_target(target: Target) -> list[Target]:
    """What it targets, and what besides."""
    return [target] if target.besides is None else [target, *each_target(target.besides)]


def falls_short(target: Target, cards: list[Card], duel: Duel, speaker: Speaker) -> bool:
    """Whether `cards` are too few for one of the several things that it has to target, or for
    all of them together: none is targeted twice (FAQ 14071).
    """
    if target.besides is None:
        return False
    needed = [each for each in each_target(target) if not each.if_any]
    return len(set(cards)) < sum(each.count for each in needed) or any(
        sum(1 for card in cards if means(each.of, duel, speaker, card)) < each.count
        for each in needed
    )


def _has_room(effect: Activatable, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is room for what is done, whichever card is its target."""
    target, do = effect.target, effect.do
    if target is None or do is None:
        return True
    return not measures_target(do) and all(
        has_room_for(part, duel, speaker) for part in steps_in(do)
    )


def _with_one_that_frees(
    effect: Activatable, found: list[Card], duel: Duel, speaker: Speaker
) -> list[Card]:
    """Of the several things that it targets, those with which a zone will be free.

    Where only one of the things can free one it has to; where none can nothing is targeted.
    """
    assert effect.target is not None
    freeing = [card for card in found if _leaves_room(effect, duel, speaker, card)]
    able = [
        target
        for target in each_target(effect.target)
        if any(means(target.of, duel, speaker, card) for card in freeing)
    ]
    if len(able) != 1:
        return found if able else []
    (one,) = able
    return [card for card in found if card in freeing or not means(one.of, duel, speaker, card)]


def _leaves_room(effect: Activatable, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether there is room for what is done by that target's leaving.

    What is measured by the target has to be there too (FAQ 12058). What is paid may make room
    as well: that is asked of the effect as a whole (MR-SUM-08).
    """
    do = effect.do
    if do is None:
        return True
    cost = () if effect.cost is None else parts_of_cost(effect.cost)
    paid = (each for part in cost for each in rules_of(part).takeable(part, duel, speaker))
    if any(each.place is Place.FIELD for each in paid):
        return True
    gone = (card,) if measures_target(do) else ()
    leaving = (*speaker.leaving, *gone)
    return could(do, duel, changed(speaker, targets=marked([card]), leaving=leaving))


@once_for_each
def _returns_target(effect: Activatable) -> bool:
    """Whether it returns what it targets to a hand or a Deck."""
    steps = () if effect.do is None else steps_in(effect.do)
    nouns = (noun for step in steps for noun in whom(step, *RETURNING))
    return any(speaks_of_targets(noun) for noun in nouns)


def is_known_before_cost(effect: Activatable) -> bool:
    """Whether its text describes what can be targeted, which no payment can add to.

    Cards that are paid may come to lie where the target is looked for, except on the field.
    """
    target, cost = effect.target, effect.cost
    if target is None or target.as_many or not isinstance(target.of, Cards | AnyOf):
        return False
    if cost is None or not whom(cost, *PAYING):
        return True
    return isinstance(target.of, Cards) and target.of.place is Place.FIELD


@once_for_each
def _of_either_side(noun: Noun) -> Noun:
    """The noun without whose card on the field it is, of which the text speaks only once."""
    if isinstance(noun, AnyOf):
        third = None if noun.third is None else _sideless(noun.third)
        first, second = _sideless(noun.first), _sideless(noun.second)
        return replace(noun, first=first, second=second, third=third)
    return _sideless(noun) if isinstance(noun, Cards) else noun


def _sideless(cards: Cards) -> Cards:
    return replace(cards, whose=None) if cards.place is Place.FIELD else cards


def still_lawful(effect: Activatable, duel: Duel, speaker: Speaker) -> tuple[Mark, ...]:
    """Those targets that have stayed where they were, and still are what the text says again.

    What it asked for when they were targeted need not be so any more (MR-GLOS-31). What it says
    again is not said of those that it targets besides.
    """
    if effect.target is None:
        return ()
    told = len(speaker.targets) if effect.target.besides is None else effect.target.count
    again = _said_again(effect, speaker.card)
    nouns: list[Noun] = [] if again is None else [again]
    if isinstance(effect.target.of, Subject) and isinstance(effect.when, Announced):
        nouns.append(by_whomever(effect.when.who))
    return tuple(
        mark
        for nth, mark in enumerate(speaker.targets)
        if mark.is_same
        and (nth >= told or all(means(noun, duel, speaker, mark.card) for noun in nouns))
    )


def _said_again(effect: Activatable, card: Card) -> Noun | None:
    """What the target has to be as the effect resolves, if not just any card.

    An Equip Spell is equipped to one of these only as it asks for; what is no description,
    like "the attacking monster", says of itself what it means.
    """
    if effect.target is None or effect.target.still is not None:
        return None if effect.target is None else effect.target.still
    equips = card.text.icon is Icon.EQUIP and effect.do is None
    described = isinstance(effect.target.of, Cards | AnyOf)
    return _of_either_side(effect.target.of) if equips or not described else None
