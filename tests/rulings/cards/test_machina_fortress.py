"""Machina Fortress: comes for Machines that are discarded, itself among them."""

import pytest

from engine.core.match import IllegalAnswerError
from tests.table import Table, attacking, face_down, face_up, side

CARD, GEAR, MACHINE = "Machina Fortress", "Machina Gearframe", "Mechanicalchaser"
BIG, FORCE = "Ancient Gear Golem", "Exiled Force"


def comes(table: Table, *discarded: str) -> None:
    """It is Special Summoned for those."""
    table.yugi.special_summons(CARD, position="Attack")
    table.yugi.chooses(*discarded)
    table.everyone_passes()


def test_faq_8692_it_comes_from_the_hand_for_machines_whose_levels_reach_8() -> None:
    table = Table(yugi=side(hand=[CARD, GEAR, MACHINE, "Uraby"]))
    comes(table, GEAR, MACHINE)

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.graveyard) == [GEAR, MACHINE]
    assert table.chains() == []


def test_less_than_that_is_not_enough() -> None:
    table = Table(yugi=side(hand=[GEAR, "Uraby"], graveyard=[CARD]))

    assert not table.yugi.may("Special Summon", CARD)


def test_qa_9575_discarded_itself_it_comes_from_the_graveyard() -> None:
    table = Table(yugi=side(hand=[CARD, GEAR]))
    comes(table, CARD, GEAR)

    assert table.yugi.monsters == [CARD]
    assert table.yugi.graveyard == [GEAR]
    assert table.yugi.hand == []


def test_qa_9575_it_comes_from_the_graveyard() -> None:
    table = Table(yugi=side(hand=[GEAR, MACHINE], graveyard=[CARD]))
    comes(table, GEAR, MACHINE)

    assert table.yugi.monsters == [CARD]
    assert table.yugi.hand == []


def test_nothing_is_discarded_needlessly() -> None:
    table = Table(yugi=side(hand=[GEAR, MACHINE, BIG], graveyard=[CARD]))
    table.yugi.special_summons(CARD)
    with pytest.raises(IllegalAnswerError):
        table.yugi.chooses(GEAR, BIG)
    with pytest.raises(IllegalAnswerError):
        table.yugi.chooses(GEAR)
    table.yugi.chooses(BIG)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.hand == [GEAR, MACHINE]


def test_qa_9572_what_would_be_banished_does_not_come_from_the_graveyard() -> None:
    field = [face_up("Macro Cosmos")]
    alone = Table(yugi=side(hand=[CARD, GEAR], field=field))
    assert not alone.yugi.may("Special Summon", CARD)

    table = Table(yugi=side(hand=[CARD, GEAR, MACHINE], field=field))
    comes(table, GEAR, MACHINE)
    assert sorted(table.yugi.banished) == [GEAR, MACHINE]


def aimed_at(theirs: list[str]) -> Table:
    """A table at which an opponent's monster has been activated on it."""
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(hand=theirs, field=[attacking(FORCE)]),
        turn_player="kaiba",
    )
    table.kaiba.activates(FORCE, targeting=CARD)
    return table


def test_qa_9574_what_targets_it_is_applied_after_a_card_is_discarded() -> None:
    table = aimed_at(["Kuriboh", "Mokey Mokey"])
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.hand == ["Mokey Mokey"]
    assert sorted(table.kaiba.graveyard) == [FORCE, "Kuriboh"]
    assert table.yugi.monsters == []


def test_without_a_hand_it_is_applied_all_the_same() -> None:
    table = aimed_at([])
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_a_spell_that_targets_it_costs_no_card() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(hand=["Change of Heart", "Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Change of Heart", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]
    assert table.kaiba.hand == ["Kuriboh"]


def test_what_targets_another_monster_costs_no_card() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(MACHINE)]),
        kaiba=side(hand=["Kuriboh"], field=[attacking(FORCE)]),
        turn_player="kaiba",
    )
    table.kaiba.activates(FORCE, targeting=MACHINE)
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]


def test_qa_9571_once_the_opponent_controls_it_no_card_is_discarded() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(
            hand=["Kuriboh"],
            field=[attacking(FORCE), attacking(MACHINE), face_down("Enemy Controller")],
        ),
        turn_player="kaiba",
    )
    table.kaiba.activates(FORCE, targeting=CARD)
    table.yugi.passes()
    table.kaiba.activates("Enemy Controller", targeting=CARD, effect=1)
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]


def test_its_own_effects_negated_no_card_is_discarded() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), face_up("Skill Drain")]),
        kaiba=side(hand=["Kuriboh"], field=[attacking(FORCE)]),
        turn_player="kaiba",
    )
    table.kaiba.activates(FORCE, targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]
    assert table.yugi.monsters == []


def fallen() -> Table:
    """A table at which it has just been destroyed by battle."""
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon"), face_down("Fake Trap")]),
    )
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    return table


def test_faq_8692_destroyed_by_battle_it_destroys_a_card() -> None:
    table = fallen()
    table.yugi.chooses("Fake Trap")
    table.everyone_passes()

    assert table.kaiba.field == ["Blue-Eyes White Dragon"]


def test_faq_8692_destroyed_by_an_effect_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], hand=["Dark Hole"]),
        kaiba=side(field=[face_down("Fake Trap")]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.spells == ["Fake Trap"]
