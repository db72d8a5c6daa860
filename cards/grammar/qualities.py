"""What the texts of all languages ask of the qualities of a noun."""

from collections.abc import Iterator, Sequence

from cards.grammar.entries import PLAIN
from cards.grammar.printing import entry_of, put, put_if
from engine.yugioh.language import Cards, Face, Not, Position, Quality, Whose

SHOWING = (
    *("attribute", "type", "frame", "effect", "no effect"),
    *("level", "attack", "defense", "name", "series"),
)
"""What goes without the word "face-up", which alone shows it."""


def topic(quality: Quality) -> str:
    """What the quality speaks of: one topic for all qualities that are said alike."""
    if entry := entry_of(quality):
        return entry.topic
    assert isinstance(quality, Not), f"no entry says {quality}"
    return f"not {topic(quality.what)}"


def phrased(
    noun: Cards, language: str, topics: Sequence[str], form: str = PLAIN
) -> Iterator[str]:
    """What the noun says of its qualities, in the order of those topics.

    A phrase that has no such form is said in its plain one.
    """
    said = [(topic(quality), quality) for quality in noun.like]
    for name in topics:
        for about, quality in said:
            if about == name:
                yield put_if(quality, language, form) or put(quality, language)


def denied(noun: Cards) -> Iterator[Cards]:
    """What the noun denies in no phrase of its own: the cards that it leaves out."""
    for quality in noun.like:
        if isinstance(quality, Not) and entry_of(quality) is None:
            yield Cards(noun.kind, like=(quality.what,))


def says(noun: Cards, *topics: str) -> bool:
    """Whether the noun has a quality that speaks of one of these topics."""
    return any(topic(quality) in topics for quality in noun.like)


def spoken_face(noun: Cards) -> Face | None:
    """Which face the noun has to name: that only a face-up card shows a number is tacit.

    Not so of one's own cards, since one can pay with those that lie face-down.
    """
    shows = noun.whose is not Whose.YOURS and says(noun, *SHOWING)
    tacit = noun.position is Position.FACE_DOWN or (noun.face is Face.UP and shows)
    return None if tacit else noun.face
