"""Which summons are Special Summons, and whether an effect can make one of a monster."""

from collections.abc import Collection

from engine.core.remembering import once_for_each
from engine.yugioh.language import (
    CardText,
    Frame,
    MustBeSummoned,
    NeverSpecialSummoned,
    OnlySummonedBy,
    OnlyTheseMaterials,
    Place,
    Position,
    Summon,
    SummonedByGiving,
    SummonedIf,
    SummonStands,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card


def may_be_special_summoned(
    card: Card,
    position: Position | None = None,
    by: Card | None = None,
    treated_as: Summon | None = None,
    *,
    ignoring: bool = False,
    as_ritual: bool = False,
) -> bool:
    """Whether an effect, of `by`, can Special Summon `card`, in that position or a free one.

    `treated_as` is the way of being summoned as which the effect has it count. `ignoring` what
    its text asks, it comes; yet it has to have come in its own way before it is brought from
    where all see it (Q&A 23799, 23995). With `as_ritual` the effect says that it brings Ritual
    Monsters, and such come from the hand and the Deck as well (Q&A 23954).

    A monster with a way of its own can be revived once it has come that way (MR-SS-04); from
    the Extra Deck any comes that its text does not forbid (FAQ 5231, Q&A 10438), and from the
    hand by its own effect (FAQ 8787).
    A Link Monster comes in Attack Position or not at all (MR-LINK-26).
    """
    defends = position not in (None, Position.ATTACK)
    if not card.text.is_monster or (card.text.frame is Frame.LINK and defends):
        return False
    if ignoring:
        return _is_hidden(card) or card.arrival.proper or not card.text.special_only
    if treated_as is None:
        never = _never_comes_by_effect(card.text)
    else:
        never = not _may_count_as(card, treated_as)
    if never or _may_not_leave(card):
        return False
    if effects_of(card.text.effects, OnlySummonedBy):
        return is_let_in(card, by)
    by_itself = by is card and card.place is Place.HAND
    named = by_itself or (as_ritual and _comes_as_ritual(card))
    known = card.arrival.proper or not card.text.special_only
    return known or named or _comes_from_extra(card, treated_as)


def may_be_pendulum_summoned(card: Card) -> bool:
    """Whether its text lets it be Pendulum Summoned: so alone, or in any way (Q&A 14015)."""
    musts = effects_of(card.text.effects, MustBeSummoned)
    alone = bool(musts) and all(each.way is Summon.PENDULUM for each in musts)
    return alone or may_be_special_summoned(card)


def _comes_from_extra(card: Card, treated_as: Summon | None) -> bool:
    """Whether it lies in the Extra Deck, from which its text lets an effect bring it."""
    return (
        card.place is Place.EXTRA_DECK
        and not card.face_up
        and (treated_as is not None or not effects_of(card.text.effects, MustBeSummoned))
        and not effects_of(card.text.effects, SummonedByGiving)
    )


def _comes_as_ritual(card: Card) -> bool:
    """Whether it is a Ritual Monster in a hand or Deck whose text asks for no one way."""
    waits = card.text.frame is Frame.RITUAL and card.place in (Place.HAND, Place.DECK)
    return waits and not effects_of(card.text.effects, MustBeSummoned)


def _is_hidden(card: Card) -> bool:
    """Whether it is in a hand or Deck, and not face-up in an Extra Deck."""
    if card.place is Place.EXTRA_DECK:
        return not card.face_up
    return card.place in (Place.HAND, Place.DECK)


def _may_count_as(card: Card, way: Summon) -> bool:
    """Whether it can come from the Extra Deck as though it were summoned in that way.

    One that can come in that way alone can; not one whose summon in that way takes only the
    materials that it names, nor one that lies there face-up (Q&A 18666).
    """
    musts = effects_of(card.text.effects, MustBeSummoned)
    strict = way is Summon.FUSION and bool(effects_of(card.text.effects, OnlyTheseMaterials))
    return not (
        strict
        or any(each.strictly for each in musts)
        or card.face_up
        or _comes_alone(card.text)
        or effects_of(card.text.effects, SummonedByGiving)
        or any(each.way is not way for each in musts)
    )


def is_let_in(card: Card, by: Card | None) -> bool:
    """Whether its own text lets an effect of `by` Special Summon it: no other's, if any's."""
    if card.place is Place.EXTRA_DECK and effects_of(card.text.effects, SummonedByGiving):
        return False
    only = effects_of(card.text.effects, OnlySummonedBy)
    if card.arrival.proper:
        only = tuple(each for each in only if not each.first)
    return not only or (by is not None and by.text.called in [each.name for each in only])


@once_for_each
def _never_comes_by_effect(text: CardText) -> bool:
    """Whether no effect can Special Summon it: by a way of its own it comes, or by none."""
    has_its_way = any(not way.first for way in effects_of(text.effects, MustBeSummoned))
    return has_its_way or _comes_alone(text)


def _comes_alone(text: CardText) -> bool:
    """Whether it comes by a way of its own alone, or is never Special Summoned."""
    alone = any(way.only for way in effects_of(text.effects, SummonedIf)) or any(
        way.only for way in effects_of(text.effects, SummonedByGiving)
    )
    never = effects_of(text.effects, NeverSpecialSummoned)
    return alone or any(each.origin is None for each in never)


def _may_not_leave(card: Card) -> bool:
    """Whether its own text keeps it from being Special Summoned from where it lies."""
    never = effects_of(card.text.effects, NeverSpecialSummoned)
    return any(each.origin is card.place for each in never)


SPECIALLY = tuple(Summon)[3:]
"""The ways that are Special Summons."""


def stands(card: Card, way: Summon) -> bool:
    """Whether nothing negates its summon, alone or with others (FAQ 9700, Q&A 14017)."""
    said = effects_of(card.text.effects, SummonStands)
    return any(is_among(way, each.ways) for each in said)


def is_among(way: Summon | None, ways: Collection[Summon]) -> bool:
    """Whether a summon in that way is one of `ways`; "Special" is any Special Summon."""
    return way in ways or (way in SPECIALLY and Summon.SPECIAL in ways)
