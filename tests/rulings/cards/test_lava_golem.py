"""Lava Golem: comes to the opponent's field for two of their monsters, and harms them there."""

import pytest

from tests.table import Table, attacking, face_down, face_up, improper, side

CARD = "Lava Golem"
TWO = ("Summoned Skull", "Dark Blade")


def ready(*hand: str) -> Table:
    """A table at which it can come."""
    theirs = [*map(attacking, TWO), attacking("Uraby")]
    return Table(yugi=side(hand=[CARD, *hand]), kaiba=side(field=theirs))


def comes(table: Table) -> None:
    table.yugi.special_summons(CARD, position="Attack")
    table.yugi.chooses(*TWO)
    table.everyone_passes()


def test_faq_5496_it_comes_to_the_opponents_field_for_two_of_their_monsters() -> None:
    table = ready()
    comes(table)

    assert sorted(table.kaiba.monsters) == [CARD, "Uraby"]
    assert sorted(table.kaiba.graveyard) == sorted(TWO)
    assert table.yugi.monsters == []
    assert table.chains() == []
    assert table.kaiba.sees(CARD).owner == "yugi"


def test_one_monster_of_theirs_is_not_enough_nor_are_ones_own() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[attacking(each) for each in TWO]),
        kaiba=side(field=[attacking("Uraby")]),
    )

    assert not table.yugi.may("Special Summon", CARD)


def test_a_full_field_has_room_for_it() -> None:
    five = [attacking("Uraby")] * 3 + [attacking(each) for each in TWO]
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=five))
    comes(table)

    assert table.kaiba.monsters.count(CARD) == 1


def test_faq_5496_what_no_effect_reaches_is_tributed_all_the_same() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[attacking("Elemental HERO Wildheart"), face_down("Kuriboh")]),
    )
    table.yugi.special_summons(CARD, position="Attack")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]


def test_it_is_neither_normal_summoned_nor_set() -> None:
    table = ready()

    assert not table.yugi.may("Normal Summon", CARD)
    assert not table.yugi.may("Set", CARD)


def test_faq_5496_in_that_turn_no_monster_is_normal_summoned_or_set() -> None:
    table = ready("Mokey Mokey")
    comes(table)

    assert not table.yugi.may("Normal Summon", "Mokey Mokey")
    assert not table.yugi.may("Set", "Mokey Mokey")

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("Normal Summon", "Mokey Mokey")


@pytest.mark.parametrize("deed", ["summons", "sets"])
def test_faq_5496_nor_does_it_come_once_one_was(deed: str) -> None:
    table = ready("Mokey Mokey")
    getattr(table.yugi, deed)("Mokey Mokey")
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", CARD)


def test_qa_61_double_summon_is_not_activated_in_that_turn() -> None:
    table = ready("Double Summon")
    assert table.yugi.may("activate", "Double Summon")
    comes(table)

    assert not table.yugi.may("activate", "Double Summon")


def test_qa_6862_once_its_summon_is_negated_a_monster_can_be_normal_summoned() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Mokey Mokey"]),
        kaiba=side(field=[*map(attacking, TWO), face_down("Solemn Judgment")]),
    )
    table.yugi.special_summons(CARD, position="Attack")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.yugi.may("Normal Summon", "Mokey Mokey")


def test_faq_5496_it_is_revived_only_once_it_has_come_so() -> None:
    never = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(CARD)]))
    assert not never.yugi.may("activate", "Monster Reborn")

    table = ready("Smashing Ground", "Monster Reborn", "Mokey Mokey")
    comes(table)
    table.yugi.activates("Smashing Ground")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.activates("Monster Reborn", targeting=CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert not table.yugi.may("Normal Summon", "Mokey Mokey")


def test_faq_5496_it_is_not_revived_after_a_normal_summon() -> None:
    table = Table(yugi=side(hand=["Monster Reborn", "Mokey Mokey"], graveyard=[CARD]))
    assert table.yugi.may("activate", "Monster Reborn")
    table.yugi.summons("Mokey Mokey")
    table.everyone_passes()

    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_5496_in_each_of_their_standby_phases_its_controller_takes_1000() -> None:
    table = Table(kaiba=side(field=[attacking(CARD)]))
    table.turn_ends()
    assert (table.yugi.life, table.kaiba.life) == (8000, 7000)

    table.turn_ends()
    assert (table.yugi.life, table.kaiba.life) == (8000, 7000)

    table.turn_ends()
    assert table.kaiba.life == 6000


def test_its_effects_negated_it_does_no_harm() -> None:
    table = Table(kaiba=side(field=[attacking(CARD), face_up("Skill Drain")]))
    table.turn_ends()

    assert table.kaiba.life == 8000
