"""Reading a cost: what can it take, so that the effect still can do something?

A cost may take many of many cards. Which it takes matters only as far as the effect can tell
them apart: they are looked through by their kinds (`engine.core.alike`), at most so many for a
question. What cannot be shown to work within that is not offered.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice

from engine.core.alike import MOST_TRIED, Chosen, Demand, choices
from engine.core.changing import changed
from engine.core.remembering import once_for_each
from engine.core.values import value
from engine.yugioh.asked import Settled, all_that, means, rules_of_noun
from engine.yugioh.facts.banish_instead import comes_to_graveyard
from engine.yugioh.field.places import is_in_pendulum_zone
from engine.yugioh.language import (
    THIS,
    Activatable,
    AttackHad,
    Choose,
    DeckTop,
    Former,
    Noun,
    Place,
    Step,
    Whose,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel, Offer
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.by_itself import comes_from
from engine.yugioh.words.changes import PAYING, Change
from engine.yugioh.words.reached import (
    how_many,
    is_about_to_be_laid,
    total_attack,
)
from engine.yugioh.words.reaching import Reaching, reach_of
from engine.yugioh.words.steps import (
    could,
    parts_of_cost,
    room_for_targets,
    rules_of,
    steps_in,
    whom,
)
from engine.yugioh.words.targets import falls_short, is_measured_by_cost, targets_together

FEW_TRIED = 30
"""How many ways are looked through where each takes as much work as many others."""


@value
class Taken:
    """Cards of which a part of a cost takes some, how many at least, and at most."""

    cards: Sequence[Card]
    least: int
    most: int
    reaching: Reaching | None = None
    """What their Levels have to come to together, where that is said."""


Way = list[tuple[Card, ...]]
"""What each part of a cost takes, where all of it is paid."""


def is_left_by_cost(effect: Activatable) -> bool:
    """Whether its cost takes the card itself from where it was activated."""
    cost = effect.cost
    each = () if cost is None else parts_of_cost(cost)
    return any(THIS in whom(part, *PAYING) for part in each)


def can_be_paid(cost: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether each part of a cost can be paid, with no card for two of them."""
    each = parts_of_cost(cost)
    paying = changed(speaker, pays=True)
    if not all(could(part, duel, paying) for part in each):
        return False
    if len(each) == 1:
        return True
    taken = _taken_by(each, duel, speaker)
    return len(taken) < 2 or any(True for _ in _ways(taken, lambda card: None))


