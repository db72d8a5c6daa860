"""Transcode Talker: strong and safe while co-linked, and it brings Cyberse Links back."""

from tests.table import Table, attacking, side

TALKER, HONEYBOT, DECODE = "Transcode Talker", "Honeybot", "Decode Talker"


def test_it_brings_a_cyberse_link_monster_to_a_zone_it_points_to_and_nothing_else_comes() -> (
    None
):
    table = Table(
        yugi=side(
            field=[attacking(TALKER, "E1")],
            graveyard=[HONEYBOT, TALKER, "Uraby"],
            hand=["Monster Reborn"],
        ),
        kaiba=side(graveyard=["Silver Fang"]),
    )
    table.yugi.activates(TALKER)
    table.everyone_passes()
    assert table.yugi.monsters == [HONEYBOT, TALKER]
    assert table.yugi.sees(HONEYBOT).zone == "M2"
    assert not table.yugi.may("activate", TALKER)

    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    assert table.yugi.monsters == [TALKER, HONEYBOT, TALKER]


def test_after_another_special_summon_it_cannot_be_used() -> None:
    table = Table(
        yugi=side(
            field=[attacking(TALKER, "E1")],
            graveyard=[HONEYBOT, "Uraby"],
            hand=["Monster Reborn"],
        )
    )
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert not table.yugi.may("activate", TALKER)


def test_co_linked_monsters_gain_500_and_the_opponent_cannot_target_them() -> None:
    table = Table(
        yugi=side(field=[attacking(TALKER, "M2"), attacking(HONEYBOT, "M3"), "Uraby"]),
        kaiba=side(field=["Raigeki Break"], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    assert table.yugi.sees(TALKER).attack == 2800
    assert table.yugi.sees(HONEYBOT).attack == 2400
    table.kaiba.activates("Raigeki Break")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
