"""Goyo Guardian: what it slays in battle, it may take over."""

import pytest

from engine.yugioh.language import Position
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

GOYO = "Goyo Guardian"
ELF = "Gemini Elf"


def slain(target: str | Lying, *, yugi: tuple[str, ...] = ()) -> Table:
    table = Table(
        yugi=side(field=[attacking(GOYO), *(face_up(name) for name in yugi)]),
        kaiba=side(field=[target]),
    )
    table.yugi.attacks_with(GOYO)
    return table


@pytest.mark.parametrize("target", [attacking(ELF), defending(ELF), face_down(ELF)])
def test_it_takes_over_what_it_slew(target: Lying) -> None:
    table = slain(target)
    table.yugi.activates(GOYO)
    table.everyone_passes()

    assert table.yugi.monsters == [GOYO, ELF]
    taken = table.yugi.sees(ELF)
    assert (taken.position, taken.owner) == ("face-up Defense", "kaiba")


def test_its_player_may_leave_it_in_the_graveyard() -> None:
    table = slain(attacking(ELF))
    table.everyone_passes()

    assert table.kaiba.graveyard == [ELF]


def test_attacked_it_takes_over_the_attacker() -> None:
    table = Table(
        yugi=side(field=[attacking(GOYO)]),
        kaiba=side(field=[attacking(ELF)]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(ELF)
    table.yugi.activates(GOYO)
    table.everyone_passes()

    assert table.yugi.monsters == [GOYO, ELF]


def test_a_monster_of_its_own_player_comes_from_their_own_graveyard() -> None:
    table = slain(attacking(ELF, borrowed=True))
    table.yugi.activates(GOYO)
    table.everyone_passes()

    assert table.yugi.monsters == [GOYO, ELF]
    assert table.yugi.sees(ELF).owner == "yugi"


def test_where_both_are_destroyed_it_takes_nothing() -> None:
    table = Table(yugi=side(field=[attacking(GOYO)]), kaiba=side(field=[attacking(GOYO)]))
    table.yugi.attacks_with(GOYO)
    table.everyone_passes()

    assert table.yugi.graveyard == table.kaiba.graveyard == [GOYO]
    assert not table.was_offered(table.yugi, GOYO)
    assert not table.was_offered(table.kaiba, GOYO)


@pytest.mark.rule("MR-LINK-26", "MR-SUM-19")
def test_a_link_monster_cannot_be_taken_over() -> None:
    table = slain(attacking("Link Spider", "E1"))
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Link Spider"]
    assert table.questions(Reason.TRIGGER) == []


def test_a_pendulum_monster_does_not_go_to_the_graveyard() -> None:
    table = slain(attacking("Dragonpulse Magician"))
    table.everyone_passes()

    assert not table.was_offered(table.yugi, GOYO)


def test_what_is_banished_instead_cannot_be_taken_over() -> None:
    table = slain(attacking(ELF), yugi=("Macro Cosmos",))
    table.everyone_passes()

    assert table.kaiba.banished == [ELF]
    assert not table.was_offered(table.yugi, GOYO)


@pytest.mark.rule("MR-SS-04")
@pytest.mark.parametrize("name", ["Yata-Garasu", "Relinquished"])
def test_a_monster_that_cannot_be_special_summoned_stays(name: str) -> None:
    table = slain(Lying(name, position=Position.DEFENSE, proper=False))
    table.everyone_passes()

    assert table.kaiba.graveyard == [name]
    assert table.questions(Reason.TRIGGER) == []


def test_colossal_fighter_brought_back_first_is_out_of_its_reach() -> None:
    table = slain(defending("Colossal Fighter"))
    table.yugi.activates(GOYO)
    table.kaiba.activates("Colossal Fighter", targeting="Colossal Fighter")
    table.everyone_passes()

    assert table.chains() == [[GOYO, "Colossal Fighter"]]
    assert table.kaiba.monsters == ["Colossal Fighter"]


def test_in_the_turn_of_the_opponent_its_own_effect_is_the_later_link() -> None:
    table = Table(
        yugi=side(field=[attacking(GOYO), face_up("Axe of Despair", on=GOYO)]),
        kaiba=side(field=[attacking("Colossal Fighter")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Colossal Fighter")
    table.kaiba.activates("Colossal Fighter", targeting="Colossal Fighter")
    table.yugi.activates(GOYO)
    table.everyone_passes()

    assert table.chains() == [["Colossal Fighter", GOYO]]
    assert table.yugi.monsters == [GOYO, "Colossal Fighter"]
