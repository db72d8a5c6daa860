"""Kaiser Glider: its equals do not destroy it; destroyed, it returns a monster."""

from tests.table import Table, face_down, face_up, side

CARD = "Kaiser Glider"


def test_a_monster_of_the_same_attack_does_not_destroy_it() -> None:
    """FAQ 5353: their ATK on the field in that damage calculation."""
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Battle Ox", face_up("Axe of Despair", on="Battle Ox")]),
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.kaiba.graveyard != [CARD]
    equal = Table(yugi=side(field=[CARD]), kaiba=side(field=[CARD]))
    equal.yugi.attacks_with(CARD)
    equal.everyone_passes()

    assert equal.yugi.monsters == equal.kaiba.monsters == [CARD]


def test_destroyed_anywhere_it_returns_a_monster_to_the_hand() -> None:
    """FAQ 5353: always, and a monster on the field is its target."""
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(field=["Uraby", face_down("Sakuretsu Armor")])
    )
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Sakuretsu Armor")
    table.everyone_passes()

    assert table.chains()[-1] == [CARD]
    assert table.kaiba.hand == ["Uraby"]
