"""What is printed on a card in numbers and English terms, to look for cards by it."""

from collections.abc import Mapping

from cards.grammar.terms import MARKER, term
from engine.core.cards import UNKNOWN
from engine.yugioh.language import CardText, Frame, Kind, Marker

Fact = str | int | tuple[str, ...]
_KINDS = {Kind.MONSTER: "monster", Kind.SPELL: "spell", Kind.TRAP: "trap"}
_PLAIN = (Frame.NORMAL, Frame.EFFECT)


def facts(card: CardText) -> Mapping[str, Fact]:
    """Each fact of the card by its name; those it does not have are left out."""
    kind = _KINDS[card.kind]
    if not card.is_monster:
        return {"kind": kind, "property": term(card.icon, "en")}
    abilities = [] if card.frame in _PLAIN else [term(card.frame, "en")]
    abilities += [term(each, "en") for each in card.abilities]
    abilities += ["Effect"] if card.effects else []
    abilities += ["Normal"] if card.frame is Frame.NORMAL else []
    found: dict[str, Fact] = {
        "kind": kind,
        "abilities": tuple(abilities),
        "atk": _points(card.attack),
    }
    if card.type:
        found["type"] = term(card.type, "en")
    if card.attribute:
        found["attribute"] = term(card.attribute, "en")
    if card.scale is not None:
        found["scale"] = card.scale
    if card.frame is Frame.LINK:
        arrows = tuple(MARKER[each] for each in Marker if each in card.markers)
        return found | {"link": card.rating, "arrows": arrows}
    height = {"rank": card.rank} if card.frame is Frame.XYZ else {"level": card.level}
    return found | height | {"defence": _points(card.defense)}


def _points(printed: int | None) -> int:
    return UNKNOWN if printed is None else printed
