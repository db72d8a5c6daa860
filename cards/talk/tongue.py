"""A language: its messages about a duel, and what grammar they cannot do by themselves.

Whole sentences are messages. Cards in a sentence, whose they are, lists of them and articles
are put together here; English does some of it in its own way.
"""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from pathlib import Path

from cards.grammar import terms
from cards.messages import Messages
from cards.talk.scene import Scene, zone_of
from engine.core.protocol import Seat
from engine.yugioh.language import Attribute, CardText, Phase, Place, Type
from engine.yugioh.views.board import CardView

WORDS = Path(__file__).parent / "words"
"""The messages of all languages, a folder for each."""


@cache
def slug(value: Enum) -> str:
    """The name of a value as keys have it: "main-1" for `Phase.MAIN_1`."""
    return value.name.lower().replace("_", "-")


def key(value: Enum) -> str:
    """The key of the message that names a value: "phase-main-1" for `Phase.MAIN_1`."""
    return f"{type(value).__name__.lower()}-{slug(value)}"


class Tongue:
    """A language without articles and plurals, such as Japanese and Chinese."""

    of: str
    """Stands between an owner and what they own."""
    you: str
    own: str
    """Stands for the owner where they are the one who acts."""
    quotes: str
    """Stand before and after a card's name in a sentence."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Messages((WORDS / language).glob("*.ftl"), language)
        self.terms: dict[Enum, str] = {}

    def term(self, value: Enum) -> str:
        """What a value is called."""
        term = self.terms.get(value)
        if term is None:
            term = self.terms[value] = self.words.say(key(value))
        return term

    def zone(self, code: str) -> str:
        """What a zone is called: its name if it has one, or its code, such as M1."""
        named = f"zone-{code.lower()}"
        return self.words.say(named) if named in self.words else code

    def zone_of(self, card: CardView) -> str:
        """The zone a card lies in, as it stands in a sentence; empty if it is in none."""
        return self.zone(zone_of(card))

    def count(self, least: int, most: int) -> str:
        """So many cards, from `least` to `most`."""
        if least == most:
            return self.words.say("count-exactly", number=most)
        if least == 0:
            return self.words.say("count-up-to", most=most)
        return self.words.say("count-between", least=least, most=most)

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
        return self.unknown(card) if name is None else f"{self.quotes[0]}{name}{self.quotes[1]}"

    def a(self, card: CardView, scene: Scene) -> str:
        """What a card is called in a sentence, with an article if it needs one."""
        return self.noun(card, scene)

    def player(self, seat: Seat, scene: Scene) -> str:
        """The player."""
        return self.you if scene.is_reader(seat) else scene.player(seat)

    def their(self, seat: Seat, scene: Scene, by: Seat | None = None) -> str:
        """Whose something of the player is, in a sentence of what `by` does."""
        return f"{self.own if seat == by else self.player(seat, scene)}{self.of}"

    def whose(self, card: CardView, scene: Scene, by: Seat | None = None) -> str:
        """The card with whose it is, in a sentence of what `by` does."""
        return f"{self.their(card.controller, scene, by)}{self.noun(card, scene)}"

    def where(self, card: CardView, scene: Scene) -> str:
        """The zone or pile a card lies in, with whose it is."""
        place = self.zone(zone_of(card)) or self.term(card.place)
        return f"{self.their(card.controller, scene)}{place}"

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list."""
        raise NotImplementedError

    def cards(self, views: Sequence[CardView], scene: Scene) -> str:
        """The cards, by name where they are known and by their number where none is."""
        if any(view.is_known or view.place is Place.FIELD for view in views):
            return self.listing([self.a(view, scene) for view in views])
        return self.words.say("unknown-cards", count=len(views))

    def together(self, sentences: Sequence[str]) -> str:
        """The sentences, one after another."""
        return "".join(sentences)

    def with_deed(self, label: str, deed: str) -> str:
        """A label, and what pressing it does."""
        return self.words.say("label-with-deed", label=label, deed=deed)

    def kind(self, text: CardText) -> str:
        """What a Spell or Trap is: "Quick-Play Spell"."""
        return terms.kind(text, self.language)

    def nature(self, attribute: Attribute | None, type: Type | None) -> str:
        """The Attribute and the Type of a monster: "DARK Fiend"."""
        return terms.nature(attribute, type, self.language)

    def rank(self, text: CardText) -> str:
        """The Level of a monster, its Rank, or its Link Rating with its arrows."""
        return terms.rank(text, self.language)
