"""Effect Veiler: thrown from the hand in the opponent's Main Phase, it silences a monster."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD = "Effect Veiler"


@pytest.mark.parametrize("phase", ["main phase 1", "main phase 2"])
def test_it_is_used_in_the_main_phases_of_the_opponent(phase: str) -> None:
    table = Table(yugi=side(field=["Lord of D."]), kaiba=side(hand=[CARD]))
    if phase == "main phase 2":
        table.yugi.enters_battle_phase()
        table.yugi.enters_main_phase_2()
    table.yugi.ends_turn()

    assert table.kaiba.may("activate", CARD, at=phase)


def test_not_in_the_own_turn_nor_the_battle_phase_nor_the_end_phase() -> None:
    table = Table(yugi=side(field=["Lord of D."]), kaiba=side(hand=[CARD]))
    table.yugi.attacks_with("Lord of D.")
    assert not table.kaiba.may("activate", CARD, at="attack")
    table.everyone_passes()
    own = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Lord of D."]))
    assert not own.yugi.may("activate", CARD)
    ending = Table(yugi=side(field=["Lord of D."]), kaiba=side(hand=[CARD]))
    ending.yugi.ends_turn()
    assert not ending.kaiba.may("activate", CARD, at="end phase")


def test_a_face_down_or_a_normal_monster_is_no_target() -> None:
    table = Table(yugi=side(field=["Uraby", face_down("Lord of D.")]), kaiba=side(hand=[CARD]))
    table.yugi.ends_turn()

    assert not table.kaiba.may("activate", CARD)


def test_it_lasts_to_the_end_of_the_turn() -> None:
    table = Table(yugi=side(field=["Command Knight"]), kaiba=side(hand=[CARD, "Uraby"]))
    table.yugi.ends_turn()
    table.kaiba.activates(CARD)
    table.chain_resolves()
    assert table.yugi.sees("Command Knight").attack == 1200
    table.turn_ends()

    assert table.yugi.sees("Command Knight").attack == 1600


def test_a_target_turned_face_down_escapes() -> None:
    table = Table(
        yugi=side(field=["Command Knight", face_down("Book of Moon")]), kaiba=side(hand=[CARD])
    )
    table.yugi.ends_turn()
    table.kaiba.activates(CARD)
    table.yugi.activates("Book of Moon")
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Command Knight")
    table.everyone_passes()

    assert table.yugi.sees("Command Knight").attack == 1600
    assert table.kaiba.graveyard == [CARD]


def test_what_paid_itself_as_a_cost_is_not_there_to_be_silenced() -> None:
    table = Table(yugi=side(field=["Exiled Force"]), kaiba=side(hand=[CARD], field=["Uraby"]))
    table.yugi.activates("Exiled Force")

    assert not table.kaiba.may("activate", CARD)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Uraby"]


def test_silenced_first_even_a_cost_that_takes_it_away_does_not_help() -> None:
    table = Table(yugi=side(field=["Exiled Force"]), kaiba=side(hand=[CARD], field=["Uraby"]))
    table.yugi.ends_turn()
    table.kaiba.activates(CARD)
    table.chain_resolves()
    table.yugi.activates("Exiled Force")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Exiled Force"]
    assert table.kaiba.monsters == ["Uraby"]


def test_a_target_that_changed_sides_is_not_silenced() -> None:
    table = Table(
        yugi=side(field=["Command Knight", "Uraby"]),
        kaiba=side(hand=[CARD], field=["Silver Fang", face_down("Enemy Controller")]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates(CARD)
    table.kaiba.activates("Enemy Controller", effect=1, targeting="Command Knight")
    table.chain_resolves()

    assert table.kaiba.monsters == ["Command Knight"]
    assert table.kaiba.sees("Command Knight").attack == 1600


def test_negated_by_divine_wrath_it_stays_spent() -> None:
    table = Table(
        yugi=side(field=["Command Knight", face_down("Divine Wrath")], hand=["Uraby"]),
        kaiba=side(hand=[CARD]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates(CARD)
    table.yugi.activates("Divine Wrath")
    table.chain_resolves()

    assert table.kaiba.graveyard == [CARD]
    assert table.yugi.sees("Command Knight").attack == 1600


def test_a_card_that_lies_as_a_spell_is_not_touched() -> None:
    table = Table(
        yugi=side(field=[face_up("Timegazer Magician", "S1"), face_up("Banner of Courage")]),
        kaiba=side(hand=[CARD]),
    )
    table.yugi.ends_turn()

    assert not table.kaiba.may("activate", CARD)


def test_turned_face_down_before_its_effect_resolves_a_monster_is_no_longer_silenced() -> None:
    chiron = "Chiron the Mage"
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[chiron, "Book of Moon"]),
        kaiba=side(hand=["Effect Veiler"], field=["Waboku"]),
    )
    table.yugi.activates(chiron, targeting="Waboku")
    table.yugi.activates("Book of Moon", targeting=chiron)
    table.kaiba.activates("Effect Veiler", targeting=chiron)
    table.everyone_passes()

    assert table.kaiba.spells == []
