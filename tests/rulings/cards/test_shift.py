"""Shift: an attack, or a Spell or Trap that targets, is turned to another monster."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side

LA_JINN = "La Jinn the Mystical Genie of the Lamp"


@pytest.mark.rule("MR-BATTLE-13")
def test_an_attack_goes_to_the_new_target_without_a_replay() -> None:
    table = Table(
        yugi=side(field=[LA_JINN]),
        kaiba=side(
            field=["Mokey Mokey", defending("Giant Soldier of Stone"), face_down("Shift")]
        ),
    )
    table.yugi.attacks_with(LA_JINN, at="Mokey Mokey")
    table.kaiba.activates("Shift", targeting="Giant Soldier of Stone")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Mokey Mokey", "Giant Soldier of Stone"]
    assert table.life_changes() == [("yugi", "BATTLE", -200)]


def test_a_trap_destroys_the_new_target() -> None:
    table = Table(
        yugi=side(field=[face_down("Raigeki Break")], hand=["Silver Fang"]),
        kaiba=side(field=["Gemini Elf", "Mokey Mokey", face_down("Shift")]),
    )
    table.yugi.activates("Raigeki Break", targeting="Gemini Elf")
    table.kaiba.activates("Shift", targeting="Mokey Mokey")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Gemini Elf"]
    assert table.kaiba.graveyard == ["Mokey Mokey", "Shift"]


def test_what_the_spell_could_not_target_is_no_new_target() -> None:
    table = Table(
        yugi=side(field=[face_down("Book of Moon")]),
        kaiba=side(field=["Gemini Elf", face_down("Silver Fang"), face_down("Shift")]),
    )
    table.yugi.activates("Book of Moon", targeting="Gemini Elf")
    assert not table.kaiba.may("activate", "Shift")
    table.everyone_passes()
    assert table.kaiba.sees("Gemini Elf").position == "face-down Defense"


def test_a_monster_effect_and_a_lone_monster_leave_nothing_to_do() -> None:
    effect = Table(
        yugi=side(field=["Exiled Force"]),
        kaiba=side(field=["Gemini Elf", "Mokey Mokey", face_down("Shift")]),
    )
    effect.yugi.activates("Exiled Force", targeting="Gemini Elf")
    assert not effect.kaiba.may("activate", "Shift")
    effect.everyone_passes()

    alone = Table(
        yugi=side(field=[LA_JINN]), kaiba=side(field=["Mokey Mokey", face_down("Shift")])
    )
    alone.yugi.attacks_with(LA_JINN)
    assert not alone.kaiba.may("activate", "Shift")
    alone.everyone_passes()


def test_the_opponent_does_not_learn_what_a_face_down_target_is() -> None:
    table = Table(
        yugi=side(field=[LA_JINN]),
        kaiba=side(field=["Mokey Mokey", face_down("Silver Fang"), face_down("Shift")]),
    )
    table.yugi.attacks_with(LA_JINN, at="Mokey Mokey")
    table.kaiba.activates("Shift")
    table.chain_resolves()
    told = str(table.told(table.yugi))
    hidden = next(
        card.id for card in table.driver.duel.state.cards if card.text.name == "Silver Fang"
    )
    assert f"AttackRedirected(attacker=0, target={hidden}" not in told
    assert "AttackRedirected" in told
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Shift", "Silver Fang"]


def test_who_is_attacked_by_it_answers_as_if_the_attack_had_been_declared_on_them() -> None:
    utopia = "Number 39: Utopia"
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Mokey Mokey", utopia, face_down("Shift")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mokey Mokey")
    table.kaiba.activates("Shift")
    table.everyone_passes()

    assert table.chains() == [["Shift"], [utopia]]
    assert table.asked == "yugi REPLAY"
    table.yugi.calls_off()
    assert utopia in table.kaiba.graveyard


def test_a_second_one_on_the_same_attack_turns_nothing_below_it() -> None:
    """FAQ 5130: it answers the attack, and Ego Boost targets no monster of its player."""
    table = Table(
        yugi=side(field=[LA_JINN, face_down("Ego Boost")]),
        kaiba=side(field=["Uraby", "Battle Ox", face_down("Shift"), face_down("Shift")]),
    )
    table.yugi.attacks_with(LA_JINN, at="Uraby")
    table.yugi.activates("Ego Boost", targeting=LA_JINN)
    table.kaiba.activates("Shift", targeting="Battle Ox")
    table.kaiba.activates("Shift", targeting="Battle Ox")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.life_changes() == [("kaiba", "BATTLE", -1100)]


def test_of_two_on_one_attack_the_one_that_resolves_last_says_where_it_goes() -> None:
    """Q&A 23901."""
    table = Table(
        yugi=side(field=[LA_JINN]),
        kaiba=side(
            field=["Uraby", "Battle Ox", "Mokey Mokey", face_down("Shift"), face_down("Shift")]
        ),
    )
    table.yugi.attacks_with(LA_JINN, at="Uraby")
    table.kaiba.activates("Shift", targeting="Battle Ox")
    table.kaiba.activates("Shift", targeting="Mokey Mokey")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", "Mokey Mokey"]


def test_the_attack_moves_though_what_it_was_on_has_gone() -> None:
    """Q&A 19224: there is no replay."""
    table = Table(
        yugi=side(field=[LA_JINN, face_down("Compulsory Evacuation Device")]),
        kaiba=side(field=["Uraby", "Battle Ox", face_down("Shift")]),
    )
    table.yugi.attacks_with(LA_JINN, at="Uraby")
    table.kaiba.activates("Shift", targeting="Battle Ox")
    table.yugi.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Shift", "Battle Ox"]
    assert not table.was_asked(table.yugi, Reason.REPLAY)


def test_the_attack_moves_to_a_monster_that_is_unaffected_by_traps() -> None:
    """By analogy with Q&A 14612, 14613; what is affected is the attacker (Q&A 13550)."""
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Uraby", "Elemental HERO Wildheart", face_down("Shift")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.kaiba.activates("Shift", targeting="Elemental HERO Wildheart")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_an_attack_that_was_negated_moves_nowhere() -> None:
    """Q&A 7425."""
    table = Table(
        yugi=side(field=[LA_JINN]),
        kaiba=side(
            field=["Uraby", "Battle Ox", face_down("Shift"), face_down("Negate Attack")]
        ),
    )
    table.yugi.attacks_with(LA_JINN, at="Uraby")
    table.kaiba.activates("Shift", targeting="Battle Ox")
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", "Battle Ox"]
    assert "AttackRedirected" not in str(table.told(table.kaiba))
