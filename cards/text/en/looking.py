"""What lets players see cards, in English."""

from cards.text.en.conditions import stated
from cards.text.en.nouns import (
    a,
    described,
    excavated,
    thing,
)
from cards.text.en.steps import (
    done,
    taken,
)
from engine.yugioh.language import (
    AddTheirChoice,
    BanishNamesakes,
    Excavate,
    Excavated,
    LookAt,
    ProvesToBe,
    Reveal,
    Seen,
)


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
def _(noun: Seen) -> str:
    return f"{described(noun.of, many=True)} among those seen"


@thing.register
def _(noun: Excavated) -> str:
    return excavated(noun)


@done.register
def _(step: AddTheirChoice) -> str:
    shown = taken(step.what)
    chosen = "your opponent chooses 1 for you to add to your hand"
    return f"reveal {shown}, and {chosen}, also discard the rest"


@done.register
def _(step: BanishNamesakes) -> str:
    name = f"the same name as {thing(step.of)}"
    return f"each player reveals their Main Deck and banishes from it all cards with {name}"
