"""Big Jaws: banished at the end of the Battle Phase in which it attacked."""

from tests.table import Table, face_down, side

CARD = "Big Jaws"


def test_after_an_attack_it_is_banished_as_the_battle_phase_ends() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]
    table.turn_ends()

    assert table.yugi.banished == [CARD]


def test_without_an_attack_it_stays() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.enters_battle_phase()
    table.turn_ends()

    assert table.yugi.monsters == [CARD]


def test_it_is_banished_by_an_effect_that_has_to_be_activated() -> None:
    """FAQ 9622."""
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.chains() == [[CARD]]
    assert table.yugi.banished == [CARD]


def test_the_opponent_can_answer_that_effect() -> None:
    """FAQ 9622."""
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(field=[face_down("Divine Wrath")], hand=["Kuriboh"])
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    table.yugi.leaves_battle_phase()
    table.kaiba.activates("Divine Wrath", at="battle phase")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert table.phase == "main phase 2"
