"""Lucky Iron Axe: 500 ATK, and a card if an effect of the opponent destroys it."""

from tests.table import Table, face_down, face_up, side

CARD = "Lucky Iron Axe"
EQUIPPED = ("Uraby", face_up(CARD, on="Uraby"))


def test_destroyed_by_an_effect_of_the_opponent_it_gives_a_card() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=EQUIPPED),
    )
    assert table.kaiba.sees("Uraby").attack == 2000
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert len(table.kaiba.hand) == 1


def test_destroyed_by_its_own_controller_it_gives_nothing() -> None:
    table = Table(yugi=side(field=EQUIPPED, hand=["Mystical Space Typhoon"]))
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.hand == []


def test_destroyed_because_its_monster_fell_it_gives_nothing() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=EQUIPPED))
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert CARD in table.kaiba.graveyard
    assert table.kaiba.hand == []


def test_destroyed_face_down_it_gives_nothing() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]), kaiba=side(field=[face_down(CARD)])
    )
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.hand == []


def test_destroyed_by_a_monster_of_the_opponent_that_it_targeted_it_gives_a_card() -> None:
    freed = "Freed the Matchless General"
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[freed]))
    table.yugi.activates(CARD, targeting=freed)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.yugi.hand == ["Mokey Mokey"]


def test_destroyed_by_a_monster_of_its_own_controller_it_gives_nothing() -> None:
    freed = "Freed the Matchless General"
    table = Table(yugi=side(hand=[CARD], field=[freed]))
    table.yugi.activates(CARD, targeting=freed)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.yugi.hand == []
