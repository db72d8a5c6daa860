"""Imported cards of whose text not all is understood: the rest is done by hand.

Where sentences are not understood that are effects of their own, the others are played by the
rules. A sentence that limits, forbids, replaces or points back changes what others mean: where
it is not understood, the whole text is done by hand, and the facts of the card alone are sure.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from cards.grammar.reader.boxes import NEVER_NORMAL, with_tacit
from cards.grammar.reader.cards import MADE, is_said_by_cards, materials
from cards.grammar.reader.chart import Chart, TooManyReadingsError
from cards.grammar.reader.effects import with_tail
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.sentences import Tail
from cards.grammar.reader.tokens import is_old, normal, tokens
from cards.sources.records import CollectedCard
from cards.sources.sentences import sentences
from cards.witnessing.agreeing import both_tell, told_there
from cards.witnessing.doubts import doubts
from cards.witnessing.facts import KNOWN_AS
from cards.witnessing.occasions import FROM_HAND, by_hand, is_apart
from cards.witnessing.piecemeal import read_alone, with_deed_by_hand, with_its_occasion
from cards.witnessing.whole import (
    FROM_EXTRA,
    Spoken,
    by_hand_as_a_whole,
    places,
    with_one_activation,
)
from engine.yugioh.language import (
    Activatable,
    Activate,
    CardText,
    Claimed,
    Effect,
    Frame,
    FromHandIf,
    Limit,
    OnlySummonedBy,
)
from engine.yugioh.pool.state import State

_POINTS_BACK = re.compile(r"\bthis way\b|\b(?:this|that|these) effects?\b")
_EACH = re.compile(r'You can only use each of the following effects of "[^"]*" once per turn\.')
RITUAL = re.compile(r'You can Ritual Summon this card with (?:the Ritual Spell )?"[^"]+"\.')
"""All that stands on a Ritual Monster without effect: what summons it says so as well."""
_GOES_ON = re.compile(r"(?:Then|Otherwise)\b|\((?:This|It)\b[^()]* treated as [^()]*\)$")
"""More of what the sentence before does."""
_MARKED = re.compile("[:;]")
_THERE = re.compile(r"\bwhile\b", re.IGNORECASE)
_ALREADY = "存在する状態で"
_ONLY_BY = re.compile(r'\bSpecial Summoned (?:except )?(?:by|with) "')
"""What may name the one card by which a monster is Special Summoned."""
_TREATED = re.compile(r'\(This card is always treated as an? "([^"]+)" card\.\)')


@dataclass(frozen=True, slots=True)
class Sentence(Spoken):
    """A sentence with what it is read as.

    It is read as `effects` or as a `tail`, which tells more of those before it, or not at all.
    Where others go on with it, `said` holds all of them, `count` is how many these are, and
    `alone` is the first.
    """

    effects: tuple[Effect, ...] = ()
    tail: Tail | None = None
    count: int = 1
    alone: str = ""

    @property
    def is_unread(self) -> bool:
        """Whether nothing is known of what it says."""
        return not self.effects and self.tail is None


def in_part(facts: CardText, card: CollectedCard) -> tuple[CardText, State]:
    """The card with what is understood of its text, and the rest to be done by hand."""
    said = _sentences(facts, card)
    line = said[0].said if facts.frame in MADE and said else ""
    given = materials(facts, line) if line else ()
    bare = replace(
        facts,
        materials=given[0] if len(given) == 1 else None,
        treated_as=tuple(_TREATED.findall(card.text)),
    )
    rest = said[1:] if bare.materials else said
    half = None if is_old(normal(card.text)) else _half(bare, rest, card)
    if half is not None:
        return half, State.IN_PART_BY_HAND
    more = [each for each in rest if not _is_fact(facts, each)]
    return _whole(bare, more), State.BY_HAND


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
    read = _as_both_tell(facts, card, _read_where_the_rest_is_apart(facts, _going_on(said)))
    if not any(each.is_unread for each in read):
        return None
    if any(_POINTS_BACK.search(each.said) for each in read if each.effects):
        return None
    own = _assembled(facts, [each for each in read if not each.second])
    second = _assembled(facts, [each for each in read if each.second])
    if own is None or second is None or not any(map(_is_understood, (*own, *second))):
        return None
    found = replace(facts, effects=with_tacit(facts, own), pendulum=second)
    return found if is_said_by_cards(found) and not _is_doubted(found, card, read) else None


def _going_on(said: Sequence[Sentence]) -> list[Sentence]:
    """The sentences, where those that go on with the one before are part of it."""
    found: list[Sentence] = []
    for each in said:
        before = found[-1] if found else each
        follows = each.place == before.place + before.count and before.tail is None
        if follows and before.second is each.second and _GOES_ON.match(each.said):
            whole, alone = f"{before.said} {each.said}", before.alone or before.said
            found[-1] = replace(before, said=whole, alone=alone, count=before.count + 1)
        else:
            found.append(each)
    return found


def _read_where_the_rest_is_apart(facts: CardText, said: Sequence[Sentence]) -> list[Sentence]:
    """The sentences as they are read; none where one that is not is no effect of its own.

    Those that have to be read are read first: most cards by hand have one that is not.
    """
    told = [each for each in said if not _is_fact(facts, each)]
    apart = [is_apart(facts, each.said, second=each.second) for each in told]
    found = dict[int, Sentence]()
    for at in sorted(range(len(told)), key=apart.__getitem__):
        found[at] = _read(facts, told[at])
        if found[at].is_unread and not (apart[at] and _is_unread_alone(facts, found[at])):
            return []
    return [found[at] for at in range(len(told))]


def _as_both_tell(
    facts: CardText, card: CollectedCard, read: Sequence[Sentence]
) -> list[Sentence]:
    """The sentences, of which those are not read of which Japanese tells something else.

    None where such a one is no effect of its own.
    """
    found, there = list(read), told_there(card)
    for told in dict.fromkeys(filter(None, there)):
        at = [nth for nth, each in enumerate(read) if there[each.place] == told]
        if not at or not all(read[nth].effects for nth in at):
            continue
        effects = [effect for nth in at for effect in read[nth].effects]
        both = both_tell(facts, effects, told, second=read[at[0]].second)
        if both is None:
            if not all(is_apart(facts, read[nth].said, second=read[nth].second) for nth in at):
                return []
            both = ()
        rest = iter(both)
        for nth in at:
            own = tuple(islice(rest, len(read[nth].effects)))
            found[nth] = replace(read[nth], effects=own)
    return found


def _is_unread_alone(facts: CardText, each: Sentence) -> bool:
    """Whether nothing that is understood goes on in a way that is not."""
    return not each.alone or not read_alone(facts, each.alone, second=each.second)


def _is_fact(facts: CardText, each: Sentence) -> bool:
    """Whether the sentence says no more than what the facts of the card say."""
    never = facts.special_only and NEVER_NORMAL.fullmatch(each.said)
    ritual = facts.frame is Frame.RITUAL and RITUAL.fullmatch(each.said)
    called = _TREATED.fullmatch(each.said) or KNOWN_AS.fullmatch(each.said)
    return bool(never or ritual or called)


def _is_understood(effect: Effect) -> bool:
    """Whether something of the effect is played by the rules beside its kind and place."""
    if not isinstance(effect, Activatable) or not places(effect):
        return True
    cost = effect.cost is not None and not places(effect.cost)
    said = (effect.limit, effect.target, effect.condition, effect.when)
    return cost or any(each is not None for each in said)


def _is_doubted(found: CardText, card: CollectedCard, said: Sequence[Sentence]) -> bool:
    """Whether something speaks against what is understood; numbers are those of all it says.

    That a card has to have been there already is no doubt where what waits is claimed.
    """
    own, second = (
        tuple(each for each in effects if not places(each))
        for effects in (found.effects, found.pendulum)
    )
    read, ja = replace(found, effects=own, pendulum=second), card.elsewhere.get("ja", "")
    claimed = {each.place for each in said if each.is_unread and _THERE.search(each.said)}
    claims = [each for each in (*found.effects, *found.pendulum) if isinstance(each, Claimed)]
    there = sum(bool(claimed & {*places(each)}) for each in claims)
    apart = {"numbers", *(("already there",) if ja.count(_ALREADY) <= there else ())}
    return any(each not in apart for each in doubts(read, [card.text], ja))


def _assembled(facts: CardText, read: Sequence[Sentence]) -> tuple[Effect, ...] | None:
    """The effects of these sentences; None where what is told of one does not fit it."""
    made: list[Effect] = []
    last = 1
    for each in read:
        if each.tail is not None:
            told = _with_tail(facts, made, each.tail, last)
            if told is None:
                return None
            made = told
        else:
            found = each.effects or _with_what_is_read(facts, each)
            made, last = [*made, *found], 1 if each.effects else len(found)
    activations = [each for each in made if isinstance(each, Activate)]
    if len(activations) > 1:
        unmarked = {each.place for each in read if not _MARKED.search(each.said)}
        if not all(_only_goes_on(each, unmarked) for each in activations[1:]):
            return None
        made = with_one_activation(made) if places(activations[0]) else []
    return tuple(made) if made or not activations else None


def _only_goes_on(effect: Activate, unmarked: Collection[int]) -> bool:
    """Whether it is no more than a sentence without marks, done as the card resolves."""
    done = places(effect)
    return bool(done) and effect == Activate(do=effect.do) and set(done) <= {*unmarked}


def _with_tail(
    facts: CardText, made: list[Effect], tail: Tail, last: int
) -> list[Effect] | None:
    """The effects with what is told of the `last` ones, of all, or of the card's activation."""
    at = [nth for nth, each in enumerate(made) if isinstance(each, Activate)]
    if tail.card and len(at) < 2 and (at or facts.stays):
        told = with_tail([made[at[0]] if at else Activate()], tail, facts.name)
        others = [each for nth, each in enumerate(made) if nth not in at]
        return None if told is None else [*told, *others]
    if tail.all or last < 2:
        return with_tail(made, tail, facts.name)
    each_told = [with_tail([each], tail, facts.name) for each in made[-last:]]
    found = [each for told in each_told if told is not None for each in told]
    return [*made[:-last], *found] if len(found) == last else None


