"""Sentences that lean on the one before them, and two that are said as one, in English."""

import re
from collections.abc import Sequence
from itertools import pairwise

from cards.text.en.nouns import capital
from cards.text.en.saying import say
from engine.yugioh.language import (
    FORMER,
    Activate,
    AndIfYouDo,
    Continuous,
    Destroy,
    Effect,
    If,
    IsActivated,
    NegateActivation,
    NegateSummon,
    When,
    WouldBeSummoned,
)

EQUIPPED = "The equipped monster "
EQUIP_ONLY = "Equip only to "
ACTIVATED = "When this card is activated: "
FACE_UP = "While this card is face-up on the field, "
TARGETING = "Activate this card by targeting "
NO_ATTACK = "it cannot attack"
HELD = re.compile(rf"({TARGETING}[^;]+); (its? [^.]+)\.( When .+)?")
NEGATED = "negate the Summon or activation, and if you do, destroy that card"
EITHER = re.compile(rf"When (.+), OR (.+): (.+); {NEGATED}\.")


def follow(paragraphs: list[str], sentence: str, effect: Effect) -> None:
    """The sentence stands after the paragraphs, or in the last of them where it leans on it."""
    before = paragraphs[-1] if paragraphs else ""
    if not before or not isinstance(effect, Continuous) or effect.condition:
        paragraphs.append(sentence)
    elif before.startswith(EQUIP_ONLY) and sentence.startswith(EQUIPPED):
        paragraphs.append(f"It {sentence.removeprefix(EQUIPPED)}")
    elif before.startswith(ACTIVATED):
        paragraphs.append(f"{FACE_UP}{sentence[:1].lower()}{sentence[1:]}")
    elif before.startswith(TARGETING) and sentence.startswith("That monster"):
        paragraphs[-1] = f"{before.removesuffix('.')}{_of_the_target(before, sentence)}"
    else:
        paragraphs.append(sentence)


def _of_the_target(before: str, sentence: str) -> str:
    """What holds for the target, in the sentence that tells that it is targeted."""
    it = sentence.replace("That monster's", "its", 1).replace("That monster", "it", 1)
    if "; " not in before:
        return f"; {it}"
    if before.endswith(f"{NO_ATTACK}.") and it.startswith("it cannot "):
        return f" or {it.removeprefix('it cannot ')}"
    return f", also {it}"


def apart(paragraphs: list[str]) -> list[str]:
    """The paragraphs without what they lean on, each of what was said together alone."""
    found: list[str] = []
    for before, each in pairwise(["", *paragraphs]):
        if before.startswith(EQUIP_ONLY) and each.startswith("It "):
            found.append(f"{EQUIPPED}{each.removeprefix('It ')}")
        elif before.startswith(ACTIVATED) and each.startswith(FACE_UP):
            found.append(capital(each.removeprefix(FACE_UP)))
        elif match := HELD.fullmatch(each):
            found += _held_apart(*match.groups(default=""))
        else:
            found.append(each)
    return found


def _held_apart(targeting: str, held: str, rest: str) -> list[str]:
    """That a monster is targeted, and each fact about it, in a sentence of its own."""
    facts = held.replace(f"{NO_ATTACK} or ", f"{NO_ATTACK}, also it cannot ").split(", also ")
    said = [re.sub("^it", "That monster", re.sub("^its", "it's", each)) for each in facts]
    return [f"{targeting}.", *(f"{each}." for each in said[:-1]), f"{said[-1]}.{rest}"]


def either_negated(options: Sequence[Activate | When | If]) -> str:
    """A Summon or an activation that is negated alike, in one sentence; else nothing."""
    if len(options) != 2:
        return ""
    first, second = options
    if first.cost is None or first.cost != second.cost:
        return ""
    if not isinstance(first.when, WouldBeSummoned) or not isinstance(second.when, IsActivated):
        return ""
    if first.do != AndIfYouDo(NegateSummon(), Destroy(FORMER)):
        return ""
    if not isinstance(second.do, AndIfYouDo) or second.do.first != NegateActivation():
        return ""
    if not isinstance(second.do.second, Destroy) or second.do.second.banish:
        return ""
    when = f"When {say(first.when)}, OR {say(second.when)}"
    return f"{when}: {capital(say(first.cost))}; {NEGATED}."


def both_negated(paragraph: str) -> tuple[str, str] | None:
    """The two sentences that were said as one, if they were."""
    match = EITHER.fullmatch(paragraph)
    if match is None:
        return None
    summoned, activated, cost = match.groups()
    return (
        f"When {summoned}: {cost}; negate the Summon, and if you do, destroy that card.",
        f"When {activated}: {cost}; negate the activation, and if you do, destroy it.",
    )
