"""Kunai with Chain: turns the attacker, is equipped for 500 ATK, or both."""

from tests.table import Table, attacking, face_down, side

CARD, MINE, THEIRS = "Kunai with Chain", "Uraby", "Summoned Skull"


def attacked() -> Table:
    """A table at which it can answer an attack."""
    table = Table(
        yugi=side(field=[attacking(THEIRS)]),
        kaiba=side(field=[attacking(MINE), face_down(CARD)]),
    )
    table.yugi.attacks_with(THEIRS, at=MINE)
    return table


def test_it_turns_the_attacking_monster_alone_and_goes_to_the_graveyard() -> None:
    table = attacked()
    table.kaiba.activates(CARD, effect=0)
    table.everyone_passes()

    assert table.yugi.sees(THEIRS).position == "face-up Defense"
    assert table.kaiba.graveyard == [CARD]
    assert table.kaiba.sees(MINE).attack == 1500


def test_it_is_equipped_to_a_monster_that_gains_500() -> None:
    table = Table(yugi=side(field=[attacking(MINE), face_down(CARD)]))
    table.yugi.activates(CARD, targeting=MINE)
    table.everyone_passes()

    assert table.yugi.spells == [CARD]
    assert table.yugi.sees(MINE).attack == 2000


def test_faq_4657_both_are_done_to_the_two_it_targets() -> None:
    table = attacked()
    table.kaiba.activates(CARD, effect=2, targeting=MINE)
    table.everyone_passes()

    assert table.yugi.sees(THEIRS).position == "face-up Defense"
    assert table.kaiba.spells == [CARD]
    assert table.kaiba.sees(MINE).attack == 2000


def test_faq_4657_without_an_attack_it_can_but_be_equipped() -> None:
    table = Table(
        yugi=side(field=[attacking(MINE), face_down(CARD)]), kaiba=side(field=[THEIRS])
    )
    assert len(table.yugi.options("activate")) == 1

    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=[THEIRS]))
    assert not table.yugi.may("activate", CARD)


def test_faq_4657_in_the_damage_step_it_can_be_equipped() -> None:
    table = attacked()
    table.kaiba.activates(CARD, targeting=MINE, at="start of the damage step")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (2500 - 2000)


def test_where_the_monster_it_would_be_equipped_to_is_gone_it_turns_the_other_one() -> None:
    table = Table(
        yugi=side(field=[attacking(THEIRS), face_down("Raigeki Break")], hand=["Kuriboh"]),
        kaiba=side(field=[attacking(MINE), face_down(CARD)]),
    )
    table.yugi.attacks_with(THEIRS, at=MINE)
    table.kaiba.activates(CARD, effect=2, targeting=MINE)
    table.yugi.activates("Raigeki Break", targeting=MINE)
    table.everyone_passes()

    assert table.yugi.sees(THEIRS).position == "face-up Defense"
    assert CARD in table.kaiba.graveyard
