"""Cyber Dragon: from the hand, if the opponent alone controls a monster."""

import pytest

from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side


@pytest.mark.rule("MR-SS-06")
def test_it_comes_without_a_chain_while_only_the_opponent_has_a_monster() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon"], field=["Waboku"]),
        kaiba=side(field=[face_down("Uraby")]),
    )
    table.yugi.special_summons("Cyber Dragon", position="Defense", zone="M3")

    dragon = table.yugi.sees("Cyber Dragon")
    assert (dragon.position, dragon.zone) == ("face-up Defense", "M3")
    assert table.questions(Reason.POSITION) == [["Attack", "Defense"]]
    assert table.happened(Activated) == []


@pytest.mark.rule("MR-SS-06")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [([], []), (["Uraby"], ["Uraby"]), ([], [face_up("Mystic Plasma Zone")])],
)
def test_it_does_not_come_otherwise(mine: list[str], theirs: list[str]) -> None:
    table = Table(yugi=side(hand=["Cyber Dragon"], field=mine), kaiba=side(field=theirs))

    assert not table.yugi.may("Special Summon", "Cyber Dragon")


@pytest.mark.rule("MR-SS-02")
def test_nobody_answers_its_coming_with_a_trap_hole() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon"]),
        kaiba=side(field=["Uraby", "Trap Hole", "Magic Jammer"]),
    )
    table.yugi.special_summons("Cyber Dragon")

    assert table.kaiba.options("activate") == []


def test_a_second_one_does_not_follow_it() -> None:
    table = Table(yugi=side(hand=["Cyber Dragon"] * 2), kaiba=side(field=["Uraby"]))
    table.yugi.special_summons("Cyber Dragon")

    assert not table.yugi.may("Special Summon", "Cyber Dragon")
