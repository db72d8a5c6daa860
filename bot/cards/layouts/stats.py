"""The line under the name of an imported card: what it is, in numbers and terms."""

from bot.library.records import UNKNOWN, CardKind, CardStats
from bot.shared.words import say

ARROWS = str.maketrans("⬆➡⬇⬅", "↑→↓←")
"""Link Arrows that some sources write as emoji."""
_SPELL, _TRAP = 0x1D9E74, 0xBC5A84
_EFFECT, _NORMAL = 0xFF8B53, 0xFDE68A
_FRAMES = {
    "Token": 0xC0C0C0,
    "Ritual": 0x9DB5CC,
    "Fusion": 0xA086B7,
    "Synchro": 0xFFFFFF,
    "Xyz": 0x010101,
    "Link": 0x00008B,
    "Normal": _NORMAL,
}
"""The colours of frames as games show them, by the ability that tells them apart."""


def stat_line(language: str, stats: CardStats) -> str:
    """What the card is: its kind and, of a monster, Level, Attribute, ATK and DEF."""
    if stats.kind is not CardKind.MONSTER:
        icon = term(language, stats.property or "Normal")
        return say(language, f"line-{stats.kind.value}", property=icon)
    kinds = [stats.type] if stats.type else []
    words = [term(language, each) for each in (*kinds, *stats.abilities)]
    return say(
        language,
        "line-monster",
        kinds=say(language, "line-between-kinds").join(words),
        facts=say(language, "line-between-facts").join(_facts(language, stats)),
    )


def frame_colour(stats: CardStats) -> int:
    """The colour of the card's frame."""
    if stats.kind is not CardKind.MONSTER:
        return _SPELL if stats.kind is CardKind.SPELL else _TRAP
    return next((c for frame, c in _FRAMES.items() if frame in stats.abilities), _EFFECT)


def term(language: str, english: str) -> str:
    """What the term printed on cards is called; one that is not known stays as it is."""
    try:
        return say(language, f"stat-{english.lower().replace(' ', '-')}")
    except KeyError:
        return english


def _facts(language: str, stats: CardStats) -> list[str]:
    found = []
    if stats.link is not None:
        drawn = (each.translate(ARROWS) for each in stats.arrows)
        arrows = "".join(say(language, "line-arrow", arrow=each) for each in drawn)
        found.append(say(language, "line-rating", count=stats.link, arrows=arrows))
    for key, count in (("line-level", stats.level), ("line-rank", stats.rank)):
        if count is not None:
            found.append(say(language, key, count=count))
    if stats.attribute:
        attribute = term(language, stats.attribute)
        found.append(say(language, "line-of-attribute", attribute=attribute))
    if stats.atk is not None and stats.defence is not None:
        numbers = {"atk": number(stats.atk), "defence": number(stats.defence)}
        found.append(say(language, "line-attack-defence", **numbers))
    elif stats.atk is not None:
        found.append(say(language, "line-attack", atk=number(stats.atk)))
    if stats.scale is not None:
        found.append(say(language, "line-scale", count=stats.scale))
    return found


def number(value: int) -> str:
    """ATK or DEF as it is printed."""
    return "?" if value == UNKNOWN else str(value)
