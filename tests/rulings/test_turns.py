"""The turn: its phases, what may be done in them, and what comes after."""

import pytest

from engine.yugioh.asked import holds
from engine.yugioh.language import During, Phase, Whose
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.standing import TurnCounted
from engine.yugioh.state.events.turns import PhaseBegan, TurnBegan
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from tests.table import Table, attacking, defending, face_up, side

SEVEN = ["Uraby", "Silver Fang", "Battle Ox", "Feral Imp", "Dark Blade", "Opticlops", "Kuriboh"]


def phases(table: Table) -> list[str]:
    return [event.phase.name for event in table.happened(PhaseBegan)]


@pytest.mark.rule("MR-TURN-01", "MR-TURN-12", "SD-24")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_players_take_turns(format: str) -> None:
    table = Table(format=format, turn=1)
    for _ in range(3):
        table.turn_ends()

    told = [(event.number, event.player) for event in table.happened(TurnBegan)]
    assert told == [(2, 1), (3, 0), (4, 1)]
    assert (table.turn, table.turn_player) == (4, table.kaiba)


@pytest.mark.rule("MR-TURN-02")
def test_a_whole_turn_has_six_phases() -> None:
    table = Table(phase="draw phase")
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    table.turn_ends()

    assert phases(table)[:6] == [phase.name for phase in Phase]


@pytest.mark.rule("SD-16", "SD-17")
def test_a_whole_speed_duel_turn_has_no_main_phase_2() -> None:
    table = Table(phase="draw phase", format="speed", yugi=side(hand=["Uraby", "Pot of Greed"]))
    table.yugi.enters_battle_phase()
    assert table.options == ["end the turn"]
    table.yugi.ends_turn()
    table.everyone_passes()

    assert phases(table)[:5] == ["DRAW", "STANDBY", "MAIN_1", "BATTLE", "END"]
    assert table.turn_player is table.kaiba


@pytest.mark.rule("MR-TURN-07", "MR-TURN-11", "SD-22")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_without_battle_the_turn_goes_from_main_phase_1_to_its_end(format: str) -> None:
    table = Table(phase="draw phase", format=format)
    assert table.yugi.may("enter the Battle Phase")
    assert not table.yugi.may("enter Main Phase 2")
    table.turn_ends()

    assert phases(table)[:4] == ["DRAW", "STANDBY", "MAIN_1", "END"]


@pytest.mark.rule("MR-TURN-03")
def test_the_turn_player_draws_one_card_before_anything_else() -> None:
    table = Table(phase="draw phase", turn=2, yugi=side(deck=["Uraby", "Silver Fang"]))

    assert table.yugi.hand == ["Uraby"]
    assert [event.why for event in table.happened(Moved)] == [Why.DRAWN]


@pytest.mark.rule("MR-TURN-04", "SD-18")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_the_first_player_does_not_draw_on_turn_1_but_the_second_draws_on_turn_2(
    format: str,
) -> None:
    table = Table(format=format, phase="draw phase", turn=1)
    assert table.yugi.hand == []
    table.turn_ends()

    assert len(table.kaiba.hand) == 1
    assert table.yugi.hand == []


@pytest.mark.rule("MR-TURN-06")
def test_main_phase_1_offers_all_a_player_can_do_of_their_own_accord() -> None:
    table = Table(
        yugi=side(
            hand=["Silver Fang", "Cyber Dragon", "Pot of Greed", "Waboku"],
            field=[],
        ),
        kaiba=side(field=["Uraby"]),
    )

    assert table.yugi.options("Normal Summon") == ["Silver Fang"]
    assert table.yugi.options("Special Summon") == ["Cyber Dragon"]
    assert table.yugi.options("Set") == ["Silver Fang", "Pot of Greed", "Waboku"]
    assert table.yugi.options("activate") == ["Pot of Greed"]
    assert table.yugi.may("enter the Battle Phase")
    assert table.yugi.may("end the turn")


@pytest.mark.rule("MR-TURN-09", "SD-21")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_there_is_no_battle_phase_on_turn_1(format: str) -> None:
    table = Table(format=format, turn=1, yugi=side(field=["Uraby"]))
    assert not table.yugi.may("enter the Battle Phase")
    table.turn_ends()

    assert table.kaiba.may("enter the Battle Phase")


