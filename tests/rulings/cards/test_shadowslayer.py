"""Shadowslayer: past defenders it attacks directly."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Shadowslayer"
ELF = "Gemini Elf"


@pytest.mark.parametrize(
    "field", [[defending(ELF)], [face_down(ELF)], [defending(ELF), face_down("Uraby")]]
)
def test_it_attacks_directly_where_all_defend(field: list[Lying]) -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=field))
    table.yugi.attacks_with(CARD, at="Direct")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1400)]


def test_it_may_attack_a_defender_instead() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[defending(ELF)]))
    table.yugi.attacks_with(CARD, at=ELF)
    table.everyone_passes()

    assert table.kaiba.graveyard == [ELF]


@pytest.mark.parametrize(
    "field", [[defending(ELF), attacking("Uraby")], [attacking("Link Spider", "E1")]]
)
def test_one_monster_in_attack_position_is_enough_to_stop_it(field: list[Lying]) -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=field))
    table.yugi.enters_battle_phase()
    table.yugi.attacks_with(CARD, at=field[-1].name)
    table.everyone_passes()

    assert all("Direct" not in options for options in table.questions(Reason.ATTACK_TARGET))


def test_spells_and_traps_do_not_stand_in_its_way() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[defending(ELF), face_up("Supply Squad"), face_down("Jar of Greed")]),
    )
    table.yugi.attacks_with(CARD, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 6600


def test_with_its_effect_negated_it_has_to_attack_a_monster() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[defending("Uraby"), defending(ELF), face_up("Skill Drain")]),
    )
    table.yugi.attacks_with(CARD, at=ELF)
    table.everyone_passes()

    assert table.questions(Reason.ATTACK_TARGET) == [["Uraby", ELF]]


def test_a_monster_that_comes_in_attack_position_turns_the_attack_away() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(
            field=[defending(ELF), face_down("Call of the Haunted")], graveyard=["Uraby"]
        ),
    )
    table.yugi.attacks_with(CARD, at="Direct")
    table.kaiba.activates("Call of the Haunted", targeting="Uraby")
    table.yugi.attacks_again(at=ELF)
    table.everyone_passes()

    assert table.questions(Reason.REPLAY) == [[ELF, "Uraby"]]
    assert table.kaiba.life == 8000
