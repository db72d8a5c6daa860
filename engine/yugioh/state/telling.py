"""What the fields of an event tell, and whom: declared where the field itself is declared.

The veil (`views/veil.py`) follows these declarations. Whatever could name a card has to have
one: without it, its class is not made.
"""

from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from engine.core.protocol import Event, Seat
from engine.core.values import value
from engine.yugioh.state.spots import HIDDEN, CardId, Spot

T = TypeVar("T")


@value
class Telling:
    """Whom a field tells its value."""


@value
class ToAll(Telling):
    """Everybody."""


@value
class ToNobody(Telling):
    """Nobody: it is told empty."""


@value
class ToPlayer(Telling):
    """The player whom the field `player` names; others are told nothing of it."""

    player: str


@value
class ToSeers(Telling):
    """Each card to those who may know it as it lies before the event, others as HIDDEN.

    The player whom the field `player` names is told all of them.
    """

    player: str | None = None


@value
class ToSeersOfMove(Telling):
    """The card to those who may know it where it was or where it comes, others as HIDDEN.

    The event has the fields `origin`, `to` and `face_up`.
    """


Open = Annotated[T, ToAll()]
"""Told to everybody."""
Secret = Annotated[T, ToNobody()]
"""Told to nobody."""
Seen = Annotated[T, ToSeers()]
"""Cards, told to those who may know them as they lie before the event."""

HARMLESS = (Spot, bool, NoneType)
"""What names no card, beside seats and the members of enumerations."""
PARTED = (tuple, Union, UnionType)
"""What types are made of others."""


@value
class Withheld:
    """A field that is not told to everybody, and what those are told who may not know it."""

    field: str
    telling: Telling
    blank: object


class DuelEvent(Event):
    """Something that has happened in a duel or Match; each field says whom it tells.

    A subclass with a field that could name a card and does not say so raises TypeError, as
    does a declaration that does not fit its field.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Read what the fields declare, which a compiled class lays down a moment later."""
        super().__init_subclass__()
        _withheld(cls)


_WITHHELD: dict[type[DuelEvent], tuple[Withheld, ...]] = {}


def withheld(event: DuelEvent) -> tuple[Withheld, ...]:
    """The fields of the event that are not told to everybody."""
    kind = type(event)
    found = _WITHHELD.get(kind)
    if found is None:
        found = _WITHHELD[kind] = _withheld(kind)
    return found


NAMED: dict[type[DuelEvent], tuple[str, ...]] = {}
"""By the kind of an event, its fields that name cards, once `naming` was asked."""


def naming(event: DuelEvent) -> tuple[str, ...]:
    """The fields of the event that name cards, whomever they tell."""
    kind = type(event)
    found = NAMED.get(kind)
    if found is None:
        hints = get_type_hints(kind)
        found = NAMED[kind] = tuple([each for each, hint in hints.items() if _names(hint)])
    return found


def _names(hint: Any) -> bool:
    return hint is CardId or any(_names(part) for part in get_args(hint))


def seen_in(event: DuelEvent) -> tuple[CardId, ...]:
    """The cards that an event as it was told names in fields which tell them card by card.

    Fields that are open to all are none of these: they may name a card that lies face-down.
    """
    found: list[CardId | None] = []
    for each in withheld(event):
        if isinstance(each.telling, ToSeers | ToSeersOfMove):
            value = getattr(event, each.field)
            found += value if isinstance(value, tuple) else (value,)
    return tuple([card for card in found if card is not None and card != HIDDEN])


def _hints(kind: type[DuelEvent]) -> dict[str, Any]:
    try:
        hints = get_type_hints(kind, include_extras=True)
    except NameError as unknown:
        raise TypeError(
            f"what {kind.__qualname__} tells cannot be read: {unknown}"
        ) from unknown
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def _withheld(kind: type[DuelEvent]) -> tuple[Withheld, ...]:
    event, hints, found = kind.__qualname__, _hints(kind), []
    for name, hint in hints.items():
        telling = _declared(f"{event}.{name}", hint)
        if not isinstance(telling, ToAll):
            value = get_args(hint)[0]
            _check(f"{event}.{name}", value, telling, hints)
            found.append(Withheld(name, telling, _blank(value)))
    return tuple(found)


def _declared(where: str, hint: Any) -> Telling:
    if get_origin(hint) is Annotated:
        said = [each for each in get_args(hint)[1:] if isinstance(each, Telling)]
        if len(said) == 1:
            return said[0]
    elif _is_harmless(hint):
        return ToAll()
    raise TypeError(f"{where} could name a card: declare whom it tells (see state/telling.py)")


def _is_harmless(hint: Any) -> bool:
    if hint is Seat or hint in HARMLESS:
        return True
    if isinstance(hint, type) and issubclass(hint, Enum):
        return True
    parts = [part for part in get_args(hint) if part is not Ellipsis]
    is_made_of_parts = get_origin(hint) in PARTED
    return is_made_of_parts and all(map(_is_harmless, parts))


def _check(where: str, value: Any, telling: Telling, hints: dict[str, Any]) -> None:
    if isinstance(telling, ToSeers | ToSeersOfMove) and not _holds_only_cards(value):
        raise TypeError(f"{where} holds more than cards: it cannot be told card by card")
    if not _can_be_blank(value):
        raise TypeError(f"{where} can be nothing else to those who may not know it")
    wanted: dict[str, Any] = {}
    if isinstance(telling, ToSeersOfMove):
        wanted = {"origin": Spot, "to": Spot, "face_up": bool}
    elif isinstance(telling, ToPlayer | ToSeers) and telling.player is not None:
        wanted = {telling.player: Seat}
    for name, kind in wanted.items():
        if hints.get(name) is not kind:
            raise TypeError(
                f"{where} is told by the field {name!r}, which is no {kind.__name__}"
            )


def _holds_only_cards(value: Any) -> bool:
    if value is CardId or value is NoneType:
        return True
    parts = [part for part in get_args(value) if part is not Ellipsis]
    return get_origin(value) in PARTED and all(map(_holds_only_cards, parts))


def _can_be_blank(value: Any) -> bool:
    is_tuple = get_origin(value) is tuple and Ellipsis in get_args(value)
    return value is CardId or is_tuple or NoneType in get_args(value)


def _blank(value: Any) -> object:
    if value is CardId:
        return HIDDEN
    return () if get_origin(value) is tuple else None
