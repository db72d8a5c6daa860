"""What lets players see cards, in English."""

from cards.text.en.conditions import stated
from cards.text.en.nouns import a, described, excavated, thing
from cards.text.en.steps import done
from engine.yugioh.language import Excavate, Excavated, LookAt, ProvesToBe, Reveal


@done.register
def _(step: Reveal) -> str:
    return f"reveal {thing(step.what)}"


@done.register
def _(step: LookAt) -> str:
    return f"look at {thing(step.what)}"


@stated.register
def _(condition: ProvesToBe) -> str:
    return f"{thing(condition.which)} is {a(described(condition.such))}"


@done.register
def _(step: Excavate) -> str:
    top = f"{step.count} cards" if step.count > 1 else "card"
    return f"excavate the top {top} of your Deck"


@thing.register
def _(noun: Excavated) -> str:
    return excavated(noun)
