"""What answers that a card is banished: one that lies there face-up."""

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
    Draw,
    If,
    IsBanished,
    Kind,
    Place,
    Target,
)
from engine.yugioh.language.cards import spell
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

MONSTERS = Cards(Kind.MONSTER)


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
