"""Swap Frog: one more Normal Summon of a Frog, beside that of the turn."""

from tests.table import Table, side

SWAP, DUPE = "Swap Frog", "Dupe Frog"


def _granted(hand: list[str]) -> Table:
    table = Table(yugi=side(hand=hand, field=[SWAP, "Uraby"]))
    table.yugi.activates(SWAP)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    return table


def test_faq_8469_the_two_summons_come_in_either_order() -> None:
    for first, second in ((DUPE, "Kuriboh"), ("Kuriboh", DUPE)):
        table = _granted([DUPE, "Kuriboh"])
        table.yugi.summons(first)
        table.yugi.summons(second)

        assert {DUPE, "Kuriboh"} <= set(table.yugi.monsters)


def test_the_second_has_to_be_another_frog() -> None:
    table = _granted(["Kuriboh", SWAP, "Giant Rat", DUPE])
    table.yugi.summons("Kuriboh")

    assert not table.yugi.may("Normal Summon", SWAP)
    assert not table.yugi.may("Normal Summon", "Giant Rat")
    assert table.yugi.may("Normal Summon", DUPE)


def test_it_is_summoned_and_never_set() -> None:
    table = _granted(["Kuriboh", DUPE])
    table.yugi.summons("Kuriboh")

    assert not table.yugi.may("Set", DUPE)


def test_there_is_one_such_summon_in_a_turn() -> None:
    table = _granted(["Kuriboh", DUPE, DUPE])
    table.yugi.summons("Kuriboh")
    table.yugi.summons(DUPE)

    assert not table.yugi.may("Normal Summon", DUPE)


def test_qa_12843_double_summon_adds_another() -> None:
    table = _granted(["Double Summon", "Kuriboh", "Giant Rat", DUPE])
    table.yugi.activates("Double Summon")
    table.yugi.summons("Kuriboh")
    table.yugi.summons(DUPE)
    table.yugi.summons("Giant Rat")

    assert {"Kuriboh", "Giant Rat", DUPE} <= set(table.yugi.monsters)


def test_faq_8469_a_second_swap_frog_grants_no_more() -> None:
    table = Table(yugi=side(field=[SWAP, SWAP, "Uraby"]))
    table.yugi.activates(SWAP)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("activate", SWAP)


def test_discarding_a_water_monster_it_comes_and_sends_another() -> None:
    table = Table(yugi=side(hand=[SWAP, DUPE], deck=["Ronintoadin", "Uraby"]))
    table.yugi.special_summons(SWAP)
    table.yugi.activates(SWAP)
    table.yugi.chooses("Ronintoadin")
    table.everyone_passes()

    assert table.yugi.monsters == [SWAP]
    assert table.yugi.graveyard == [DUPE, "Ronintoadin"]
