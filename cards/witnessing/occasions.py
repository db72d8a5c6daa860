"""What a sentence that is not understood is used as: its kind, its place, how often."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.yugioh.language import (
    Activatable,
    Activate,
    ByHand,
    CardText,
    Claimed,
    Flip,
    Icon,
    Ignition,
    Kind,
    Limit,
    Place,
    Quick,
    Timing,
)

SUMMONS_ITSELF = re.compile(
    r"^(?:You can Special Summon this card\b|"
    r"[^:;]+, you can Special Summon this card \(?from your hand\b|"
    r"(?!Must (?:first )?be (?:Fusion|Synchro|Xyz|Link|Ritual) Summoned\b(?!.*\bor\b))"
    r"(?:This card )?(?:must|can only)\b.*\bSummoned)",
    re.IGNORECASE,
)
"""What tells how a monster is summoned by a way of its own, without activation."""
ALSO_SUMMONED = re.compile(
    r'(?:Once per turn, )?[Yy]ou can also (?:Synchro|Xyz|Link) Summon (?:this card|"")'
)
"""What tells of another way in which a monster of the Extra Deck comes with materials."""
LIMITS_ITSELF = re.compile(
    r"(?!.*●)\(?(?:You can only "
    r"(?:use|activate|control|gain|have|(?:Special |Link |Xyz )?Summon)\b|"
    r"(?:This card |It )?[Cc]annot be (?:(?:Normal|Special) Summoned|used as)\b|"
    r"This (?:card (?:is (?:always|also still)|cannot be (?:Normal|Special) Summoned)|"
    r"card's name (?:is|becomes)|is (?:treated as|a Quick Effect))\b|"
    r"(?:(?:If|When) (?:this card is )?Summoned this way|For the rest of (?:this|the) turn)\b"
    r"[^:;]*\byou (?:cannot|can only)\b(?!.*[:;])|You cannot\b[^:;]*\bthe turn you\b(?!.*[:;])|"
    r"\((?:This|It)\b[^()]* treated as\b|"
    r"This (?:effect|card)'s activation\b|There can only be\b|Equip only to\b|"
    r"Transfer its materials\b|You do not use\b|You can Ritual Summon this card with\b|"
    r"Must (?:first )?be (?:(?:\w+ )?Summoned (?:by its own effect|with the above)|"
    r"(?:Fusion|Synchro|Xyz|Link|Ritual) Summoned\b(?!.*\bor\b)))"
)
"""What tells nothing that could be done, but what it is and what its player may not do."""
FROM_HAND = re.compile(r"\byou can activate this card from your hand\b", re.IGNORECASE)
"""What lets the card itself be activated there."""
AT_TIMES = re.compile(r"\b(?:when|if|each time|during|at the|would)\b", re.IGNORECASE)
"""What names something that happens, or a time; all else is so as long as it lasts."""
_QUOTED = re.compile(r'"[^"\n]*"')
_OPENS = re.compile(
    r"(?:\([^)]*\)[:,]? ?)?(?:When|If|During|Once per|At the|You can|\(Quick|FLIP|Each time|"
    r"While|Target|Discard|Activate|Special|Add|Destroy|Banish|Negate|Pay|Tribute|Send|Reveal|"
    r"Return|Draw|Fusion|Ritual|Set|Take|Equip|Choose|Excavate|Shuffle|Inflict|Change|"
    r"Once while|Up to)\b"
)
"""How a sentence begins that is an effect of its own."""
_LIMITS = re.compile(
    r"\b(?:can only|cannot|must|except|instead|for the rest of (?:this|the) turn)\b",
    re.IGNORECASE,
)
_EXCEPT = re.compile(r"\bexcept\b", re.IGNORECASE)
_OWN_CHOICE = re.compile(r",? except(?: for)?(?: ?(?:,|or|and))* ?(?=[.,;:)]|$)")
"""What leaves out cards of a name, which are gone from the sentence."""
_LASTS = re.compile(
    r"\b(?:this turn|next turn|until|also|but|while|as long as)\b", re.IGNORECASE
)
_POINTS_BACK = re.compile(
    r"(?:\([^)]*\)[:,]? ?)?(?:This|These|That|Those|Their|Its?|They|Them|Then|After|Also|"
    r"Otherwise|He|She|Both|Neither)\b"
)
_FOLLOWS = re.compile(r"^(?:When|If)\b[^:]*\b(?:this way|[Yy]ou do)\b[^:]*:")
"""An occasion that another sentence tells."""
_ONCE = re.compile(r"\bonce per turn\b", re.IGNORECASE)
_AS_IT_COMES = re.compile(r"(?:When this card is activated|Activate this card)\b")
_WAITS = re.compile(
    r"(?:\([^)]*\)[:,]? ?)?(?:(?:When|If|Each time|At the|While)\b|"
    r"(?!During your Main Phase)[^:;]*, (?:when|if|each time|at the|while)\b[^:;]*:)"
)
_LIES = re.compile(
    r"If this card is in your (?:hand|GY)(?: or (?:hand|GY))?(?: \(Quick Effect\))?[:,]"
)
"""Where it can be activated from in its player's Main Phase, though it begins with "if"."""
_SO = re.compile(
    r"If (?:(?:you|your opponent|both players|neither player|either player) "
    r"(?:controls?|ha(?:ve|s))\b|there (?:is|are)\b|[^:,]* (?:is|are) on the field\b)"
    r"(?![^:]*\b(?:when|declares?|activates?|activated|Summons?|Summoned|battles|destroyed)\b)"
    r"[^:]*:"
)
"""What asks how things stand, and not whether something has happened."""
_PHASE = re.compile(r"\b(?:Draw|Standby|Battle|End|Damage) (?:Phase|Step)\b|opponent's")
_TIMES = (
    (Timing.BEFORE_CALCULATION, re.compile(r"\bbefore damage calculation\b", re.IGNORECASE)),
    (Timing.CALCULATION, re.compile(r"\bduring damage calculation\b", re.IGNORECASE)),
    (Timing.AFTER_CALCULATION, re.compile(r"\bafter damage calculation\b", re.IGNORECASE)),
)
"""What names the times of the Damage Step between its start and its end."""
_COST = re.compile(
    r"\b(?:discard|send|banish|tribute|pay|detach|reveal|return|remove|shuffle|destroy)\b", re.I
)
_THIS = r"\bthis (?:[A-Z]?[\w-]+ ){0,3}card(?: (?:in|on) [^,:;]*?)?"
"""The card itself, however it is described."""
_LEAVES = rf"{_THIS} leaves the field\b"
_ELSEWHERE = (
    (
        Place.HAND,
        re.compile(
            r"\bthis card (?:\()?(?:from|in) your hand\b(?! or field)|\bdiscard this card\b|"
            r"\bthis card is in your hand\b|\bthis card is added\b",
            re.IGNORECASE,
        ),
    ),
    (
        Place.GRAVEYARD,
        re.compile(
            r"\b(?:this card|it)(?: is)? (?:in|from) (?:your|the) (?:hand or )?GY\b|"
            rf"{_THIS} is (?:sent|discarded|destroyed|Tributed|used|excavated)\b|{_LEAVES}",
            re.IGNORECASE,
        ),
    ),
    (
        Place.BANISHED,
        re.compile(
            rf"\bthis card is banished\b|\bthis banished card\b|{_LEAVES}", re.IGNORECASE
        ),
    ),
)
"""What is said of a card that lies there."""
_MOVED = (
    (Place.HAND, re.compile(r"\bthis card \(?from your hand\b(?! or field)", re.IGNORECASE)),
    (Place.GRAVEYARD, re.compile(r"\bthis card \(?from (?:your|the) (?:hand or )?GY\b", re.I)),
)
"""What is done with a card that lies there."""
_HELD_OR_PLAYED = re.compile(r"\bthis card (?:\(|is )?(?:from|in) your hand or field\b", re.I)


