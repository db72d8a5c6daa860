"""Which materials a first line names, for a monster of a frame."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cards.grammar.qualities import topic
from cards.grammar.reader.sentences import Given
from engine.yugioh.language import (
    Ability,
    Bound,
    Cards,
    Frame,
    FusionMaterials,
    Has,
    Kind,
    LinkMaterials,
    Materials,
    Of,
    SynchroMaterials,
    XyzMaterials,
)

OF = {Frame.FUSION: FusionMaterials, Frame.SYNCHRO: SynchroMaterials}


def materials_of(frame: Frame, readings: Iterable[object]) -> tuple[Materials, ...]:
    """What the readings of the line mean for such a monster."""
    return tuple(dict.fromkeys(each for one in readings for each in _materials(frame, one)))


def _materials(frame: Frame, reading: object) -> Iterator[Materials]:
    if isinstance(reading, Given):
        made = _given(frame, reading)
        if made is not None:
            yield made
    elif isinstance(reading, Materials) and isinstance(reading, OF.get(frame, ())):
        if isinstance(reading, SynchroMaterials):
            reading = replace(reading, tuner=_tuner(reading.tuner))
        yield reading


def _tuner(cards: Cards) -> Cards:
    """The Tuner, of which its being one goes without saying."""
    return Cards() if cards == Cards(like=(Of(Ability.TUNER),)) else cards


def _given(frame: Frame, given: Given) -> Materials | None:
    cards = given.cards
    if cards.kind is not Kind.MONSTER:
        return None
    if frame is Frame.LINK:
        of = replace(cards, kind=None)
        return LinkMaterials(of, given.count, given.more, given.apart, given.including)
    plain = not given.apart and given.including is None
    if frame is Frame.FUSION and plain and not given.more and given.count > 1:
        return FusionMaterials((replace(cards, kind=None),) * given.count)
    if frame is Frame.XYZ and plain:
        level = next((each for each in cards.like if topic(each) == "level"), None)
        match level:
            case Has(_, Bound(least, most)) if least and least == most:
                rest = tuple(each for each in cards.like if each != level)
                of = replace(cards, like=rest, kind=None)
                return XyzMaterials(least, given.count, of, given.more)
    return None