def offered_by(cost: Step, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards of which a cost has its player choose, whatever it does to them."""
    nouns = (part for part in parts(cost) if isinstance(part, Choose))
    return [card for noun in nouns for card in all_that(noun, duel, speaker)]


def could_after_cost(
    effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether its cost can be paid so that the effect could still do something.

    `aims` are its lawful targets, of which enough have to be left.
    """
    taken = [] if effect.cost is None else _taken_by(parts_of_cost(effect.cost), duel, speaker)
    if not taken:
        return _works([], effect, duel, speaker, aims)
    ways = _ways(taken, _kinds(taken, effect, duel, speaker, aims), _most_tried(effect))
    return any(_works(way, effect, duel, speaker, aims) for way in ways)


def has_targets(
    effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether there will be enough of `aims` to target, once the cost is paid."""
    if effect.target is None:
        return True
    taken = [] if effect.cost is None else _taken_by(parts_of_cost(effect.cost), duel, speaker)
    if not taken or not any(card in aims for each in taken for card in each.cards):
        return _leaves_targets([], effect, duel, speaker, aims)
    ways = _ways(taken, lambda card: card in aims)
    return any(_leaves_targets(way, effect, duel, speaker, aims) for way in ways)


def affordable(duel: Duel, speaker: Speaker, noun: Choose, cards: Sequence[Card]) -> Offer:
    """With which of `cards` the part of a cost that takes some can be paid so that all works.

    Some effects need a monster gone to find a zone (MR-SUM-08), others need one left.
    """
    dues = speaker.dues
    assert dues is not None
    if not any(noun is taken for taken in whom(dues.now, *PAYING)):
        return Offer(cards)
    able = [card for card in cards if card not in dues.given]
    now = _of_choice(noun, able, duel, speaker)
    later = _taken_by(dues.later, duel, speaker)

    def works(way: Way) -> bool:
        return _works(way, dues.effect, duel, speaker, dues.aims)

    def fits(chosen: Sequence[Card]) -> bool:
        exactly = [Taken(chosen, len(chosen), len(chosen), now.reaching), *later]
        return any(map(works, _ways(exactly, _kinds(exactly, *told), most)))

    told, most = (dues.effect, duel, speaker, dues.aims), _most_tried(dues.effect)
    taken = [now, *later]
    kind = _kinds(taken, *told)
    key = _told_apart(taken, kind)
    ways = list(_ways(taken, kind, most))
    will_do = [way for way in ways if works(way)]
    free = len(will_do) == len(ways) < most and not later and now.reaching is None
    if not will_do or free:
        return Offer(able)
    if len(ways) < most:
        kinds = [key(card) for way in will_do for card in way[0]]
        able = [card for card in able if key(card) in kinds]
        if now.reaching is None and all(len(way[0]) == 1 for way in ways):
            return Offer(able)
    return Offer(able, fits, will_do[0][0])


def paid_unasked(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards that its cost takes where its player could choose and has no others."""
    cost = () if effect.cost is None else parts_of_cost(effect.cost)
    chosen = _chosen_for(cost, duel, speaker)
    forced = (each.cards for each in chosen if len(each.cards) == each.least)
    return [card for cards in forced for card in cards]


def _taken_by(cost: Sequence[Step], duel: Duel, speaker: Speaker) -> list[Taken]:
    """What each part of a cost takes that takes any cards; what it has no choice of first."""
    paying = changed(speaker, pays=True)
    settled: list[Taken] = []
    for step in cost:
        for noun in whom(step, *PAYING):
            if not isinstance(noun, Choose) and _is_settled(noun):
                cards = rules_of(step).takeable(step, duel, paying)
                settled.append(Taken(cards, len(cards), len(cards)))
    return [*settled, *_chosen_for(cost, duel, speaker)]


def _chosen_for(cost: Sequence[Step], duel: Duel, speaker: Speaker) -> list[Taken]:
    """What each part of a cost takes that has its player choose cards."""
    paying = changed(speaker, pays=True)
    found: list[Taken] = []
    for step in cost:
        for noun in whom(step, *PAYING):
            if isinstance(noun, Choose):
                cards = rules_of(step).takeable(step, duel, paying)
                able = [card for card in cards if not is_about_to_be_laid(card, speaker)]
                found.append(_of_choice(noun, able, duel, speaker))
    return found


def _of_choice(noun: Choose, able: Sequence[Card], duel: Duel, speaker: Speaker) -> Taken:
    """Some of these, as many as the noun says."""
    reaching = reach_of(noun, able, duel)
    if reaching is not None:
        return Taken(able, 1, reaching.levels, reaching)
    return Taken(able, *_bounds(noun, duel, speaker))


def _is_settled(noun: Noun) -> bool:
    return rules_of_noun(noun).settled in (Settled.AT_ONCE, Settled.BY_TARGETING)


def _bounds(noun: Choose, duel: Duel, speaker: Speaker) -> tuple[int, int]:
    """How many of them have to be taken, and can be."""
    count = how_many(noun, duel, speaker)
    if not noun.up_to:
        return count, count
    return 1, count if speaker.most is None else min(count, speaker.most)


def _most_tried(effect: Activatable) -> int:
    return FEW_TRIED if _said_in(effect).weighs_each else MOST_TRIED


def _ways(
    taken: Sequence[Taken], kind: Callable[[Card], Hashable], most: int = MOST_TRIED
) -> Iterator[Way]:
    """What a cost can take, one way for all that differ in cards of one kind alone."""
    key = _told_apart(taken, kind)
    if len(taken) == 1 and taken[0].reaching is not None:
        yield from islice(_ways_to_reach(taken[0], taken[0].reaching, key), most)
        return
    cards = list(dict.fromkeys(card for each in taken for card in each.cards))
    at = {card: index for index, card in enumerate(cards)}
    demands = [
        Demand(tuple(at[card] for card in each.cards), each.least, each.most) for each in taken
    ]
    kinds = [key(card) for card in cards]
    tried = choices(kinds, demands)
    if any(each.reaching is not None for each in taken):
        tried = islice(tried, MOST_TRIED)
    found = ([_those(cards, chosen) for chosen in way] for way in tried)
    yield from islice((way for way in found if _reaches(taken, way)), most)


def _ways_to_reach(
    taken: Taken, reaching: Reaching, kind: Callable[[Card], Hashable]
) -> Iterator[Way]:
    """What the one part of a cost can take whose Levels come to a number."""
    for some in reaching.sets(taken.cards, kind):
        if taken.least <= len(some) <= taken.most:
            yield [tuple(some)]


def _reaches(taken: Sequence[Taken], way: Way) -> bool:
    """Whether the Levels of what is taken come to as much as is asked for."""
    return all(
        each.reaching is None or each.reaching.is_met(some)
        for each, some in zip(taken, way, strict=True)
    )


def _told_apart(
    taken: Sequence[Taken], kind: Callable[[Card], Hashable]
) -> Callable[[Card], Hashable]:
    """The kind of a card, and for which parts of the cost it will do."""

    def key(card: Card) -> Hashable:
        levels = (
            each.reaching.of[card] for each in taken if each.reaching if card in each.cards
        )
        return (kind(card), *(card in each.cards for each in taken), *levels)

    return key


def _those(cards: Sequence[Card], chosen: Chosen) -> tuple[Card, ...]:
    return tuple(cards[index] for index in chosen)


def _kinds(
    taken: Sequence[Taken],
    effect: Activatable,
    duel: Duel,
    speaker: Speaker,
    aims: Sequence[Card],
) -> Callable[[Card], Hashable]:
    """What the effect can tell of a card that is paid: two of a kind are alike to it.

    Where each way to pay takes one card, each is tried by itself.
    """
    if all(each.most == 1 for each in taken):
        return lambda card: card.id
    said = _said_in(effect)
    meant = [all_that(noun, duel, speaker) for noun in said.nouns]

    def kind(card: Card) -> Hashable:
        if said.weighs_each and card.text.is_monster:
            return card.id
        printed = card.text.passcode if said.names_paid else None
        scale = is_in_pendulum_zone(card)
        there = (card.spot.seat, card.place, card.row, scale, card in aims, printed)
        return (*there, *(card in cards for cards in meant))

    return kind


@value
class _Said:
    """What an effect says by which it can tell apart the cards that are paid for it."""

    nouns: tuple[Noun, ...]
    weighs_each: bool
    """Whether each single card of its player matters."""
    names_paid: bool
    """Whether it speaks of the cards that were paid."""
    summons_itself: bool
    """Whether it Special Summons its own card, which was not to be paid for it."""


@once_for_each
def _said_in(effect: Activatable) -> _Said:
    if effect.do is None:
        return _Said((), weighs_each=False, names_paid=False, summons_itself=False)
    words = list(parts(effect.do))
    nouns = (word for word in words if isinstance(word, Noun))
    return _Said(
        tuple(dict.fromkeys(noun for noun in nouns if _is_settled(noun))),
        weighs_each=any(rules_of(step).weighs_each(step) for step in steps_in(effect.do)),
        names_paid=any(isinstance(word, Former | AttackHad) for word in words),
        summons_itself=not is_left_by_cost(effect)
        and any(THIS in whom(step, Change.SUMMONED) for step in steps_in(effect.do)),
    )


def _comes_from_there(duel: Duel, speaker: Speaker) -> bool:
    """Whether a monster that its own summon takes from the hand comes from the Graveyard
    (Q&A 9572, 9575).
    """
    own = not speaker.link and bool(comes_from(speaker.card.text, Place.GRAVEYARD))
    return own and speaker.card.place is Place.HAND and comes_to_graveyard(duel, speaker.card)


def _leaves_targets(
    way: Way, effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    target = effect.target
    if target is None:
        return True
    gone = [card for some in way for card in some]
    needed = 1 if target.up_to else target.count
    if target.as_many:
        needed = max(1, len(way[-1]) if way else 1)
    left = [card for card in aims if card not in gone]
    if gone and is_measured_by_cost(target):
        paid = changed(speaker, former=marked(gone))
        left = [card for card in left if means(target.of, duel, paid, card)]
    left = targets_together(target, left, duel)
    return len(left) >= needed and not falls_short(target, left, duel, speaker)


def _finds_room(effect: Activatable, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is room for as many targets as it has to have."""
    target = effect.target
    room = None if target is None else room_for_targets(effect.do, duel, speaker)
    if room is None or target is None:
        return True
    return room >= (1 if target.up_to or target.as_many else target.count)


@once_for_each
def _topped(effect: Activatable) -> int:
    """How many cards of the top of the Deck are paid: nobody may know which (FAQ 12465)."""
    cost = () if effect.cost is None else parts_of_cost(effect.cost)
    nouns = [noun for step in cost for noun in whom(step, *PAYING)]
    return sum(
        noun.least for noun in nouns if isinstance(noun, DeckTop) and noun.whose is Whose.YOURS
    )


def _works(
    way: Way, effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether the effect could do anything once the cost has taken those cards."""
    if not _leaves_targets(way, effect, duel, speaker, aims):
        return False
    if effect.do is None:
        return True
    gone = tuple(card for some in way for card in some)
    if not _finds_room(effect, duel, changed(speaker, leaving=gone) if gone else speaker):
        return False
    topped = _topped(effect)
    if not gone:
        return could(effect.do, duel, changed(speaker, topped=topped, dues=None, pays=False))
    itself = speaker.card in gone and _said_in(effect).summons_itself
    if itself and not _comes_from_there(duel, speaker):
        return False
    attack = total_attack(duel, gone)
    paid = changed(
        speaker,
        former=marked(way[-1]),
        former_attack=attack,
        leaving=gone,
        topped=topped,
        dues=None,
        pays=False,
    )
    return could(effect.do, duel, paid)
