"""Atlantean Heavy Infantry: one more Sea Serpent a turn, and as a cost it destroys a card."""

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, PIKEMAN = "Atlantean Heavy Infantry", "Atlantean Pikeman"
NUMBER = "Number 17: Leviathan Dragon"


def detached(*lying: Lying) -> Table:
    """A table on which it was detached for a WATER monster, against these cards."""
    number = Lying(NUMBER, materials=(CARD,))
    table = Table(yugi=side(field=[number]), kaiba=side(field=lying))
    table.yugi.activates(NUMBER)
    return table


def test_faq_10221_the_two_summons_come_in_either_order() -> None:
    for first, second in ((PIKEMAN, "Kuriboh"), ("Kuriboh", PIKEMAN)):
        table = Table(yugi=side(field=[CARD], hand=[PIKEMAN, "Kuriboh"]))
        table.yugi.summons(first)
        table.yugi.summons(second)

        assert {PIKEMAN, "Kuriboh"} <= set(table.yugi.monsters)
        assert table.chains() == []


def test_the_second_is_a_sea_serpent_up_to_level_4() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Kuriboh", "Big Jaws", "Spiral Serpent"]))
    table.yugi.summons("Kuriboh")

    assert not table.yugi.may("Normal Summon", "Big Jaws")
    assert not table.yugi.may("Normal Summon", "Spiral Serpent")


def test_faq_10221_it_is_summoned_and_never_set() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Kuriboh", PIKEMAN]))
    table.yugi.summons("Kuriboh")

    assert not table.yugi.may("Set", PIKEMAN)
    assert table.yugi.may("Normal Summon", PIKEMAN)


def test_faq_10221_there_is_one_such_summon_a_turn_whatever_says_so() -> None:
    table = Table(yugi=side(field=[CARD, CARD], hand=["Kuriboh", PIKEMAN, PIKEMAN]))
    table.yugi.summons("Kuriboh")
    table.yugi.summons(PIKEMAN)

    assert not table.yugi.may("Normal Summon", PIKEMAN)


def test_qa_12842_either_this_or_that_of_swap_frog_is_used() -> None:
    table = Table(
        yugi=side(
            field=[CARD, "Swap Frog", "Uraby"], hand=["Kuriboh", PIKEMAN, "Flip Flop Frog"]
        )
    )
    table.yugi.activates("Swap Frog")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.summons("Kuriboh")
    assert table.yugi.may("Normal Summon", "Flip Flop Frog")
    table.yugi.summons(PIKEMAN)

    assert not table.yugi.may("Normal Summon", "Flip Flop Frog")


def test_qa_12842_once_it_was_used_swap_frog_cannot_grant_another() -> None:
    table = Table(yugi=side(field=[CARD, "Swap Frog", "Uraby"], hand=["Kuriboh", PIKEMAN]))
    table.yugi.summons("Kuriboh")
    table.yugi.summons(PIKEMAN)

    assert not table.yugi.may("activate", "Swap Frog")


def test_negated_or_face_down_it_grants_none() -> None:
    for lying in ([attacking(CARD), face_up("Skill Drain")], [face_down(CARD)]):
        table = Table(yugi=side(field=lying, hand=["Kuriboh", PIKEMAN]))
        table.yugi.summons("Kuriboh")

        assert not table.yugi.may("Normal Summon", PIKEMAN)


def test_as_a_cost_it_destroys_a_face_up_card_of_the_opponent() -> None:
    table = detached(attacking("Uraby"), face_up("Burden of the Mighty"), face_down("Waboku"))
    table.yugi.chooses("Burden of the Mighty")
    table.everyone_passes()

    assert table.chains() == [[NUMBER], [CARD]]
    assert table.kaiba.graveyard == ["Burden of the Mighty"]


def test_it_targets_no_set_card() -> None:
    table = detached(face_down("Uraby"))
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_a_target_that_was_turned_face_down_is_not_destroyed() -> None:
    table = detached(attacking("Uraby"), face_down("Book of Moon"))
    table.chain_resolves()
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
