"""Winged Kuriboh: once it is destroyed, no more battle damage in that turn."""

from tests.table import Table, side

KURIBOH = "Winged Kuriboh"


def test_faq_6314_after_it_was_destroyed_by_battle_no_battle_damage_is_taken() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(field=[KURIBOH, "Giant Rat"])
    )
    table.yugi.attacks_with("Uraby", at=KURIBOH)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - (1500 - 300)

    table.yugi.attacks_with("Silver Fang", at="Giant Rat")
    table.everyone_passes()

    assert table.chains() == [[KURIBOH]]
    assert table.kaiba.life == 8000 - (1500 - 300)


def test_faq_6314_an_effect_that_destroys_it_is_answered_too() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Raigeki"]), kaiba=side(field=[KURIBOH]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"], [KURIBOH]]
    assert table.kaiba.life == 8000


def test_it_does_nothing_when_it_is_tributed() -> None:
    table = Table(yugi=side(field=[KURIBOH], hand=["Summoned Skull"]))
    table.yugi.summons("Summoned Skull", tributing=[KURIBOH])
    table.everyone_passes()

    assert table.chains() == []
