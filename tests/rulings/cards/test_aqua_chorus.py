"""Aqua Chorus: monsters that share their name are stronger, on whichever side."""

from tests.table import Table, attacking, face_down, face_up, side

CARD, LADY = "Aqua Chorus", "Harpie Lady"


def test_faq_5006_each_is_stronger_once_however_many_there_are() -> None:
    table = Table(yugi=side(field=[face_up(CARD), *[attacking(LADY)] * 3, attacking("Uraby")]))
    seen = table.yugi.sees(LADY)

    assert (seen.attack, seen.defense) == (1800, 1900)
    assert table.yugi.sees("Uraby").attack == 1500


def test_faq_5006_one_on_each_side_is_enough() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(LADY)]), kaiba=side(field=[attacking(LADY)])
    )

    assert table.yugi.sees(LADY).attack == 1800
    assert table.kaiba.sees(LADY).attack == 1800


def test_what_is_always_called_so_shares_the_name() -> None:
    table = Table(yugi=side(field=[face_up(CARD), attacking(LADY), attacking("Harpie Lady 1")]))

    assert table.yugi.sees(LADY).attack == 1300 + 300 + 500


def test_one_that_lies_face_down_or_in_the_graveyard_does_not_count() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(LADY), face_down(LADY)], graveyard=[LADY])
    )

    assert table.yugi.sees(LADY).attack == 1300


def test_once_the_other_has_gone_it_is_as_weak_as_before() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), attacking(LADY), face_down("Raigeki Break")], hand=["Kuriboh"]
        ),
        kaiba=side(field=[attacking(LADY)]),
    )
    table.yugi.activates("Raigeki Break", cost="Kuriboh")
    table.driver.choose(table.driver.labels()[-1])
    table.everyone_passes()

    assert len(table.yugi.monsters) + len(table.kaiba.monsters) == 1
    assert (table.yugi if table.yugi.monsters else table.kaiba).sees(LADY).attack == 1300
