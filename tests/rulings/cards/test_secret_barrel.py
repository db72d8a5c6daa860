"""Secret Barrel: 200 damage for each card of the opponent's hand and field."""

from tests.table import Table, face_down, side

CARD = "Secret Barrel"


def test_hand_and_field_are_counted_as_it_resolves() -> None:
    """FAQ 5620."""
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(hand=["Uraby", "Kuriboh"], field=["Feral Imp", face_down("Mirror Force")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "EFFECT", -800)]


def test_not_in_the_damage_step() -> None:
    """FAQ 5620."""
    table = Table(yugi=side(field=["Uraby", face_down(CARD)]), kaiba=side(hand=["Kuriboh"]))
    table.yugi.attacks_with("Uraby")

    assert not table.yugi.may("activate", CARD, at="before damage calculation")
