"""What "cannot be targeted" binds: the players, whatever the cards are unaffected by."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    Apply,
    CannotBeTargeted,
    Cards,
    Continuous,
    Effect,
    Kind,
    Place,
    Until,
    Whose,
)
from engine.yugioh.language.cards import continuous_spell
from tests.table import Table, face_down, face_up, side

MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
LANCE = "Forbidden Lance"
OPPONENT = CannotBeTargeted(MINE, Whose.THEIRS)


@pytest.mark.rule("MR-GLOS-05", "MR-GLOS-32")
def test_what_is_unaffected_by_spells_cannot_be_targeted_all_the_same(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 14091, 14200, 14906; FAQ 4747, 14767: of a Continuous Effect."""
    table = lanced(Continuous(OPPONENT), lay_beside)

    assert not table.kaiba.may("activate", "Book of Moon")


@pytest.mark.rule("MR-GLOS-05", "MR-GLOS-32")
def test_nor_once_that_has_been_applied_for_the_turn(lay_beside: Callable[..., None]) -> None:
    """FAQ 14767."""
    applied = Activate(do=Apply(OPPONENT, Until.END_OF_TURN))
    lay_beside(continuous_spell("Ward", 9001, applied))
    table = Table(
        yugi=side(field=["Uraby"], hand=["Ward", LANCE, "Dian Keto the Cure Master"]),
        kaiba=side(field=[face_down("Book of Moon"), face_down("Jar of Greed")]),
    )
    table.yugi.activates(LANCE, targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Ward")
    table.everyone_passes()
    table.yugi.activates("Dian Keto the Cure Master")

    assert not table.kaiba.may("activate", "Book of Moon")


def test_without_such_a_card_it_can_be_targeted(lay_beside: Callable[..., None]) -> None:
    assert lanced(Activate(), lay_beside).kaiba.may("activate", "Book of Moon")


def lanced(effect: Effect, lay_beside: Callable[..., None]) -> Table:
    """Kaiba's turn, in which Yugi has a monster unaffected by Spells."""
    lay_beside(continuous_spell("Ward", 9001, *{Activate(): None, effect: None}))
    table = Table(
        yugi=side(field=["Uraby", face_up("Ward"), face_down(LANCE)]),
        kaiba=side(hand=["Book of Moon", "Dian Keto the Cure Master"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dian Keto the Cure Master")
    table.yugi.activates(LANCE, targeting="Uraby")
    table.everyone_passes()
    return table
