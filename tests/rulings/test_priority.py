"""Priority: who may act first, and how that passes on."""

import pytest

from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

JAR = ["Jar of Greed"]


@pytest.mark.rule("MR-PRIO-01", "MR-PRIO-02", "MR-PRIO-03")
def test_in_every_phase_the_turn_player_is_asked_first() -> None:
    table = Table(yugi=side(field=JAR), kaiba=side(field=JAR), phase="draw phase")
    seen: list[tuple[str, str]] = []
    while table.turn == 3:
        seen.append((table.phase, table.asked))
        if table.asked.endswith("RESPOND"):
            table.driver.answer(())
        else:
            onward = {
                "main phase 1": "enter the Battle Phase",
                "battle phase": "enter Main Phase 2",
                "main phase 2": "end the turn",
            }
            table.driver.answer((table.options.index(onward[table.phase]),))
    assert seen == [
        ("draw phase", "yugi RESPOND"),
        ("draw phase", "kaiba RESPOND"),
        ("standby phase", "yugi RESPOND"),
        ("standby phase", "kaiba RESPOND"),
        ("main phase 1", "yugi ACT"),
        ("main phase 1", "kaiba RESPOND"),
        ("battle phase", "yugi RESPOND"),
        ("battle phase", "kaiba RESPOND"),
        ("battle phase", "yugi ACT"),
        ("battle phase", "kaiba RESPOND"),
        ("battle phase", "yugi RESPOND"),
        ("battle phase", "kaiba RESPOND"),
        ("main phase 2", "yugi ACT"),
        ("main phase 2", "kaiba RESPOND"),
        ("end phase", "yugi RESPOND"),
        ("end phase", "kaiba RESPOND"),
    ]


@pytest.mark.rule("MR-PRIO-02", "MR-PRIO-03")
def test_the_opponent_waits_until_the_turn_player_has_acted_or_passed() -> None:
    table = Table(yugi=side(field=JAR), kaiba=side(field=JAR), phase="draw phase")
    table.yugi.activates("Jar of Greed")
    assert (table.asked, table.options) == ("kaiba RESPOND", ["activate Jar of Greed"])
    table.everyone_passes()


@pytest.mark.rule("MR-PRIO-04")
@pytest.mark.parametrize("move", ["enter the Battle Phase", "end the turn"])
def test_to_move_on_is_to_ask_the_opponent(move: str) -> None:
    table = Table(yugi=side(field=["Uraby"]))
    table.driver.answer((table.options.index(move),))
    assert (table.phase, table.asked) == ("main phase 1", "kaiba RESPOND")


@pytest.mark.rule("MR-PRIO-05")
def test_who_answers_the_end_of_a_phase_acts_before_it() -> None:
    table = Table(yugi=side(hand=["Silver Fang"], field=["Uraby"]), kaiba=side(field=JAR))
    table.driver.answer((table.options.index("enter the Battle Phase"),))
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert (table.phase, table.asked) == ("main phase 1", "yugi ACT")
    assert table.yugi.may("Normal Summon", "Silver Fang")


@pytest.mark.rule("MR-PRIO-05")
def test_after_such_an_answer_the_turn_player_declares_again() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[*JAR, *JAR]))
    table.yugi.enters_battle_phase()
    table.driver.answer((table.options.index("end the turn"),))
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert (table.phase, table.asked) == ("battle phase", "yugi ACT")
    assert table.yugi.may("attack", "Uraby")
    table.driver.answer((table.options.index("end the turn"),))
    assert table.kaiba.may("activate", "Jar of Greed", at="battle phase")


@pytest.mark.rule("MR-PRIO-06")
def test_after_a_chain_both_are_asked_before_the_next_free_action() -> None:
    table = Table(yugi=side(hand=["Pot of Greed", "Uraby"], field=JAR), kaiba=side(field=JAR))
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()
    table.yugi.passes()
    assert (table.asked, table.options) == ("yugi RESPOND", ["activate Jar of Greed"])
    table.yugi.passes()
    assert (table.asked, table.options) == ("kaiba RESPOND", ["activate Jar of Greed"])
    table.kaiba.passes()
    assert table.asked == "yugi ACT"


@pytest.mark.rule("MR-PRIO-06")
def test_after_a_chain_of_the_opponent_the_turn_player_is_asked_first() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=JAR), kaiba=side(field=[*JAR, *JAR]))
    table.yugi.summons("Uraby")
    table.yugi.passes()
    table.kaiba.activates("Jar of Greed")
    table.yugi.passes()
    table.kaiba.passes()
    assert table.asked == "yugi RESPOND"
    assert table.driver.duel.state.chain.links == []
    table.yugi.passes()
    assert (table.asked, table.options) == ("kaiba RESPOND", ["activate Jar of Greed"])
    table.everyone_passes()


@pytest.mark.rule("MR-PRIO-07")
def test_after_a_summon_ignition_effects_wait_for_quick_effects_of_both() -> None:
    table = Table(
        yugi=side(hand=["Exiled Force"], field=[*JAR, face_down("Dark Hole")]),
        kaiba=side(field=["Uraby", *JAR]),
    )
    table.yugi.summons("Exiled Force")
    assert (table.asked, table.options) == ("yugi RESPOND", ["activate Jar of Greed"])
    table.yugi.passes()
    assert (table.asked, table.options) == ("kaiba RESPOND", ["activate Jar of Greed"])
    table.kaiba.passes()
    assert table.yugi.options("activate") == ["Exiled Force", "Dark Hole", "Jar of Greed"]


@pytest.mark.rule("MR-PRIO-07")
def test_after_a_summon_triggers_come_before_quick_effects() -> None:
    table = Table(
        yugi=side(hand=["Marauding Captain", "Silver Fang"], field=JAR),
        kaiba=side(field=[*JAR, "Trap Hole"]),
    )
    table.yugi.summons("Marauding Captain")
    assert (table.asked, table.options) == ("yugi TRIGGER", ["activate Marauding Captain"])
    assert not table.was_asked(table.kaiba, Reason.RESPOND)
    table.yugi.activates("Marauding Captain")
    assert table.kaiba.options("activate") == ["Jar of Greed", "Trap Hole"]
    table.everyone_passes()


@pytest.mark.rule("MR-PRIO-06")
def test_what_both_have_let_pass_can_no_longer_be_answered() -> None:
    table = Table(yugi=side(hand=["Uraby"]))
    table.yugi.summons("Uraby")
    assert [type(event) for event in table.driver.duel.timeline.occasion][-1] is Summoned
    table.everyone_passes()
    assert table.asked == "yugi ACT"
    assert table.driver.duel.timeline.occasion == ()
