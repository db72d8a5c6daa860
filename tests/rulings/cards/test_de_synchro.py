"""De-Synchro: a Synchro Monster goes back, and what it was made of comes."""

from tests.table import Table, side

CARD = "De-Synchro"


def _made(**more: list[str]) -> Table:
    hand = [CARD, *more.get("hand", [])]
    table = Table(
        yugi=side(hand=hand, field=["Junk Synchron", "Jinzo #7"], extra=["Junk Warrior"]),
        kaiba=side(field=more.get("theirs", [])),
    )
    table.yugi.special_summons("Junk Warrior", using=["Junk Synchron", "Jinzo #7"])
    table.everyone_passes()
    return table


def test_what_was_given_comes_back_if_all_of_it_lies_in_the_graveyard() -> None:
    table = _made()
    table.yugi.activates(CARD)
    table.yugi.agrees()
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Jinzo #7", "Junk Synchron"]
    assert table.yugi.graveyard == [CARD]


def test_its_player_may_leave_them_there() -> None:
    table = _made()
    table.yugi.activates(CARD)
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == ["De-Synchro", "Jinzo #7", "Junk Synchron"]


def test_what_left_the_graveyard_since_does_not_count() -> None:
    """Q&A 7433: one that was brought back is none of the set any more."""
    table = _made(hand=["Monster Reborn"])
    table.yugi.activates("Monster Reborn", targeting="Jinzo #7")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Jinzo #7"]
    assert "Junk Synchron" in table.yugi.graveyard


def test_one_that_was_not_synchro_summoned_leaves_nothing() -> None:
    """Q&A 11376: it goes back all the same."""
    table = Table(yugi=side(hand=[CARD], field=["Junk Warrior"], graveyard=["Jinzo #7"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == ["De-Synchro", "Jinzo #7"]
