"""What is printed on a card of Yu-Gi-Oh! in numbers and terms, as files of cards tell it."""

from enum import StrEnum

from engine.core.cards import FactKind, Facts

FACTS = {
    "kind": FactKind.TERM,
    "property": FactKind.TERM,
    "type": FactKind.TERM,
    "abilities": FactKind.TERMS,
    "attribute": FactKind.TERM,
    "level": FactKind.NUMBER,
    "rank": FactKind.NUMBER,
    "link": FactKind.NUMBER,
    "arrows": FactKind.TERMS,
    "scale": FactKind.NUMBER,
    "atk": FactKind.NUMBER,
    "defence": FactKind.NUMBER,
}
"""The facts of a card, in the order in which libraries hold them."""


class CardKind(StrEnum):
    """The three kinds of card."""

    MONSTER = "monster"
    SPELL = "spell"
    TRAP = "trap"


def facts_of(
    kind: CardKind,
    property: str | None = None,
    type: str | None = None,
    abilities: tuple[str, ...] = (),
    attribute: str | None = None,
    level: int | None = None,
    rank: int | None = None,
    link: int | None = None,
    arrows: tuple[str, ...] = (),
    scale: int | None = None,
    atk: int | None = None,
    defence: int | None = None,
) -> Facts:
    """What is printed on a card in numbers and terms; None or () for what it does not have.

    Terms are the English ones of the card: `property` "Quick-Play", "Normal" … of a Spell or
    Trap; `type` "Spellcaster"; `abilities` what follows it, ("Pendulum", "Tuner", "Effect");
    `attribute` "DARK"; `arrows` the Link Arrows, of "↖⬆↗⬅➡↙⬇↘". `atk` and `defence` may be
    UNKNOWN, a question mark. A Token has the ability "Token".
    """
    each = (kind.value, property, type, abilities, attribute, level, rank, link)
    facts = dict(zip(FACTS, (*each, arrows, scale, atk, defence), strict=True))
    return {name: fact for name, fact in facts.items() if fact not in (None, ())}
