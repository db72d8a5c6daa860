"""A card of the second game in words: its names, the lines under them, its abilities."""

from functools import cache

from cards.duelmasters import names
from cards.grammar.duelmasters.tongues import PHRASES, tongue
from cards.grammar.terms import words
from engine.core.cards import Page
from engine.duelmasters.language import Card, Civ, Kind, Side, Word

COLOURS = {
    Civ.LIGHT: 0xF5D442,
    Civ.WATER: 0x3B82C4,
    Civ.DARKNESS: 0x5B3A6E,
    Civ.FIRE: 0xD6402F,
    Civ.NATURE: 0x3E9B4F,
}
SEVERAL, NONE = 0xC8A951, 0xB8BCC2
"""The colours of cards of several civilizations, and of those without one."""


def page(card: Card, code: str) -> Page:
    """The card as it reads in "en", "ja" or "zh"; KeyError for another language."""
    lines = list(line(card.first, code))
    text = list(box(card.first, code))
    for other, side in enumerate(card.sides[1:], 1):
        title = words("Line", code, PHRASES)["side"].format(side_name(card, other, code))
        text += [title, *line(side, code), *box(side, code)]
    return Page(
        card.code,
        names(code)[card.code],
        tuple(lines),
        (*text, *_rest(card, code)),
        colour(card),
    )


def side_name(card: Card, side: int, code: str) -> str:
    """What that side of the card is called."""
    called = names(code)[card.code].split("/")
    return called[side].strip() if len(called) == len(card.sides) else card.sides[side].name


def line(side: Side, code: str) -> tuple[str, ...]:
    """What the side is: civilizations and kind, cost, power; its races under it."""
    said, races = words("Line", code, PHRASES), words("Race", code, PHRASES)
    civs = words("Civ", code, PHRASES)
    of = said["between"].join(civs[each.name] for each in side.civilizations)
    kind = said["kind"].format(
        civilizations=of or said["colorless"],
        kind=words("Kind", code, PHRASES)[side.kind.name],
    )
    facts = [] if side.kind is Kind.NONE else [kind]
    facts += [] if side.cost is None else [said["cost"].format(side.cost)]
    facts += [] if side.power is None else [said["power"].format(side.power)]
    lines = [said["dot"].join(facts)] if facts else []
    if side.races:
        lines.append(
            said["races"].format(said["between"].join(races[each] for each in side.races))
        )
    return tuple(lines)


def brief(side: Side, code: str) -> str:
    """Civilizations and power of the side; of what is no plain creature, its kind instead."""
    said, civs = words("Line", code, PHRASES), words("Civ", code, PHRASES)
    of = said["between"].join(civs[each.name] for each in side.civilizations)
    kind = words("Kind", code, PHRASES)[side.kind.name]
    facts = [of or said["colorless"]]
    facts += [] if side.kind in (Kind.CREATURE, Kind.NONE) else [kind]
    facts += [] if side.power is None else [str(side.power)]
    return said["dot"].join(facts)


@cache
def box(side: Side, code: str) -> tuple[str, ...]:
    """The abilities of the side, a paragraph or more for each; a line of our own for none."""
    said = words("Line", code, PHRASES)
    if side.kind is Kind.NONE:
        return (said["only_mana"],)
    notes = words("Unknown", code, PHRASES)
    unknown = tuple(notes[each] for each in side.unknown)
    told = tuple(each for ability in side.abilities for each in sentences(ability, code))
    return (*told, *unknown) or (said["no_ability"],)


def sentences(word: Word, code: str) -> tuple[str, ...]:
    """A whole ability or step, a paragraph for each line of it."""
    return tongue(code).sentence(word)


def colour(card: Card) -> int:
    """The colour of its frame: red, green and blue in a byte each."""
    civs = card.civilizations
    return COLOURS[civs[0]] if len(civs) == 1 else SEVERAL if civs else NONE


def _rest(card: Card, code: str) -> tuple[str, ...]:
    """What is printed beside the abilities: another mana number, any number in a deck."""
    said = words("Line", code, PHRASES)
    mana = (said["mana"].format(card.mana),) if card.mana != 1 else ()
    return (*mana, *((said["any_number"],) if card.any_number else ()))
