"""Spell Shield Type-8: free against a Spell that targets one monster, else for a Spell."""

from tests.table import Table, face_down, face_up, side

SHIELD = "Spell Shield Type-8"


def test_a_spell_that_targets_one_monster_is_negated_for_nothing() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"], field=["Uraby"]),
        kaiba=side(field=[face_down(SHIELD)]),
    )
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.kaiba.activates(SHIELD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Axe of Despair"]
    assert table.yugi.sees("Uraby").attack == 1500


def test_another_spell_is_negated_for_a_spell_of_the_hand() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(hand=["Raigeki", "Uraby"], field=[face_down(SHIELD)]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(SHIELD)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.kaiba.hand == ["Uraby"]
    assert table.kaiba.graveyard == ["Raigeki", SHIELD]


def test_without_a_spell_in_the_hand_it_does_not_answer_one_that_targets_none() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"]), kaiba=side(hand=["Uraby"], field=[face_down(SHIELD)])
    )
    table.yugi.activates("Pot of Greed")
    assert not table.kaiba.may("activate", SHIELD)


def test_a_trap_that_targets_one_monster_is_not_answered() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down("Castle Walls")]),
        kaiba=side(hand=["Raigeki"], field=[face_down(SHIELD)]),
    )
    table.yugi.activates("Castle Walls", targeting="Uraby")
    assert not table.kaiba.may("activate", SHIELD)


def test_faq_5617_the_effect_of_a_spell_that_lies_there_is_not_answered() -> None:
    table = Table(
        yugi=side(field=[face_up("Dark Room of Nightmare")], hand=["Ookazi"]),
        kaiba=side(hand=["Raigeki"], field=[face_down(SHIELD)]),
    )
    table.yugi.activates("Ookazi")
    table.chain_resolves()
    assert not table.kaiba.may("activate", SHIELD)
