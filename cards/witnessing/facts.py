"""What the rules know of an imported card without its text: all that its facts say."""

import re
from dataclasses import replace
from enum import Enum
from typing import TypeVar
from unicodedata import normalize

from cards.grammar.reader.boxes import NEVER_NORMAL
from cards.grammar.terms import term
from cards.names.archetypes import ARCHETYPES, Archetype
from cards.sources.records import CollectedCard
from engine.core.cards import UNKNOWN, Facts
from engine.yugioh.language import Ability, Attribute, CardText, Frame, Icon, Kind, Marker, Type

ARROWS = dict(zip("↖⬆↗⬅➡↙⬇↘", Marker, strict=True))
"""The Link Arrows as the facts of a card name them."""
KINDS = {"monster": Kind.MONSTER, "spell": Kind.SPELL, "trap": Kind.TRAP}
SPECIAL = (Frame.RITUAL, Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)
"""The frames of monsters that are summoned by a way of their own (MR-GLOS-41)."""
KNOWN_AS = re.compile(r'\(This card(?:\'s name)? is always treated as "([^"]+)"\.\)')
FLIP = re.compile(r"^リバース[:：]", re.MULTILINE)
"""How the official text of a Flip monster begins."""
FLIPS, FLIPPED = re.compile(r"^FLIP:", re.MULTILINE), "このカードがリバースした場合"
"""How a text of today says in both languages that it is one."""
E = TypeVar("E", bound=Enum)


class UnsureFactsError(ValueError):
    """The facts of a card are none that the rules know; the message names what is not."""


def bare(card: CollectedCard) -> CardText:
    """The card without its text; UnsureFactsError where its facts say too little.

    A line that tells of which name it counts is one of them (FAQ 5021).
    """
    known = KNOWN_AS.search(card.text)
    return replace(_bare(card), known_as=known[1] if known else "")


def _bare(card: CollectedCard) -> CardText:
    facts, kind = card.facts, KINDS.get(str(card.facts.get("kind")))
    if kind is None:
        raise UnsureFactsError("kind")
    if kind is not Kind.MONSTER:
        icon = _one(Icon, facts, "property")
        if icon is None:
            raise UnsureFactsError("property")
        return CardText(card.name, card.code, kind, icon=icon, series=series(card))
    return _monster(card, facts)


def _monster(card: CollectedCard, facts: Facts) -> CardText:
    frame, said = _frame(facts), _abilities(card)
    markers = tuple(each for arrow, each in ARROWS.items() if arrow in facts.get("arrows", ()))
    attribute, kind = _one(Attribute, facts, "attribute"), _one(Type, facts, "type")
    link, height = frame is Frame.LINK, "rank" if frame is Frame.XYZ else "level"
    if attribute is None or kind is None:
        raise UnsureFactsError("attribute" if attribute is None else "type")
    if link and (not markers or len(markers) != facts.get("link")):
        raise UnsureFactsError("arrows")
    return CardText(
        card.name,
        card.code,
        Kind.MONSTER,
        frame=frame,
        attribute=attribute,
        type=kind,
        abilities=tuple(each for each in Ability if term(each, "en") in said),
        level=_number(facts, "level") if height == "level" and not link else 0,
        rank=_number(facts, "rank") if height == "rank" else 0,
        attack=_points(facts, "atk"),
        defense=0 if link else _points(facts, "defence"),
        markers=markers,
        scale=facts.get("scale"),
        series=series(card),
        special_only=frame in SPECIAL or bool(NEVER_NORMAL.search(card.text)),
    )


def _abilities(card: CollectedCard) -> tuple[str, ...]:
    """What stands beside its Type; a text that opens with リバース is of a Flip monster.

    So is one that is numbered in Japanese and opens with "FLIP:" in English.
    """
    said, japanese = tuple(card.facts.get("abilities", ())), card.elsewhere.get("ja", "")
    flips = FLIP.search(japanese) or (FLIPPED in japanese and FLIPS.search(card.text))
    return tuple(dict.fromkeys((*said, term(Ability.FLIP, "en")))) if flips else said


def series(card: CollectedCard) -> tuple[str, ...]:
    """The archetypes of the card: those we know by its Japanese name, others as imported."""
    japanese = normalize("NFKC", card.names.get("ja", ""))
    ours = (name for name, each in ARCHETYPES.items() if _holds(japanese, each))
    return tuple(dict.fromkeys((*ours, *(a for a in card.archetypes if a not in ARCHETYPES))))


def _holds(japanese: str, archetype: Archetype) -> bool:
    """Whether the name belongs to it, however wide its letters are written (MR-GLOS-39)."""
    pieces = archetype.spelt or (archetype.ja,)
    return any(normalize("NFKC", piece) in japanese for piece in pieces)


def _frame(facts: Facts) -> Frame:
    """What kind of monster it is; without a word for it, an Effect Monster."""
    said = facts.get("abilities", ())
    named = [each for each in SPECIAL if term(each, "en") in said]
    if len(named) > 1:
        raise UnsureFactsError("abilities")
    if term(Frame.TOKEN, "en") in said:
        return Frame.TOKEN
    plain = Frame.NORMAL if term(Frame.NORMAL, "en") in said else Frame.EFFECT
    return named[0] if named else plain


def _points(facts: Facts, name: str) -> int | None:
    """The ATK or DEF; None for a question mark (MR-GLOS-26)."""
    return None if facts.get(name) == UNKNOWN else _number(facts, name)


def _number(facts: Facts, name: str) -> int:
    """The number of that name; one that is not printed is not sure."""
    found = facts.get(name)
    if not isinstance(found, int) or found < 0:
        raise UnsureFactsError(name)
    return found


def _one(kind: type[E], facts: Facts, name: str) -> E | None:
    return next((each for each in kind if term(each, "en") == facts.get(name)), None)