def _with_what_is_read(facts: CardText, each: Sentence) -> tuple[Effect, ...]:
    used = tuple(_unread(facts, each))
    return with_deed_by_hand(facts, each.said, used, second=each.second)


def _unread(facts: CardText, each: Sentence) -> Iterator[Activatable]:
    return by_hand(
        facts, each.said, tuple(range(each.place, each.place + each.count)), second=each.second
    )


def _whole(facts: CardText, said: Sequence[Sentence]) -> CardText:
    """The card with its whole text to be done by hand, as often and when that is told."""
    tails = {each.place: each.tail or _tail(each.said) for each in said}

    def tell(made: list[Effect], each: Spoken) -> list[Effect] | None:
        tail = tails[each.place]
        if tail is not None:
            return with_tail(made, tail, facts.name)
        if not is_apart(facts, each.said, second=each.second, limiting=True):
            return None
        used = by_hand(facts, each.said, (each.place,), second=each.second)
        awaited = (with_its_occasion(facts, each.said, one, second=each.second) for one in used)
        return [*made, *awaited]

    lets = [each for each in said if not facts.is_monster and FROM_HAND.search(each.said)]
    read = [effect for each in lets for effect in read_alone(facts, each.said, second=False)]
    free = [each for each in read if isinstance(each, FromHandIf)]
    named = [effect for each in said for effect in _named(facts, each)]
    found = by_hand_as_a_whole(facts, [each for each in said if each not in lets], tell)
    return replace(found, effects=with_tacit(facts, (*found.effects, *free, *named)))


def _named(facts: CardText, each: Sentence) -> tuple[Effect, ...]:
    """The one card by which a monster of the Main Deck comes, where the sentence names it.

    What counts as that card, or ignores it, is by hand as well, so that the way stays open.
    """
    main = facts.is_monster and facts.frame not in FROM_EXTRA and not each.second
    if not main or not _ONLY_BY.search(each.said):
        return ()
    found = read_alone(facts, each.said, second=False)
    return found if all(isinstance(effect, OnlySummonedBy) for effect in found) else ()


def _read(facts: CardText, each: Sentence) -> Sentence:
    """The sentence with what it is read as, if it is read in one way."""
    if each.tail is not None:
        return each
    found = read_alone(facts, each.said, second=each.second)
    return replace(each, effects=found, tail=None if found else _tail(each.said))


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
    """Whether all it says are words of cards, of no effects but those before it."""
    if tail.ahead:
        return False
    said = [each for each in (tail.oath, tail.condition) if each is not None]
    return all(map(is_said_by_cards, said))
