"""Quickdraw Synchron: stands for any "Synchron" Tuner, and serves for nothing else."""

import pytest

from tests.table import Table, face_up, side

QUICKDRAW = "Quickdraw Synchron"


def test_it_comes_from_the_hand_for_a_monster_of_the_hand() -> None:
    table = Table(yugi=side(hand=[QUICKDRAW, "Kuriboh"]))
    table.yugi.special_summons(QUICKDRAW)
    table.everyone_passes()

    assert table.yugi.monsters == [QUICKDRAW]
    assert table.yugi.graveyard == ["Kuriboh"]
    assert table.chains() == []


@pytest.mark.parametrize("other", [[], ["Pot of Greed"]], ids=["itself", "a Spell"])
def test_nothing_but_another_monster_is_sent_for_it(other: list[str]) -> None:
    table = Table(yugi=side(hand=[QUICKDRAW, *other]))

    assert not table.yugi.may("Special Summon", QUICKDRAW)


def test_it_stands_for_junk_synchron() -> None:
    table = Table(
        yugi=side(field=[QUICKDRAW, "Gemini Elf", "Gemini Elf"], extra=["Junk Destroyer"]),
    )
    assert not table.yugi.may("Special Summon", "Junk Destroyer")

    table = Table(
        yugi=side(field=[QUICKDRAW, "Silver Fang"], extra=["Junk Destroyer"]),
    )
    table.yugi.special_summons("Junk Destroyer")
    table.everyone_passes()

    assert table.yugi.monsters == ["Junk Destroyer"]
    assert table.yugi.graveyard == [QUICKDRAW, "Silver Fang"]


def test_it_serves_for_no_monster_that_asks_for_any_tuner() -> None:
    table = Table(yugi=side(field=[QUICKDRAW, "Silver Fang"], extra=["Stardust Dragon"]))

    assert not table.yugi.may("Special Summon", "Stardust Dragon")


def test_faq_so_it_is_while_its_effects_are_negated() -> None:
    table = Table(
        yugi=side(
            field=[QUICKDRAW, "Silver Fang", face_up("Skill Drain")],
            extra=["Stardust Dragon", "Junk Destroyer"],
        )
    )

    assert table.yugi.may("Special Summon", "Junk Destroyer")
    assert not table.yugi.may("Special Summon", "Stardust Dragon")


def test_it_is_no_non_tuner() -> None:
    table = Table(yugi=side(field=["Junk Synchron", QUICKDRAW], extra=["Junk Destroyer"]))

    assert not table.yugi.may("Special Summon", "Junk Destroyer")
