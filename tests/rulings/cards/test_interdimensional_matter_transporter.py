"""Interdimensional Matter Transporter: a monster is away until the End Phase."""

import pytest

from tests.table import Table, face_down, side
from tests.table.laying import Lying

CARD = "Interdimensional Matter Transporter"


def test_faq_5560_it_comes_back_in_the_end_phase_as_it_stood_and_is_not_summoned() -> None:
    table = Table(yugi=side(field=["Uraby", CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == []
    assert table.yugi.banished == ["Uraby"]

    table.turn_ends()
    assert table.yugi.sees("Uraby").position == "face-up Attack"
    assert table.chains() == [[CARD]]


def test_an_attack_on_it_is_replayed_without_it() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", CARD]))
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.kaiba.activates(CARD, targeting="Uraby")
    table.yugi.attacks_again()
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2500


def test_only_a_face_up_monster_of_ones_own_is_a_target() -> None:
    table = Table(yugi=side(field=[face_down("Uraby"), CARD]), kaiba=side(field=["Uraby"]))
    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize(
    ("taken_by", "keeps"), [("Number 11: Big Eye", True), ("Change of Heart", False)]
)
def test_qa_17476_a_monster_taken_for_good_comes_back_to_who_took_it(
    taken_by: str, keeps: bool
) -> None:
    eye = Lying("Number 11: Big Eye", materials=("Feral Imp",))
    table = Table(
        yugi=side(field=[eye, CARD], hand=["Change of Heart"]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates(taken_by, targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert ("Uraby" in table.yugi.monsters) is keeps
    assert ("Uraby" in table.kaiba.monsters) is not keeps
