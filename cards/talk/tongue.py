"""What a language must be able to say: its functions for grammar, its templates for the rest.

Templates are filled with `str.format`; each field names the values its templates may use.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from cards.messages import Messages
from cards.talk.happenings import Happening
from cards.talk.scene import Scene
from engine.yugioh.language import (
    Attribute,
    CardText,
    Counter,
    Phase,
    Place,
    Position,
    Timing,
    Type,
)
from engine.yugioh.views.board import CardView

WORDS = Path(__file__).parent / "words"
"""The messages of all languages, a folder for each."""


def messages(language: str) -> Messages:
    """All messages about a duel in one language."""
    return Messages((WORDS / language).glob("*.ftl"), language)


@cache
def key(value: Enum) -> str:
    """The key of the message that names a value: "phase-main-1" for `Phase.MAIN_1`."""
    return f"{type(value).__name__}-{value.name}".lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class BoardWords:
    """How the table is laid out."""

    heading: str
    """{turn}, {whose} it is, {phase}."""
    before_first_turn: str
    your_turn: str
    their_turn: str
    """{player}."""
    you: str
    """The heading of the reader's own side: {player}, {life}."""
    player: str
    """The heading of a side: {player}, {life}."""
    counts: str
    """{hand}, {deck}."""
    extra_deck: str
    """{count}."""
    zones: Mapping[str, str]
    """What F, EL and ER are called."""
    no_monsters: str
    no_spells: str
    face_down_monster: str
    set_card: str
    is_set: str
    equipped: str
    """{card} it is equipped to."""
    turns_left: str
    """{turns}."""
    counters: Mapping[Counter, str]
    """Counters of a kind: {count}."""
    materials: str
    """What lies beneath an Xyz Monster: {cards}."""
    places: Mapping[Place, str]
    """The places that are not zones, by themselves."""
    comma: str
    piles: Mapping[Place, str]
    """A pile that everybody may see: {count}, {cards}."""
    graveyard_empty: str
    copies: str
    """{card}, {count}."""
    chain: str
    link: str
    """{number}, {player}, {card}."""
    targets: str
    """{cards}."""
    negated: str
    battle: str
    hand: str
    """{count}."""
    no_cards: str


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language.

    `name` is what a card is called by itself, `noun` in a sentence, `whose` with its owner's
    or controller's name; `where` is its zone or pile; `kind` says of a known card that is no
    monster what it is, `nature` of a monster its Attribute and Type. `listing` joins words
    with "and", `together` joins sentences.
    """

    words: Messages
    sentence: Callable[[Happening, Scene], str]
    name: Callable[[CardView, Scene], str]
    noun: Callable[[CardView, Scene], str]
    whose: Callable[[CardView, Scene], str]
    where: Callable[[CardView, Scene], str]
    listing: Callable[[Sequence[str]], str]
    together: Callable[[Sequence[str]], str]
    whose_phase: Callable[[str, str | None], str]
    """A phase with the name of whose it is; None for the reader's own."""
    kind: Callable[[CardText], str]
    nature: Callable[[Attribute | None, Type | None], str]
    phases: Mapping[Phase, str]
    only_main_phase: str
    positions: Mapping[Position, str]
    timings: Mapping[Timing, str]
    rank: Callable[[CardText], str]
    """The Level of a monster; or its Rank, or its Link Rating with its arrows."""
    level: str
    """{level}."""
    numbers: str
    """{attack}, {defense}."""
    board: BoardWords
    faults: Mapping[str, str]
    """By the reason of the fault: {code}, {card}, {part}, {count}, {times}, {least}, {most},
    the {difference} to what is allowed, and of limits their {list} and the day {since} when."""
    parts: Mapping[str, str]

    def term(self, value: Enum) -> str:
        """What a value is called."""
        return self.words.say(key(value))

    def zone(self, code: str) -> str:
        """What a zone is called: its code, such as M1, but for those with a name."""
        named = f"zone-{code.lower()}"
        return self.words.say(named) if named in self.words else code

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
            return self.only_main_phase
        return self.phases[phase]
