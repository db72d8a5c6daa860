"""The cards of a table one by one: what a reader sees of each, and what may be done with it."""

from engine.core.prompts import ChoiceKind
from engine.core.values import value

HAND, ON_CHAIN = "hand", "chain"
"""The keys of the places that every game has: what is held, and what waits to be settled."""


@value
class Listed:
    """A card in a list; one entry stands for `count` copies that nobody tells apart.

    `handle` names it to `Game.read` as long as the same question is open (or, where none is,
    until something happens). `where` is its place in words, `line` what it is and its numbers
    now. `options` are the positions of those options of the reader's question that belong to
    it, in their order. `code` is what its page goes by.
    """

    handle: int
    code: int
    name: str
    where: str
    line: str
    face_down: bool = False
    count: int = 1
    options: tuple[int, ...] = ()


@value
class Group:
    """The cards that lie in one place, of which `place` is the key and `title` the words.

    `is_pile` tells that they lie on each other, and are seldom all of interest.
    """

    place: str
    title: str
    cards: tuple[Listed, ...]
    is_pile: bool = False


@value
class Number:
    """One of a card's numbers or traits by its name: as it is now, and as it is printed."""

    name: str
    now: str
    printed: str

    @property
    def is_changed(self) -> bool:
        """Whether it is no longer what is printed."""
        return self.now != self.printed


@value
class Offer:
    """Something the reader can do now: option `index` of the question.

    `label` says it without the card's name, `kind` is that of the `Choice`, and `effect` is
    the text of the very effect, "" where it is the act of none.
    """

    index: int
    label: str
    kind: ChoiceKind
    effect: str = ""


@value
class Because:
    """A reason in words, and the rule it stands on by its ID."""

    text: str
    rule: str


@value
class Refusal:
    """Something one would expect to do with the card, and why it cannot be done now.

    `action` is "" where nothing at all can be done with it.
    """

    action: str
    effect: str
    reasons: tuple[Because, ...]


@value
class Reading:
    """One card as its reader may know it.

    `lines` are those below its name and `text` its paragraphs, both as printed; `numbers` are
    empty for what has none. `state` says in sentences how it stands: counters, materials, what
    it is equipped or bound to, what holds of it and because of which card, and what of it was
    used this turn.
    """

    handle: int
    code: int
    name: str
    where: str
    face_down: bool
    lines: tuple[str, ...]
    text: tuple[str, ...]
    numbers: tuple[Number, ...] = ()
    state: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    refusals: tuple[Refusal, ...] = ()


class UnknownHandleError(LookupError):
    """No card that the reader may know has that handle."""
