"""One sentence of a card read alone: all of it, or what stands before what it does.

What an effect does is often all that is not understood of it: when, where, how often, at what
cost and with which targets it is used are read with a deed in its place that every card may do.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.boxes import EQUIPS
from cards.grammar.reader.cards import is_said_by_cards
from cards.grammar.terms import words
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    CardText,
    Claimed,
    During,
    Effect,
    Flip,
    Former,
    Frame,
    If,
    Ignition,
    Kind,
    Place,
    Quick,
    Step,
    When,
)
from engine.yugioh.language.node import parts

_QUOTED = re.compile(r'"[^"\n]*"')
_SAID = "draw 1 card."
"""What is read in the place of the deed: nothing before it says how it is done."""
_AIMING = re.compile(r", then target [^;]*; $")
"""What is left to whoever puts the deed together, where it is not read."""
_USED = re.compile(r"^.*?(?:: You can |: |^You can )", re.IGNORECASE)


def read_alone(facts: CardText, said: str, *, second: bool) -> tuple[Effect, ...]:
    """The effects that the sentence is read as; none where it is not read in one way."""
    plain = as_one_of_its_kind(facts)
    line = words("Box", "en")["pendulum"].format(said) if second else said
    try:
        found = parse(plain, [line])
    except (UnknownTextError, AmbiguousTextError):
        return ()
    return without_tacit(found, second=second)


def as_one_of_its_kind(facts: CardText) -> CardText:
    """The card as any of its kind, of which nothing is said but the sentence."""
    plain = replace(facts, frame=Frame.EFFECT if facts.is_monster else facts.frame)
    return replace(plain, materials=None, treated_as=())


def without_tacit(read: CardText, *, second: bool) -> tuple[Effect, ...]:
    """The effects that were read, without an activation that goes without saying."""
    tacit = () if read.is_monster else (Activate(), EQUIPS)
    made = read.pendulum if second else read.effects
    return tuple(one for one in made if one not in tacit)


def with_deed_by_hand(
    facts: CardText, said: str, effects: Sequence[Activatable], *, second: bool
) -> tuple[Activatable, ...]:
    """The effects that the sentence is used as by hand, with all that is read of it.

    They stay as they are where what is read does not fit the form of the sentence.
    """
    if len(effects) != 1:
        return tuple(effects)
    begun, form = _before_the_deed(said), effects[0]
    for each in dict.fromkeys((begun, _AIMING.sub("; ", begun)) if begun else ()):
        found = _with_that_deed(facts, f"{each}{_deed(each)}", second=second)
        if found is not None and (placed := _in_its_place(found, form)) is not None:
            return (replace(placed, do=form.do),)
    return (_with_its_price(facts, form, begun, second=second),)


def with_its_occasion(
    facts: CardText, said: str, form: Activatable, *, second: bool
) -> Activatable:
    """The effect by hand, which waits for what stands before its colon where that is read.

    A Quick Effect also keeps to the turn and the phases that stand there alone.
    Nothing else of the sentence is taken from it, and what is not sure is never forced.
    """
    head, colon, rest = _hidden(said).partition(": ")
    if not colon or not isinstance(form, Claimed | Quick):
        return form
    can = "You can " if rest.startswith("You can ") else ""
    begun = f"{said[: len(head)]}: {can}"
    found = _with_that_deed(facts, f"{begun}{_deed(begun)}", second=second)
    tells = found is not None and (found.when is not None or _is_timed(found))
    placed = _in_its_place(found, form) if found is not None and tells else None
    if placed is None or isinstance(placed, Quick) is not isinstance(form, Quick):
        return form
    awaited = replace(placed, do=form.do, cost=form.cost, limit=form.limit, target=None)
    return replace(awaited, you_can=True) if isinstance(awaited, If | When) else awaited


def _is_timed(found: Activatable) -> bool:
    """Whether it is a Quick Effect of some turns or phases, and asks for nothing else."""
    return isinstance(found, Quick) and isinstance(found.condition, During)


def _in_its_place(found: Activatable, form: Activatable) -> Activatable | None:
    """What is read as it is used by the form of its sentence; None where that is not it."""
    apart = (Activate, Flip, *((Quick,) if isinstance(form, Quick) else ()))
    if any(isinstance(found, each) is not isinstance(form, each) for each in apart):
        return None
    where = getattr(form, "where", Place.FIELD)
    if isinstance(found, Ignition | Quick):
        fits = found.where in (Place.FIELD, where)
        return replace(found, where=where) if fits else None
    is_of_itself = found.when is not None and any(each == THIS for each in parts(found.when))
    fits = where is Place.FIELD or is_of_itself
    return found if fits and getattr(found, "where", None) in (None, where) else None


def _with_its_price(
    facts: CardText, form: Activatable, begun: str, *, second: bool
) -> Activatable:
    """The effect with its cost and targets, if these are read though its occasion is not."""
    colon = _hidden(begun).find(": You can ")
    if colon < 0 or not begun.endswith("; "):
        return form
    found = _with_that_deed(facts, f"{begun[colon + 2 :]}{_SAID}", second=second)
    if not isinstance(found, Ignition) or found.condition is not None:
        return form
    if any(isinstance(each, Former) for each in parts(found)):
        return form
    return replace(form, cost=found.cost, target=found.target)


def _deed(begun: str) -> str:
    return _SAID if begun.endswith(("; ", "can ")) else _SAID.capitalize()


def _before_the_deed(said: str) -> str:
    """The beginning of the sentence; "" where it is not sure what is done and what before."""
    plain = _hidden(said)
    ends = [*re.finditer("; ", plain)]
    if len(ends) > 1 or " ● " in plain:
        return ""
    if ends:
        at = ends[0].end()
    else:
        found = _USED.match(plain)
        at = found.end() if found else 0
    return "" if ":" in plain[at:] else said[:at]


def _with_that_deed(facts: CardText, said: str, *, second: bool) -> Activatable | None:
    found = read_alone(facts, said, second=second)
    if len(found) != 1 or not is_said_by_cards(found[0]):
        return None
    effect = found[0]
    is_it = isinstance(effect, Activatable) and effect.do == _stand_in()
    return effect if isinstance(effect, Activatable) and is_it else None


@cache
def _stand_in() -> Step | None:
    """What is read of the deed that stands in the place of others."""
    found = read_alone(CardText("", 1, Kind.SPELL), _SAID.capitalize(), second=False)
    return next((each.do for each in found if isinstance(each, Activate)), None)


def _hidden(said: str) -> str:
    """The sentence with nothing in its names that could be taken for its own marks."""
    return _QUOTED.sub(lambda name: '"' + "_" * (len(name.group()) - 2) + '"', said)
