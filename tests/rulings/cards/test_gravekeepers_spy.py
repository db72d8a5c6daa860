"""Gravekeeper's Spy: flipped, it brings another Gravekeeper's monster."""

from tests.table import Table, face_down, side

SPY = "Gravekeeper's Spy"


def test_faq_5509_another_one_comes_from_the_deck_after_an_attack() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_down(SPY)], deck=[SPY, "Silver Fang", "Silver Fang"]),
    )
    table.kaiba.wants("Defense")
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == [SPY, SPY]


def test_faq_5509_it_is_activated_without_one_in_the_deck_as_well() -> None:
    table = Table(yugi=side(field=[face_down(SPY)]))
    table.yugi.flip_summons(SPY)
    table.everyone_passes()

    assert table.chains() == [[SPY]]
    assert table.yugi.monsters == [SPY]
