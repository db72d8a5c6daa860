"""Ceasefire: all monsters are turned face-up, no Flip effect is used, Effect Monsters cost."""

from tests.table import Table, face_down, side

CARD, BUG = "Ceasefire", "Man-Eater Bug"


def test_monsters_are_turned_up_and_each_effect_monster_counts() -> None:
    """FAQ 4956: those turned face-up by it count as well, both at the same time."""
    table = Table(
        yugi=side(field=[face_down(CARD), face_down(BUG), "Uraby"]),
        kaiba=side(field=["Marauding Captain"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(BUG).position == "face-up Defense"
    assert table.kaiba.life in (8000 - 1000, 8000 - 500)


def test_faq_4956_no_effect_of_a_flip_monster_is_activated() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(field=[face_down(BUG), "Marauding Captain"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert sorted(table.kaiba.monsters) == [BUG, "Marauding Captain"]


def test_other_effects_that_answer_a_flip_are() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(field=[face_down("Maharaghi")], deck=["Uraby"] * 5),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Maharaghi").position == "face-up Defense"


def test_there_has_to_be_one_face_down_or_an_effect_monster() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD), "Uraby"]), kaiba=side(field=["Silver Fang"])
    )
    assert not table.yugi.may("activate", CARD)
