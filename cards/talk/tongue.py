"""A language: its messages about a duel, and what is called how in them.

Whole sentences are messages; so is how a card stands in one, whose it is, and how a list is
joined (`words/<language>/grammar.ftl`).
"""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache, reduce
from pathlib import Path

from cards import languages
from cards.grammar.terms import table
from cards.messages import Messages
from cards.talk.scene import Scene, zone_of
from engine.core.protocol import Seat
from engine.yugioh.language import Attribute, Kind, Phase, Place, Type
from engine.yugioh.views.board import CardView

WORDS = Path(languages.__file__).parent / "talk" / "words"
"""The messages of all languages, a folder for each; this very module may lie in a build."""


@cache
def slug(value: Enum) -> str:
    """The name of a value as keys have it: "main-1" for `Phase.MAIN_1`."""
    return value.name.lower().replace("_", "-")


def called(kind: type) -> str:
    """The name of a class as keys have it: "attacks-often" for `AttacksOften`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def key(value: Enum) -> str:
    """The key of the message that names a value: "phase-main-1" for `Phase.MAIN_1`."""
    return f"{type(value).__name__.lower()}-{slug(value)}"


class Tongue:
    """A language of duels."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Messages((WORDS / language).glob("*.ftl"), language)
        self.terms: dict[Enum, str] = {}

    def term(self, value: Enum) -> str:
        """What a value is called."""
        term = self.terms.get(value)
        if term is None:
            printed = isinstance(value, Type | Attribute | Kind)
            named = table(type(value), self.language) if printed else {}
            term = self.terms[value] = named.get(value) or self.words.say(key(value))
        return term

    def settled(self, value: Enum | None) -> str:
        """What a value is called, left open where there is none yet."""
        return "…" if value is None else self.term(value)

    def zone(self, code: str) -> str:
        """What a zone is called: its name if it has one, or its code, such as M1."""
        named = f"zone-{code.lower()}"
        return self.words.say(named) if named in self.words else code

    def zone_of(self, card: CardView) -> str:
        """The zone a card lies in, as it stands in a sentence; empty if it is in none."""
        code = zone_of(card)
        zone = self.zone(code)
        return zone if zone == code else self.words.fill("named-zone", {"zone-name": zone})

    def count(self, least: int, most: int, of: str = "count") -> str:
        """So many cards, from `least` to `most`, or so many "monsters"."""
        if least == most:
            return self.words.say(f"{of}-exactly", number=most)
        if least == 0:
            return self.words.say(f"{of}-up-to", most=most)
        return self.words.say(f"{of}-between", least=least, most=most)

    def phase(self, phase: Phase, *, only_main: bool) -> str:
        """The name of a phase, where there may be only one Main Phase."""
        if only_main and phase is Phase.MAIN_1:
            return self.words.say("only-main-phase")
        return self.term(phase)

    def unknown(self, card: CardView) -> str:
        """What is to be seen of a card that is not known."""
        if card.place is not Place.FIELD:
            return self.words.say("unknown-card")
        if card.is_monster:
            noun = self.words.say("unknown-monster")
        else:
            noun = self.words.say("unknown-face-down" if card.row is None else "unknown-set")
        where = self.zone_of(card)
        return self.words.say("unknown-in-zone", card=noun, zone=where) if where else noun

    def name(self, card: CardView, scene: Scene) -> str:
        """What a card is called by itself: its name, or what is to be seen of it."""
        return scene.name(card) or self.unknown(card)

    def noun(self, card: CardView, scene: Scene) -> str:
        """What a card is called in a sentence, without an article."""
        name = scene.name(card)
        return (
            self.unknown(card)
            if name is None
            else self.words.fill("named-card", {"card-name": name})
        )

    def a(self, card: CardView, scene: Scene) -> str:
        """What a card is called in a sentence, with an article if it needs one."""
        noun = self.noun(card, scene)
        return noun if scene.name(card) else self.words.fill("some-card", {"unknown": noun})

    def player(self, seat: Seat, scene: Scene) -> str:
        """The player."""
        return self.words.fill("named-player", _person(seat, scene))

    def their(self, seat: Seat, scene: Scene, by: Seat | None = None) -> str:
        """Whose something of the player is, in a sentence of what `by` does."""
        return self.words.fill("whose", _person(seat, scene, by))

    def whose(self, card: CardView, scene: Scene, by: Seat | None = None) -> str:
        """The card with whose it is, in a sentence of what `by` does."""
        facts = _person(card.controller, scene, by)
        return self.words.fill("whose-card", {**facts, "card": self.noun(card, scene)})

    def where(self, card: CardView, scene: Scene) -> str:
        """The zone or pile a card lies in, with whose it is."""
        facts = _person(card.controller, scene)
        return self.words.fill("whose-card", {**facts, "card": self.there(card)})

    def there(self, card: CardView) -> str:
        """Where a card lies, without whose that is: its zone, or its pile."""
        return self.zone(zone_of(card)) or self.term(card.place)

    def whose_there(self, card: CardView, scene: Scene, by: Seat) -> str:
        """The card with whose it is and where it lies, where its name does not tell that."""
        named = self.whose(card, scene, by)
        told = card.is_known
        return self.words.say("marked", label=named, mark=self.there(card)) if told else named

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list: "A, B and C"."""
        if len(words) < 2:
            return "".join(words)
        most = self.words.say("comma").join(words[:-1])
        many = "yes" if len(words) > 2 else "no"
        return self.words.fill(
            "and", {"most-words": most, "last-word": words[-1], "many": many}
        )

    def cards(self, views: Sequence[CardView], scene: Scene) -> str:
        """The cards, by name where they are known and by their number where none is."""
        if any(map(self.tells_apart, views)):
            return self.listing([self.a(view, scene) for view in views])
        return self.words.say("unknown-cards", count=len(views))

    def tells_apart(self, card: CardView) -> bool:
        """Whether a card is told by itself, and not only counted."""
        return card.is_known or card.place is Place.FIELD

    def together(self, sentences: Sequence[str]) -> str:
        """The sentences, one after another."""
        return reduce(self._and_then, sentences)

    def _and_then(self, told: str, more: str) -> str:
        facts = {"first-sentence": told, "next-sentence": more}
        return self.words.fill("one-after-another", facts)

    def with_deed(self, label: str, deed: str) -> str:
        """A label, and what pressing it does."""
        return self.words.say("label-with-deed", label=label, deed=deed)


def _person(seat: Seat, scene: Scene, by: Seat | None = None) -> Mapping[str, str]:
    """The player as messages speak of them, in a sentence of what `by` does."""
    return {
        "player": scene.player(seat),
        "person": "you" if scene.is_reader(seat) else "they",
        "is-own": "yes" if seat == by else "no",
    }
