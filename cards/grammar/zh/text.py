"""Simplified Chinese, in the official wording: numbered effects."""

from cards.grammar.numbered import Numbered
from cards.grammar.zh.saying import say
from engine.yugioh.language import Activatable, Activate, Continuous, Whenever


class Chinese(Numbered):
    """Simplified Chinese."""

    code = "zh"

    def activation(self, occasion: str, effect: Activatable) -> str:
        """When it is activated, what for and on what."""
        means = "，".join(say(part) for part in (effect.cost, effect.target) if part)
        return f"{occasion}{'，' if occasion and means else ''}{means}"

    def paying(self, effect: Activate) -> str:
        """The cost, as what is done to activate this card."""
        return say(effect.cost) if effect.cost else ""

    def on(self, effect: Activatable) -> str:
        """On what it is activated."""
        return say(effect.target) if effect.target else ""


CHINESE = Chinese(say)
text, say_paragraph = CHINESE.text, CHINESE.paragraph
say.register(Activatable, CHINESE.effect)
say.register(Continuous, CHINESE.continuous)
say.register(Whenever, CHINESE.whenever)
