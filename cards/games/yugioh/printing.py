"""By what of it cards of Yu-Gi-Oh! are looked for.

Places, widths and the order of terms are part of ids of messages that are out.
"""

from cards.games.yugioh.by_hand import BY_HAND
from cards.games.yugioh.nicknames import called
from cards.games.yugioh.nicknames.archetypes import NICKNAMES
from cards.games.yugioh.nicknames.faces import FACES
from cards.games.yugioh.nicknames.wording import WORDING
from cards.games.yugioh.stats import FACTS
from engine.core.cards import Asks, Choosable, Facts, Filter, Order, Printing

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
HEIGHT = ("level", "rank", "link")
"""What a monster has one of: its Level, Rank or Link Rating."""
LIMITS = ("forbidden", "limited", "semi-limited")
_OFFICIAL = "https://www.db.yugioh-card.com/yugiohdb/faq_search.action"
_POINTS = (0, 99_999)


def _kinds(kind: str, fact: str, terms: tuple[str, ...]) -> tuple[Choosable, ...]:
    """All cards of a kind, and those that a term tells apart."""
    each = [(kind, {"kind": kind})]
    each += [(f"{kind}-{term.lower()}", {"kind": kind, fact: term}) for term in terms]
    return tuple(Choosable(key, f"kind-{key}", holds) for key, holds in each)


def _terms(fact: str, terms: tuple[str, ...]) -> tuple[Choosable, ...]:
    return tuple(Choosable(each, message(each), _is(fact, each)) for each in terms)


def _is(fact: str, term: str) -> Facts:
    return {fact: term}


def message(term: str) -> str:
    """The key of the message that names a term of cards."""
    return f"stat-{term.lower().replace(' ', '-')}"


PRINTING = Printing(
    FACTS,
    (
        Filter(
            "kind",
            Asks.CHOICE,
            place=0,
            bits=6,
            terms=(
                *_kinds("monster", "abilities", MONSTERS),
                *_kinds("spell", "property", SPELLS),
                *_kinds("trap", "property", TRAPS),
            ),
        ),
        Filter("type", Asks.NAME, place=1, bits=6, terms=_terms("type", TYPES)),
        Filter(
            "attribute", Asks.CHOICE, place=2, bits=4, terms=_terms("attribute", ATTRIBUTES)
        ),
        Filter(
            "level", Asks.NUMBER, place=3, bits=5, facts=HEIGHT, bounds=(0, 13), about="height"
        ),
        Filter("atk_least", Asks.LEAST, 4, 17, ("atk",), bounds=_POINTS, about="atk"),
        Filter("atk_most", Asks.MOST, 5, 17, ("atk",), bounds=_POINTS, about="atk"),
        Filter("def_least", Asks.LEAST, 8, 17, ("defence",), bounds=_POINTS, about="def"),
        Filter("def_most", Asks.MOST, 9, 17, ("defence",), bounds=_POINTS, about="def"),
    ),
    (Order("height", HEIGHT), Order("atk", ("atk",)), Order("defence", ("defence",))),
    LIMITS,
    NICKNAMES,
    called,
    WORDING,
    FACES,
    faq_page=f"{_OFFICIAL}?ope=4&cid={{}}&request_locale=ja",
    question_page=f"{_OFFICIAL}?ope=5&fid={{}}&request_locale=ja",
    by_hand=BY_HAND,
)
