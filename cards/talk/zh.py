"""A duel in Chinese: quotes, lists and what cards are."""

from collections.abc import Sequence

from cards.grammar.terms import rank
from cards.talk.tongue import Tongue
from cards.text.zh.terms import ATTRIBUTE, ICON, KIND, TYPE
from engine.yugioh.language import Attribute, CardText, Type


class Chinese(Tongue):
    """Chinese."""

    of = "的"
    you = "你"
    own = "自己"
    quotes = "“”"

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list."""
        if len(words) < 2:
            return "".join(words)
        return f"{'、'.join(words[:-1])}和{words[-1]}"

    def kind(self, text: CardText) -> str:
        """What a Spell or Trap is."""
        return f"{ICON[text.icon]}{KIND[text.kind].removesuffix('卡')}"

    def nature(self, attribute: Attribute | None, type: Type | None) -> str:
        """The Attribute and the Type of a monster."""
        said = "" if attribute is None else f"{ATTRIBUTE[attribute]}属性"
        return f"{said} {'' if type is None else TYPE[type]}".strip()

    def rank(self, text: CardText) -> str:
        """The Level of a monster, its Rank, or its Link Rating with its arrows."""
        return rank(text, "zh")
