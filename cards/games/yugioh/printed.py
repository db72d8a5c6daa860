"""A card that cannot be played here, as far as its facts tell: in words, and in colours."""

from collections.abc import Sequence

from cards.games.yugioh.messages import say
from cards.games.yugioh.printing import HEIGHT, message
from cards.text.frames import MONSTERS, SPELL, TRAP
from engine.core.cards import UNKNOWN, Compass, Facts, Printed
from engine.core.picturing import Toward
from engine.yugioh.language import Frame

ARROWS = {
    "↖": Toward.UP_LEFT,
    "↑": Toward.UP,
    "↗": Toward.UP_RIGHT,
    "←": Toward.LEFT,
    "→": Toward.RIGHT,
    "↙": Toward.DOWN_LEFT,
    "↓": Toward.DOWN,
    "↘": Toward.DOWN_RIGHT,
}
"""Where each Link Arrow points."""
_WORDS = {
    Toward.UP_LEFT: "top-left",
    Toward.UP: "up",
    Toward.UP_RIGHT: "top-right",
    Toward.LEFT: "left",
    Toward.RIGHT: "right",
    Toward.DOWN_LEFT: "bottom-left",
    Toward.DOWN: "down",
    Toward.DOWN_RIGHT: "bottom-right",
}
"""How a direction is called in the keys of words."""
_EMOJI = str.maketrans("⬆➡⬇⬅", "↑→↓←")
"""Link Arrows that some sources write as emoji."""
_FRAMES = {
    "Token": Frame.TOKEN,
    "Ritual": Frame.RITUAL,
    "Fusion": Frame.FUSION,
    "Synchro": Frame.SYNCHRO,
    "Xyz": Frame.XYZ,
    "Link": Frame.LINK,
    "Normal": Frame.NORMAL,
}
"""The frames by the ability that tells them apart."""


def printed(facts: Facts, language: str) -> Printed:
    """What the card is: its kind and, of a monster, Level, Attribute, ATK and DEF."""
    line, stats = _line(facts, language), _stats(facts, language)
    levelled = "rank" not in facts and "link" not in facts
    step = facts.get("level") if levelled else None
    return Printed(line, facts["kind"], stats, frame_colour(facts), step)


def frame_colour(facts: Facts) -> int:
    """The colour of the card's frame."""
    if facts["kind"] != "monster":
        return SPELL if facts["kind"] == "spell" else TRAP
    terms = facts.get("abilities", ())
    frames = (frame for term, frame in _FRAMES.items() if term in terms)
    return MONSTERS[next(frames, Frame.EFFECT)]


def compass(facts: Facts, name: str, language: str) -> Compass | None:
    """The Link Monster with its arrows; None for all other cards."""
    rating = facts.get("link")
    if rating is None:
        return None
    has = {each.translate(_EMOJI) for each in facts.get("arrows", ())}
    marks = tuple(way for arrow, way in ARROWS.items() if arrow in has)
    lines = tuple(_beside(facts, language))
    between = say(language, "link-between-arrows")
    arrows = between.join(say(language, "link-arrow", arrow=_WORDS[way]) for way in marks)
    told = {"name": name, "facts": say(language, "line-between-facts").join(lines)}
    key = "link-described" if marks else "link-described-without"
    told |= {"arrows": arrows} if marks else {}
    described = say(language, key, **told)
    return Compass(name, str(rating), frame_colour(facts), marks, lines, described)


def _beside(facts: Facts, language: str) -> Sequence[str]:
    """Link Rating, Attribute, Type and ATK, as far as they are printed."""
    found = [say(language, "line-rating", count=facts["link"], arrows="")]
    kind = []
    if attribute := facts.get("attribute"):
        kind.append(say(language, "line-of-attribute", attribute=term(language, attribute)))
    if "type" in facts:
        kind.append(term(language, facts["type"]))
    if kind:
        found.append(say(language, "line-between-facts").join(kind))
    if (atk := facts.get("atk")) is not None:
        found.append(say(language, "line-attack", atk=number(atk)))
    return found


def _line(facts: Facts, language: str) -> str:
    kind = facts["kind"]
    if kind != "monster":
        icon = term(language, facts.get("property") or "Normal")
        return say(language, f"line-{kind}", property=icon)
    kinds = [facts["type"]] if "type" in facts else []
    words = [term(language, each) for each in (*kinds, *facts.get("abilities", ()))]
    return say(
        language,
        "line-monster",
        kinds=say(language, "line-between-kinds").join(words),
        facts=say(language, "line-between-facts").join(_numbers(facts, language)),
    )


def _numbers(facts: Facts, language: str) -> list[str]:
    found = []
    if "link" in facts:
        drawn = (each.translate(_EMOJI) for each in facts.get("arrows", ()))
        arrows = "".join(say(language, "line-arrow", arrow=each) for each in drawn)
        found.append(say(language, "line-rating", count=facts["link"], arrows=arrows))
    found += [
        say(language, f"line-{name}", count=facts[name])
        for name in ("level", "rank")
        if name in facts
    ]
    if attribute := facts.get("attribute"):
        found.append(say(language, "line-of-attribute", attribute=term(language, attribute)))
    if "atk" in facts and "defence" in facts:
        both = {each: number(facts[each]) for each in ("atk", "defence")}
        found.append(say(language, "line-attack-defence", **both))
    elif "atk" in facts:
        found.append(say(language, "line-attack", atk=number(facts["atk"])))
    if "scale" in facts:
        found.append(say(language, "line-scale", count=facts["scale"]))
    return found


def _stats(facts: Facts, language: str) -> str:
    """The card's numbers in a few words."""
    if "property" in facts:
        return say(language, "deck-property", property=facts["property"])
    height = [
        say(language, "deck-height", kind=kind, height=facts[kind])
        for kind in HEIGHT
        if kind in facts
    ]
    values = [number(facts[each]) for each in ("atk", "defence") if each in facts]
    return " · ".join([*height, "/".join(values)])


def term(language: str, english: str) -> str:
    """What the term printed on cards is called; one that is not known stays as it is."""
    try:
        return say(language, message(english))
    except KeyError:
        return english


def number(value: int) -> str:
    """ATK or DEF as it is printed."""
    return "?" if value == UNKNOWN else str(value)
