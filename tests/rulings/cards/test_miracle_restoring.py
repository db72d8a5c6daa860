"""Miracle Restoring: two Spell Counters of the whole field bring back a hero."""

from tests.table import Table, side

CARD, MAGICIAN = "Miracle Restoring", "Dark Magician"


def charged(*bearers: str) -> Table:
    """A table where each of those bears two counters for two Spells."""
    table = Table(
        yugi=side(
            field=[*bearers, CARD],
            hand=["Pot of Greed"] * 2,
            graveyard=[MAGICIAN],
            deck=["Uraby"] * 8,
        )
    )
    for _ in range(2):
        assert not table.yugi.may("activate", CARD) or len(bearers) > 1
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    return table


def test_two_counters_are_removed_for_one_that_is_targeted() -> None:
    """FAQ 5681: the counters are the cost, the monster is targeted."""
    table = charged("Skilled Dark Magician")
    table.yugi.activates(CARD, targeting=MAGICIAN)
    table.everyone_passes()

    assert MAGICIAN in table.yugi.monsters
    assert not table.yugi.may("activate", "Skilled Dark Magician")


def test_they_may_be_those_of_two_cards() -> None:
    table = charged("Skilled Dark Magician", "Skilled White Magician")
    table.yugi.activates(CARD)
    table.yugi.chooses("Skilled Dark Magician", "Skilled White Magician")
    table.everyone_passes()

    assert MAGICIAN in table.yugi.monsters


def test_not_without_counters() -> None:
    table = Table(yugi=side(field=["Skilled Dark Magician", CARD], graveyard=[MAGICIAN]))

    assert not table.yugi.may("activate", CARD)
