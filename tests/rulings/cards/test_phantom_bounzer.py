"""Phantom Bounzer: two others come to the hand once it is destroyed."""

from tests.table import Table, side

PHANTOM = "Phantom Bounzer"
HAMMER = "Hammer Bounzer"
BLADE = "Blade Bounzer"


def test_phantom_bounzer_adds_two_bounzers_once_it_is_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]),
        kaiba=side(field=[PHANTOM], deck=[HAMMER, BLADE, "Uraby"]),
    )
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.kaiba.activates(PHANTOM)
    table.everyone_passes()

    assert sorted(table.kaiba.hand) == [BLADE, HAMMER]


def test_faq_10034_with_a_single_one_in_the_deck_it_cannot_be_activated() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"]), kaiba=side(field=[PHANTOM], deck=[HAMMER, "Uraby"])
    )
    table.yugi.activates("Dark Hole")
    table.chain_resolves()

    assert not table.kaiba.may("activate", PHANTOM)
