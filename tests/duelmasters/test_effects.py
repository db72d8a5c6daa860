"""Questions that tell nothing, replacements of what the rules do, shields taken by effects."""

from random import Random

import pytest

from cards.duelmasters import named
from cards.duelmasters.sayings import OWN_SHIELDS, put
from engine.core.changing import changed
from engine.core.protocol import Pick, Seat
from engine.duelmasters.acts.asking import Reason
from engine.duelmasters.acts.losing import leave
from engine.duelmasters.language.nouns import Some
from engine.duelmasters.language.steps import Do, Verb
from tests.duelmasters.gaming import any_answer, opened
from tests.duelmasters.scenes import (
    DARK,
    GONTA,
    HULCUS,
    LIGHT,
    NATURE,
    SHAUNA,
    WATER,
    A,
    B,
    has,
    scene,
)
from tests.duelmasters.vectors.course import Course
from tests.duelmasters.vectors.scenario import Vector


@pytest.mark.rule("DM-GEN-7", "DM-EFF-5", "DM-CRE-2")
def test_what_would_be_destroyed_for_its_power_may_go_elsewhere() -> None:
    caddy = "キャディ・ビートル"
    scene(
        A.cast("デモンズ・ライト"),
        A.designate("B"),
        A=has(hand=["デモンズ・ライト"], mana=[WATER, WATER, DARK, DARK]),
        B=has(battle=[caddy]),
        expect={"B": {"battle": [], "mana_count": 1, "graveyard": []}},
    )


@pytest.mark.rule("DM-ZONE-1", "DM-ZONE-2", "DP-301.2")
@pytest.mark.parametrize("card", [SHAUNA, WATER])
def test_a_search_is_asked_whether_something_fits_or_not(card: str) -> None:
    gate = "ディメンジョン・ゲート"
    course = scene(
        A.cast(gate),
        A=has(hand=[gate], mana=[f"{NATURE}*3"], deck=[f"{card}*4"]),
        expect={"A": {"deck_count": 4, "hand_count": 0}},
    )
    assert len(course.match.journal) == 2


@pytest.mark.rule("DM-SHD-3", "DP-306.1b-2")
@pytest.mark.parametrize("card", ["エナジー・Re:ライト", LIGHT])
def test_broken_shields_are_asked_about_whatever_they_are(card: str) -> None:
    course = scene(
        A.attack(SHAUNA, "B"),
        A.shields(1, 2),
        A=has(battle=[SHAUNA]),
        B=has(shields=[card, card, GONTA]),
        expect={"B": {"hand_count": 2}},
    )
    assert [entry.seat for entry in course.match.journal] == [0, 0, 1]


@pytest.mark.rule("DP-306.1a", "DP-306.1-2")
def test_a_window_is_asked_of_all_who_hold_cards_in_turn_order() -> None:
    course = scene(
        B.attack(GONTA, "A"),
        B.shields(1),
        A=has(hand=[LIGHT]),
        B=has(battle=[GONTA], hand=[LIGHT]),
        C=has(hand=[LIGHT]),
        D=has(),
        seats="ABCD",
        turn="B",
    )
    asked = [entry.seat for entry in course.match.journal]
    assert asked == [1, 2, 0, 1, 0, 1]


@pytest.mark.rule("DM-SHD-10", "DM-SHD-4")
def test_a_shield_that_an_effect_takes_to_the_hand_may_be_a_trigger() -> None:
    """No card of ours says so: one that takes an own shield by the usual word."""
    course = scene(
        A=has(hand=["福腹人形コダマンマ"], mana=[f"{DARK}*2"], shields=["デーモン・ハンド"]),
    )
    table = course.party.table
    printed = named()["福腹人形コダマンマ"]
    ability = put(Do(Verb.TO_HAND, Some(OWN_SHIELDS)))
    other = changed(printed, sides=(changed(printed.first, abilities=(ability,)),))
    for piece in table.pieces.values():
        if piece.card is printed:
            piece.card = other
    decision = course.match.awaited()[0]
    assert isinstance(decision, Pick)
    course.match.answer(decision.seat, (0,))
    (decision,) = course.match.awaited()
    assert decision.reason is Reason.DECLARE
    course.match.answer(decision.seat, (0,))
    (decision,) = course.match.awaited()
    assert decision.reason is Reason.DESIGNATE


@pytest.mark.rule("DP-104.2b-1", "DM-DRAW-1")
def test_ex_life_of_the_last_card_defeats() -> None:
    card = "滅将連結 パギャラダイダ"
    scene(
        A.summon(card),
        A=has(hand=[card], mana=[f"{LIGHT}*4", f"{DARK}*3"], deck=[GONTA]),
        C=has(battle=[HULCUS]),
        expect={"A": {"out": True}, "C": {"battle": [{"name": HULCUS}]}},
    )


@pytest.mark.rule("DP-400.1-1", "DP-400.1-2")
def test_who_gives_up_takes_broken_shields_along() -> None:
    """B is asked whether a broken shield is used, and leaves: A's attack is over."""
    course = Course(
        Vector(
            "leaving",
            {
                "seats": ["A", "B", "C"],
                "turn_player": "A",
                "players": {
                    "A": has(battle=[GONTA]),
                    "B": has(shields=["デーモン・ハンド", GONTA]),
                    "C": has(),
                },
                "steps": [A.attack(GONTA, "B"), A.shields(1)],
            },
        )
    )
    match, party = course.match, course.party
    match.answer(Seat(0), (0,))
    match.answer(Seat(0), (0,))
    assert match.awaited()[0].reason is Reason.DECLARE
    leave(party, Seat(1))
    match.answer(Seat(1), ())

    (decision,) = match.awaited()
    assert (decision.seat, decision.reason) == (0, Reason.PLAY)
    assert party.table.attack is None


def test_a_seat_may_leave_at_every_question_of_a_game() -> None:
    """Each question of a short course is left once by each seat; the game goes on."""
    steps = 0
    while True:
        match, party = opened(5)
        match.start()
        for _ in range(steps):
            decision = match.awaited()[0]
            match.answer(decision.seat, any_answer(decision, Random(steps)))
        match.leave(match.awaited()[0].seat)
        assert len(party.table.alive()) == len(party.table.players) - 1
        assert match.awaited()
        steps += 7
        if steps > 140:
            return
