"""The opponent banishes what they have more on the field (Evenly Matched)."""

from collections.abc import Callable, Sequence

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Attribute,
    BattlePhaseEnds,
    Cards,
    Continuous,
    Count,
    FromHandIf,
    IsUnaffected,
    Lacks,
    PerCard,
    Place,
    TheyBanishToMatch,
    Type,
    Whose,
    Within,
)
from engine.yugioh.language.cards import monster, trap
from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

MINE = Cards(whose=Whose.YOURS, place=Place.FIELD)
THEIRS = Cards(whose=Whose.THEIRS, place=Place.FIELD)
MATCH = trap(
    "A Match",
    9001,
    FromHandIf(Lacks(MINE)),
    Activate(
        when=BattlePhaseEnds(),
        condition=Count(MINE, Within(PerCard(1, THEIRS), below=True)),
        do=TheyBanishToMatch(),
    ),
)
ALOOF = monster(
    "Aloof",
    9002,
    Continuous(IsUnaffected(THIS, None)),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1000,
    defense=1000,
)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    lay_beside(MATCH, ALOOF)


def after_battle(theirs: Sequence[str | Lying], *, held: bool = False) -> Table:
    """A table at the end of Kaiba's Battle Phase, with the Trap in Yugi's hand or Set."""
    table = Table(
        yugi=side(hand=["A Match"]) if held else side(field=[face_down("A Match")]),
        kaiba=side(field=theirs),
        turn_player="kaiba",
    )
    table.kaiba.enters_battle_phase()
    table.kaiba.leaves_battle_phase()
    return table


@pytest.mark.rule("MR-BATTLE-09")
@pytest.mark.parametrize("held", [True, False])
def test_qa_21194_as_many_are_left_as_you_control_with_the_trap_itself(held: bool) -> None:
    table = after_battle(["Uraby", "Kuriboh", face_down("Waboku")], held=held)
    table.yugi.activates("A Match")
    table.everyone_passes()
    table.kaiba.chooses("Uraby", "Waboku")
    table.everyone_passes()

    assert table.kaiba.field == ["Kuriboh"]
    assert len(table.kaiba.banished) == 2
    assert not any(card.face_up for card in table.driver.duel.state.sides[1].banished)


@pytest.mark.rule("MR-BATTLE-09")
@pytest.mark.parametrize(("theirs", "may"), [(["Uraby"], False), (["Uraby", "Kuriboh"], True)])
def test_qa_9097_in_the_hand_it_counts_itself(theirs: list[str], may: bool) -> None:
    table = after_battle(theirs, held=True)

    table.everyone_passes()

    assert table.was_offered(table.yugi, "A Match") is may


@pytest.mark.rule("MR-BATTLE-09")
def test_qa_23931_what_is_unaffected_is_banished_as_well() -> None:
    table = after_battle([attacking("Aloof"), attacking("Aloof")])
    table.yugi.activates("A Match")
    table.everyone_passes()
    table.kaiba.chooses("Aloof")
    table.everyone_passes()

    assert len(table.kaiba.banished) == 1


@pytest.mark.rule("MR-TOKEN-03")
def test_qa_12740_tokens_stay_and_what_else_there_is_goes() -> None:
    table = Table(
        yugi=side(field=[face_down("A Match")]),
        kaiba=side(hand=["Scapegoat"], field=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Scapegoat")
    table.everyone_passes()
    table.kaiba.enters_battle_phase()
    table.kaiba.leaves_battle_phase()
    table.yugi.activates("A Match")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Sheep Token"] * 4
