"""Forms of a language without articles and plurals, such as Japanese and Chinese."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from cards.grammar.anaphora import named_ways
from cards.grammar.printing import Form, put_if
from cards.grammar.terms import phases, table, token, words
from cards.names import translated
from cards.names.archetypes import series
from engine.yugioh.language import (
    Apply,
    Bound,
    CanApply,
    Cards,
    Choose,
    Condition,
    Kind,
    Node,
    Noun,
    PlaceNext,
    Step,
    Summon,
    Until,
    Whose,
)

ANY_WAY = (Summon.NORMAL, Summon.FLIP, Summon.SPECIAL)
"""The ways that are named where any will do."""


OUTERMOST = ("compared",)
"""What is said of cards before where they are."""
FIRST = (
    *("not the name", "equipped", "strength", "pendulum zone", "pointed", "linked to"),
    *("linked", "extra zone", "main zone", "field zone", "column", "summonable"),
    *("summoned", "not the attribute", "attacked", "not attacked", "room", "material"),
    *("no material", "namesake", "altered", "rating", "level", "rank"),
    *("attack", "original attack", "defense", "scale"),
)
"""What is said before how they lie, in this order."""
NATURE = ("attribute", "type")
NEAREST = (
    *("series", "not the ability", "frame", "icon", "effect", "no effect", "ability", "name"),
)
"""What stands right before "monster" or "card"."""
PRINTED = (*NATURE, "frame", "name")
"""What takes a particle after how the cards lie."""


class Taken(Protocol):
    """What puts cards as something that is moved; what is summoned is a monster."""

    def __call__(self, noun: Noun, *, summoned: bool = False) -> str:
        """The cards, with what marks them as moved."""


@dataclass(frozen=True, slots=True)
class Uninflected:
    """What such a language has of its own.

    `quotes` stand around a name, `listed` between names, `either` between alternatives; `case`
    stands between the sides of a die and what is done, `end` between those.
    """

    code: str
    quotes: str
    listed: str
    either: str
    case: str
    end: str
    say: Callable[[Node], str]
    described: Callable[[Cards], str]
    taken: Taken
    digits: Callable[[int], str]

    def forms(self) -> Mapping[str, Form]:
        """Its forms, each by its name."""
        counters = table(Kind, self.code, "Counted")
        return {
            "": self.plain,
            "applied": self.applied,
            "counter": lambda noun: counters[noun.kind],
            "either": lambda several: self.either.join(map(self.plain, several)),
            "in-order": self.in_order,
            "listed": lambda names: self.listed.join(map(self.plain, names)),
            "material": self.material,
            "monsters": self.monsters,
            "outcomes": self.outcomes,
            "own": self.own,
            "phases": lambda named: phases(named, self.code),
            "series": lambda archetype: self.quoted(series(archetype, self.code)),
            "size": lambda number: self.digits(abs(number)),
            "so-many": self.bound,
            "stats": lambda step: token(step, self.code),
            "such": self.described,
            "sum": lambda parts: "＋".join(map(self.material, parts)),
            "today": self.today,
            "ways": self.ways,
        }

    def plain(self, value: Node | Enum | Sequence[Enum] | str | int | None) -> str:
        """The value as it stands in a phrase that asks for no other form."""
        match value:
            case None:
                return ""
            case Node():
                return self.say(value)
            case Enum():
                return words(type(value).__name__, self.code)[value.name]
            case int():
                return self.digits(value)
            case str():
                return self.quoted(translated(value, self.code))
        return "・".join(map(self.plain, value))

    def quoted(self, name: str) -> str:
        """The name in quotation marks."""
        return f"{self.quotes[0]}{name}{self.quotes[1]}"

    def bound(self, number: Bound) -> str:
        """The number with what may lie below or above it."""
        if number.least == number.most and number.least is not None:
            return self.digits(number.least)
        least = f"{self.digits(number.least)}以上" if number.least is not None else ""
        return least + (f"{self.digits(number.most)}以下" if number.most is not None else "")

    def in_order(self, step: PlaceNext) -> str:
        """The cards that are placed, one after the other."""
        return "".join(map(self.plain, step.names()))

    def monsters(self, noun: Cards) -> str:
        """What materials are like, which are monsters."""
        return self.described(replace(noun, kind=Kind.MONSTER))

    def material(self, noun: Cards) -> str:
        """A material, by its name if it has one."""
        return self.plain(noun.name) if noun.name else self.monsters(noun)

    def own(self, noun: Cards) -> str:
        """One of the cards, to be summoned, said of the player who owns them."""
        return self.taken(Choose(replace(noun, whose=Whose.YOURS)), summoned=True)

    def ways(self, summoned: tuple[Summon, ...]) -> str:
        """The ways of a summon worth naming."""
        return "・".join(self.plain(way) for way in named_ways(summoned or ANY_WAY))

    def outcomes(self, steps: Sequence[Step]) -> str:
        """What is done for each side of the die."""
        sides = enumerate(steps, 1)
        said = (f"{self.digits(up)}{self.case}{self.say(each)}" for up, each in sides)
        return self.end.join(said)

    def applied(self, effect: CanApply) -> str:
        """What then holds, to the end of the battle."""
        return self.say(Apply(effect.fact, Until.END_OF_BATTLE))

    def today(self, condition: Condition) -> str:
        """What must be so, where that it is this turn goes without saying."""
        return put_if(condition, self.code, "today") or self.say(condition)
