"""What is code of each language: how words are joined, whose zones are meant, verb forms."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache, partial
from typing import Any

from cards.grammar.columns import FOLDER
from cards.grammar.duelmasters import looked
from cards.grammar.duelmasters.looked import Among, Rest
from cards.grammar.entries import entries
from cards.grammar.ja.verbs import going_on, joining
from cards.grammar.printing import Form, Printer
from cards.grammar.terms import words
from cards.grammar.vocabulary import Vocabulary
from engine.duelmasters import language
from engine.duelmasters.language import (
    Cards,
    Count,
    Do,
    Fact,
    Fit,
    Instead,
    It,
    Key,
    Look,
    May,
    Noun,
    Of,
    Random,
    Some,
    SplitBetween,
    Step,
    This,
    Top,
    Whose,
    Word,
)

PHRASES = FOLDER / "duelmasters"
VOCABULARY = Vocabulary((Word, Fit), language, looked)
WHOLE = "whole"
"""The topic of a fact that is a sentence of its own."""


class Tongue:
    """A language: its forms, and how it joins what is said."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.term = partial(words, language=code, folder=PHRASES)
        self.join = self.term("Join")

    def forms(self) -> Mapping[str, Form]:
        """Its forms, each by its name."""
        listed = {name: partial(self.listed, by=name) for name in ("and", "or", "then")}
        terms = {"of": "WhoseCards", "one": "OneOf"}
        return {
            **listed,
            **{form: partial(self.called, section=each) for form, each in terms.items()},
            "": self.say,
            "a": self.single,
            "a-spell": lambda fit: self.single(_of_spells(fit)),
            "deeds": self.deeds,
            "done": lambda take: self.say(Do(take.verb, Among(take))),
            "facts": self.facts,
            "instead": self.instead,
            "keyword": self.keyword,
            "lines": self.lines,
            "may": self.say,
            "named": lambda name: self.term("Named")[name],
            "names": lambda keys: self.listed([self.keyword(key) for key in keys]),
            "options": self.options,
            "or-many": lambda fits: self.join["or"].join(map(self.several, fits)),
            "owners": self.owners,
            "race": lambda race: self.term("Race")[race],
            "races": self.races,
            "signed": self.signed,
            "taken": lambda take: self.say(Among(take)),
            "spells": lambda fit: self.several(_of_spells(fit)),
            "one-of": lambda step: self.say(Do(step.one, It())),
            "rest": self.rest,
        }

    def say(self, value: Any) -> str:
        """The word, a term, a number, or several of them."""
        if isinstance(value, Enum):
            return self.called(value)
        if isinstance(value, tuple):
            return self.listed(value)
        return f"{value}" if isinstance(value, int | str) else PRINTER.put(value, self.code)

    def called(self, value: Enum, section: str = "") -> str:
        """What the term is called."""
        return self.term(section or type(value).__name__)[value.name]

    def listed(self, several: Iterable[Any], by: str = "and") -> str:
        """These, one after the other."""
        return self.join[by].join(map(self.say, several))

    def single(self, fit: Fit) -> str:
        """A card that is like that."""
        return self.say(fit)

    def several(self, fit: Fit) -> str:
        """Cards that are like that."""
        return self.say(fit)

    def options(self, steps: Iterable[Step]) -> str:
        """Steps of which some are chosen, a line for each."""
        return "".join(self.join["option"] + self.say(step) for step in steps) + "\n"

    def races(self, races: Iterable[str]) -> str:
        """Parts of races of which one is enough."""
        called = self.term("Race")
        return self.join["or"].join(self.join["quoted"].format(called[each]) for each in races)

    def keyword(self, key: Key | type) -> str:
        """The name of a keyword, in quotation marks where the language sets them."""
        named = self.called(key) if isinstance(key, Key) else self.term("Keyword")[key.__name__]
        return self.join["quoted"].format(named)

    def lines(self, keys: Iterable[Key]) -> str:
        """A line for each keyword of a card, with what it means."""
        meanings = self.term("Meaning")
        return "\n".join(
            self.join["key"].format(self.called(key), meanings[key.name])
            if key.name in meanings
            else self.join["doing"].format(self.called(key))
            for key in keys
        )

    def signed(self, number: int | Count) -> str:
        """By how much power differs."""
        return f"{number:+}" if isinstance(number, int) else f"{number.times:+}"

    def owners(self, noun: Noun) -> str:
        """Whose zone these cards go to."""
        if _is_own(noun):
            return self.term("Owner")["own"]
        return self.term("Owner")["many" if _are_many(noun) else "one"]

    def instead(self, ability: Instead) -> str:
        """What happens instead of something."""
        step = ability.step or (Do(ability.verb, It()) if ability.verb else None)
        if step is None:
            return ""
        return self.say(May(step) if ability.may and not isinstance(step, May) else step)

    def rest(self, step: Look | SplitBetween) -> str:
        """What is done with cards that were not taken."""
        own = isinstance(step, Look)
        return self.say(Do(step.rest, Rest(own))) if step.rest else ""

    def facts(self, node: Any) -> str:
        """Facts as they are said of the cards of a `Static` or `Lasts`."""
        noun: Noun = node.noun or This()
        whole = [fact for fact in node.facts if _is_whole(fact)]
        about = [fact for fact in node.facts if not _is_whole(fact)]
        said = [self.say(fact) for fact in whole]
        if about:
            what = self.predicates(about, many=_are_many(noun))
            said.append(self.join["said"].format(self.subject(noun), what))
        return self.join["sentence"].join(said)

    def subject(self, noun: Noun) -> str:
        """What something is said of."""
        if isinstance(noun, Some):
            return self.join["chosen"]
        return PRINTER.put(noun, self.code, "subject")

    def predicates(self, facts: Sequence[Fact], *, many: bool) -> str:
        """What is said of cards."""
        return self.listed(facts)

    def deeds(self, keys: Sequence[Key]) -> str:
        """Several keywords that are no names, as one clause."""
        return self.listed(keys)

    def sentence(self, word: Word) -> tuple[str, ...]:
        """A whole ability or step, a paragraph for each line of it."""
        lines = (line.lstrip(".。 ") for line in self.say(word).split("\n"))
        return tuple(self.ended(line) for line in lines if line)

    def ended(self, line: str) -> str:
        """With its full stop, where it does not lead to a list."""
        return line if line.endswith((":", "：")) else line + self.join["stop"]


