"""What a sentence that is not understood is used as: its kind, its place, how often."""

import re
from collections.abc import Iterator
from typing import Any

from engine.yugioh.language import (
    Activatable,
    Activate,
    ByHand,
    CardText,
    Claimed,
    Effect,
    Flip,
    Icon,
    Ignition,
    Kind,
    Limit,
    Place,
    Quick,
)

SUMMONS_ITSELF = re.compile(
    r"^(?:You can Special Summon this card\b|(?:This card )?(?:must|can only)\b.*\bSummoned)",
    re.IGNORECASE,
)
"""What tells how a monster is summoned by a way of its own, without activation."""
_QUOTED = re.compile(r'"[^"\n]*"')
_OPENS = re.compile(
    r"(?:\([^)]*\)[:,]? ?)?(?:When|If|During|Once per|At the|You can|\(Quick|FLIP|Each time|"
    r"While|Target|Discard|Activate|Special|Add|Destroy|Banish|Negate|Pay|Tribute|Send|Reveal|"
    r"Return|Draw|Fusion|Ritual|Set|Take|Equip|Choose|Excavate|Shuffle|Inflict|Change)\b"
)
"""How a sentence begins that is an effect of its own."""
_LIMITS = re.compile(
    r"\b(?:can only|cannot|must|except|instead|for the rest of (?:this|the) turn)\b",
    re.IGNORECASE,
)
_POINTS_BACK = re.compile(
    r"(?:\([^)]*\)[:,]? ?)?(?:This|These|That|Those|Their|Its?|They|Them|Then|After|Also|"
    r"Otherwise|He|She|Both|Neither)\b"
)
_ONCE = re.compile(r"\bonce per turn\b", re.IGNORECASE)
_AS_IT_COMES = re.compile(r"(?:When this card is activated|Activate this card)\b")
_WAITS = re.compile(r"(?:\([^)]*\)[:,]? ?)?(?:When|If|Each time|At the|While)\b")
_PHASE = re.compile(r"\b(?:Draw|Standby|Battle|End|Damage) (?:Phase|Step)\b|opponent's")
_COST = re.compile(
    r"\b(?:discard|send|banish|tribute|pay|detach|reveal|return|remove|shuffle|destroy)\b", re.I
)
_ELSEWHERE = (
    (
        Place.HAND,
        re.compile(
            r"\bthis card (?:\()?(?:from|in) your hand\b|\bdiscard this card\b|"
            r"\bthis card is in your hand\b|\bthis card is added\b",
            re.IGNORECASE,
        ),
    ),
    (
        Place.GRAVEYARD,
        re.compile(
            r"\b(?:this card|it)(?: is)? (?:in|from) (?:your|the) (?:hand or )?GY\b|"
            r"\bthis card is (?:sent|discarded|destroyed|Tributed|used)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Place.BANISHED,
        re.compile(r"\bthis card is banished\b|\bthis banished card\b", re.IGNORECASE),
    ),
)
"""What is said of a card that lies there."""


def is_apart(facts: CardText, said: str, *, second: bool, limiting: bool = False) -> bool:
    """Whether the sentence is an effect of its own, which changes nothing of others.

    With `limiting` it may limit and forbid: nothing of the card is played but by hand then.
    """
    plain = _QUOTED.sub("", said)
    lasts = second or facts.is_monster or facts.stays
    marked = ":" in plain or ";" in plain
    if _POINTS_BACK.match(plain) or not _OPENS.match(plain):
        return False
    if not limiting and _LIMITS.search(plain):
        return False
    return marked or not lasts


def by_hand(
    facts: CardText, said: str, places: tuple[int, ...], *, second: bool
) -> Iterator[Effect]:
    """The effects that the sentence is used as, one for each place that it is used in."""
    plain = _QUOTED.sub('""', said)
    opening, _, _ = plain.partition(";")
    about: dict[str, Any] = {"do": ByHand(places)}
    if ";" in plain and _COST.search(opening.rpartition(":")[2]):
        about["cost"] = ByHand(places)
    if _ONCE.search(opening):
        about["limit"] = Limit.ONCE_EACH
    is_card = not facts.is_monster and not second
    elsewhere = tuple(_elsewhere(opening))
    if is_card and not elsewhere and not facts.stays:
        yield Activate(**about)
        return
    if is_card and _AS_IT_COMES.match(plain):
        yield Activate(**about)
        return
    for where in elsewhere or (Place.FIELD,):
        yield _used(facts, plain, where, about)


def _used(facts: CardText, plain: str, where: Place, about: dict[str, Any]) -> Activatable:
    """The effect of that sentence, as it is used in that place."""
    opening = plain.partition(":")[0]
    if plain.startswith("FLIP"):
        return Flip(**about)
    if "(Quick Effect)" in plain:
        return Quick(**about, where=where)
    if not plain or _WAITS.match(plain) or (":" in plain and _PHASE.search(opening)):
        return Claimed(**about, where=where)
    if facts.kind is Kind.TRAP or facts.icon is Icon.QUICK_PLAY:
        return Quick(**about, where=where)
    return Ignition(**about, where=where)


def _elsewhere(opening: str) -> Iterator[Place]:
    """Where the card lies, if not on the field, while the sentence is used."""
    return (place for place, said in _ELSEWHERE if said.search(opening))