def today(said: str) -> str:
    """The sentence as it would be printed today."""
    return said.replace("Graveyard", "GY")


def without_names(said: str) -> str:
    """The sentence as it would be printed today, without the names in it."""
    return _QUOTED.sub('""', today(said))


def is_apart(facts: CardText, said: str, *, second: bool, limiting: bool = False) -> bool:
    """Whether the sentence is an effect of its own, which changes nothing of others.

    With `limiting` it may limit and forbid: nothing of the card is played but by hand then.
    """
    plain = _QUOTED.sub("", today(said))
    lasts = second or facts.is_monster or facts.stays
    marked = ":" in plain or ";" in plain
    if _POINTS_BACK.match(plain) or _FOLLOWS.match(plain) or not _OPENS.match(plain):
        return False
    if not limiting and _LIMITS.search(_without_own_exceptions(plain)):
        return False
    return marked or not lasts


def _without_own_exceptions(plain: str) -> str:
    """The sentence without what it leaves out of its own occasion, cost, targets and deed.

    That limits nothing but itself. What lasts longer than the deed may limit others.
    """
    at = max(plain.rfind(mark) for mark in ":;") + 1
    deed = plain[at:]
    lasts = at == 0 or _LASTS.search(deed)
    return _EXCEPT.sub("", plain[:at]) + (_OWN_CHOICE if lasts else _EXCEPT).sub("", deed)


