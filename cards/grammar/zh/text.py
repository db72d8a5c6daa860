"""Simplified Chinese, in the official wording: numbered effects."""

from collections.abc import Mapping
from functools import partial

from cards.grammar.anaphora import Known, kind_of
from cards.grammar.numbered import Numbered
from cards.grammar.printing import Form, put
from cards.grammar.qualities import says, spoken_face
from cards.grammar.uninflected import OUTERMOST, PRINTED
from engine.yugioh.language import (
    Activatable,
    Amount,
    Cards,
    Choose,
    Noun,
    PerCard,
    PerCounter,
    PerLevel,
    Place,
    ThisCard,
)


class Chinese(Numbered):
    """Simplified Chinese; what something is done to stands before the verb: 将……."""

    code = "zh"
    quotes = "“”"
    listed = "、"
    either = "或"
    case = "的情况下，"
    end = "。"

    def forms(self) -> Mapping[str, Form]:
        """Its forms."""
        return {
            **super().forms(),
            "put": self.taken,
            "theirs": lambda node: self.say(node).replace("对手", "自己"),
            "up-to": partial(self.counted, most="最多"),
        }

    def digits(self, number: int) -> str:
        """The number."""
        return f"{number}"

    def change(self, amount: int | Amount) -> str:
        """By how much ATK or DEF differs."""
        if isinstance(amount, int):
            return f"{'上升' if amount > 0 else '下降'}{abs(amount)}"
        falls = isinstance(amount, PerLevel | PerCard | PerCounter) and amount.each < 0
        return f"{'下降' if falls else '上升'}相当于{self.say(amount)}的数值"

    def counted(self, noun: Noun, count: int, most: str = "") -> str:
        """So many of them, or fewer; a card known already needs no number."""
        if isinstance(noun, Known | ThisCard):
            return self.say(noun)
        number = f"{most}{count}{self.counters[kind_of(noun)]}"
        if not isinstance(noun, Cards) or says(noun, *OUTERMOST):
            return f"{number}{self.say(noun)}"
        return f"{put(noun, 'zh', 'where')}{'的' if noun.place else ''}{number}{self.described(noun)}"

    def of(self, noun: Cards, such: str) -> str:
        """The particle between where they are and what they are like."""
        if noun.place is None:
            return super().of(noun, such)
        return "" if noun.position and such.startswith(self.lying(noun)) else "的"

    def lying(self, noun: Cards) -> str:
        """How they lie, with its particle."""
        face, position = self.plain(spoken_face(noun)), self.plain(noun.position)
        said = face.removesuffix("表示") + position if position else face
        return f"{said}{'的' if position or (face and says(noun, *PRINTED)) else ''}"

    def source(self, of: Noun) -> tuple[Cards, str] | None:
        """The cards of which some are chosen, and where those are taken from, if not the field."""
        on_field = isinstance(of, Cards) and of.place is Place.FIELD
        return None if on_field else super().source(of)

    def moved(self, choose: Choose, of: Cards, origin: str, counter: str) -> str:
        """So many of those cards as they are moved from there."""
        most = "最多" if choose.up_to else ""
        together = put(choose, "zh", "together")
        return f"{origin}将{most}{choose.count}{counter}{together}{self.described(of)}"

    def activation(self, occasion: str, effect: Activatable) -> str:
        """When it is activated, what for and on what."""
        means = "，".join(self.say(part) for part in (effect.cost, effect.target) if part)
        return f"{occasion}{'，' if occasion and means else ''}{means}"

    def on(self, effect: Activatable) -> str:
        """On what it is activated."""
        return self.say(effect.target) if effect.target else ""


CHINESE = Chinese()
LANGUAGE = CHINESE.language()
