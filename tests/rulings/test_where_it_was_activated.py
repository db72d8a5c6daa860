"""What becomes of a card whose activation or effect was negated, by where it was activated."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    SUBJECT,
    THIS,
    Activate,
    AndIfYouDo,
    Attribute,
    Banish,
    Cards,
    Destroy,
    Discard,
    Draw,
    IsActivated,
    Kind,
    NegateActivation,
    NegateEffect,
    Place,
    Quick,
    ReturnToHand,
    ShuffleIntoDeck,
    Step,
    TributeCards,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, counter_trap, monster
from tests.table import Table, attacking, side

HERALD = "Patient Herald"


def herald(cost: Step | None, where: Place) -> CardText:
    """A made-up monster whose effect is activated there."""
    return monster(
        HERALD,
        9001,
        Quick(cost=cost, do=Draw(1), where=where),
        attribute=Attribute.EARTH,
        type=Type.SPELLCASTER,
        level=4,
        attack=1500,
        defense=1500,
    )


def silence(negates: Step, then: Step) -> CardText:
    return counter_trap(
        "Silence",
        9002,
        Activate(when=IsActivated(Cards(Kind.MONSTER), True), do=AndIfYouDo(negates, then)),
    )


LYING = {
    "hand": side(hand=[HERALD], deck=["Uraby"]),
    "field": side(field=[HERALD], deck=["Uraby"]),
    "graveyard": side(graveyard=[HERALD], deck=["Uraby"]),
}


def silenced(place: str) -> Table:
    """The effect of the Herald, which lies there, is activated and negated."""
    table = Table(yugi=LYING[place], kaiba=side(field=["Silence"]))
    table.yugi.activates(HERALD)
    table.kaiba.activates("Silence")
    table.everyone_passes()
    return table


NEGATES = pytest.mark.parametrize("negates", [NegateActivation(), NegateEffect()])


@NEGATES
def test_a_card_that_stays_in_the_hand_is_destroyed_there(
    negates: Step, lay_beside: Callable[..., None]
) -> None:
    """Q&A 10996, 23949: the place of its activation counts, and that may be the hand."""
    lay_beside(herald(None, Place.HAND), silence(negates, Destroy(SUBJECT)))
    table = silenced("hand")

    assert table.yugi.hand == []
    assert table.yugi.graveyard == [HERALD]


@NEGATES
def test_a_card_that_its_cost_has_brought_to_the_hand_is_not(
    negates: Step, lay_beside: Callable[..., None]
) -> None:
    """Q&A 23949 (C)."""
    lay_beside(herald(ReturnToHand(THIS), Place.FIELD), silence(negates, Destroy(SUBJECT)))
    table = silenced("field")

    assert table.yugi.hand == [HERALD]
    assert table.yugi.graveyard == []


@pytest.mark.parametrize("place", ["hand", "graveyard"])
def test_qa_15063_what_negates_nothing_answers_no_card_beyond_the_field(
    place: str, lay_beside: Callable[..., None]
) -> None:
    """It destroys what lies on the field alone, as Ghost Ogre & Snow Rabbit does."""
    asks = IsActivated(Cards(Kind.MONSTER), True)
    answer = counter_trap("Silence", 9002, Activate(when=asks, do=Destroy(SUBJECT)))
    lay_beside(herald(None, Place[place.upper()]), answer)
    table = Table(yugi=LYING[place], kaiba=side(field=["Silence"]))
    table.yugi.activates(HERALD)

    assert not table.kaiba.may("activate", "Silence")


@pytest.mark.parametrize(
    ("place", "cost", "where", "is_banished"),
    [
        ("hand", None, Place.HAND, True),
        ("hand", Discard(THIS), Place.HAND, False),
        ("graveyard", None, Place.GRAVEYARD, True),
        ("field", None, Place.FIELD, True),
        ("field", ReturnToHand(THIS), Place.FIELD, False),
    ],
)
@NEGATES
def test_a_card_is_banished_where_it_was_activated_and_nowhere_else(
    negates: Step,
    place: str,
    cost: Step | None,
    where: Place,
    is_banished: bool,
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 23347 (hand, Graveyard), 22388 (discarded for it), 23949 (returned for it)."""
    lay_beside(herald(cost, where), silence(negates, Banish(SUBJECT)))

    assert silenced(place).yugi.banished == ([HERALD] if is_banished else [])


@pytest.mark.parametrize(
    ("cost", "is_there"), [(None, False), (Discard(THIS), True)], ids=["held", "discarded"]
)
def test_a_card_that_was_discarded_for_it_is_not_shuffled_into_the_deck(
    cost: Step | None, is_there: bool, lay_beside: Callable[..., None]
) -> None:
    """Q&A 12336."""
    then = ShuffleIntoDeck(SUBJECT)
    lay_beside(herald(cost, Place.HAND), silence(NegateActivation(), then))
    table = silenced("hand")

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ([HERALD] if is_there else [])


@pytest.mark.parametrize("lent", [False, True])
def test_whose_effect_it_is_and_where_it_lay_is_told_by_its_activation(
    lent: bool, lay_beside: Callable[..., None]
) -> None:
    """Q&A on Gouki Heel Ogre and Lonefire Blossom: what pays with itself is answered too.

    Lent by its owner, it lies in their Graveyard, and is still the effect of who used it.
    """
    theirs = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
    lay_beside(
        herald(TributeCards(THIS), Place.FIELD),
        counter_trap(
            "Silence", 9002, Activate(when=IsActivated(theirs, True), do=NegateActivation())
        ),
    )
    table = Table(
        yugi=side(field=[attacking(HERALD, borrowed=lent)], deck=["Uraby"]),
        kaiba=side(field=["Silence"]),
    )
    table.yugi.activates(HERALD)

    assert table.was_offered(table.kaiba, "Silence")
    table.kaiba.activates("Silence")
    table.everyone_passes()
    assert table.yugi.hand == []