def by_hand(
    facts: CardText, said: str, places: tuple[int, ...], *, second: bool
) -> Iterator[Activatable]:
    """The effects that the sentence is used as, one for each place that it is used in."""
    plain = _QUOTED.sub('""', today(said))
    opening, _, _ = plain.partition(";")
    about: dict[str, Any] = {"do": ByHand(places)}
    if ";" in plain and _COST.search(opening.rpartition(":")[2]):
        about["cost"] = ByHand(places)
    if _ONCE.search(opening):
        about["limit"] = Limit.ONCE_EACH
    is_card = not facts.is_monster and not second
    elsewhere = _found(_ELSEWHERE, opening) or _found(_MOVED, plain)
    if _HELD_OR_PLAYED.search(plain):
        elsewhere = tuple(dict.fromkeys((*elsewhere, Place.HAND, Place.FIELD)))
    if is_card and not elsewhere and not facts.stays:
        yield Activate(**about)
        return
    if is_card and _AS_IT_COMES.match(plain):
        yield Activate(**about)
        return
    for where in elsewhere or (Place.FIELD,):
        yield _used(facts, plain, where, about)


def times_named(said: Iterable[str]) -> tuple[Timing, ...]:
    """The times between the start and the end of the Damage Step that their occasions name."""
    occasions = [item.partition(":")[0] for each in said for item in each.split("●")]
    return tuple(at for at, named in _TIMES if any(map(named.search, occasions)))


def _used(facts: CardText, plain: str, where: Place, about: dict[str, Any]) -> Activatable:
    """The effect of that sentence, as it is used in that place."""
    opening = plain.partition(":")[0]
    if plain.startswith("FLIP"):
        return Flip(**about)
    if "(Quick Effect)" in plain:
        return Quick(**about, where=where)
    waits = _WAITS.match(plain) and not (_LIES.match(plain) or _SO.match(plain))
    if not plain or waits or (":" in plain and _PHASE.search(opening)):
        return Claimed(**about, where=where, timings=times_named((plain,)))
    if facts.kind is Kind.TRAP or facts.icon is Icon.QUICK_PLAY:
        return Quick(**about, where=where)
    return Ignition(**about, where=where)


def _found(said: Sequence[tuple[Place, re.Pattern[str]]], text: str) -> tuple[Place, ...]:
    """Where the card lies, if not on the field, while the sentence is used."""
    return tuple(place for place, pattern in said if pattern.search(text))
