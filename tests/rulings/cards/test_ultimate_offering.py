"""Ultimate Offering: for 500 Life Points a Normal Summon more, as often as one can pay."""

import pytest

from engine.yugioh.state.events.summons import SetDown, Summoned
from tests.table import Table, attacking, face_down, face_up, side

OFFERING = "Ultimate Offering"
ELF, FANG, SKULL = "Gemini Elf", "Silver Fang", "Summoned Skull"
EFFECT, WITH_EFFECT = 1, 2


def offered(*hand: str, life: int = 8000) -> Table:
    """The Main Phase of yugi, whose card lies face-up."""
    return Table(yugi=side(hand=hand, field=[face_up(OFFERING)], life=life))


def test_each_use_costs_500_and_brings_a_monster_beside_that_of_the_turn() -> None:
    table = offered(ELF, FANG, "Uraby")
    for name in (ELF, FANG):
        table.yugi.activates(OFFERING)
        table.everyone_passes()
        table.yugi.chooses(name)
        table.everyone_passes()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == [ELF, FANG, "Uraby"]
    assert table.yugi.life == 7000


def test_the_summon_of_the_turn_may_come_before_it() -> None:
    table = offered(ELF, FANG)
    table.yugi.summons(ELF)
    table.everyone_passes()
    table.yugi.activates(OFFERING)
    table.everyone_passes()

    assert table.yugi.monsters == [ELF, FANG]


def test_a_monster_may_be_set() -> None:
    table = offered(ELF)
    table.yugi.wants("Face_down")
    table.yugi.activates(OFFERING)
    table.everyone_passes()

    assert table.yugi.sees(ELF).position == "face-down Defense"
    assert len(table.happened(SetDown)) == 1


def test_a_tribute_summon_takes_its_tribute() -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=[face_up(OFFERING), attacking(ELF)]))
    table.yugi.activates(OFFERING)
    table.everyone_passes()

    assert table.yugi.monsters == [SKULL]
    assert table.yugi.graveyard == [ELF]


@pytest.mark.parametrize("hand", [(), (SKULL,), ("Black Luster Soldier",), ("Dark Hole",)])
def test_without_such_a_monster_it_is_not_used(hand: tuple[str, ...]) -> None:
    assert not offered(*hand).yugi.may("activate", OFFERING)


def test_nor_is_it_where_500_cannot_be_paid() -> None:
    assert not offered(ELF, life=400).yugi.may("activate", OFFERING)


def test_its_own_activation_may_bring_a_monster_at_once() -> None:
    table = Table(yugi=side(hand=[ELF], field=[face_down(OFFERING)]))
    table.yugi.activates(OFFERING, effect=WITH_EFFECT)
    table.everyone_passes()

    assert table.yugi.field == [ELF, OFFERING]
    assert table.yugi.life == 7500
    assert table.chains() == [[OFFERING]]


def test_or_it_is_activated_alone_and_its_effect_waits_for_another_chain() -> None:
    table = Table(yugi=side(hand=[ELF, FANG], field=[face_down(OFFERING)]))
    table.yugi.activates(OFFERING, effect=0)
    assert not table.yugi.may("activate", OFFERING)
    table.everyone_passes()
    table.yugi.activates(OFFERING, effect=EFFECT)
    table.everyone_passes()
    table.yugi.chooses(ELF)
    table.everyone_passes()

    assert table.chains() == [[OFFERING], [OFFERING]]
    assert table.yugi.life == 7500


def test_it_is_used_on_one_chain_as_often_as_there_are_monsters() -> None:
    table = Table(
        yugi=side(hand=[ELF, FANG], field=[face_up(OFFERING)]),
    )
    table.yugi.activates(OFFERING)
    table.yugi.activates(OFFERING)
    assert not table.yugi.may("activate", OFFERING)
    table.everyone_passes()
    table.yugi.chooses(FANG)
    table.everyone_passes()

    assert table.chains() == [[OFFERING, OFFERING]]
    assert table.yugi.monsters == [FANG, ELF]
    assert table.yugi.life == 7000


def test_in_the_battle_phase_of_the_opponent_a_new_monster_calls_for_a_replay() -> None:
    table = Table(
        yugi=side(field=[attacking("Celtic Guardian"), attacking("Dark Magician")]),
        kaiba=side(hand=["Vorse Raider"], field=[face_up(OFFERING)]),
    )
    table.yugi.attacks_with("Celtic Guardian")
    table.kaiba.activates(OFFERING)
    table.everyone_passes()
    table.yugi.calls_off()
    table.everyone_passes()

    assert table.kaiba.monsters == ["Vorse Raider"]
    assert table.kaiba.life == 7500


