"""Secret Blast: it counts the opponent's cards, and goes off where the opponent destroys it."""

from collections.abc import Callable

import pytest

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

BLAST = "Secret Blast"


def test_faq_11662_300_damage_for_each_card_that_the_opponent_controls() -> None:
    table = Table(
        yugi=side(field=[BLAST, "Uraby"]),
        kaiba=side(hand=["Raigeki"], field=["Kuriboh", face_down("Fissure"), "Battle Ox"]),
    )
    table.yugi.activates(BLAST)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 900


def test_faq_11662_not_where_the_opponent_controls_no_card() -> None:
    table = Table(yugi=side(field=[BLAST]), kaiba=side(hand=["Kuriboh"]))

    assert not table.yugi.may("activate", BLAST)


@pytest.mark.parametrize("face", [face_down, face_up])
def test_faq_11662_destroyed_by_the_opponent_it_inflicts_1000(
    face: Callable[[str], Lying],
) -> None:
    table = Table(yugi=side(hand=["Mystical Space Typhoon"]), kaiba=side(field=[face(BLAST)]))
    table.yugi.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()

    assert table.yugi.life == 7000


def test_not_destroyed_by_its_own_player() -> None:
    table = Table(yugi=side(hand=["Mystical Space Typhoon"], field=[face_down(BLAST)]))
    table.yugi.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_qa_14628_not_where_its_activation_was_negated() -> None:
    table = Table(
        yugi=side(field=[BLAST]),
        kaiba=side(field=["Kuriboh", "Seven Tools of the Bandit"]),
    )
    table.yugi.activates(BLAST)
    table.kaiba.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert table.kaiba.life == 7000
    assert len(table.life_changes()) == 1


def test_qa_14630_destroyed_on_the_chain_it_does_both() -> None:
    table = Table(
        yugi=side(field=[BLAST]),
        kaiba=side(field=["Kuriboh", "Mystical Space Typhoon"]),
    )
    table.yugi.activates(BLAST)
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 600 - 1000


def test_qa_14629_two_of_them_make_a_chain() -> None:
    table = Table(
        yugi=side(hand=["Heavy Storm"]), kaiba=side(field=[face_down(BLAST), face_down(BLAST)])
    )
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()
    table.driver.answer((0,))
    table.everyone_passes()

    assert table.yugi.life == 6000
    assert table.chains()[-1] == [BLAST, BLAST]
