"""Elemental HERO Tempest: another card is given for a monster that then stands in battle."""

from tests.table import Table, side

CARD = "Elemental HERO Tempest"
BIG = "Blue-Eyes White Dragon"


def test_the_target_is_not_destroyed_by_battle_any_more() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby", "Waboku"]), kaiba=side(field=[BIG]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Waboku")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby", at=BIG)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Uraby"]
    assert table.yugi.graveyard == ["Waboku"]


def test_it_ends_when_tempest_is_turned_face_down() -> None:
    table = Table(
        yugi=side(field=[CARD, "Uraby", "Waboku"], hand=["Book of Moon"]),
        kaiba=side(field=[BIG]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Waboku")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.yugi.attacks_with("Uraby", at=BIG)
    table.everyone_passes()

    assert "Uraby" in table.yugi.graveyard


def test_a_token_cannot_be_given() -> None:
    table = Table(yugi=side(field=[CARD, "Sheep Token"]))

    assert not table.yugi.may("activate", CARD)
