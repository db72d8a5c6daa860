"""Divine Sword - Phoenix Blade: comes back to the hand for two Warriors."""

from tests.table import Table, side

BLADE = "Divine Sword - Phoenix Blade"


def test_only_a_warrior_is_equipped() -> None:
    table = Table(
        yugi=side(hand=[BLADE], field=["Celtic Guardian"]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates(BLADE)
    table.everyone_passes()

    assert table.yugi.sees("Celtic Guardian").attack == 1400 + 300


def test_faq_6458_two_warriors_are_banished_as_the_cost() -> None:
    table = Table(
        yugi=side(graveyard=[BLADE, "Celtic Guardian", "Judge Man", "Uraby"]),
    )
    table.yugi.activates(BLADE)
    table.everyone_passes()

    assert table.yugi.hand == [BLADE]
    assert sorted(table.yugi.banished) == ["Celtic Guardian", "Judge Man"]


def test_faq_6458_one_warrior_is_not_enough() -> None:
    table = Table(yugi=side(graveyard=[BLADE, "Celtic Guardian", "Uraby"]))

    assert not table.yugi.may("activate", BLADE)
