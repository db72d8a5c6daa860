"""What is printed on a card: whole, in a line, and among the others of a deck."""

from collections.abc import Mapping

from cards.duelmasters import cards, names
from cards.games.duelmasters.messages import say
from cards.grammar.duelmasters.tongues import PHRASES
from cards.grammar.terms import words
from cards.languages import LANGUAGES
from cards.text.duelmasters import brief, colour, line
from cards.text.duelmasters import page as page_of
from engine.core.cards import Glance, Page
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.printed import CREATURES, Card, Civ, Kind, Side

GROUPS: Mapping[str, Mapping[str, str]] = {
    key: {each: say(each, f"group-{key}") for each in LANGUAGES}
    for key in ("creatures", "spells", "others")
}
CURVE = {each: say(each, "party-curve") for each in LANGUAGES}


def civilization(civ: Civ, language: str) -> str:
    """A civilization by its name."""
    return words("Civ", language, PHRASES)[civ.name]


def keyword(key: Key, language: str) -> str:
    """What a keyword is called."""
    return words("Key", language, PHRASES)[key.name]


def facts(side: Side, language: str) -> str:
    """Civilizations and kind, cost and power of a side, in a line."""
    return next(iter(line(side, language)), "")


def in_line(card: Card, language: str) -> str:
    """The same of all sides of a card."""
    return " // ".join(filter(None, (facts(side, language) for side in card.sides)))


def at_a_glance(card: Card, language: str) -> str:
    """The least of all its sides that tells whether it is of use now; its cost is elsewhere."""
    return " // ".join(brief(side, language) for side in card.sides)


def costs(card: Card) -> str:
    """What its sides cost: "7", "7/4"; "–" where that is not known."""
    return "/".join("–" if side.cost is None else str(side.cost) for side in card.sides)


def page(code: int, language: str) -> Page | None:
    """A card in words; None where there is no such card."""
    card = cards().get(code)
    return None if card is None else page_of(card, language)


def glance(code: int, language: str) -> Glance | None:
    """A card among the others of a deck; None where there is no such card."""
    card = cards().get(code)
    if card is None:
        return None
    side = card.first
    group = "creatures" if side.kind in CREATURES else "others"
    group = "spells" if side.kind is Kind.SPELL else group
    stats = facts(side, language)
    return Glance(code, names(language)[code], group, stats, colour(card), side.cost)
