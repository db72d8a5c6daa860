"""Whom an event tells is declared with its fields; without that there is no such event."""

from collections.abc import Mapping
from typing import Annotated, Any

import pytest

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Phase
from engine.yugioh.state.card import Mark
from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import HIDDEN, CardId, Spot
from engine.yugioh.state.telling import (
    DuelEvent,
    Open,
    Secret,
    Seen,
    ToPlayer,
    ToSeers,
    ToSeersOfMove,
)
from engine.yugioh.views.veil import veil
from tests.table import Table, side

YUGI, KAIBA = Seat(0), Seat(1)


def made(**fields: Any) -> type[DuelEvent]:
    """A class of events with these fields, by name and type."""
    return type("Peeked", (DuelEvent,), {"__annotations__": fields, "__module__": __name__})


@pytest.mark.parametrize(
    "kind",
    [
        CardId,
        CardId | None,
        tuple[CardId, ...],
        tuple[tuple[CardId, Seat], ...],
        Mapping[Seat, CardId],
        dict[CardId, int],
        list[CardId],
        frozenset[CardId],
        Mark,
        Speaker | None,
        int,
        str,
        object,
        Any,
        Open[CardId] | None,
        Annotated[CardId, "no declaration"],
        "CardId",
        "tuple[Mark, ...]",
        "NotToBeFound",
    ],
    ids=str,
)
def test_an_event_with_a_field_that_could_name_a_card_declares_whom_it_tells(kind: Any) -> None:
    with pytest.raises(TypeError, match="Peeked"):
        made(card=kind)


def test_the_event_and_the_field_that_declare_nothing_are_named() -> None:
    with pytest.raises(TypeError, match=r"Peeked\.second could name a card"):
        made(first=Open[CardId], second=CardId)


def test_what_can_name_no_card_need_not_be_declared() -> None:
    made(by=Seat, phase=Phase | None, spots=tuple[Spot, ...], so=bool, other="Seat | None")


@pytest.mark.parametrize(
    "kind",
    [
        Seen[tuple[tuple[CardId, int], ...]],
        Seen[Mark],
        Secret[int],
        Annotated[CardId, ToPlayer("nobody")],
        Annotated[CardId, ToPlayer("card")],
        Annotated[CardId, ToSeers("nobody")],
        Annotated[CardId, ToSeersOfMove()],
        Annotated[CardId, ToPlayer("by"), ToSeers()],
    ],
    ids=str,
)
def test_a_declaration_fits_its_field(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"Peeked\.card"):
        made(card=kind, by=Seat)


def test_a_field_that_is_declared_anew_in_a_subclass_says_again_whom_it_tells() -> None:
    with pytest.raises(TypeError, match=r"Peeked\.card could name a card"):
        type("Peeked", (Moved,), {"__annotations__": {"card": CardId}, "__module__": __name__})


@value
class Glimpsed(DuelEvent):
    """An event with a field of each kind."""

    by: Seat
    open: Open[CardId]
    seen: Seen[tuple[CardId, ...]]
    nested: Seen[tuple[tuple[CardId, ...], ...]]
    one: Seen[CardId | None]
    own: Annotated[CardId, ToPlayer("by")]
    also: Annotated[tuple[CardId, ...], ToSeers("by")]
    secret: Secret[tuple[CardId, ...]]


@value
class GlimpsedAgain(Glimpsed):
    """It tells as the event from which it is derived."""


@pytest.mark.parametrize("kind", [Glimpsed, GlimpsedAgain])
def test_each_audience_is_told_what_the_fields_declare(kind: type[Glimpsed]) -> None:
    table = Table(yugi=side(hand=["Uraby"], graveyard=["Kuriboh"]), kaiba=side(hand=["Sangan"]))
    duel = table.driver.duel
    mine, theirs = (duel.state.sides[seat].hand[0].id for seat in (YUGI, KAIBA))
    lost = duel.state.sides[YUGI].graveyard[0].id
    both = (mine, lost)
    event = kind(YUGI, mine, both, (both, (theirs,)), theirs, mine, (mine, theirs), both)

    told = veil(event, duel)

    one_hidden = (HIDDEN, lost)
    assert told == {
        None: kind(
            YUGI,
            mine,
            one_hidden,
            (one_hidden, (HIDDEN,)),
            HIDDEN,
            HIDDEN,
            (HIDDEN, HIDDEN),
            (),
        ),
        YUGI: kind(YUGI, mine, both, (both, (HIDDEN,)), HIDDEN, mine, (mine, theirs), ()),
        KAIBA: kind(
            YUGI,
            mine,
            one_hidden,
            (one_hidden, (theirs,)),
            theirs,
            HIDDEN,
            (HIDDEN, theirs),
            (),
        ),
    }


def test_what_all_may_know_is_one_event_for_all() -> None:
    table = Table(yugi=side(graveyard=["Kuriboh"]))
    duel = table.driver.duel
    lost = duel.state.sides[YUGI].graveyard[0].id
    event = Glimpsed(YUGI, lost, (lost,), (), lost, HIDDEN, (lost,), ())

    assert veil(event, duel) is None


def test_audiences_that_are_told_alike_share_what_they_are_told() -> None:
    table = Table(yugi=side(hand=["Kuriboh"]))
    duel = table.driver.duel
    mine = duel.state.sides[YUGI].hand[0].id
    event = Glimpsed(YUGI, mine, (mine,), (), mine, HIDDEN, (mine,), ())

    told = veil(event, duel)

    assert told is not None
    assert told[YUGI] is event
    assert told[KAIBA] is told[None]
    assert told[None] == Glimpsed(YUGI, mine, (HIDDEN,), (), HIDDEN, HIDDEN, (HIDDEN,), ())
