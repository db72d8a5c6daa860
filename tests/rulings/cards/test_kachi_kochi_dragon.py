"""Kachi Kochi Dragon: having destroyed a monster, it attacks again in a row."""

from tests.table import Table, face_down, side
from tests.table.laying import Lying

DRAGON = "Kachi Kochi Dragon"
LOADED = Lying(DRAGON, materials=("Silver Fang",))


def _having_slain(*others: str) -> Table:
    """The Dragon has destroyed a monster, and its effect has been applied."""
    table = Table(
        yugi=side(field=[LOADED, *others]), kaiba=side(field=["Mokey Mokey", "Uraby"])
    )
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.yugi.activates(DRAGON)
    table.everyone_passes()
    return table


def test_it_attacks_again_in_a_row_but_no_third_time() -> None:
    table = _having_slain()
    table.yugi.attacks_with(DRAGON, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.yugi.may("attack", DRAGON)


def test_the_second_attack_may_be_a_direct_one() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=["Mokey Mokey"]))
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.yugi.activates(DRAGON)
    table.everyone_passes()
    table.yugi.attacks_with(DRAGON)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1800 - 2100


def test_faq_9839_it_cannot_once_another_monster_has_attacked() -> None:
    table = _having_slain("Summoned Skull")
    assert table.yugi.may("attack", DRAGON)
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert not table.yugi.may("attack", DRAGON)


def test_faq_9839_it_does_not_answer_a_battle_in_the_turn_of_the_opponent() -> None:
    table = Table(yugi=side(field=["Mokey Mokey"]), kaiba=side(field=[LOADED]))
    table.yugi.attacks_with("Mokey Mokey", at=DRAGON)

    assert not table.kaiba.may("activate", DRAGON, at="end of the damage step")
    assert table.yugi.graveyard == ["Mokey Mokey"]


def test_faq_9839_it_does_not_answer_where_both_fall() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=["Hyozanryu"]))
    table.yugi.attacks_with(DRAGON, at="Hyozanryu")

    assert not table.yugi.may("activate", DRAGON, at="end of the damage step")


def test_qa_11310_the_attack_is_made_though_its_effects_are_negated_by_then() -> None:
    table = Table(
        yugi=side(field=[LOADED]),
        kaiba=side(field=["Mokey Mokey", face_down("Skill Drain")]),
    )
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.yugi.activates(DRAGON)
    table.everyone_passes()
    table.yugi.attacks_with(DRAGON)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1800 - 1000 - 2100


def test_qa_14391_once_more_gives_no_third_attack_to_what_attacks_twice() -> None:
    table = Table(
        yugi=side(hand=["Twin Swords of Flashing Light - Tryce", "Uraby"], field=[LOADED]),
        kaiba=side(field=["Mokey Mokey", "Uraby"]),
    )
    table.yugi.activates("Twin Swords of Flashing Light - Tryce", targeting=DRAGON)
    table.everyone_passes()
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.yugi.activates(DRAGON)
    table.everyone_passes()
    table.yugi.attacks_with(DRAGON, at="Uraby")
    table.everyone_passes()

    assert not table.yugi.may("attack", DRAGON)
