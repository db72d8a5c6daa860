"""Limit Reverse: revives a weak monster; in Defense Position it and the Trap are destroyed."""

from tests.table import Table, side

REVERSE = "Limit Reverse"


def revived(*hand: str) -> Table:
    """A table on which yugi has revived Sangan with Limit Reverse in an earlier turn."""
    table = Table(
        yugi=side(
            field=[REVERSE],
            hand=hand,
            graveyard=["Sangan", "Gemini Elf"],
            deck=["Gemini Elf"] * 3,
        )
    )
    table.yugi.activates(REVERSE)
    table.chain_resolves()
    return table


def test_it_revives_a_monster_with_1000_or_less_atk_in_attack_position() -> None:
    table = revived()

    assert table.yugi.monsters == ["Sangan"]
    assert table.yugi.sees("Sangan").position == "face-up Attack"


def test_changed_to_defense_position_the_monster_and_the_trap_are_destroyed() -> None:
    table = revived()
    table.turn_ends()
    table.turn_ends()
    table.yugi.changes_position("Sangan")
    table.everyone_passes()

    assert table.yugi.field == []
    assert {"Sangan", REVERSE} <= set(table.yugi.graveyard)


def test_turned_face_down_the_monster_is_no_longer_tied_to_it() -> None:
    table = revived("Book of Moon")
    table.yugi.activates("Book of Moon")
    table.everyone_passes()

    assert table.yugi.field == ["Sangan", REVERSE]


def test_a_monster_that_turns_itself_to_defense_position_falls_with_it() -> None:
    table = Table(
        yugi=side(field=[REVERSE], graveyard=["Ganbara Knight"]),
        kaiba=side(field=["Uraby"], hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates(REVERSE)
    table.everyone_passes()
    table.kaiba.attacks_with("Uraby")
    table.yugi.activates("Ganbara Knight")
    table.everyone_passes()

    assert table.yugi.field == []
    assert (table.asked, table.options) == ("kaiba REPLAY", ["Direct"])
    table.kaiba.calls_off()
