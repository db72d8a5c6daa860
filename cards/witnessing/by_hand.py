"""Imported cards of whose text not all is understood: the rest is done by hand.

Where sentences are not understood that are effects of their own, the others are played by the
rules. A sentence that limits, forbids, replaces or points back changes what others mean: where
it is not understood, the whole text is done by hand, and the facts of the card alone are sure.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.boxes import EQUIPS, with_tacit
from cards.grammar.reader.cards import MADE, is_said_by_cards, materials
from cards.grammar.reader.chart import Chart, TooManyReadingsError
from cards.grammar.reader.effects import with_tail
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.sentences import Tail
from cards.grammar.reader.tokens import is_old, normal, tokens
from cards.grammar.terms import words
from cards.sources.records import CollectedCard
from cards.sources.sentences import sentences
from cards.witnessing.doubts import doubts
from cards.witnessing.occasions import SUMMONS_ITSELF, by_hand, is_apart
from engine.yugioh.language import (
    Activate,
    ByHand,
    CardText,
    Effect,
    Frame,
    Ignition,
    Limit,
    Place,
)
from engine.yugioh.language.node import parts
from engine.yugioh.pool.state import State

_POINTS_BACK = re.compile(r"\bthis way\b|\b(?:this|that|these) effects?\b")
_NEVER_NORMAL = re.compile(r"^(?:This card )?cannot be Normal Summoned", re.I | re.M)
_EACH = re.compile(r'You can only use each of the following effects of "[^"]*" once per turn\.')
_TREATED = re.compile(r'\(This card is always treated as an? "([^"]+)" card\.\)')


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence and its place in the text; `second` for one of the second text.

    It is read as `effects` or as a `tail`, which tells more of those before it, or not at all.
    """

    place: int
    said: str
    second: bool
    effects: tuple[Effect, ...] = ()
    tail: Tail | None = None


def in_part(facts: CardText, card: CollectedCard) -> tuple[CardText, State]:
    """The card with what is understood of its text, and the rest to be done by hand."""
    said = _sentences(facts, card)
    line = said[0].said if facts.frame in MADE and said else ""
    given = materials(facts, line) if line else ()
    bare = replace(
        facts,
        materials=given[0] if len(given) == 1 else None,
        treated_as=tuple(_TREATED.findall(card.text)),
        special_only=facts.special_only or bool(_NEVER_NORMAL.search(card.text)),
    )
    rest = said[1:] if bare.materials else said
    half = None if is_old(normal(card.text)) else _half(bare, rest, card)
    if half is not None:
        return half, State.IN_PART_BY_HAND
    return _whole(bare, rest), State.BY_HAND


def _sentences(facts: CardText, card: CollectedCard) -> list[Sentence]:
    """All sentences; those of a text that tells a story are not among them.

    What tells how often each of the effects after it can be used comes behind them.
    """
    plain = facts.frame is Frame.NORMAL and facts.is_monster
    own = sentences(card.text or card.unofficial)
    found = [] if plain else [Sentence(at, said, False) for at, said in enumerate(own)]
    second = enumerate(sentences(card.second), len(own))
    found += [Sentence(at, said, True) for at, said in second]
    return sorted(map(_counted, found), key=lambda each: each.tail is not None)


def _counted(each: Sentence) -> Sentence:
    if not _EACH.fullmatch(each.said):
        return each
    return replace(each, tail=Tail(limit=Limit.ONCE_BY_NAME, all=True))


def _half(facts: CardText, said: Sequence[Sentence], card: CollectedCard) -> CardText | None:
    """The card where only effects of their own are not understood, and some are."""
    read = [_read(facts, each) for each in said if not _TREATED.fullmatch(each.said)]
    unread = [each for each in read if not each.effects and each.tail is None]
    if not unread or not any(each.effects for each in read):
        return None
    if not all(is_apart(facts, each.said, second=each.second) for each in unread):
        return None
    if any(_POINTS_BACK.search(each.said) for each in read if each.effects):
        return None
    own = _assembled(facts, [each for each in read if not each.second])
    second = _assembled(facts, [each for each in read if each.second])
    if own is None or second is None:
        return None
    found = replace(facts, effects=with_tacit(facts, own), pendulum=second)
    return found if is_said_by_cards(found) and not _is_doubted(found, card) else None


def _is_doubted(found: CardText, card: CollectedCard) -> bool:
    """Whether something speaks against what is understood; numbers are those of all it says."""
    own, second = (
        tuple(each for each in effects if not _places(each))
        for effects in (found.effects, found.pendulum)
    )
    read = replace(found, effects=own, pendulum=second)
    against = doubts(read, [card.text], card.elsewhere.get("ja", ""))
    return any(each != "numbers" for each in against)


