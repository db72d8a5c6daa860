"""White Tiger Summoner: brings a Normal Monster along, and strengthens its side."""

from tests.table import Table, side

CARD = "White Tiger Summoner"


def test_normal_summoned_it_brings_a_small_normal_monster() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby", "Summoned Skull", "Kuriboh"]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    table.yugi.wants("Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Uraby"]
    seen = table.yugi.sees("Uraby")
    assert (seen.attack, seen.defense) == (1600, 900)


def test_monsters_of_the_opponent_gain_nothing() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))

    assert table.yugi.sees(CARD).attack == 1100
    assert table.kaiba.sees("Uraby").attack == 1500
