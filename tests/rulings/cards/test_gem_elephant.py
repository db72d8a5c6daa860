"""Gem-Elephant: back to the hand, or 1000 DEF for a battle."""

from tests.table import Table, defending, face_down, side

CARD = "Gem-Elephant"


def test_faq_9642_it_returns_to_the_hand_in_the_own_main_phase() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.monsters) == ([CARD], [])


def test_faq_9642_turned_face_down_it_stays() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Book of Moon"]))
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-down Defense"


def test_it_cannot_be_activated_face_down() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]))

    assert not table.yugi.may("activate", CARD)


def test_faq_9642_flipped_by_an_attack_it_gains_def_for_a_normal_monster() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=[face_down(CARD)], hand=["Uraby", "Kuriboh"]),
    )
    table.yugi.attacks_with("Battle Ox", at=CARD)
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 8000 - (1900 + 1000 - 1700)
    assert table.kaiba.sees(CARD).defense == 1900
    assert (table.kaiba.hand, table.kaiba.graveyard) == (["Kuriboh"], ["Uraby"])


def test_its_cost_is_a_normal_monster_of_the_hand() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=[defending(CARD)], hand=["Man-Eater Bug"]),
    )
    table.yugi.attacks_with("Battle Ox", at=CARD)
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)
