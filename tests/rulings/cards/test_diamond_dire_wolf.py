"""Diamond Dire Wolf: destroys a beast of its player and any other card with it."""

from tests.table import Table, side
from tests.table.laying import Lying

WOLF = "Diamond Dire Wolf"
LOADED = Lying(WOLF, materials=("Uraby",))


def test_a_beast_of_its_player_and_another_card_are_destroyed() -> None:
    table = Table(
        yugi=side(field=[LOADED, "Silver Fang"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates(WOLF)
    table.yugi.chooses("Silver Fang", "Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == [WOLF]
    assert table.kaiba.monsters == []


def test_faq_10410_it_may_be_the_beast_or_the_other_card_itself() -> None:
    table = Table(yugi=side(field=[LOADED, "Silver Fang"]))
    table.yugi.activates(WOLF)
    table.yugi.chooses("Silver Fang")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_faq_10410_where_one_has_gone_the_other_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[LOADED, "Silver Fang"]),
        kaiba=side(field=["Summoned Skull", "Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.activates(WOLF)
    table.yugi.chooses("Silver Fang", "Summoned Skull")
    table.kaiba.activates("Raigeki Break", targeting="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == []
