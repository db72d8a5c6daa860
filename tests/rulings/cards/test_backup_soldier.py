"""Backup Soldier: with five monsters in your Graveyard, adds up to three without effects."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

WEAK = ["Mokey Mokey", "Baby Dragon", "Mystic Clown", "Battle Ox"]


def activated(*targets: str) -> Table:
    """A table on which yugi's Backup Soldier has added those monsters."""
    table = Table(yugi=side(field=["Backup Soldier"], graveyard=[*WEAK, "Sangan"]))
    table.yugi.activates("Backup Soldier")
    table.yugi.chooses(*targets)
    table.everyone_passes()
    return table


def test_it_adds_three_monsters_with_1500_or_less_atk_and_no_effect() -> None:
    table = activated("Mokey Mokey", "Baby Dragon", "Mystic Clown")

    assert sorted(table.yugi.hand) == ["Baby Dragon", "Mokey Mokey", "Mystic Clown"]
    assert sorted(table.questions(Reason.TARGET)[0]) == [
        "Baby Dragon",
        "Mokey Mokey",
        "Mystic Clown",
    ]


def test_it_may_add_fewer() -> None:
    table = Table(yugi=side(field=["Backup Soldier"], graveyard=[*WEAK, "Sangan"]))
    table.yugi.activates("Backup Soldier")
    table.yugi.driver.choose("Mystic Clown")
    table.everyone_passes()

    assert table.yugi.hand == ["Mystic Clown"]


def test_effect_monsters_count_for_the_five_but_four_are_too_few() -> None:
    table = Table(yugi=side(field=["Backup Soldier"], graveyard=WEAK))

    assert not table.yugi.may("activate", "Backup Soldier")