@pytest.mark.parametrize("turn_player", ["yugi", "kaiba"])
def test_it_is_used_in_the_own_main_phase_or_the_battle_phase_of_the_other(
    turn_player: str,
) -> None:
    table = Table(
        yugi=side(hand=[ELF], field=[face_up(OFFERING), attacking("Uraby")]),
        kaiba=side(field=[attacking(FANG)]),
        turn_player=turn_player,
    )
    mine = turn_player == "yugi"
    if mine:
        assert table.yugi.may("activate", OFFERING)
        table.yugi.enters_battle_phase()
        assert not table.yugi.may("activate", OFFERING)
    else:
        table.kaiba.enters_battle_phase()
        table.kaiba.attacks_with(FANG)
        assert table.yugi.may("activate", OFFERING)
        table.everyone_passes()
        table.kaiba.enters_main_phase_2()
        table.kaiba.ends_turn()
        assert not table.yugi.may("activate", OFFERING)


def test_as_the_first_link_its_summon_can_be_negated() -> None:
    table = Table(
        yugi=side(hand=[ELF], field=[face_up(OFFERING)]),
        kaiba=side(field=[face_down("Solemn Judgment")]),
    )
    table.yugi.activates(OFFERING)
    table.chain_resolves()
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == [ELF]
    assert table.happened(Summoned) == []


def test_as_a_later_link_its_summon_cannot_be_negated() -> None:
    table = Table(
        yugi=side(hand=[ELF], field=[face_up(OFFERING), face_down("Jar of Greed")]),
        kaiba=side(field=[face_down("Solemn Judgment")]),
    )
    table.yugi.activates("Jar of Greed")
    table.yugi.activates(OFFERING)
    table.chain_resolves()

    assert not table.kaiba.may("activate", "Solemn Judgment")
    assert table.yugi.monsters == [ELF]


def test_brought_by_a_later_link_a_monster_misses_the_timing_of_its_effect() -> None:
    table = Table(
        yugi=side(
            hand=["Goblindbergh", ELF], field=[face_up(OFFERING), face_down("Jar of Greed")]
        ),
    )
    table.yugi.activates("Jar of Greed")
    table.yugi.activates(OFFERING)
    table.everyone_passes()
    table.yugi.chooses("Goblindbergh")

    assert not table.yugi.may("activate", "Goblindbergh")
    table.everyone_passes()
    assert table.yugi.monsters == ["Goblindbergh"]


def test_brought_by_the_first_link_its_effect_is_used() -> None:
    table = offered("Goblindbergh", ELF)
    table.yugi.activates(OFFERING)
    table.everyone_passes()
    table.yugi.chooses("Goblindbergh")
    table.yugi.activates("Goblindbergh")
    table.everyone_passes()

    assert table.yugi.monsters == ["Goblindbergh", ELF]


def test_destroyed_before_it_resolves_it_brings_nothing() -> None:
    table = Table(
        yugi=side(hand=[ELF], field=[face_up(OFFERING)]),
        kaiba=side(field=[face_down("Mystical Space Typhoon")]),
    )
    table.yugi.activates(OFFERING)
    table.kaiba.activates("Mystical Space Typhoon", targeting=OFFERING)
    table.everyone_passes()

    assert table.yugi.hand == [ELF]
    assert table.yugi.life == 7500


def test_qa_6764_a_gemini_is_summoned_again_by_it() -> None:
    chevalier, soldier = "Evocator Chevalier", "Gemini Soldier"
    table = Table(
        yugi=side(field=[face_up(OFFERING), attacking(chevalier), attacking(soldier)])
    )
    table.yugi.activates(OFFERING)
    table.everyone_passes()
    table.yugi.chooses(chevalier)
    table.everyone_passes()

    assert [event.again for event in table.happened(Summoned)] == [True]
    assert not table.yugi.may("Normal Summon", chevalier)
    assert table.yugi.may("Normal Summon", soldier)


def test_it_waits_on_a_chain_as_often_as_there_are_monsters_for_it_geminis_too() -> None:
    gemini = "Evocator Chevalier"
    table = Table(yugi=side(hand=[ELF], field=[face_up(OFFERING), attacking(gemini)]))
    table.yugi.activates(OFFERING)
    table.yugi.activates(OFFERING)
    assert not table.yugi.may("activate", OFFERING)
    table.everyone_passes()
    table.yugi.chooses(ELF)
    table.everyone_passes()

    assert table.yugi.monsters == [gemini, ELF]
    assert not table.yugi.may("Normal Summon", gemini)
