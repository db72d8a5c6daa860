"""Phantom Beast Thunder-Pegasus: from the Graveyard it saves a Phantom Beast in battle."""

from tests.table import Table, side

CARD, OTHER = "Phantom Beast Thunder-Pegasus", "Phantom Beast Cross-Wing"
FOE = "Blue-Eyes White Dragon"


def attacked(**places: list[str]) -> Table:
    field, graveyard = places.get("field", [OTHER]), places.get("graveyard", [CARD])
    mine = side(field=field, graveyard=graveyard)
    table = Table(yugi=mine, kaiba=side(field=[FOE]), turn_player="kaiba")
    table.kaiba.attacks_with(FOE, at=OTHER)
    return table


def test_it_is_banished_for_one_that_stands_this_turn() -> None:
    """FAQ 6956: a Trigger Effect of the Graveyard, whose cost is the card itself."""
    table = attacked()
    table.yugi.activates(CARD, targeting=OTHER)
    assert table.yugi.banished == [CARD]
    table.everyone_passes()

    assert table.yugi.monsters == [OTHER]
    assert table.life_changes() == [("yugi", "BATTLE", -1700)]


def test_on_the_field_it_does_nothing() -> None:
    table = attacked(field=[OTHER, CARD], graveyard=[])

    assert not table.yugi.may("activate", CARD)


def test_not_at_an_attack_of_its_own_player() -> None:
    table = Table(yugi=side(field=[OTHER], graveyard=[CARD]))
    table.yugi.attacks_with(OTHER)

    assert not table.yugi.may("activate", CARD)
