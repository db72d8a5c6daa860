"""What the bot itself has to tell in a duel."""

from collections.abc import Mapping
from dataclasses import replace

from bot.shared.words import say
from engine.core.lines import Line, Weight
from engine.core.protocol import Seat
from engine.core.values import value


@value
class Remark:
    """Something the bot itself has to tell: a key of its words, and their facts.

    A fact that reads differently in each language is a mapping from language to words. Beside
    it a seat may be told an `own` remark, which nobody else reads.
    """

    key: str
    facts: tuple[tuple[str, int | str | Mapping[str, str]], ...] = ()
    own: "tuple[Seat, Remark] | None" = None

    def calling(self, names: Mapping[str, str]) -> "Remark":
        """The same of players who are called otherwise: `names` has the new ones by the old."""
        facts = tuple(
            (key, names.get(fact, fact) if key == "name" and isinstance(fact, str) else fact)
            for key, fact in self.facts
        )
        own = None if self.own is None else (self.own[0], self.own[1].calling(names))
        return replace(self, facts=facts, own=own)

    def said(self, language: str) -> Line:
        """The remark in words, which are not left out where much has happened."""
        facts = {
            name: fact[language] if isinstance(fact, Mapping) else fact
            for name, fact in self.facts
        }
        return Line(say(language, self.key, **facts), Weight.HEAVY)
