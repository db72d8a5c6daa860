"""Heartfelt Appeal: who is struck directly wins the monster with the highest DEF."""

from collections.abc import Sequence

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

APPEAL, STRIKER = "Heartfelt Appeal", "Jinzo #7"
FOUR = ["Uraby", "Celtic Guardian", "Battle Ox", "Feral Imp"]


def struck(yugis: Sequence[str | Lying], kaibas: Sequence[str | Lying] = ()) -> Table:
    """Jinzo #7 of Yugi has attacked Kaiba directly, who has Set Heartfelt Appeal."""
    table = Table(
        yugi=side(field=[STRIKER, *yugis], hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down(APPEAL), *kaibas]),
    )
    table.yugi.attacks_with(STRIKER, at="Direct" if kaibas else "")
    return table


def test_it_takes_the_face_up_monster_with_the_highest_defense_and_does_not_target() -> None:
    table = struck(["Celtic Guardian", defending("Mystical Elf"), face_down("Mystic Clown")])
    table.kaiba.activates(APPEAL)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Mystical Elf"]
    assert not table.was_asked(table.kaiba, Reason.TARGET)
    assert not table.was_asked(table.kaiba, Reason.CHOOSE)
    assert table.life_changes() == [("kaiba", "BATTLE", -500)]


def test_of_tied_monsters_its_player_chooses() -> None:
    table = struck(["Celtic Guardian", "Uraby", "Water Spirit"])
    table.kaiba.activates(APPEAL)
    table.kaiba.chooses("Water Spirit")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Celtic Guardian", "Water Spirit"]]
    assert table.kaiba.monsters == ["Water Spirit"]


def test_it_answers_direct_attacks_alone() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down(APPEAL), attacking("Uraby")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")

    assert not table.kaiba.may("activate", APPEAL, at="after damage calculation")


def test_the_monster_stays_until_the_end_phase_of_the_next_own_turn() -> None:
    table = struck(["Mystical Elf"])
    table.kaiba.activates(APPEAL)
    table.turn_ends()

    assert table.kaiba.monsters == ["Mystical Elf"]
    table.turn_ends()
    assert table.kaiba.monsters == []
    assert table.yugi.monsters == [STRIKER, "Mystical Elf"]


def test_it_cannot_attack_and_its_effects_are_negated_as_long_as_it_is_held() -> None:
    table = struck(["Command Knight"])
    table.kaiba.activates(APPEAL)
    table.turn_ends()

    assert table.kaiba.sees("Command Knight").attack == 1200
    table.kaiba.enters_battle_phase()
    assert not table.kaiba.may("attack", "Command Knight")
    table.turn_ends()
    assert table.yugi.sees("Command Knight").attack == 1600
    table.yugi.enters_battle_phase()
    assert table.yugi.may("attack", "Command Knight")


def test_it_cannot_be_activated_without_a_free_monster_zone() -> None:
    table = struck(["Mystical Elf"], [*FOUR, "Silver Fang"])

    assert not table.kaiba.may("activate", APPEAL)
