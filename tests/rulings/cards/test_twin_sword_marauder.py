"""Twin-Sword Marauder: pierces, and attacks again after an attack on what defends."""

from tests.table import Table, defending, face_down, side

MARAUDER = "Twin-Sword Marauder"


def test_it_inflicts_piercing_damage() -> None:
    table = Table(yugi=side(field=[MARAUDER]), kaiba=side(field=[defending("Skull Servant")]))
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (1600 - 200)


def test_after_an_attack_on_what_defends_it_attacks_once_more() -> None:
    table = Table(
        yugi=side(field=[MARAUDER]),
        kaiba=side(field=[defending("Skull Servant"), face_down("Uraby")]),
    )
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.everyone_passes()
    table.yugi.attacks_with(MARAUDER, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.yugi.may("attack", MARAUDER)


def test_faq_a_monster_that_a_flip_shows_in_defense_position_defends() -> None:
    table = Table(yugi=side(field=[MARAUDER]), kaiba=side(field=[face_down("Skull Servant")]))
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.everyone_passes()
    table.yugi.attacks_with(MARAUDER)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (1600 - 200) - 1600


def test_it_need_not_destroy_it() -> None:
    table = Table(
        yugi=side(field=[MARAUDER]),
        kaiba=side(field=[defending("Aqua Madoor"), "Skull Servant"]),
    )
    table.yugi.attacks_with(MARAUDER, at="Aqua Madoor")
    table.everyone_passes()

    assert table.yugi.may("attack", MARAUDER)


def test_not_after_an_attack_on_what_attacks_nor_a_direct_one() -> None:
    table = Table(
        yugi=side(field=[MARAUDER]), kaiba=side(field=["Skull Servant", defending("Uraby")])
    )
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.everyone_passes()
    assert not table.yugi.may("attack", MARAUDER)

    table = Table(yugi=side(field=[MARAUDER]))
    table.yugi.attacks_with(MARAUDER)
    table.everyone_passes()
    assert not table.yugi.may("attack", MARAUDER)


def test_the_second_attack_comes_before_any_other_monster_attacks() -> None:
    table = Table(
        yugi=side(field=[MARAUDER, "Summoned Skull"]),
        kaiba=side(field=[defending("Skull Servant"), "Uraby"]),
    )
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert not table.yugi.may("attack", MARAUDER)


def test_with_its_effects_negated_it_attacks_once() -> None:
    table = Table(
        yugi=side(field=[MARAUDER]),
        kaiba=side(
            field=[defending("Skull Servant"), face_down("Fiendish Chain")], hand=["Kuriboh"]
        ),
    )
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.kaiba.activates("Fiendish Chain")
    table.everyone_passes()

    assert not table.yugi.may("attack", MARAUDER)


def test_in_the_next_turn_it_is_as_before() -> None:
    table = Table(
        yugi=side(field=[MARAUDER], deck=["Uraby"] * 9),
        kaiba=side(field=[defending("Skull Servant")], deck=["Uraby"] * 9),
    )
    table.yugi.attacks_with(MARAUDER, at="Skull Servant")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with(MARAUDER)
    table.everyone_passes()

    assert not table.yugi.may("attack", MARAUDER)
