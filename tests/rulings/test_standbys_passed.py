"""Numbers that grow with each Standby Phase (Wave-Motion Cannon, Dark Snake Syndrome)."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    And,
    AtPhase,
    DoublingEachStandby,
    If,
    Ignition,
    InflictDamage,
    PerStandby,
    Phase,
    SendToGraveyard,
    Whose,
)
from engine.yugioh.language.cards import continuous_spell
from tests.table import Table, face_up, side

SNAKE = DoublingEachStandby(200)
CANNON = continuous_spell(
    "A Cannon",
    9001,
    Activate(),
    Ignition(cost=SendToGraveyard(THIS), do=InflictDamage(Whose.THEIRS, PerStandby(1000))),
)
SYNDROME = continuous_spell(
    "A Syndrome",
    9002,
    Activate(),
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        do=And(InflictDamage(Whose.YOURS, SNAKE), InflictDamage(Whose.THEIRS, SNAKE)),
    ),
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(CANNON, SYNDROME)


@pytest.mark.rule("MR-TURN-05")
@pytest.mark.parametrize("turns", [1, 2])
def test_faq_5614_each_own_standby_phase_since_its_activation_counts(turns: int) -> None:
    table = Table(yugi=side(hand=["A Cannon"]))
    table.yugi.activates("A Cannon")
    table.everyone_passes()
    for _ in range(2 * turns):
        table.turn_ends()
    table.yugi.activates("A Cannon")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000 * turns


@pytest.mark.rule("MR-TURN-05")
def test_in_the_turn_of_its_activation_there_is_no_damage_to_inflict() -> None:
    table = Table(yugi=side(hand=["A Cannon"]))
    table.yugi.activates("A Cannon")
    table.everyone_passes()

    assert not table.yugi.may("activate", "A Cannon")


@pytest.mark.rule("MR-TURN-05")
def test_faq_5536_the_damage_to_both_doubles_in_each_own_standby_phase() -> None:
    table = Table(yugi=side(field=[face_up("A Syndrome")]))
    for _ in range(6):
        table.turn_ends()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1400, 8000 - 1400)
    assert table.chains() == [["A Syndrome"]] * 3
