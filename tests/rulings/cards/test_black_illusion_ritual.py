"""Black Illusion Ritual: Ritual Summon Relinquished with a Tribute of Level 1 or more."""

import pytest

from tests.table import Table, side

RITUAL, MONSTER = "Black Illusion Ritual", "Relinquished"


@pytest.mark.rule("MR-RIT-03")
def test_one_tribute_of_any_level_will_do() -> None:
    table = Table(yugi=side(hand=[RITUAL, MONSTER, "Summoned Skull"]))
    table.yugi.activates(RITUAL)
    table.everyone_passes()

    assert table.yugi.monsters == [MONSTER]
    assert table.yugi.graveyard == ["Summoned Skull", RITUAL]


def test_it_is_not_activated_without_a_tribute() -> None:
    table = Table(yugi=side(hand=[RITUAL, MONSTER]))

    assert not table.yugi.may("activate", RITUAL)
