"""Something that happened, and its facts in the words of one language."""

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import Enum

from cards.grammar.terms import rank
from cards.messages import Value
from cards.talk.labels import starting
from cards.talk.scene import Scene, zone_of
from cards.talk.tongue import Tongue
from engine.core.protocol import Seat
from engine.core.values import record
from engine.yugioh.language import Summon
from engine.yugioh.views.board import CardView

Views = CardView | tuple[CardView, ...] | None
"""One card, cards together, or no card where there might be one."""
RANKED = (Summon.SYNCHRO, Summon.XYZ, Summon.LINK)
"""Summons that are told with the Level, Rank or Link Rating of the monster."""


@record
class Happening:
    """Something to tell: which message says it, who does it, and what it is about.

    Cards are views: whoever says it cannot name what the reader may not know.
    """

    key: str
    player: Seat | None = None
    cards: Mapping[str, Views] = field(default_factory=dict)
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def all_cards(self) -> tuple[CardView, ...]:
        """The cards that it happens to together."""
        cards = self.cards["cards"]
        assert isinstance(cards, tuple)
        return cards


def sentence(happening: Happening, scene: Scene, tongue: Tongue) -> str:
    """What happened, as a sentence."""
    return tongue.words.fill(happening.key, Facts(happening, scene, tongue))


class Facts:
    """The facts of a happening, each put into words when a message asks for it.

    Cards are asked for by their name in the happening: `$cards`; with whose they are, as
    `$whose-cards`, or as `$own-cards` where the sentence names who does it, so that theirs are
    "their own"; by their number, as `$cards-count`. A fact whose name begins with a capital
    begins with one. A value that is an enumeration is called as the messages call it; of values
    for both players `$wins` is that of who does it, and `$other-wins` that of the other one.
    """

    __slots__ = ("happening", "scene", "tongue")

    def __init__(self, happening: Happening, scene: Scene, tongue: Tongue) -> None:
        self.happening = happening
        self.scene = scene
        self.tongue = tongue

    def __getitem__(self, name: str) -> Value:
        """The fact of that name; KeyError where the happening has none."""
        if name[0] <= "Z":
            return starting(str(self[name[0].lower() + name[1:]]))
        happening = self.happening
        if name in happening.values:
            return self._value(happening.values[name])
        if name in happening.cards:
            return self._cards(happening.cards[name])
        if name in OTHERS:
            return OTHERS[name](self)
        if name.startswith("whose-"):
            return self._whose(happening.cards[name.removeprefix("whose-")])
        if name.startswith("own-"):
            return self._whose(happening.cards[name.removeprefix("own-")], happening.player)
        if name.startswith("other-"):
            return self._value(happening.values[name.removeprefix("other-")], self.other)
        if name.endswith("-count"):
            counted = name.removesuffix("-count")
            return _count({**happening.values, **happening.cards}[counted])
        raise KeyError(name)

    def _value(self, value: object, seat: Seat | None = None) -> Value:
        if isinstance(value, tuple):
            value = value[self.doer if seat is None else seat]
        if isinstance(value, Enum):
            return self.tongue.term(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        assert isinstance(value, str | int)
        return value

    def _cards(self, views: Views) -> str:
        if isinstance(views, tuple):
            return self.tongue.cards(views, self.scene)
        assert views is not None
        return self.tongue.a(views, self.scene)

    def _whose(self, views: Views, by: Seat | None = None) -> str:
        tongue, scene = self.tongue, self.scene
        if isinstance(views, tuple):
            return tongue.listing([tongue.whose(view, scene, by) for view in views])
        assert views is not None
        return tongue.whose(views, scene, by)

    @property
    def doer(self) -> Seat:
        """Who does it; if nobody does, whose the only card is, or else the first player."""
        if self.happening.player is not None:
            return self.happening.player
        card = self.happening.cards.get("card")
        return card.controller if isinstance(card, CardView) else Seat(0)

    @property
    def other(self) -> Seat:
        """The other player."""
        return Seat(1 - self.doer)

    def person(self, seat: Seat) -> str:
        """How the player is spoken of: "you", or "they"."""
        return "you" if self.scene.is_reader(seat) else "they"

    @property
    def card(self) -> CardView:
        """The only card that it is about."""
        card = self.happening.cards["card"]
        assert isinstance(card, CardView)
        return card

    def cards_told(self) -> str:
        """Whether its cards are "named", or only "counted" since none is known."""
        views = self.happening.cards["cards"]
        assert isinstance(views, tuple)
        return "named" if any(map(self.tongue.tells_apart, views)) else "counted"

    def seen(self) -> str:
        """What is to be seen of the card: itself, or a "monster" or a "card" face-down."""
        if self.card.is_known:
            return "itself"
        return "monster" if self.card.is_monster else "card"

    def rank(self) -> str:
        """The Level, Rank or Link Rating of the card where its summon is told with it."""
        ranked = self.happening.values["way"] in RANKED and self.card.text is not None
        return rank(self.card.text, self.tongue.language) if ranked and self.card.text else ""

    def position(self) -> str:
        """The battle position of the card, if it has one."""
        return "" if self.card.position is None else self.tongue.term(self.card.position)

    def pile(self) -> str:
        """The pile that cards go to."""
        return self.tongue.words.fill(f"pile-{self.happening.values['to']}", self)


OTHERS: Mapping[str, Callable[[Facts], Value]] = {
    "player": lambda facts: facts.tongue.player(facts.doer, facts.scene),
    "person": lambda facts: facts.person(facts.doer),
    "other": lambda facts: facts.tongue.player(facts.other, facts.scene),
    "other-person": lambda facts: facts.person(facts.other),
    "their": lambda facts: facts.tongue.their(facts.doer, facts.scene),
    "seen": Facts.seen,
    "zone": lambda facts: facts.tongue.zone_of(facts.card),
    "has-zone": lambda facts: _yes(zone_of(facts.card)),
    "position": Facts.position,
    "has-position": lambda facts: _yes(facts.position()),
    "rank": Facts.rank,
    "has-rank": lambda facts: _yes(facts.rank()),
    "is-monster": lambda facts: "yes" if facts.card.is_monster else "no",
    "pile": Facts.pile,
    "cards-told": Facts.cards_told,
}
"""Facts beside values and cards: of players, of the only card, of where cards go."""


def _yes(text: str) -> str:
    return "yes" if text else "no"


def _count(value: object) -> int:
    return len(value) if isinstance(value, tuple) else int(value is not None)