def _assembled(facts: CardText, read: Sequence[Sentence]) -> tuple[Effect, ...] | None:
    """The effects of these sentences; None where what is told of one does not fit it."""
    made: list[Effect] = []
    for each in read:
        if each.tail is not None:
            told = with_tail(made, each.tail, facts.name)
            if told is None:
                return None
            made = told
        else:
            made += each.effects or _unread(facts, each)
    activations = [each for each in made if isinstance(each, Activate)]
    return None if len(activations) > 1 else tuple(made)


def _unread(facts: CardText, each: Sentence) -> Iterator[Effect]:
    return by_hand(facts, each.said, (each.place,), second=each.second)


def _whole(facts: CardText, said: Sequence[Sentence]) -> CardText:
    """The card with its whole text to be done by hand."""
    own = _all_by_hand(facts, [each for each in said if not each.second])
    second = _all_by_hand(facts, [each for each in said if each.second])
    if facts.frame in MADE and facts.materials is None:
        own += (Ignition(do=ByHand((0,)), where=Place.EXTRA_DECK),)
    return replace(facts, effects=with_tacit(facts, own), pendulum=second)


def _all_by_hand(facts: CardText, said: Sequence[Sentence]) -> tuple[Effect, ...]:
    """What each of the sentences may be used for; what stands alone is used as one."""
    made: list[Effect] = []
    rest: list[Sentence] = []
    for each in said:
        tail = each.tail or _tail(each.said)
        told = None if tail is None else with_tail(made, tail, facts.name)
        if told is not None:
            made = told
        elif is_apart(facts, each.said, second=each.second, limiting=True):
            made += _unread(facts, each)
        elif facts.is_monster and not each.second and SUMMONS_ITSELF.search(each.said):
            where = Place.EXTRA_DECK if facts.frame in MADE else Place.HAND
            made.append(Ignition(do=ByHand((each.place,)), where=where))
        else:
            rest.append(each)
    return _with_rest(facts, _with_one_activation(made), rest)


def _with_one_activation(made: Sequence[Effect]) -> list[Effect]:
    """The effects, where all that is done as the card is activated is done at once."""
    cards = [each for each in made if isinstance(each, Activate)]
    if len(cards) < 2:
        return [*made]
    done = tuple(at for each in cards for at in _places(each))
    first = replace(cards[0], do=ByHand(tuple(dict.fromkeys(done))))
    others = [each for each in made if not isinstance(each, Activate)]
    return [first, *others]


def _with_rest(
    facts: CardText, made: list[Effect], rest: Sequence[Sentence]
) -> tuple[Effect, ...]:
    """The effects with the sentences that are none of their own."""
    if not rest:
        return tuple(made)
    places = tuple(each.place for each in rest)
    at = next((n for n, each in enumerate(made) if isinstance(each, Activate)), None)
    if at is not None:
        effect = made[at]
        assert isinstance(effect, Activate)
        everything = tuple(sorted({*_places(effect), *places}))
        made[at] = replace(effect, do=ByHand(everything))
        return tuple(made)
    found = (*made, *by_hand(facts, "", places, second=rest[0].second))
    return tuple(sorted(found, key=lambda effect: not isinstance(effect, Activate)))


def _places(effect: Effect) -> tuple[int, ...]:
    said = (part.sentences for part in parts(effect) if isinstance(part, ByHand))
    return tuple(dict.fromkeys(at for each in said for at in each))


def _read(facts: CardText, each: Sentence) -> Sentence:
    """The sentence with what it is read as, if it is read in one way."""
    if each.tail is not None:
        return each
    plain = replace(facts, frame=Frame.EFFECT if facts.is_monster else facts.frame)
    plain = replace(plain, materials=None, treated_as=())
    line = words("Box", "en")["pendulum"].format(each.said) if each.second else each.said
    try:
        found = parse(plain, [line])
    except (UnknownTextError, AmbiguousTextError):
        return replace(each, tail=_tail(each.said))
    tacit = () if facts.is_monster else (Activate(), EQUIPS)
    made = found.pendulum if each.second else found.effects
    return replace(each, effects=tuple(one for one in made if one not in tacit))


def _tail(said: str) -> Tail | None:
    """What the sentence tells of those before it, if it does that in one way."""
    chart = Chart(grammar(old=False), tokens(normal(said)))
    try:
        found = chart.whole("Tail")
    except TooManyReadingsError:
        return None
    tails = [each for each in found if isinstance(each, Tail)]
    return tails[0] if len(tails) == 1 and _stands_alone(tails[0]) else None


def _stands_alone(tail: Tail) -> bool:
    """Whether all it says are words of cards: nothing of it stands for what was said before."""
    said = [each for each in (tail.oath, tail.condition) if each is not None]
    return all(map(is_said_by_cards, said))
