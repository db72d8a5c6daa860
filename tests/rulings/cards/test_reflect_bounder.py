"""Reflect Bounder: attacked, it throws the attacker's ATK back, and breaks for it."""

from tests.table import Table, attacking, defending, face_down, side

BOUNDER = "Reflect Bounder"


def test_faq_4762_attacked_it_inflicts_the_attackers_atk_before_calculation() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]), kaiba=side(field=[attacking(BOUNDER)])
    )
    table.yugi.attacks_with("Summoned Skull", at=BOUNDER)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 2500, 8000 - 800)
    assert table.kaiba.graveyard == [BOUNDER]


def test_faq_4762_after_damage_calculation_it_is_destroyed_by_its_own_effect() -> None:
    table = Table(yugi=side(field=[attacking("Uraby")]), kaiba=side(field=[attacking(BOUNDER)]))
    table.yugi.attacks_with("Uraby", at=BOUNDER)
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1500 - 200
    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [])
    assert table.chains() == [[BOUNDER], [BOUNDER]]


def test_faq_4762_negated_it_is_not_destroyed_either() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby"), "Forbidden Chalice"]),
        kaiba=side(field=[attacking(BOUNDER)]),
    )
    table.yugi.attacks_with("Uraby", at=BOUNDER)
    table.yugi.activates("Forbidden Chalice", targeting=BOUNDER, at="before damage calculation")
    table.everyone_passes()

    assert table.yugi.life == 8000 - (2100 - 1500)
    assert table.kaiba.monsters == [BOUNDER]


def test_not_in_defense_position() -> None:
    table = Table(yugi=side(field=[attacking("Uraby")]), kaiba=side(field=[defending(BOUNDER)]))
    table.yugi.attacks_with("Uraby", at=BOUNDER)
    table.everyone_passes()

    assert table.yugi.life == 8000


def test_nor_flipped_by_the_attack() -> None:
    table = Table(yugi=side(field=[attacking("Uraby")]), kaiba=side(field=[face_down(BOUNDER)]))
    table.yugi.attacks_with("Uraby", at=BOUNDER)
    table.everyone_passes()

    assert table.yugi.life == 8000


def test_nor_where_it_attacks_itself() -> None:
    table = Table(yugi=side(field=[attacking(BOUNDER)]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.attacks_with(BOUNDER, at="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == [BOUNDER]
    assert table.kaiba.life == 8000 - 200
