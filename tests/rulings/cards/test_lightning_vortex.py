"""Lightning Vortex: discard a card; destroy all face-up monsters of the opponent."""

from tests.table import Table, face_down, side

VORTEX = "Lightning Vortex"


def test_it_spares_face_down_monsters_and_ones_own() -> None:
    table = Table(
        yugi=side(hand=[VORTEX, "Kuriboh"], field=["Silver Fang"]),
        kaiba=side(field=["Uraby", "Feral Imp", face_down("Man-Eater Bug")]),
    )
    table.yugi.activates(VORTEX, cost="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Man-Eater Bug"]
    assert table.yugi.monsters == ["Silver Fang"]
    assert table.yugi.graveyard == ["Kuriboh", VORTEX]


def test_it_needs_another_card_in_hand_and_a_face_up_monster() -> None:
    poor = Table(yugi=side(hand=[VORTEX]), kaiba=side(field=["Uraby"]))
    idle = Table(yugi=side(hand=[VORTEX, "Kuriboh"]), kaiba=side(field=[face_down("Uraby")]))

    assert not poor.yugi.may("activate", VORTEX)
    assert not idle.yugi.may("activate", VORTEX)
