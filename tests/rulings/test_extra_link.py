"""The Extra Link: both Extra Monster Zones, joined by co-links."""

import pytest

from tests.rulings.linking import is_extra_linked
from tests.table import Table, attacking, side

CHAIN = [
    attacking("Link Spider", "E1"),
    attacking("Knightmare Phoenix", "M2"),
    attacking("Honeybot", "M3"),
    attacking("Knightmare Cerberus", "M4"),
]


@pytest.mark.rule("MR-XLINK-01", "MR-XLINK-04", "MR-XLINK-05")
def test_the_second_extra_monster_zone_is_open_to_what_completes_the_extra_link() -> None:
    table = Table(yugi=side(field=[*CHAIN, attacking("Uraby", "M1")], extra=["Link Spider"]))
    table.yugi.special_summons("Link Spider")

    assert table.yugi.monsters.count("Link Spider") == 2
    assert is_extra_linked(table)


@pytest.mark.rule("MR-XLINK-03", "MR-XLINK-04")
def test_what_does_not_complete_it_is_refused_there() -> None:
    table = Table(
        yugi=side(
            field=[*CHAIN, attacking("Uraby", "M1"), attacking("Battle Ox", "M5")],
            extra=["Knightmare Phoenix"],
        )
    )

    assert not table.yugi.may("Special Summon", "Link Spider")


@pytest.mark.rule("MR-XLINK-02")
def test_the_way_may_lead_through_the_zones_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[attacking("Decode Talker", "E1"), attacking("Decode Talker", "E2")]),
        kaiba=side(
            field=[
                attacking("Knightmare Cerberus", "M4"),
                attacking("Honeybot", "M3"),
                attacking("Knightmare Phoenix", "M2"),
            ]
        ),
    )

    assert is_extra_linked(table)


@pytest.mark.rule("MR-XLINK-06", "MR-XLINK-07")
def test_when_a_link_between_leaves_the_outer_ones_stay() -> None:
    table = Table(
        yugi=side(field=[*CHAIN, attacking("Link Spider", "E2")]),
        kaiba=side(
            hand=["Uraby"],
            field=["Compulsory Evacuation Device"],
            extra=["Link Spider"],
        ),
        turn_player="kaiba",
    )
    assert is_extra_linked(table)
    table.kaiba.activates("Compulsory Evacuation Device")
    table.kaiba.chooses("Honeybot")
    table.everyone_passes()

    assert not is_extra_linked(table)
    assert table.yugi.monsters.count("Link Spider") == 2
    table.kaiba.summons("Uraby")
    assert not table.kaiba.may("Special Summon", "Link Spider")
