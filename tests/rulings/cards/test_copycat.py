"""Copycat: it has the original ATK and DEF of a monster of the opponent."""

import pytest

from tests.table import Table, face_up, side

CARD = "Copycat"


def test_it_takes_the_original_numbers_and_keeps_them() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Dark Hole"]),
        kaiba=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.turn_ends()

    seen = table.yugi.sees(CARD)
    assert (seen.attack, seen.defense) == (1500, 800)


def test_a_monster_without_def_cannot_be_copied() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Decode Talker"]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 0


def test_set_there_is_nothing_to_copy() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"]))
    table.yugi.sets(CARD)
    table.everyone_passes()

    assert table.chains() == []


def test_it_takes_the_original_atk_that_a_monster_has_given_itself() -> None:
    table = Table(yugi=side(hand=["Beast King Barbaros"]), kaiba=side(hand=[CARD]))
    table.yugi.summons("Beast King Barbaros")
    table.turn_ends()
    table.kaiba.summons(CARD)
    table.everyone_passes()

    seen = table.kaiba.sees(CARD)
    assert (seen.attack, seen.defense) == (1900, 1200)


@pytest.mark.rule("MR-EFF-05", "MR-DSTEP-04")
def test_it_is_activated_in_the_damage_step_and_with_nobody_to_copy() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Shining Angel"], deck=[CARD], hand=[CARD]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Shining Angel")
    table.everyone_passes()
    assert table.kaiba.sees(CARD).attack == 2500

    alone = Table(yugi=side(hand=[CARD]))
    alone.yugi.summons(CARD)
    alone.everyone_passes()
    assert alone.chains() == [[CARD]]
