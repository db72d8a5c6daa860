"""What cards are searched by, and whether a card fits it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.library.records import CardKind, CardStats
from bot.shared.folding import terms

MONSTERS = (
    "Normal",
    "Effect",
    "Ritual",
    "Fusion",
    "Synchro",
    "Xyz",
    "Pendulum",
    "Link",
    "Tuner",
    "Flip",
    "Spirit",
    "Union",
    "Gemini",
)
SPELLS = ("Normal", "Continuous", "Equip", "Field", "Quick-Play", "Ritual")
TRAPS = ("Normal", "Continuous", "Counter")
ATTRIBUTES = ("DARK", "LIGHT", "EARTH", "WATER", "FIRE", "WIND", "DIVINE")
TYPES = (
    *("Aqua", "Beast", "Beast-Warrior", "Creator God", "Cyberse", "Dinosaur", "Divine-Beast"),
    *("Dragon", "Fairy", "Fiend", "Fish", "Illusion", "Insect", "Machine", "Plant"),
    *("Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster", "Thunder"),
    *("Warrior", "Winged Beast", "Wyrm", "Zombie"),
)
LIMITS = ("forbidden", "limited", "semi-limited")
"""What a ban list makes of cards of which it allows 0, 1 and 2 copies."""
LONGEST_TEXT = 48


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card, with the term that tells it apart; "" for all of that kind."""

    kind: CardKind
    term: str = ""

    @property
    def key(self) -> str:
        """What it goes by: "monster", "spell-quick-play"."""
        return "-".join(filter(None, (self.kind.value, self.term.lower())))


KINDS: Mapping[str, Kind] = {
    each.key: each
    for kind, told in (
        (CardKind.MONSTER, MONSTERS),
        (CardKind.SPELL, SPELLS),
        (CardKind.TRAP, TRAPS),
    )
    for each in (Kind(kind), *(Kind(kind, term) for term in told))
}
"""Every kind that can be asked for, by its key; as many as a menu has."""
ORDERS = ("", "name", "height", "atk", "defence")
"""What is found can be sorted by: "" puts the cards that can be played here first."""
CODED = {"kind": tuple(KINDS), "type": TYPES, "attribute": ATTRIBUTES, "order": ORDERS}
"""What stands as its place in ids of messages that are out: nothing may change its place."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What is asked of a card; "" and None for what is not.

    `kind` is a key of KINDS, `height` its Level, Rank or Link Rating, `least` and `most` bound
    its ATK. `archetype` is the English name, `text` words that its text has. `defence_least`
    and `defence_most` bound its DEF; it can be played in the format of the key `format`, and
    the ban list of the name `list` names it or allows exactly `limit` copies (without a list:
    any list in force does). `order` is one of ORDERS.
    """

    kind: str = ""
    type: str = ""
    attribute: str = ""
    height: int | None = None
    least: int | None = None
    most: int | None = None
    archetype: str = ""
    text: str = ""
    defence_least: int | None = None
    defence_most: int | None = None
    format: str = ""
    list: str = ""
    limit: int | None = None
    order: str = ""

    @property
    def asks_nothing(self) -> bool:
        """Whether every card fits."""
        return replace(self, order="") == Filter()

    def fits(self, stats: CardStats, text: str) -> bool:
        """Whether a card of no known archetype fits, its folded text being `text`."""
        return not self.archetype and self._is_of_kind(stats) and self._fits(stats, text)

    def _is_of_kind(self, stats: CardStats) -> bool:
        kind = KINDS.get(self.kind)
        if kind is None:
            return True
        told = stats.abilities if stats.kind is CardKind.MONSTER else (stats.property,)
        return kind.kind is stats.kind and (not kind.term or kind.term in told)

    def _fits(self, stats: CardStats, text: str) -> bool:
        return (
            (not self.type or self.type == stats.type)
            and (not self.attribute or self.attribute == stats.attribute)
            and self.height in (None, stats.level, stats.rank, stats.link)
            and _within(stats.atk, self.least, self.most)
            and _within(stats.defence, self.defence_least, self.defence_most)
            and all(word in text for word in terms(self.text))
        )


def _within(number: int | None, least: int | None, most: int | None) -> bool:
    """Whether ATK or DEF is within the bounds; "?" and a missing one are within none."""
    if least is None and most is None:
        return True
    return number is not None and (least or 0) <= number and (most is None or number <= most)


@dataclass(frozen=True, slots=True)
class Pool:
    """The codes of the cards that are searched: `only` these (None: any), `without` those."""

    only: frozenset[int] | None = None
    without: frozenset[int] = frozenset()

    def holds(self, code: int) -> bool:
        """Whether the card of that code is searched."""
        return code not in self.without and (self.only is None or code in self.only)

    def __and__(self, other: "Pool") -> "Pool":
        """The cards that are in both."""
        both = [each.only for each in (self, other) if each.only is not None]
        only = frozenset.intersection(*both) if both else None
        return Pool(only, self.without | other.without)