class English(Tongue):
    """English: articles, plurals, and "that opponent" where one was spoken of before."""

    AGAIN = re.compile(r"(\bopponent\b(?!s).*?)\ban opponent\b")
    START = re.compile(r"(?:^|(?<=\. )|(?<=● )|(?<=: ))[a-z]")

    def single(self, fit: Fit) -> str:
        """A card that is like that, with its article."""
        said = self.say(fit)
        return f"a{'n' if said[0] in 'aeiou' else ''} {said}"

    def several(self, fit: Fit) -> str:
        """Cards that are like that."""
        return PRINTER.put(fit, "en", "many")

    def subject(self, noun: Noun) -> str:
        """What something is said of."""
        return PRINTER.put_if(noun, "en", "among") or self.say(noun)

    def predicates(self, facts: Sequence[Fact], *, many: bool) -> str:
        """What is said of one card, or of several."""
        said = [
            (many and PRINTER.put_if(each, "en", "many")) or self.say(each) for each in facts
        ]
        return self.join["and"].join(said)

    def ended(self, line: str) -> str:
        """With capitals and its full stop; an opponent is the same throughout an effect."""
        while (again := self.AGAIN.sub(r"\1that opponent", line)) != line:
            line = again
        return super().ended(self.START.sub(lambda at: at[0].upper(), line))


class Japanese(Tongue):
    """Japanese: what is joined ends in another form."""

    def forms(self) -> Mapping[str, Form]:
        """Its forms."""
        return {**super().forms(), "may": lambda step: joining(self.say(step)) + "もよい"}

    def predicates(self, facts: Sequence[Fact], *, many: bool) -> str:
        """What is said of cards, the last alone as a sentence ends."""
        return self._going_on([self.say(fact) for fact in facts])

    def deeds(self, keys: Sequence[Key]) -> str:
        """Several keywords that are no names, as one clause."""
        return self._going_on([self.called(key) for key in keys])

    def _going_on(self, said: Sequence[str]) -> str:
        return "、".join([*map(going_on, said[:-1]), said[-1]])


def _of_spells(fit: Fit) -> Fit:
    return replace(fit, of=Of.SPELL) if fit.of is Of.CARD else fit


def _is_whole(fact: Fact) -> bool:
    entry = PRINTER.entry_of(fact)
    return entry is not None and entry.topic == WHOLE


def _is_own(noun: Noun) -> bool:
    if isinstance(noun, Some | Random):
        return _is_own(noun.of)
    if isinstance(noun, Cards | Top):
        return noun.whose is Whose.OWN
    return isinstance(noun, This | Among) or (isinstance(noun, Rest) and noun.own)


def _are_many(noun: Noun) -> bool:
    if isinstance(noun, Some):
        return (noun.most or noun.least) != 1
    if isinstance(noun, Random | Top):
        return noun.count != 1 or getattr(noun, "whose", None) is Whose.ANYBODY
    return isinstance(noun, Cards)


@cache
def tongue(code: str) -> Tongue:
    """The language "en", "ja" or "zh"; KeyError for another."""
    return {"en": English, "ja": Japanese, "zh": Tongue}[code](code)


PRINTER = Printer(partial(entries, PHRASES, VOCABULARY), lambda code: tongue(code).forms())
