"""A duel in Japanese: quotes, lists and what cards are."""

from collections.abc import Sequence

from cards.grammar.terms import rank
from cards.talk.tongue import Tongue
from cards.text.ja.terms import ATTRIBUTE, ICON, KIND, TYPE
from engine.yugioh.language import Attribute, CardText, Type


class Japanese(Tongue):
    """Japanese."""

    of = "の"
    you = "あなた"
    own = "自分"
    quotes = "「」"

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list."""
        return "、".join(words)

    def kind(self, text: CardText) -> str:
        """What a Spell or Trap is."""
        return f"{ICON[text.icon]}{KIND[text.kind].removesuffix('カード')}"

    def nature(self, attribute: Attribute | None, type: Type | None) -> str:
        """The Attribute and the Type of a monster."""
        said = "" if attribute is None else f"{ATTRIBUTE[attribute]}属性"
        return f"{said} {'' if type is None else TYPE[type]}".strip()

    def rank(self, text: CardText) -> str:
        """The Level of a monster, its Rank, or its Link Rating with its arrows."""
        return rank(text, "ja")
