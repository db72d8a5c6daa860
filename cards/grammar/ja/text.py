"""Japanese, as printed on OCG cards: numbered effects, full-width digits."""

from cards.grammar.ja.saying import aims, say
from cards.grammar.ja.verbs import going_on, joining, present
from cards.grammar.numbered import Numbered
from engine.yugioh.language import Activatable, Activate, Continuous, Whenever


class Japanese(Numbered):
    """Japanese."""

    code = "ja"

    def activation(self, occasion: str, effect: Activatable) -> str:
        """When it is activated, what for and on what."""
        means = self._paid(effect) + self.on(effect)
        between = "、" if means else "" if occasion.endswith("に") else "に"
        return f"{occasion}{between if occasion else ''}{means}"

    def _paid(self, effect: Activatable) -> str:
        """The cost, as what follows needs it."""
        if not effect.cost:
            return ""
        cost = say(effect.cost)
        return f"{going_on(cost)}、" if effect.target else joining(cost)

    def paying(self, effect: Activate) -> str:
        """The cost, as what is done to activate this card."""
        return joining(say(effect.cost)) if effect.cost else ""

    def on(self, effect: Activatable) -> str:
        """On what it is activated."""
        return f"{aims(effect.target)}を対象として" if effect.target else ""

    def happening(self, when: str) -> str:
        """What happens, as it happens each time."""
        return present(when)


JAPANESE = Japanese(say)
text, say_paragraph = JAPANESE.text, JAPANESE.paragraph
say.register(Activatable, JAPANESE.effect)
say.register(Continuous, JAPANESE.continuous)
say.register(Whenever, JAPANESE.whenever)
