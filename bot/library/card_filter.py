"""What cards are searched by, and whether a card fits it."""

from collections.abc import Mapping
from dataclasses import dataclass

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
CODED = {"kind": tuple(KINDS), "type": TYPES, "attribute": ATTRIBUTES}
"""What stands as its place in ids of messages that are out: nothing may change its place."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What is asked of a card; "" and None for what is not.

    `kind` is a key of KINDS, `height` its Level, Rank or Link Rating, `least` and `most` bound
    its ATK. `archetype` is the English name, `text` words that its text has.
    """

    kind: str = ""
    type: str = ""
    attribute: str = ""
    height: int | None = None
    least: int | None = None
    most: int | None = None
    archetype: str = ""
    text: str = ""

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
        atk = stats.atk if stats.atk is not None else -1
        bounds = self.least is not None or self.most is not None
        return (
            (not self.type or self.type == stats.type)
            and (not self.attribute or self.attribute == stats.attribute)
            and self.height in (None, stats.level, stats.rank, stats.link)
            and (not bounds or (self.least or 0) <= atk)
            and (self.most is None or atk <= self.most)
            and all(word in text for word in terms(self.text))
        )