@pytest.mark.rule("MR-TURN-10")
def test_main_phase_2_allows_the_summon_that_was_not_used() -> None:
    table = Table(yugi=side(hand=["Uraby", "Silver Fang"]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", "Silver Fang")
    assert not table.yugi.may("enter the Battle Phase")


@pytest.mark.rule("MR-TURN-13", "MR-GLOS-24", "SD-23")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_the_turn_player_discards_down_to_six(format: str) -> None:
    table = Table(format=format, yugi=side(hand=[*SEVEN, "Sangan"]))
    table.yugi.ends_turn()
    table.yugi.chooses("Sangan", "Uraby")

    assert table.yugi.graveyard == ["Sangan", "Uraby"]
    assert len(table.yugi.hand) == 6
    assert {event.why for event in table.happened(Moved)} == {Why.HAND_LIMIT}


@pytest.mark.rule("MR-TURN-13")
def test_six_cards_are_kept_and_the_other_players_hand_is_not_counted() -> None:
    table = Table(
        yugi=side(hand=SEVEN[:6]), kaiba=side(hand=[*SEVEN, *SEVEN[:2]], deck=["Uraby"])
    )
    table.turn_ends()

    assert not table.was_asked(table.yugi, Reason.HAND_LIMIT)
    assert len(table.kaiba.hand) == 10


@pytest.mark.rule("MR-TURN-13")
def test_a_discard_may_trigger_and_what_is_drawn_after_it_is_discarded_again() -> None:
    clown = "Peten the Dark Clown"
    table = Table(
        yugi=side(hand=[*SEVEN[:6], clown], field=["Jar of Greed"], deck=["Sangan", clown])
    )
    table.yugi.ends_turn()
    table.yugi.chooses(clown)
    table.yugi.activates(clown)
    assert table.yugi.banished == [clown]
    table.chain_resolves()
    assert (table.yugi.monsters, len(table.yugi.hand)) == ([clown], 6)
    table.yugi.activates("Jar of Greed", at="end phase")
    table.everyone_passes()

    assert table.asked == "yugi HAND_LIMIT"
    table.yugi.chooses("Sangan")
    assert table.yugi.hand == SEVEN[:6]


@pytest.mark.rule("MR-TURN-14")
def test_phases_make_no_link_of_a_chain() -> None:
    table = Table(phase="draw phase")
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    table.turn_ends()

    assert table.happened(Activated) == []


@pytest.mark.rule("MR-TURN-15")
def test_only_the_opponents_turns_count_for_a_card_that_counts_them() -> None:
    table = Table(yugi=side(field=[face_up("Swords of Revealing Light")]))
    counted = []
    for _ in range(4):
        table.turn_ends()
        counted.append(len(table.happened(TurnCounted)))

    assert counted == [0, 1, 1, 2]


@pytest.mark.rule("MR-TURN-16", "MR-WIN-03", "SD-08")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_who_cannot_draw_in_the_draw_phase_loses(format: str) -> None:
    table = Table(format=format, kaiba=side(deck=[]))
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result == ("yugi", "DECK_OUT")
    assert table.asked == ""


@pytest.mark.rule("MR-GLOS-17", "MR-TURN-05", "SD-19")
def test_the_turn_player_may_act_before_the_other_in_the_standby_phase() -> None:
    jars = side(field=["Jar of Greed"])
    table = Table(phase="draw phase", yugi=jars, kaiba=jars)
    assert table.yugi.may("activate", "Jar of Greed", at="standby phase")
    assert table.asked == "yugi RESPOND"
    table.yugi.passes()

    assert table.asked == "kaiba RESPOND"
    assert table.kaiba.may("activate", "Jar of Greed")


@pytest.mark.rule("SD-29")
@pytest.mark.parametrize(
    ("format", "first", "second"), [("speed", True, False), ("master", True, True)]
)
def test_a_speed_duel_knows_main_phase_1_alone(
    format: str, *, first: bool, second: bool
) -> None:
    table = Table(format=format, yugi=side(field=["Uraby"]))
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], table.yugi.seat)
    was: dict[Phase, bool] = dict.fromkeys((Phase.MAIN_1, Phase.MAIN_2), False)

    def look() -> None:
        for phase in was:
            was[phase] |= holds(During(Whose.YOURS, (phase,)), duel, speaker)

    look()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    look()
    if second:
        table.yugi.enters_main_phase_2()
    look()
    assert table.yugi.may("enter Main Phase 2") is False
    assert was == {Phase.MAIN_1: first, Phase.MAIN_2: second}


@pytest.mark.rule("SD-29")
def test_what_may_be_used_in_a_main_phase_may_be_in_the_one_of_a_speed_duel() -> None:
    table = Table(
        format="speed",
        yugi=side(hand=["Sangan"], deck=["Uraby"] * 5),
        kaiba=side(hand=["Effect Veiler"]),
    )
    table.yugi.summons("Sangan")

    assert table.phase == "main phase 1"
    assert table.kaiba.may("activate", "Effect Veiler")
    table.everyone_passes()


@pytest.mark.rule("SD-19")
def test_in_a_speed_duel_too_something_is_paid_in_the_standby_phase() -> None:
    table = Table(
        format="speed",
        yugi=side(field=[face_up("Messenger of Peace", "S2")]),
        turn=3,
        phase="draw phase",
    )
    table.driver.pass_to(lambda d: d.reason is Reason.WHETHER, "come to the Standby Phase")
    assert table.phase == "standby phase"
    table.yugi.agrees()
    table.everyone_passes()

    assert (table.yugi.life, table.phase) == (3900, "main phase 1")


@pytest.mark.rule("SD-21")
def test_a_battle_of_a_speed_duel_goes_by_the_same_rules() -> None:
    table = Table(
        format="speed",
        yugi=side(field=["Uraby", "Battle Ox"], hand=["Rush Recklessly"]),
        kaiba=side(field=[attacking("Silver Fang", "M2"), defending("Mystical Elf", "M3")]),
    )
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    table.everyone_passes()
    table.yugi.attacks_with("Battle Ox", at="Mystical Elf")
    table.yugi.activates(
        "Rush Recklessly", targeting="Battle Ox", at="before damage calculation"
    )
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang", "Mystical Elf"]
    assert table.life_changes() == [("kaiba", "BATTLE", -300)]


@pytest.mark.rule("MR-TURN-05", "MR-PRIO-01")
def test_effects_of_the_standby_phase_are_settled_one_by_one() -> None:
    table = Table(
        yugi=side(field=["Cure Mermaid", face_up("Blind Destruction")]),
        kaiba=side(field=[face_up("Burning Land")]),
        turn_player="kaiba",
    )
    table.kaiba.ends_turn()
    table.yugi.chooses("Cure Mermaid")
    table.driver.pass_to(lambda _: table.phase == "main phase 1", "come to Main Phase 1")

    assert table.chains() == [["Cure Mermaid"], ["Blind Destruction"], ["Burning Land"]]
