"""Machine Duplication: up to two more of a Machine with 500 or less ATK from the Deck."""

import pytest

from tests.table import Table, attacking, face_down, side

CARD, TROOPER = "Machine Duplication", "Card Trooper"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_faq_5498_two_of_its_name_come_or_as_many_as_there_are(count: int) -> None:
    table = Table(
        yugi=side(field=[attacking(TROOPER)], hand=[CARD], deck=[TROOPER] * count + ["Uraby"])
    )
    table.yugi.activates(CARD, targeting=TROOPER)
    table.everyone_passes()
    if count > 1:
        table.yugi.chooses(TROOPER, TROOPER)
        table.everyone_passes()

    assert table.yugi.monsters == [TROOPER] * (1 + min(count, 2))


def test_faq_5498_not_for_one_that_has_none_of_its_name_in_the_deck() -> None:
    table = Table(yugi=side(field=[attacking(TROOPER)], hand=[CARD], deck=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_neither_for_more_attack_nor_for_another_type_nor_face_down() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Machina Gearframe"), attacking("Kuriboh"), face_down(TROOPER)],
            hand=[CARD],
            deck=["Machina Gearframe", "Kuriboh", TROOPER],
        )
    )

    assert not table.yugi.may("activate", CARD)


def test_faq_5498_turned_face_down_in_response_it_brings_none() -> None:
    table = Table(
        yugi=side(field=[attacking(TROOPER)], hand=[CARD], deck=[TROOPER]),
        kaiba=side(field=[face_down("Book of Moon")]),
    )
    table.yugi.activates(CARD, targeting=TROOPER)
    table.kaiba.activates("Book of Moon", targeting=TROOPER)
    table.everyone_passes()

    assert table.yugi.monsters == [TROOPER]


def test_qa_11368_with_more_attack_by_then_it_is_dealt_with_still() -> None:
    table = Table(
        yugi=side(field=[attacking(TROOPER)], hand=[CARD], deck=[TROOPER]),
        kaiba=side(field=[face_down("Rush Recklessly")]),
    )
    table.yugi.activates(CARD, targeting=TROOPER)
    table.kaiba.activates("Rush Recklessly", targeting=TROOPER)
    table.everyone_passes()

    assert table.yugi.monsters == [TROOPER, TROOPER]


def test_qa_11554_a_target_that_spells_do_nothing_to_is_copied_all_the_same() -> None:
    table = Table(
        yugi=side(field=[attacking(TROOPER)], hand=[CARD], deck=[TROOPER]),
        kaiba=side(field=[face_down("Forbidden Lance")]),
    )
    table.yugi.activates(CARD, targeting=TROOPER)
    table.kaiba.activates("Forbidden Lance", targeting=TROOPER)
    table.everyone_passes()

    assert table.yugi.monsters == [TROOPER, TROOPER]
