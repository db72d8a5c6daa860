"""A language without articles and plurals, such as Japanese and Chinese."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum

from cards.grammar.anaphora import Known, kind_of, named_ways, stays_face_down
from cards.grammar.printing import Form, put, put_if
from cards.grammar.qualities import denied, phrased, says
from cards.grammar.several_places import alike_elsewhere, faceless, is_face_up
from cards.grammar.terms import phases, table, term, words
from cards.grammar.tokens import token
from cards.names import translated
from cards.names.archetypes import series
from cards.yugioh import by_name, is_ours
from engine.yugioh.language import (
    Among,
    Amount,
    AnyOf,
    Bound,
    Cards,
    Choose,
    Kind,
    Node,
    Noun,
    PlaceNext,
    Step,
    Summon,
    Target,
    Whose,
)

ANY_WAY = (Summon.NORMAL, Summon.FLIP, Summon.SPECIAL)
"""The ways that are named where any will do."""
OUTERMOST = ("meant while", "compared")
"""What is said of cards before where they are."""
FIRST = (
    *(
        "not the name",
        "not that",
        "that one",
        "only type",
        "made of",
        "made with",
        "sent by",
        "not sent by",
        "declared",
        "mentions",
        "equipped",
        "worn",
        "strength",
        "measured",
        "pendulum zone",
        "pointed",
        "linked to",
    ),
    *("linked", "extra zone", "main zone", "field zone", "column", "summonable"),
    *("spell zone", "wearing"),
    *("summoned", "not the attribute", "attacked", "not attacked", "room", "material"),
    *("no material", "namesake", "altered", "came", "rating", "level", "rank"),
    *("attack", "original attack", "defense", "original defense", "scale"),
)
"""What is said before how they lie, in this order."""
NATURE = ("attribute", "type")
NEAREST = (
    *("series", "not the ability", "frame", "icon", "effect", "no effect", "ability", "name"),
)
"""What stands right before "monster" or "card"."""
PRINTED = (*NATURE, "frame", "name")
"""What takes a particle after how the cards lie."""


class Uninflected(ABC):
    """How such a language puts cards and numbers, and the forms that holes of phrases name.

    `quotes` stand around a name, `listed` between names, `either` between alternatives; `case`
    stands between the sides of a die and what is done, `end` between those; `first` and
    `nearest` are what is said before and after how cards lie.
    """

    code: str
    quotes: str
    listed: str
    either: str
    case: str
    end: str
    first: Sequence[str] = FIRST
    nearest: Sequence[str] = NEAREST

    def __init__(self) -> None:
        self.kinds = table(Kind, self.code)
        self.counters = table(Kind, self.code, "Counted")
        self.noun_words = words("Noun", self.code)

    @abstractmethod
    def digits(self, number: int) -> str:
        """The number in the digits of the language."""

    @abstractmethod
    def change(self, amount: int | Amount) -> str:
        """By how much ATK or DEF differs."""

    @abstractmethod
    def counted(self, noun: Noun, count: int) -> str:
        """So many of them."""

    @abstractmethod
    def lying(self, noun: Cards) -> str:
        """How they lie, with its particle."""

    @abstractmethod
    def moved(self, choose: Choose, of: Cards, origin: str, counter: str) -> str:
        """So many of those cards as they are moved from there."""

    def counter(self, noun: Noun) -> str:
        """How such cards are counted: a monster as a monster where only its name is told."""
        named = noun.each if isinstance(noun, AnyOf) else (noun,)
        if all(isinstance(each, Cards) and _names_monster(each) for each in named):
            return self.counters[Kind.MONSTER]
        return self.counters[kind_of(noun)]

    def forms(self) -> Mapping[str, Form]:
        """Its forms, each by its name."""
        return {
            "": self.plain,
            "anyway": self.anyway,
            "change": self.change,
            "counted": self.counted,
            "counter": self.counter,
            "either": lambda several: self.either.join(map(self.plain, several)),
            "for": lambda until: words("For", self.code)[until.name],
            "in-order": self.in_order,
            "listed": lambda names: self.listed.join(map(self.plain, names)),
            "material": self.material,
            "monsters": self.monsters,
            "named": self.named,
            "of-such": self.of_such,
            "one-each": self.one_each,
            "moved": self.fetched,
            "outcomes": self.outcomes,
            "outermost": lambda noun: "".join(self.phrased(noun, OUTERMOST)),
            "own": self.own,
            "phases": lambda named: phases(named, self.code),
            "places": lambda at: "・".join(self.digits(each + 1) for each in at),
            "quoted": lambda terms: self.listed.join(self.quoted(self.plain(t)) for t in terms),
            "several": self.several,
            "series": lambda archetype: self.quoted(series(archetype, self.code)),
            "size": lambda number: self.digits(abs(number)),
            "so-many": self.bound,
            "stats": lambda step: token(step, self.code),
            "still": self.still,
            "such": self.described,
            "sum": self.summed,
            "ways": self.ways,
        }

    def say(self, node: Node) -> str:
        """The word: what is done, or what holds, without the full stop."""
        return put(node, self.code)

    def plain(self, value: Node | Enum | Sequence[Enum] | str | int | None) -> str:
        """The value as it stands in a phrase that asks for no other form."""
        match value:
            case None:
                return ""
            case Node():
                return self.say(value)
            case Enum():
                return term(value, self.code)
            case int():
                return self.digits(value)
            case str():
                return self.quoted(translated(value, self.code))
        return "・".join(map(self.plain, value))

    def quoted(self, name: str) -> str:
        """The name in quotation marks."""
        return f"{self.quotes[0]}{name}{self.quotes[1]}"

    def named(self, name: str | Sequence[str]) -> str:
        """The name, or any of those names, in quotation marks."""
        names = (name,) if isinstance(name, str) else name
        return self.noun_words["or"].join(map(self.plain, names))

    def bound(self, number: Bound) -> str:
        """The number with what may lie below or above it."""
        if number.least == number.most and number.least is not None:
            return self.digits(number.least)
        least = f"{self.digits(number.least)}以上" if number.least is not None else ""
        return least + (f"{self.digits(number.most)}以下" if number.most is not None else "")

    # Cards described

    def of_such(self, noun: Cards) -> str:
        """What they are like, after the particle that is needed there."""
        such = self.described(noun)
        return f"{self.of(noun, such)}{such}"

    def of(self, noun: Cards, such: str) -> str:
        """The particle between where they are, or whose, and what they are like."""
        bare = noun.place or not noun.whose or such == self.kinds[noun.kind]
        return "" if bare else self.noun_words["of"]

    def described(self, noun: Cards) -> str:
        """What they are like: everything but how many, whose and where."""
        said = self.noun_words
        words = [
            said["other"] if noun.other else "",
            *(said["besides"].format(self.say(each)) for each in denied(noun)),
            *self.phrased(noun, self.first),
            self.lying(noun),
            *self.nature(noun),
            *self.phrased(noun, self.nearest),
            "" if noun.is_named and noun.kind is None else self.kinds[noun.kind],
        ]
        return "".join(words)

    def nature(self, noun: Cards) -> Iterator[str]:
        """Their Attribute and Type."""
        return self.phrased(noun, NATURE)

    def phrased(self, noun: Cards, topics: Sequence[str]) -> Iterator[str]:
        """What the noun says of its qualities, in the order of those topics."""
        return phrased(noun, self.code, topics)

    def there(self, noun: Cards) -> str:
        """Where such cards would be, without a particle."""
        return put(noun, self.code, "there")

    def places(self, alike: Sequence[Cards]) -> str:
        """Where such cards would be, of several places, face-up on the field if it says so."""
        faces = (f"（{self.plain(each.face)}）" if is_face_up(each) else "" for each in alike)
        there = [self.there(each) + face for each, face in zip(alike, faces, strict=True)]
        mine, of = self.plain(Whose.YOURS), self.noun_words["of"]
        if not any(each.startswith(mine) for each in there):
            return "・".join(there)
        return f"{mine}{of}" + "・".join(
            each.removeprefix(mine).removeprefix(of) for each in there
        )

    def one_each(self, some: Choose | Target) -> str:
        """One of each name, where those names are told."""
        said, one = self.noun_words, self.digits(1) + self.counters[Kind.MONSTER]
        names = "".join(map(self.plain, some.each_named))
        return said["one of each"].format(names, one)

    def still(self, noun: Known) -> str:
        """What a card spoken of before still is."""
        still = noun.still or Cards(noun.kind)
        is_monster = noun.kind is Kind.MONSTER
        return self.described(still if is_monster else replace(still, kind=None))

    # Cards that something is done to

    def taken(self, noun: Noun, how: str = "") -> str:
        """The cards as what something is done to; what is "summoned" is a monster."""
        free = isinstance(noun, Choose) and noun.up_to and noun.as_many_as is not None
        if isinstance(noun, Choose) and not free and (source := self.source(noun.of)):
            of, origin = source
            is_summoned = how == "summoned"
            counter = self.counters[Kind.MONSTER] if is_summoned else self.counter(of)
            return self.moved(noun, of, origin, counter)
        return self.whole(noun)

    def whole(self, noun: Noun) -> str:
        """The cards as the object of a verb, with its particle."""
        return put_if(noun, self.code, "whole") or self.noun_words["whole"].format(
            self.say(noun)
        )

    def source(self, of: Noun) -> tuple[Cards, str] | None:
        """The cards of which some are chosen, and where those are taken from, if it is told."""
        said = self.noun_words
        if (alike := alike_elsewhere(of)) and not says(alike[-1], *OUTERMOST):
            return faceless(alike[-1]), said["from"].format(self.places(alike))
        if isinstance(of, Among):
            return of.such, said["from"].format(said["midst"])
        if isinstance(of, Cards) and of.place and not says(of, *OUTERMOST):
            return of, said["from"].format(self.there(of))
        return None

    def own(self, noun: Cards) -> str:
        """One of the cards, to be summoned, said of the player who owns them."""
        return self.taken(Choose(replace(noun, whose=Whose.YOURS)), "summoned")

    def fetched(self, noun: Noun, count: int) -> str:
        """So many of them, to be taken from where they are."""
        return self.taken(Choose(noun, count), "summoned")

    def several(self, noun: Noun) -> str:
        """Any number of them, to be taken from where they are."""
        return self.fetched(noun, 1).replace(f"{self.digits(1)}{self.counter(noun)}", "")

    def anyway(self, target: Target) -> str:
        """That it is meant even if it is turned face-down, where that is so."""
        return put(target, self.code, "face-down") if stays_face_down(target) else ""

    # Other forms

    def in_order(self, step: PlaceNext) -> str:
        """The cards that are placed, one after the other."""
        return "".join(map(self.plain, step.names()))

    def monsters(self, noun: Cards) -> str:
        """What materials are like, which are monsters."""
        return self.described(replace(noun, kind=Kind.MONSTER))

    def material(self, noun: Cards) -> str:
        """A material, by its name if it has one."""
        return self.plain(noun.name) if noun.name else self.monsters(noun)

    def summed(self, parts: tuple[Cards, ...]) -> str:
        """All materials: so many where they are alike and have no name."""
        if len(parts) > 1 and not parts[0].name and len(set(parts)) == 1:
            return f"{self.material(parts[0])}×{self.digits(len(parts))}"
        return "＋".join(map(self.material, parts))

    def ways(self, summoned: tuple[Summon, ...]) -> str:
        """The ways of a summon worth naming."""
        return "・".join(self.plain(way) for way in named_ways(summoned or ANY_WAY))

    def outcomes(self, steps: Sequence[Step]) -> str:
        """What is done for each side of the die."""
        sides = enumerate(steps, 1)
        said = (f"{self.digits(up)}{self.case}{self.say(each)}" for up, each in sides)
        return self.end.join(said)


def _names_monster(noun: Cards) -> bool:
    return bool(noun.name and is_ours(noun.name) and by_name(noun.name).kind is Kind.MONSTER)
