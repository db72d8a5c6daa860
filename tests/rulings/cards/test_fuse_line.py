"""Fuse Line: Set in a column, it destroys another card there."""

import pytest

from tests.table import Table, face_down, side

LINE = "Fuse Line"


def laid(zone: str) -> Table:
    """A table on which yugi's Fuse Line lies in the column of kaiba's monster, or not."""
    table = Table(yugi=side(hand=[LINE]), kaiba=side(hand=["Gemini Elf"]))
    table.yugi.sets(LINE, zone=zone)
    table.turn_ends()
    table.kaiba.summons("Gemini Elf", zone="M3")
    return table


def test_a_card_in_its_column_is_destroyed() -> None:
    table = laid("S3")
    table.yugi.activates(LINE, targeting="Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Gemini Elf"]


@pytest.mark.rule("MR-FIELD-17")
def test_a_card_of_another_column_is_no_target() -> None:
    assert not laid("S1").yugi.may("activate", LINE)


def test_it_never_targets_itself() -> None:
    table = Table(yugi=side(field=[face_down(LINE)]))

    assert not table.yugi.may("activate", LINE)
