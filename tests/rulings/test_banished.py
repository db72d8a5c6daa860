"""What answers that a card is banished, Tributed or discarded."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Banish,
    Cards,
    Choose,
    Discard,
    Draw,
    If,
    IsBanished,
    IsDiscarded,
    IsTributed,
    Kind,
    Place,
    SendToGraveyard,
    Step,
    Target,
    TributeCards,
    Trigger,
    Whose,
)
from engine.yugioh.language.cards import spell
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

MONSTERS = Cards(Kind.MONSTER)
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
IN_HAND = Cards(whose=Whose.YOURS, place=Place.HAND)


def table(lay_beside: Callable[..., None], when: IsBanished, *, face_down: bool) -> Table:
    """A monster that answers it, on the field or in the Graveyard, and what banishes it."""
    answer = If(when, you_can=True, do=Draw(1))
    lay_beside(
        replace(by_name("Uraby"), name="Answerer", passcode=9001, effects=(answer,)),
        *(
            spell(
                f"Out of the {place.name}",
                9003 + place.value,
                Activate(
                    target=Target(replace(MONSTERS, place=place)),
                    do=Banish(THAT, face_down=face_down),
                ),
            )
            for place in (Place.FIELD, Place.GRAVEYARD)
        ),
    )
    return Table(
        yugi=side(
            hand=["Out of the FIELD", "Out of the GRAVEYARD"],
            field=["Answerer"],
            graveyard=["Answerer"],
            deck=["Kuriboh", "Kuriboh", "Kuriboh"],
        ),
    )


@pytest.mark.parametrize(
    ("when", "origin", "face_down", "answers"),
    [
        (IsBanished(THIS), "FIELD", False, True),
        (IsBanished(THIS), "GRAVEYARD", False, True),
        (IsBanished(THIS), "FIELD", True, False),
        (IsBanished(THIS, Place.GRAVEYARD), "GRAVEYARD", False, True),
        (IsBanished(THIS, Place.GRAVEYARD), "FIELD", False, False),
    ],
)
def test_a_card_answers_that_it_is_banished_face_up_from_there(
    when: IsBanished,
    origin: str,
    face_down: bool,
    answers: bool,
    lay_beside: Callable[..., None],
) -> None:
    """FAQ 18313, 18150: in whatever position and from wherever, but not face-down."""
    laid = table(lay_beside, when, face_down=face_down)
    laid.yugi.activates(f"Out of the {origin}", targeting="Answerer")
    laid.everyone_passes()

    assert laid.was_asked(laid.yugi, Reason.TRIGGER) is answers
    assert laid.yugi.banished == ["Answerer"]


@pytest.mark.parametrize(
    ("when", "cost", "answers"),
    [
        (IsTributed(THIS), TributeCards(Choose(MINE)), True),
        (IsTributed(THIS), SendToGraveyard(Choose(MINE)), False),
        (IsDiscarded(THIS), Discard(Choose(IN_HAND)), True),
        (IsDiscarded(THIS), SendToGraveyard(Choose(IN_HAND)), False),
        (IsDiscarded(THIS, by_effect=True), Discard(Choose(IN_HAND)), False),
    ],
)
def test_a_card_answers_how_it_is_paid_with(
    when: IsTributed | IsDiscarded, cost: Step, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """MR-GLOS-35: what is sent is not Tributed, and not discarded; a cost is no effect."""
    paid = paying(lay_beside, when, Activate(cost=cost, do=Draw(1)))

    assert paid.was_asked(paid.yugi, Reason.TRIGGER) is answers


@pytest.mark.rule("MR-GLOS-35")
@pytest.mark.parametrize(
    ("origin", "answers"), [(None, True), (Place.FIELD, True), (Place.HAND, False)]
)
def test_a_card_tributed_answers_from_where_its_text_says(
    origin: Place | None, answers: bool, lay_beside: Callable[..., None]
) -> None:
    spends = Activate(cost=TributeCards(Choose(MINE)), do=Draw(1))
    paid = paying(lay_beside, IsTributed(THIS, origin), spends)

    assert paid.was_asked(paid.yugi, Reason.TRIGGER) is answers


@pytest.mark.parametrize("when", [IsDiscarded(THIS), IsDiscarded(THIS, by_effect=True)])
def test_a_card_answers_that_an_effect_discards_it(
    when: IsDiscarded, lay_beside: Callable[..., None]
) -> None:
    paid = paying(lay_beside, when, Activate(do=Discard(Choose(IN_HAND))))

    assert paid.was_asked(paid.yugi, Reason.TRIGGER)


def paying(lay_beside: Callable[..., None], when: Trigger, spends: Activate) -> Table:
    """A spell that is activated, for which the monster that answers is what there is."""
    answer = If(when, you_can=True, do=Draw(1))
    lay_beside(
        replace(by_name("Uraby"), name="Answerer", passcode=9001, effects=(answer,)),
        spell("Spender", 9002, spends),
    )
    on_field = ["Answerer"] if isinstance(when, IsTributed) else []
    hand = ["Spender"] if on_field else ["Answerer", "Spender"]
    paid = Table(yugi=side(hand=hand, field=on_field, deck=["Kuriboh"] * 3))
    paid.yugi.activates("Spender")
    paid.everyone_passes()
    return paid
