"""Sentences that lean on the one before them, and two that are said as one, in English."""

from collections.abc import Sequence

from cards.grammar.anaphora import Alternative, Known
from cards.grammar.en.nouns import capital
from cards.grammar.en.pronouns import IT
from cards.grammar.en.saying import say
from cards.grammar.trees import instead, put_for
from engine.yugioh.language import (
    Continuous,
    Effect,
    EquippedMonster,
    IsActivated,
    WouldBeSummoned,
)

EQUIPPED = "The equipped monster "
EQUIP_ONLY = "Equip only to "
ACTIVATED = "When this card is activated: "
FACE_UP = "While this card is face-up on the field, "
ON_THE_FIELD = " while on the field."
TARGETING = "Activate this card by targeting "
_IT_AGAIN = instead(Known | EquippedMonster, IT)
"""The monster that was spoken of in the sentence before."""
NO_ATTACK = "it cannot attack"
ALIKE = (
    "negate the Summon, and if you do, destroy that card",
    "negate the activation, and if you do, destroy it",
)
NEGATED = "negate the Summon or activation, and if you do, destroy that card"


def follow(paragraphs: list[str], sentence: str, effect: Effect) -> None:
    """The sentence stands after the paragraphs, or in the last of them where it leans on it."""
    before = paragraphs[-1] if paragraphs else ""
    if not before or not isinstance(effect, Continuous) or effect.condition:
        paragraphs.append(sentence)
    elif before.startswith(EQUIP_ONLY) and sentence.startswith(EQUIPPED):
        paragraphs.append(say(put_for(effect, _IT_AGAIN)))
    elif before.startswith(ACTIVATED) and not sentence.endswith(ON_THE_FIELD):
        paragraphs.append(f"{FACE_UP}{sentence[:1].lower()}{sentence[1:]}")
    elif before.startswith(TARGETING) and sentence.startswith("That monster"):
        paragraphs[-1] = f"{before.removesuffix('.')}{_of_the_target(before, effect)}"
    else:
        paragraphs.append(sentence)


def _of_the_target(before: str, effect: Effect) -> str:
    """What holds for the target, in the sentence that tells that it is targeted."""
    said = say(put_for(effect, _IT_AGAIN))
    it = f"{said[:1].lower()}{said[1:]}"
    if "; " not in before:
        return f"; {it}"
    if before.endswith(f"{NO_ATTACK}.") and it.startswith("it cannot "):
        return f" or {it.removeprefix('it cannot ')}"
    return f", also {it}"


def either_negated(options: Sequence[Alternative]) -> str:
    """A Summon or an activation that is negated alike, in one sentence; else nothing."""
    if len(options) != 2:
        return ""
    first, second = options
    if first.cost is None or first.cost != second.cost:
        return ""
    if not isinstance(first.when, WouldBeSummoned) or not isinstance(second.when, IsActivated):
        return ""
    if first.do is None or second.do is None or (say(first.do), say(second.do)) != ALIKE:
        return ""
    when = f"When {say(first.when)}, OR {say(second.when)}"
    return f"{when}: {capital(say(first.cost))}; {NEGATED}."
