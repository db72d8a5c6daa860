"""Imported cards of which the whole text is done by hand, whatever else is known of them.

It takes no reading: the form of each sentence tells what it may be used as. So it can be done
when a match is laid out as well as when cards are imported.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cards.sources.sentences import sentences
from cards.witnessing.occasions import (
    ALSO_SUMMONED,
    AT_TIMES,
    LIMITS_ITSELF,
    SUMMONS_ITSELF,
    by_hand,
    is_apart,
    times_named,
    without_names,
)
from engine.yugioh.language import (
    Activatable,
    Activate,
    ByHand,
    Cards,
    CardText,
    Claimed,
    Effect,
    Exists,
    Frame,
    Ignition,
    Kind,
    Place,
    SummonedIf,
    Whose,
)
from engine.yugioh.language.node import Node, parts

SOMETHING = Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
"""What there has to be at least, where a monster is summoned with materials by no effect."""
FROM_EXTRA = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence and its place in the text; `second` for one of the second text."""

    place: int
    said: str
    second: bool


Telling = Callable[[list[Effect], Spoken], "list[Effect] | None"]
"""The effects with what a sentence tells of those before it; None where it tells nothing."""


def _tells_nothing(made: list[Effect], each: Spoken) -> None:
    """No sentence is read."""


def done_by_hand(card: CardText, text: str, second: str) -> CardText:
    """The card with its text to be done by hand; its facts and its materials are kept."""
    plain = card.frame is Frame.NORMAL and card.is_monster
    own = () if plain else sentences(text)
    said = [Spoken(at, each, False) for at, each in enumerate(own)]
    said += [Spoken(len(own) + at, each, True) for at, each in enumerate(sentences(second))]
    found = by_hand_as_a_whole(card, said if card.materials is None else said[1:])
    return replace(found, effects=(*_stays_as(card, found), *found.effects))


def _stays_as(card: CardText, found: CardText) -> Iterator[Effect]:
    """How a card that stays comes to the field, where its text does not tell of that."""
    if not card.stays or any(isinstance(each, Activate) for each in found.effects):
        return
    plain = (each for each in card.effects if isinstance(each, Activate) and each.do is None)
    yield next(plain, Activate())


def by_hand_as_a_whole(
    facts: CardText, said: Sequence[Spoken], tell: Telling = _tells_nothing
) -> CardText:
    """The card with all of these sentences to be done by hand."""
    comes_unread = facts.frame in FROM_EXTRA and facts.materials is None
    others = [each for each in said if each.place or not comes_unread]
    own = _all(facts, [each for each in others if not each.second], tell)
    second = _all(facts, [each for each in said if each.second], tell)
    if comes_unread:
        unread = ByHand((0,))
        fuses = facts.frame is Frame.FUSION
        own += (
            Ignition(do=unread, where=Place.EXTRA_DECK) if fuses else _comes(facts, unread),
        )
    return replace(facts, effects=own, pendulum=second)


def _all(facts: CardText, said: Sequence[Spoken], tell: Telling) -> tuple[Effect, ...]:
    """What each of the sentences may be used for; what stands alone is used as one."""
    made: list[Effect] = []
    rest: list[Spoken] = []
    more: list[Effect] = []
    for each in said:
        told = tell(made, each)
        if told is not None:
            made = told
        elif is_apart(facts, each.said, second=each.second, limiting=True):
            made += by_hand(facts, each.said, (each.place,), second=each.second)
        elif facts.is_monster and not each.second and SUMMONS_ITSELF.search(each.said):
            if facts.frame not in FROM_EXTRA or facts.frame is Frame.FUSION:
                made.append(_comes(facts, ByHand((each.place,))))
        elif facts.frame in FROM_EXTRA and ALSO_SUMMONED.match(without_names(each.said)):
            more.append(_comes(facts, ByHand((each.place,))))
        elif LIMITS_ITSELF.match(without_names(each.said)):
            continue
        else:
            rest.append(each)
    found = _with_rest(facts, with_one_activation(made), rest)
    return (*found, *more) if found else ()  # effect 0 is that of the Summon with materials


def _comes(facts: CardText, done: ByHand) -> SummonedIf:
    """A Summon without activation for which that is done."""
    place = Place.EXTRA_DECK if facts.frame in FROM_EXTRA else Place.HAND
    with_materials = place is Place.EXTRA_DECK and facts.frame is not Frame.FUSION
    return SummonedIf(SOMETHING if with_materials else None, cost=done, places=(place,))


def with_one_activation(made: Sequence[Effect]) -> list[Effect]:
    """The effects, where all that is done as the card is activated is done at once."""
    cards = [each for each in made if isinstance(each, Activate)]
    if len(cards) < 2:
        return [*made]
    done = tuple(at for each in cards for at in places(each))
    first = replace(cards[0], do=ByHand(tuple(dict.fromkeys(done))))
    others = [each for each in made if not isinstance(each, Activate)]
    return [first, *others]


def _with_rest(
    facts: CardText, made: list[Effect], rest: Sequence[Spoken]
) -> tuple[Effect, ...]:
    """The effects with the sentences that are none of their own."""
    if not rest:
        return tuple(made)
    left = tuple(each.place for each in rest)
    at = next((n for n, each in enumerate(made) if isinstance(each, Activate)), None)
    if at is not None:
        effect = made[at]
        assert isinstance(effect, Activate)
        everything = tuple(sorted({*places(effect), *left}))
        made[at] = replace(effect, do=ByHand(everything))
        return tuple(made)
    others = by_hand(facts, "", left, second=rest[0].second)
    used = (_at_their_times(facts, each, rest) for each in others)
    return tuple(sorted((*made, *used), key=lambda effect: not isinstance(effect, Activate)))


def _at_their_times(
    facts: CardText, effect: Activatable, rest: Sequence[Spoken]
) -> Activatable:
    """What may be claimed of these sentences; in an own Main Phase where no time is named."""
    if not isinstance(effect, Claimed):
        return effect
    lasts = facts.kind is not Kind.TRAP
    if lasts and not any(AT_TIMES.search(without_names(each.said)) for each in rest):
        return Ignition(do=effect.do, where=effect.where)
    return replace(effect, timings=times_named(each.said for each in rest))


def places(effect: Node) -> tuple[int, ...]:
    """The sentences of which something is done by hand in what is said."""
    said = (part.sentences for part in parts(effect) if isinstance(part, ByHand))
    return tuple(dict.fromkeys(at for each in said for at in each))
