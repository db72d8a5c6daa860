"""Peten the Dark Clown: banished from the Graveyard, it brings another Peten."""

from tests.table import Table, side

CARD = "Peten the Dark Clown"


def test_from_hand_field_or_deck_it_brings_another_from_hand_or_deck() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD], deck=[CARD, "Uraby"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]
    assert table.kaiba.banished == [CARD]


def test_without_another_it_cannot() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[CARD], graveyard=[CARD], deck=["Uraby"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.chains() == []


def test_discarded_for_a_cost_it_misses_the_timing() -> None:
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", CARD], deck=[CARD]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates("Tribute to The Doomed")
    table.everyone_passes()

    assert table.chains() == [["Tribute to The Doomed"]]


def test_tributed_for_a_tribute_summon_it_misses_the_timing() -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=[CARD], deck=[CARD]))
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.graveyard == [CARD]
