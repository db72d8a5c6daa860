"""Naturia Beans: chosen as an attack target it stings, and it stands once a turn."""

from tests.table import Table, attacking, face_down, side

BEANS = "Naturia Beans"


def test_faq_8959_chosen_as_an_attack_target_it_inflicts_500_damage() -> None:
    table = Table(yugi=side(field=[attacking("Uraby")]), kaiba=side(field=[attacking(BEANS)]))
    table.yugi.attacks_with("Uraby", at=BEANS)
    table.chain_resolves()

    assert table.yugi.life == 7500


def test_faq_8959_once_a_turn_it_is_not_destroyed_by_battle() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby"), attacking("Battle Ox")]),
        kaiba=side(field=[attacking(BEANS)]),
    )
    table.yugi.attacks_with("Uraby", at=BEANS)
    table.everyone_passes()
    assert table.kaiba.monsters == [BEANS]
    table.yugi.attacks_with("Battle Ox", at=BEANS)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.life == 7000


def test_faq_8959_flipped_by_the_attack_it_stands_but_does_not_sting() -> None:
    table = Table(yugi=side(field=[attacking("Uraby")]), kaiba=side(field=[face_down(BEANS)]))
    table.yugi.attacks_with("Uraby", at=BEANS)
    table.everyone_passes()

    assert table.kaiba.monsters == [BEANS]
    assert table.yugi.life == 8000


def test_faq_8959_a_replay_may_choose_it_too() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby")]),
        kaiba=side(
            field=[attacking("Kuriboh"), attacking(BEANS), "Compulsory Evacuation Device"]
        ),
    )
    table.yugi.attacks_with("Uraby", at="Kuriboh")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Kuriboh")
    table.yugi.attacks_again(at=BEANS)
    table.everyone_passes()

    assert table.yugi.life == 7500


def test_negated_it_does_neither() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby"), "Forbidden Chalice"]),
        kaiba=side(field=[attacking(BEANS)]),
    )
    table.yugi.attacks_with("Uraby", at=BEANS)
    table.yugi.activates("Forbidden Chalice", targeting=BEANS)
    table.everyone_passes()

    assert table.yugi.life == 8000
    assert table.kaiba.monsters == []
