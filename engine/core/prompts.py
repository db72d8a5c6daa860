"""Questions in words: what is asked, and each option as it is offered."""

from enum import StrEnum

from engine.core.values import value


class Shape(StrEnum):
    """What the answer to a question is made of."""

    PICK = "pick"
    EXCHANGE = "exchange"
    ARRANGE = "arrange"
    NUMBER = "number"
    NAME = "name"


class ChoiceKind(StrEnum):
    """Which kind of option a choice is."""

    MAIN = "main"
    """The usual one."""
    SECOND = "second"
    """What is done with a card less often, such as to Set it or to change its position."""
    PHASE = "phase"
    """It moves on."""


@value
class Choice:
    """One option of a prompt in words.

    `label` is short (at most 80 characters) and unlike those that are not the same; `detail`
    may say more (at most 100), and `effect` is the whole text of the effect that it uses, if it
    uses one.
    `card` is the handle of the card it belongs to, as `Game.cards` lists it; None where it
    belongs to none. `act` says what is done without the name of the card, "" where there is no
    more to say; `deed` is what the effect does in a few words. `where` is the place of its
    card, as that of a `Group`; "" where it has none. `like` is the position of the first choice
    that is the same as this one, so that it does not matter which of them is taken; None for
    the first. `code` is what the page of a card goes by that lies nowhere, as in a part of a
    deck; 0 for what is no such card. `undone` says in sentences what is usual, and would be
    left undone by it. `group` is under what it is found among many; "" where it is in none.
    """

    label: str
    detail: str = ""
    kind: ChoiceKind = ChoiceKind.MAIN
    card: int | None = None
    effect: str = ""
    act: str = ""
    deed: str = ""
    where: str = ""
    like: int | None = None
    code: int = 0
    undone: str = ""
    group: str = ""


@value
class Pile:
    """So many options of an exchange in a row: what may be given, or what may be taken.

    `title` is what to do with them, in at most 60 characters.
    """

    title: str
    count: int
    is_given: bool


@value
class Prompt:
    """A question in words: one choice for each option, in the order of the options.

    `decline` is the label for the empty answer, where that is allowed. A number is asked
    from `least` to `most` with no choices; a name with no choices and `least == most == 1`.
    The `piles` of an exchange
    hold its choices in their order. `routine` marks a choice that most
    players leave to the table, as it seldom matters: the default answer will do. `about` is
    the handle of the card that asks, and `effect` the text of its effect that does; with no
    card that asks, the text of what another player's card does, where that can be answered.
    `is_judged` marks what the players themselves agree on, so that they may want a judge, and
    `is_verdict` the part of it in which one says what another may do: a judge can say it too.
    """

    shape: Shape
    text: str
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    decline: str | None = None
    routine: bool = False
    about: int | None = None
    effect: str = ""
    piles: tuple[Pile, ...] = ()
    is_judged: bool = False
    is_verdict: bool = False
