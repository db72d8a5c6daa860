"""The table as it is drawn for a reader: all that stands in its picture, before any pixel."""

from enum import StrEnum

from engine.core.values import value


class Toward(StrEnum):
    """A direction as the reader sees it: up is away from them."""

    UP_LEFT = "up-left"
    UP = "up"
    UP_RIGHT = "up-right"
    LEFT = "left"
    RIGHT = "right"
    DOWN_LEFT = "down-left"
    DOWN = "down"
    DOWN_RIGHT = "down-right"


@value
class Stat:
    """A number of a card as it is now, and how it differs from what is printed: -1, 0 or 1.

    `label` says in a very short word which number it is.
    """

    label: str
    now: str
    change: int = 0


@value
class Figure:
    """A card on the field as it is drawn.

    `name` is "" for a card that its reader may not know; `colour` is that of its frame, red,
    green and blue in a byte each, None for an unknown card. `stats` are its numbers in order.
    `stands` says how it lies, "" for what has no position; `sideways` is true where it lies
    across its zone. `marks` are short words: what lies on it and beneath it, and what binds it
    to which zone. `links` are its numbers on the chain, and `arrows` point from it.
    """

    name: str
    colour: int | None = None
    stats: tuple[Stat, ...] = ()
    stands: str = ""
    sideways: bool = False
    face_down: bool = False
    marks: tuple[str, ...] = ()
    links: tuple[int, ...] = ()
    arrows: tuple[Toward, ...] = ()


@value
class Zone:
    """A zone with what lies in it; `code` is how the words call it, such as "M1"."""

    code: str
    figure: Figure | None = None


@value
class Side:
    """One player's side. `facts` are their counts in words, `life` what they have left.

    `rows` are from the middle of the table outwards, each from the reader's left, None for a
    gap; all are as long as the middle of the table. Who is out has none.
    """

    player: str
    life: str
    facts: tuple[str, ...]
    has_turn: bool
    rows: tuple[tuple[Zone | None, ...], ...]


@value
class Tableau:
    """The table as one reader sees it, from their side, with words in their language.

    `sides` begin with the reader's own, and go on with those of the others as they follow it.
    `middle` stands between the first and the others, None for a gap. `notes` say what is under
    way, line by line. `told` are descriptions of all of it, from the fullest to the shortest,
    each in parts that stand one after another.
    """

    heading: str
    sides: tuple[Side, ...]
    middle: tuple[Zone | None, ...]
    notes: tuple[str, ...]
    told: tuple[tuple[str, ...], ...]
