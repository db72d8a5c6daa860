"""Eatgaboon: destroys a summoned monster with 500 or less ATK."""

from tests.table import Table, side

CARD = "Eatgaboon"


def test_it_targets_and_destroys_what_was_normal_summoned() -> None:
    """FAQ 4688."""
    table = Table(yugi=side(hand=["Kuriboh"]), kaiba=side(field=[CARD]))
    table.yugi.summons("Kuriboh")
    table.kaiba.activates(CARD, targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Kuriboh"]


def test_more_attack_is_spared() -> None:
    table = Table(yugi=side(hand=["Mystical Elf"]), kaiba=side(field=[CARD]))
    table.yugi.summons("Mystical Elf")

    assert not table.kaiba.may("activate", CARD)
