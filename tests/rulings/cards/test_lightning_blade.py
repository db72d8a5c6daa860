"""Lightning Blade: 800 ATK for a Warrior; WATER monsters lose 500."""

from tests.table import Table, face_up, side

CARD = "Lightning Blade"


def test_only_a_warrior_can_be_equipped() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD]))
    assert not table.yugi.may("activate", CARD)

    other = Table(yugi=side(field=["Axe Raider"], hand=[CARD]))
    assert other.yugi.may("activate", CARD)


def test_water_monsters_of_both_players_lose_atk() -> None:
    blade = face_up(CARD, on="Axe Raider")
    table = Table(
        yugi=side(field=["Axe Raider", blade, "Great White"]), kaiba=side(field=["Great White"])
    )

    assert table.yugi.sees("Axe Raider").attack == 1700 + 800
    assert table.yugi.sees("Great White").attack == 1600 - 500
    assert table.kaiba.sees("Great White").attack == 1600 - 500
