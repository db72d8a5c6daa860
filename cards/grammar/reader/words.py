"""What rules can speak of: the words of the language, and what puts them together."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from cards.grammar.reader import nouns, sentences
from cards.text import anaphora
from cards.text.anaphora import Known, put_for
from engine.yugioh import language
from engine.yugioh.language import (
    THAT,
    THIS,
    Amount,
    And,
    AndIfYouDo,
    AnyOf,
    Apply,
    AtDamageStep,
    AttackBecomes,
    Banish,
    Bound,
    Cards,
    Choose,
    Condition,
    Continuous,
    Deed,
    DefenseBecomes,
    Destroy,
    Discard,
    EachPlayer,
    EffectsNegated,
    Exists,
    Fact,
    Frame,
    HalfOf,
    Highest,
    IsActivated,
    IsResolved,
    IsSummoned,
    Kind,
    Lacks,
    Lowest,
    MakeTokens,
    Node,
    Noun,
    OriginalAttackOf,
    OriginalDefenseOf,
    Pierces,
    Place,
    SendToGraveyard,
    SpecialSummon,
    Stat,
    Step,
    Summon,
    Target,
    ThisIs,
    Timing,
    TributeCards,
    Trigger,
    Until,
    Whenever,
    Whose,
)

YOU = anaphora.ThisInHand()
"""What stands in a predicate for that of which it is said."""


@cache
def names() -> Mapping[str, object]:
    """Everything that the meaning of a rule can name."""
    own = {name: each for name, each in globals().items() if not name.startswith("_")}
    ours = {**vars(anaphora), **vars(sentences), **vars(nouns)}
    return {**vars(language), **ours, **own}


def None_() -> None:
    """What is understood and cannot be said in the language: it is declined."""


def said(**told: Any) -> sentences.Said:
    """A sentence that says that."""
    return sentences.Said(**told)


def tail(**told: Any) -> sentences.Tail:
    """A sentence that says that of the effect before it."""
    return sentences.Tail(**told)


def opened(opening: sentences.Said, body: sentences.Said) -> sentences.Said:
    """A whole sentence."""
    return sentences.joined(opening, body)


def lacking(described: nouns.Like) -> nouns.Like:
    """The contrary of an ability or Attribute."""
    ((slot, value),) = described.ways[0]
    return nouns.like(**{"lacks" if slot == "ability" else f"lacks_{slot}": value})


def next_to(low: int, high: int) -> nouns.Like:
    """One Level or the next one."""
    if high != low + 1:
        return nouns.either(
            nouns.like(level=nouns.exactly(low)), nouns.like(level=nouns.exactly(high))
        )
    return nouns.like(level=Bound(low, high))


def cards(described: nouns.Like) -> Cards:
    """One description; ValueError where there are several."""
    made = nouns.noun(described)
    if not isinstance(made, Cards):
        raise ValueError("one description is asked for")
    return made


def with_(described: Cards, more: nouns.Like) -> Cards:
    """The same cards, of which more is said."""
    return replace(described, **dict(more.ways[0]))


def any_of(first: Noun, second: Noun) -> Noun:
    """The one or the other."""
    parts = [*_each(first), *_each(second)]
    return AnyOf(*parts)


def _each(noun: Noun) -> tuple[Cards, ...]:
    if isinstance(noun, AnyOf):
        return noun.each
    if not isinstance(noun, Cards):
        raise ValueError("nothing is described")
    return (noun,)


def any_same(count: int, first: Noun, again: int, second: Noun) -> Noun:
    """The one or the other, so many of both."""
    if count != again:
        raise ValueError("not as many of both")
    return any_of(first, second)


def chosen(count: int, first: Noun, again: int, second: Noun) -> Noun:
    """So many of the one or of the other."""
    return Choose(any_same(count, first, again, second), count)


def named_or(name: str, other: Noun) -> Noun:
    """Cards of that name, or others in the same place."""
    (one,) = _each(other)
    return AnyOf(replace(one, named=name), one)


def and_in(first: Noun, graves: Whose | bool) -> Noun:
    """Cards on the field, and the same in Graveyards."""
    (one,) = _each(first)
    whose = graves if isinstance(graves, Whose) else None
    grave = replace(one, place=Place.GRAVEYARD, whose=whose)
    if one.place is not Place.FIELD:
        raise ValueError("they are not on the field")
    return AnyOf(one, grave)


def still(described: Noun, whose: Whose | None = None) -> Noun:
    """The card targeted, of which something is asked again."""
    (one,) = _each(described)
    if whose is None and one == Cards(one.kind):
        raise ValueError("nothing is asked again")
    place = Place.FIELD if whose is Whose.YOURS else None
    return Known(one.kind, True, still=replace(one, whose=whose, place=place))


def lowest(count: int, stat: Stat, of: Noun) -> Noun:
    """The one card with the lowest number."""
    if count > 1:
        raise ValueError("only one can be the lowest")
    return Lowest(stat, of)


def highest(count: int, stat: Stat, of: Noun) -> Noun:
    """The one card with the highest number."""
    if count > 1:
        raise ValueError("only one can be the highest")
    return Highest(stat, of)


def extreme(which: str, stat: Stat, of: Noun) -> Noun:
    """The cards with the lowest or the highest number."""
    return Lowest(stat, of) if which == "lowest" else Highest(stat, of)


def ways(*named: Summon) -> tuple[Summon, ...]:
    """The ways of a summon that are meant, in their order."""
    found = {*named, *((Summon.TRIBUTE,) if Summon.NORMAL in named else ())}
    return tuple(way for way in Summon if way in found)


def controlled(described: Cards, whose: Whose) -> Cards:
    """The cards on the field of that player."""
    made = nouns.at(described, Place.FIELD, whose)
    if not isinstance(made, Cards):
        raise ValueError("one description is asked for")
    return made


def exists(described: Cards, whose: Whose, count: int = 1) -> Node:
    """That player controls so many."""
    return Exists(controlled(described, whose), count)


def exists_in(described: Cards, place: nouns.Like) -> Node:
    """There is one in that place."""
    return Exists(with_(described, place))


def has_there(described: Cards, count: int = 1) -> Node:
    """You have so many there."""
    return Exists(_yours(described), count)


def lacks_there(described: Cards) -> Node:
    """You have none there."""
    return Lacks(_yours(described))


def _yours(described: Cards) -> Cards:
    if described.whose is not Whose.YOURS or described.place is None:
        raise ValueError("that is not said of you")
    return described


def discarded(what: Noun) -> Step:
    """Those cards are discarded from your hand."""
    if isinstance(what, Choose):
        return Discard(replace(what, of=nouns.at(what.of, Place.HAND, Whose.YOURS)))
    return Discard(what)


def tributed(what: Noun) -> Step:
    """Those monsters of yours are Tributed."""
    if isinstance(what, Choose):
        return TributeCards(replace(what, of=nouns.at(what.of, Place.FIELD, Whose.YOURS)))
    return TributeCards(what)


def sent(what: Noun, place: Place) -> Step:
    """Those cards are sent from that place of yours."""
    if isinstance(what, Choose):
        return SendToGraveyard(replace(what, of=nouns.at(what.of, place, Whose.YOURS)))
    return SendToGraveyard(what)


def token(count: int, name: str, position: language.Position | None = None) -> Step:
    """So many Tokens of that name."""
    return MakeTokens(name.removesuffix("s") if count > 1 else name, count, position)


def tokens(step: Step) -> Step:
    """The step, which makes Tokens."""
    if not isinstance(step, MakeTokens):
        raise ValueError("there are no Tokens")
    return step


def fusion(what: Cards) -> Cards:
    """A Fusion Monster of that kind; ValueError where nothing is said of it but that."""
    if what == Cards(Kind.MONSTER, frame=Frame.FUSION):
        raise ValueError("that goes without saying")
    return what


def but(first: Step, second: Step) -> Step:
    """What is done, and what restricts it: of a card that comes, if it comes."""
    if isinstance(first, SpecialSummon) and isinstance(second, Apply):
        if isinstance(second.fact, EffectsNegated):
            return AndIfYouDo(first, second)
    return And(first, second)


def said_of(predicate: Fact, subject: Noun) -> Fact:
    """The fact that the predicate says of the subject."""
    return put_for(predicate, lambda node: subject if node == YOU else node)


def less(amount: int | Amount) -> int | Amount:
    """So much less; ValueError of what cannot be negative."""
    if isinstance(amount, int):
        return -amount
    if isinstance(amount, language.PerLevel):
        return replace(amount, each=-amount.each)
    raise ValueError("less than that cannot be said")


def its(amount: int | Amount, whose: Noun) -> int | Amount:
    """The amount, in which "its" means the card that was just named."""
    if isinstance(amount, int):
        return amount
    return put_for(amount, lambda node: whose if node == Known(None, True) else node)


def fallen(noun: Noun) -> Noun:
    """The card that was destroyed by battle, and lies in the Graveyard."""
    if not isinstance(noun, Known):
        raise ValueError("nothing fell")
    return replace(noun, fallen=True, near=False)


def half(amount: Amount) -> Amount:
    """Half of it."""
    return HalfOf(amount)


def who_of(fact: Fact) -> Noun:
    """Of what the fact is."""
    who = getattr(fact, "who", None)
    if not isinstance(who, Noun):
        raise ValueError("nobody is named")
    return who


def pierces(who: Noun) -> Fact:
    """Piercing damage to your opponent: that goes without saying of your monsters alone."""
    other = who != THIS and getattr(who, "whose", None) is not Whose.YOURS
    return Pierces(who, Whose.THEIRS if other else None)


def copied(who: Noun, whose: Noun, until: Until = Until.WHILE_FACE_UP) -> Step:
    """ATK and DEF become the original ones of another."""
    if isinstance(whose, Known):
        whose = replace(whose, near=True)
    attack = Apply(AttackBecomes(who, OriginalAttackOf(whose)), until)
    return And(attack, Apply(DefenseBecomes(who, OriginalDefenseOf(whose)), until))


def there(who: Noun, whose: Whose) -> Noun:
    """The monsters that that player summons."""
    (one,) = _each(who)
    if one.whose or one.place:
        raise ValueError("it is told where they are")
    return replace(one, whose=whose)


def summoned_here(who: Noun, summoned: tuple[Summon, ...]) -> Trigger:
    """A summon to your field: of this card that goes without saying."""
    return IsSummoned(who if who == THIS else there(who, Whose.YOURS), summoned)


def activated(trigger: IsActivated, whose: Whose) -> Trigger:
    """The same, by that player."""
    which = trigger.which
    if not isinstance(which, Cards) or which.whose or which.place:
        raise ValueError("it is told whose they are")
    return replace(trigger, which=replace(which, whose=whose))


def targeting(
    what: Noun, alone: bool = False, including: tuple[Deed, ...] = ()
) -> tuple[Any, ...]:
    """What an effect has to target."""
    return (what, alone, including)


def including(deeds: tuple[Deed, ...]) -> tuple[Any, ...]:
    """What an effect has to do."""
    return (None, False, deeds)


def first_of(one: object, rest: tuple[object, ...]) -> tuple[Any, ...]:
    """A list with one more at its beginning."""
    return (one, *rest)


def closer(trigger: IsActivated, told: tuple[Any, ...]) -> Trigger:
    """The activation of which that is told besides."""
    what, alone, deeds = told
    return replace(trigger, targeting=what, alone=alone, including=deeds)


def step(
    battle: AtDamageStep, timing: Timing | tuple[Timing, ...], damage_to: Whose | None = None
) -> Trigger:
    """A battle that reaches those timings."""
    return replace(battle, timing=timing, damage_to=damage_to)


def when_resolves(kind: Kind, step: Step) -> Whenever:
    """What happens whenever such a card resolves."""
    return Whenever(IsResolved(kind), step)


def unless(one: Cards, other: Cards, where: nouns.Like, fact: Fact) -> Continuous:
    """What holds while there is neither of two cards."""
    first, second = (Lacks(with_(each, where)) for each in (one, other))
    return Continuous(fact, language.Both(first, second))


def fact_until_battle(step: Apply) -> Fact:
    """What holds for that battle."""
    if step.until is not Until.END_OF_BATTLE:
        raise ValueError("it holds for longer")
    return step.fact


def face_down_still(target: Target) -> Target:
    """The target, which may be turned face-down."""
    (one,) = _each(target.of)
    return replace(target, still=replace(one, face=None, whose=None))


def host(noun: Noun) -> Noun:
    """A monster to which an Equip Spell can be equipped: face-up on the field."""
    (one,) = _each(noun)
    return replace(one, place=Place.FIELD, face=language.Face.UP)


def of_count(
    count: int, described: Noun, more: bool = False, apart: bool = False
) -> sentences.Given:
    """So many materials of a kind."""
    (one,) = _each(described)
    return sentences.Given(count, one, more, apart)


def kindless(described: Noun) -> Cards:
    """Monsters, of which it goes without saying that they are monsters."""
    (one,) = _each(described)
    if one.kind is not Kind.MONSTER and not one.named:
        raise ValueError("materials are monsters")
    return replace(one, kind=None)


def several(parts: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """Parts of which there are at least two."""
    if len(parts) < 2:
        raise ValueError("one is no Fusion")
    return parts


def chain(*parts: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """All the parts in a row."""
    return tuple(each for several in parts for each in several)


def times(count: int, part: Cards) -> tuple[Cards, ...]:
    """The same part so many times."""
    return (part,) * count


def of_target(fact: Fact) -> Continuous:
    """What holds of the monster that the card targeted."""
    return Continuous(put_for(fact, lambda node: THAT if isinstance(node, Known) else node))


def each_player(step: Step) -> Step:
    """The step, which each player does, of what is theirs."""
    return EachPlayer(put_for(step, _own))


def _own(node: Node) -> Node:
    if isinstance(node, Cards) and node.whose is Whose.THEIRS:
        return replace(node, whose=Whose.YOURS)
    return node


def while_(condition: Condition, fact: Fact) -> Continuous:
    """What holds while that is so; that this card is face-up on the field goes without saying."""
    if condition == ThisIs(Cards(place=Place.FIELD, face=language.Face.UP)):
        return Continuous(fact)
    return Continuous(fact, condition)


def if_you_do(first: Step, second: Step) -> Step:
    """The second where the first is done; to banish what is destroyed is one word."""
    if isinstance(first, Destroy) and isinstance(second, Banish):
        if isinstance(second.what, Known):
            raise ValueError("that is one word")
    return AndIfYouDo(first, second)


def attacker(noun: Noun) -> Noun:
    """A monster that attacks; that it is a monster goes without saying."""
    if noun == Cards(Kind.MONSTER):
        raise ValueError("that goes without saying")
    return noun
