"""Imperial Tombs of Necrovalley: beside the valley and a gravekeeper, whatever is activated."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, SPY, VALLEY = "Imperial Tombs of Necrovalley", "Gravekeeper's Spy", "Necrovalley"


def waiting(*mine: Lying, kaiba: tuple[Lying, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """The turn of kaiba, with these cards beside it."""
    return Table(
        yugi=side(field=[face_down(CARD, "S1"), *mine], hand=["Kuriboh"]),
        kaiba=side(field=kaiba, hand=hand),
        turn_player="kaiba",
    )


def test_a_spell_is_negated_and_destroyed() -> None:
    table = waiting(attacking(SPY), face_up(VALLEY), hand=("Raigeki",))
    table.kaiba.activates("Raigeki")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [SPY]
    assert table.kaiba.graveyard == ["Raigeki"]


def test_the_effect_of_a_monster_is_negated_and_it_is_destroyed() -> None:
    table = waiting(attacking(SPY), face_up(VALLEY), kaiba=(attacking("Dark Valkyria"),))
    table.kaiba.summons("Dark Valkyria")
    table.everyone_passes()
    table.kaiba.activates("Dark Valkyria", effect=0)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Dark Valkyria"]


def test_faq_10962_both_may_lie_on_the_side_of_the_opponent() -> None:
    table = waiting(kaiba=(attacking(SPY), face_up(VALLEY)), hand=("Pot of Greed",))
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Pot of Greed"]
    assert table.kaiba.hand == []


@pytest.mark.parametrize(
    "mine", [(attacking(SPY),), (face_up(VALLEY),), (face_down(SPY), face_up(VALLEY))]
)
def test_faq_10962_without_both_face_up_it_cannot_be_activated(mine: tuple[Lying, ...]) -> None:
    table = waiting(*mine, hand=("Pot of Greed",))
    table.kaiba.activates("Pot of Greed")

    assert not table.yugi.may("activate", CARD)


def test_faq_10962_not_in_answer_to_the_effect_of_a_spell_on_the_field() -> None:
    offering = "Ultimate Offering"
    table = waiting(
        attacking(SPY), face_up(VALLEY), kaiba=(face_up(offering),), hand=("Uraby",)
    )
    table.kaiba.activates(offering)

    assert not table.yugi.may("activate", CARD)


def test_only_one_is_activated_in_a_turn() -> None:
    table = Table(
        yugi=side(
            field=[
                face_down(CARD, "S1"),
                face_down(CARD, "S2"),
                attacking(SPY),
                face_up(VALLEY),
            ]
        ),
        kaiba=side(hand=["Pot of Greed", "Raigeki"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.kaiba.activates("Raigeki")

    assert not table.yugi.may("activate", CARD)
