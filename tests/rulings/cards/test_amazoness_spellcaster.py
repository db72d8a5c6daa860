"""Amazoness Spellcaster: two monsters switch their original ATK for a turn."""

import pytest

from tests.rulings.cards.amazoness import SISTER
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.inventing import deal_in

CURSE, STRONG = "Amazoness Spellcaster", "Summoned Skull"


@pytest.fixture(autouse=True)
def _invented(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, SISTER)


def test_the_original_attacks_are_switched_until_the_end_of_the_turn() -> None:
    table = Table(
        yugi=side(field=[attacking(SISTER.name)], hand=[CURSE]),
        kaiba=side(field=[attacking(STRONG)]),
    )
    table.yugi.activates(CURSE)
    table.everyone_passes()
    assert table.yugi.sees(SISTER.name).attack == 2500
    assert table.kaiba.sees(STRONG).attack == 1300

    table.turn_ends()
    assert table.yugi.sees(SISTER.name).attack == 1300
    assert table.kaiba.sees(STRONG).attack == 2500


def test_what_other_cards_give_stays_where_it_is() -> None:
    axe = face_up("Axe of Despair", on=SISTER.name)
    table = Table(
        yugi=side(field=[attacking(SISTER.name), axe], hand=[CURSE]),
        kaiba=side(field=[attacking(STRONG)]),
    )
    table.yugi.activates(CURSE)
    table.everyone_passes()

    assert table.yugi.sees(SISTER.name).attack == 3500
    assert table.kaiba.sees(STRONG).attack == 1300


def test_once_one_of_them_has_gone_nothing_is_switched() -> None:
    table = Table(
        yugi=side(field=[attacking(SISTER.name)], hand=[CURSE]),
        kaiba=side(field=[attacking(STRONG), face_down("Compulsory Evacuation Device")]),
    )
    table.yugi.activates(CURSE)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=SISTER.name)
    table.everyone_passes()

    assert table.kaiba.sees(STRONG).attack == 2500


def test_faq_5296_it_takes_a_face_up_monster_of_each_player() -> None:
    def may(mine: str, theirs: bool) -> bool:
        other = attacking(STRONG) if theirs else face_down(STRONG)
        table = Table(
            yugi=side(field=[attacking(mine)], hand=[CURSE]), kaiba=side(field=[other])
        )
        return table.yugi.may("activate", CURSE)

    assert may(SISTER.name, theirs=True)
    assert not may(SISTER.name, theirs=False)
    assert not may("Uraby", theirs=True)
