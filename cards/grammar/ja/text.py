"""Japanese, as printed on OCG cards: numbered effects, full-width digits."""

from collections.abc import Iterator, Mapping, Sequence

from cards.grammar.anaphora import Known
from cards.grammar.ja.verbs import done, going_on, joining, possible, present
from cards.grammar.numbered import Numbered
from cards.grammar.printing import Form, put
from cards.grammar.qualities import says, spoken_face
from cards.grammar.terms import WIDE
from cards.grammar.uninflected import FIRST, NEAREST, PRINTED
from engine.yugioh.language import (
    Activatable,
    Activate,
    Amount,
    Cards,
    Choose,
    HalfOf,
    Less,
    LessPerCard,
    LevelOf,
    Noun,
    PerCard,
    PerCounter,
    PerLevel,
    PerMaterial,
    Place,
    RatingOf,
    TotalLevel,
)

COUNTED = (
    *(int, HalfOf, LessPerCard, LevelOf, RatingOf, TotalLevel),
    *(PerCard, PerCounter, PerLevel, PerMaterial),
)
"""What is a number as it is said; any other amount is that of something (分)."""
APART = ("not the ability", "no effect")
"""What ends in "other than …" (以外の), and would take in what stands before it."""
IN_ZONES = ("pendulum zone", "field zone")
"""What is said of cards on the field where it is said where they are."""


AMOUNTS = ("ずつ", "だけ")
"""After these a number takes no particle: １体ずつ対象とする."""


class Japanese(Numbered):
    """Japanese; a phrase ends with its verb in the dictionary form."""

    code = "ja"
    quotes = "「」"
    listed = ""
    either = "か、"
    case = "の場合、"
    end = "。"
    first = (*APART, *FIRST)
    nearest = tuple(each for each in NEAREST if each not in APART)

    def forms(self) -> Mapping[str, Form]:
        """Its forms, those of verbs too."""
        return {
            **super().forms(),
            "done": lambda node: done(self.say(node)),
            "going-on": lambda node: going_on(self.say(node)),
            "joining": lambda node: joining(self.say(node)),
            "one": self.one,
            "possible": lambda node: possible(self.say(node)),
            "present": lambda node: present(self.say(node)),
            "taken": self.taken,
            "theirs": lambda node: self.say(node).replace("相手", "自分"),
            "theirs-possible": lambda node: possible(self.say(node).replace("相手", "自分")),
            "whole": self.whole,
        }

    def digits(self, number: int) -> str:
        """The number in full-width digits."""
        return f"{number}".translate(WIDE)

    def change(self, amount: int | Amount) -> str:
        """By how much ATK or DEF differs, before "する"."""
        falls = amount < 0 if isinstance(amount, int) else _falls(amount)
        amount = amount.amount if isinstance(amount, Less) else amount
        much = self.digits(abs(amount)) if isinstance(amount, int) else self.say(amount)
        part = "" if isinstance(amount, COUNTED) else "分"
        return f"{much}{part}{'ダウン' if falls else 'アップ'}"

    def counted(self, noun: Noun, count: int) -> str:
        """So many of them."""
        return f"{self.say(noun)}{self.digits(count)}{self.counter(noun)}"

    def one(self, noun: Noun) -> str:
        """The cards as what is spoken of, with their number if they are chosen."""
        return self.counted(noun.of, noun.count) if isinstance(noun, Choose) else self.say(noun)

    def lying(self, noun: Cards) -> str:
        """How they lie, with its particle."""
        face, position = self.plain(spoken_face(noun)), self.plain(noun.position)
        said = face.removesuffix("表示") + position if position else face
        return f"{said}の" if said and says(noun, *PRINTED) else said

    def still(self, noun: Known) -> str:
        """What a card spoken of before still is, apart from what "that" (その) stands before."""
        said = super().still(noun)
        return f"、{said}" if said.startswith("その") else said

    def phrased(self, noun: Cards, topics: Sequence[str]) -> Iterator[str]:
        """What the noun says of its qualities, without zones where it says its place."""
        told: tuple[str, ...] = IN_ZONES if noun.place is Place.FIELD else ()
        told += ("spell zone",) if told and noun.whose else ()
        return super().phrased(noun, [each for each in topics if each not in told])

    def nature(self, noun: Cards) -> Iterator[str]:
        """Their Attribute and Type, with a particle before what kind of monsters they are."""
        said = [*super().nature(noun)]
        yield from said
        if said and says(noun, "frame", "effect"):
            yield "の"

    def source(self, of: Noun) -> tuple[Cards, str] | None:
        """The cards of which some are chosen, and where they are taken from, or whose they are."""
        if isinstance(of, Cards) and not of.place:
            return of, put(of, "ja", "where")
        return super().source(of)

    def moved(self, choose: Choose, of: Cards, origin: str, counter: str) -> str:
        """So many of those cards as they are moved from there."""
        if choose.each_named:
            return f"{origin}{self.one_each(choose)}"
        number, apart = f"{self.digits(choose.count)}{counter}", put(choose, "ja", "apart")
        much = f"を{number}まで{apart}" if choose.up_to else f"{number}{apart}を"
        return f"{origin}{put(choose, 'ja', 'together')}{self.described(of)}{much}"

    def activation(self, occasion: str, effect: Activatable) -> str:
        """When it is activated, what for and on what."""
        means = self._paid(effect) + self.on(effect)
        between = "、" if means else "" if occasion.endswith("に") else "に"
        return f"{occasion}{between if occasion else ''}{means}"

    def _paid(self, effect: Activatable) -> str:
        """The cost, as what follows needs it."""
        if not effect.cost:
            return ""
        cost = self.say(effect.cost)
        return f"{going_on(cost)}、" if effect.target else joining(cost)

    def paying(self, effect: Activate) -> str:
        """The cost, as what is done to activate this card."""
        cost = super().paying(effect)
        return joining(cost) if cost else ""

    def on(self, effect: Activatable) -> str:
        """On what it is activated."""
        aims = put(effect.target, "ja", "aims") if effect.target else ""
        return f"{aims}{'' if aims.endswith(AMOUNTS) else 'を'}対象として" if aims else ""


def _falls(amount: Amount) -> bool:
    counted = isinstance(amount, PerLevel | PerCard | PerCounter) and amount.each < 0
    return counted or isinstance(amount, Less)


JAPANESE = Japanese()
LANGUAGE = JAPANESE.language()
