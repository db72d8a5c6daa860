"""What gives the card that is asked about its own occasion, while the other one is there."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.yugioh.language import CardText, Face, Frame, Place
from engine.yugioh.language import Position as Stance
from engine.yugioh.language.node import parts
from engine.yugioh.positions.situations import (
    LYING,
    REACHED,
    Deed,
    Plan,
    Situation,
    provocations,
    stances,
)
from engine.yugioh.positions.stocking import Cast
from engine.yugioh.positions.supplies import Supply, is_of_extra_deck
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.spots import SEATS
from engine.yugioh.words.effects.uses import lies_in_wait, uses


def waits(text: CardText, only: int | None = None) -> bool:
    """Whether an effect of the card, or that one, can only be used when something happens."""
    return any(
        use.trigger is not None or use.effect.when is not None
        for use in uses(text)
        if only in (None, use.index)
    )


def waits_in_battle(text: CardText) -> bool:
    """Whether an effect of the card may wait for what happens in the Damage Step."""
    return any(
        use.trigger is not None or (use.effect.when is not None and use.timings)
        for use in uses(text)
    )


def depends_on_occasion(situation: Situation, text: CardText) -> bool:
    """Whether the card may have an occasion there that the position only did not bring."""
    if situation is Situation.DAMAGE_STEP:
        return waits_in_battle(text)
    return situation in LYING


def occasions(
    situation: Situation, asked: Supply, text: CardText, about: CardText, seat: Seat, cast: Cast
) -> Iterator[Plan]:
    """Plans in which the card with that `text` may have its occasion, the likeliest first.

    `asked` tells where it usually lies, `seat` whose the other card is.
    """
    if situation in LYING:
        for stance in stances(situation, about, seat):
            for lies, turn, deeds, props in _events(asked, text, cast):
                if situation not in REACHED or not _reaches(deeds, cast):
                    yield Plan(stance, turn, deeds, props, lies)
    elif situation is Situation.DAMAGE_STEP and about.is_monster and text.is_monster:
        yield from _battles(asked, text, about, seat)


_Event = tuple[Supply, Seat, tuple[Deed, ...], tuple[Supply, ...]]


def _events(asked: Supply, text: CardText, cast: Cast) -> Iterator[_Event]:
    """What may happen: where the card lies, whose turn it is, what is done, and with what."""
    mine, theirs = SEATS
    if text.is_monster:
        for lies, deed in _own_deeds(asked, text):
            yield lies, mine, (deed,), ()
    for provoker in (theirs, mine):
        for deeds, props in provocations(provoker, cast):
            yield asked, provoker, deeds, props


def _reaches(deeds: tuple[Deed, ...], cast: Cast) -> bool:
    """Whether what is done could itself do something to the other card."""
    return any(deed.name in (cast.reviver, cast.sweeper, cast.ignition) for deed in deeds)


def _own_deeds(asked: Supply, text: CardText) -> Iterator[tuple[Supply, Deed]]:
    """What the player of a monster may do with it."""
    mine = asked.seat
    if not is_of_extra_deck(text):
        in_hand = Supply(mine, Place.HAND, text.name)
        yield in_hand, Deed(mine, Verb.NORMAL_SUMMON, text.name, by_asked=True)
        face_down = Supply(mine, Place.FIELD, text.name, Stance.FACE_DOWN)
        yield face_down, Deed(mine, Verb.FLIP_SUMMON, text.name, by_asked=True)
    on_field = Supply(mine, Place.FIELD, text.name, materials=asked.materials)
    yield on_field, Deed(mine, Verb.ATTACK, text.name, by_asked=True)


def _battles(asked: Supply, text: CardText, about: CardText, seat: Seat) -> Iterator[Plan]:
    """Both monsters battle each other: the one attacks, or the other."""
    if seat == asked.seat:
        return
    for stance in _stances_of(about, may_be_down=_speaks_of_face_down(text)):
        lies = Supply(asked.seat, Place.FIELD, text.name, materials=asked.materials)
        other = Supply(seat, Place.FIELD, about.name, stance)
        deed = Deed(asked.seat, Verb.ATTACK, text.name, by_asked=True)
        yield Plan(other, asked.seat, (deed,), (), lies)
    for stance in _stances_of(text, may_be_down=lies_in_wait(text)):
        lies = Supply(asked.seat, Place.FIELD, text.name, stance, materials=asked.materials)
        deed = Deed(seat, Verb.ATTACK, about.name)
        yield Plan(Supply(seat, Place.FIELD, about.name), seat, (deed,), (), lies)


def _stances_of(text: CardText, *, may_be_down: bool) -> Iterator[Stance | None]:
    """How a monster may stand in a battle; face-down only where an effect is about that."""
    yield None
    if text.frame is not Frame.LINK:
        yield Stance.DEFENSE
        if may_be_down and not is_of_extra_deck(text):
            yield Stance.FACE_DOWN


def _speaks_of_face_down(text: CardText) -> bool:
    """Whether an effect of the card names cards that are face-down."""
    return any(
        getattr(part, "face", None) is Face.DOWN
        or getattr(part, "position", None) is Stance.FACE_DOWN
        for use in uses(text)
        for part in parts(use.effect)
    )
