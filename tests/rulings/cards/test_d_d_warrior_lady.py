"""D.D. Warrior Lady: she may take whatever she fought out of the Duel, and goes with it."""

from tests.rulings.test_damage_step import AFTER
from tests.table import Table, attacking, defending, face_down, side

CARD = "D.D. Warrior Lady"


def test_destroyed_in_battle_she_may_still_take_the_victor_along() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD, at=AFTER)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000
    assert table.yugi.banished == ["Summoned Skull"]
    assert table.kaiba.banished == [CARD]


def test_she_need_not() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard == [CARD]
    assert table.yugi.monsters == ["Summoned Skull"]


def test_a_foe_that_is_not_destroyed_goes_too() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[face_down("Labyrinth Wall")]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD, at=AFTER)
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1500
    assert table.kaiba.banished == ["Labyrinth Wall"]


def test_with_macro_cosmos_or_not_she_answers_only_a_battle_that_was_reckoned() -> None:
    table = Table(
        yugi=side(field=["Ally of Justice Catastor"]), kaiba=side(field=[defending(CARD)])
    )
    table.yugi.attacks_with("Ally of Justice Catastor")
    table.everyone_passes()

    assert table.chains() == [["Ally of Justice Catastor"]]
    assert table.kaiba.graveyard == [CARD]
    assert not table.was_offered(table.kaiba, CARD)


def test_a_direct_attack_is_no_battle_with_a_monster() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    assert not table.yugi.may("activate", CARD, at=AFTER)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.kaiba.life == 6500


def test_a_recruiter_she_banishes_recruits_nobody() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[attacking("Mystic Tomato")], deck=["Sangan"]),
    )
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD, at=AFTER)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.banished == ["Mystic Tomato"]
    assert table.chains() == [[CARD]]
