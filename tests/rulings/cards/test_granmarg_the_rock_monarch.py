"""Granmarg the Rock Monarch: Tribute Summoned, it destroys a Set card."""

from tests.table import Table, face_down, side

CARD = "Granmarg the Rock Monarch"


def test_tribute_summoned_it_destroys_a_set_card() -> None:
    """FAQ 6239: it is targeted, always."""
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=[face_down("Feral Imp")])
    )
    table.yugi.summons(CARD, tributing=["Uraby"])
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.graveyard == ["Feral Imp"]


def test_turned_face_up_by_then_it_stays() -> None:
    """FAQ 6239."""
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]),
        kaiba=side(field=[face_down("Call of the Haunted")], graveyard=["Kuriboh"]),
    )
    table.yugi.summons(CARD, tributing=["Uraby"])
    table.kaiba.activates("Call of the Haunted", targeting="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Kuriboh"]
