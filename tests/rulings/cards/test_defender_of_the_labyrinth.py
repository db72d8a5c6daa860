"""Defender of the Labyrinth: helps monsters without effects, and brings one back."""

from tests.table import Table, attacking, side

DEFENDER = "Defender of the Labyrinth"


def test_monsters_without_effects_gain_and_their_effect_monsters_lose_500() -> None:
    table = Table(
        yugi=side(field=[attacking(DEFENDER, "E1"), "Uraby", "Giant Rat"]),
        kaiba=side(field=["Exiled Force", "Silver Fang"]),
    )

    assert table.yugi.sees("Uraby").attack == 2000
    assert table.yugi.sees("Giant Rat").attack == 1400
    assert table.kaiba.sees("Exiled Force").attack == 500
    assert table.kaiba.sees("Silver Fang").attack == 1200


def test_faq_14494_destroyed_by_the_opponent_it_brings_one_back() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[attacking(DEFENDER, "E1")], graveyard=["Uraby", "Giant Rat"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(DEFENDER)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_destroyed_by_its_own_player_it_brings_none() -> None:
    table = Table(
        yugi=side(field=[attacking(DEFENDER, "E1")], graveyard=["Uraby"], hand=["Dark Hole"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"]]
    assert not table.was_offered(table.yugi, DEFENDER)
