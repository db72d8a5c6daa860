"""The built-in opponent on plain tables, each with one action that is plainly right."""

from random import Random
from typing import Any

import pytest

from bench.party import Contest, Game, played
from cards.games.duelmasters import DUELMASTERS
from engine.core.game import Level
from engine.core.match import NotAwaitedError
from engine.core.protocol import Choosable, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Go, Reason, Use
from engine.duelmasters.practice import answer
from engine.duelmasters.state.table import Table
from tests.duelmasters.gaming import opened
from tests.duelmasters.hosted.test_secrets import exchanged
from tests.duelmasters.scenes import DARK, FIRE, GONTA, HULCUS, LIGHT, SHAUNA, ULS, has
from tests.duelmasters.vectors.scenario import Json, Vector
from tests.duelmasters.vectors.setting import open_play

DEMON_HAND = "デーモン・ハンド"
GUARD, GRAN = "アクア・ガード", "天空の守護者グラン・ギューレ"
"""Blockers of power 2000 and 9000 that attack no player."""
BIG = SHAUNA


class Asked:
    """A table at its next question of that reason, and what is chosen there."""

    def __init__(self, reason: Reason, level: Level, begin: str, **players: Json) -> None:
        text = {
            "seats": list("ABC"),
            "turn_player": "A",
            "begin": begin,
            "players": {letter: players.get(letter, has()) for letter in "ABC"},
            "partners": {},
            "steps": [],
            "expect": {"players": {}},
        }
        self.match, party, _ = open_play(Vector("scene", text))
        self.table: Table = party.table
        self.level = level
        self.match.start()
        while self.decision.reason is not reason:
            self.go_on()

    @property
    def decision(self) -> Pick:
        decision = self.match.awaited()[0]
        assert isinstance(decision, Pick)
        return decision

    def go_on(self) -> None:
        """Whoever is asked answers as a player of that level."""
        seat = self.decision.seat
        self.match.answer(seat, answer(self.match, seat, self.level))

    @property
    def chosen(self) -> list[Choosable]:
        seat = self.decision.seat
        given = answer(self.match, seat, self.level)
        return [self.decision.options[at] for at in given]

    def name(self, number: Any) -> str:
        piece = self.table.here(number)
        return "" if piece is None else piece.card.name


def playing(level: Level = Level.NORMAL, **players: Json) -> Asked:
    return Asked(Reason.PLAY, level, "main", **players)


def attacked(attacker: str, target: str = "", **players: Json) -> Asked:
    """A attacks B, or that creature of B, whatever it would do itself; B may block."""
    asked = Asked(Reason.PLAY, Level.NORMAL, "main", **players)
    declared = [
        at
        for at, option in enumerate(asked.decision.options)
        if isinstance(option, AttackWith)
        and option.player == Seat(1)
        and (asked.name(option.number), asked.name(option.target)) == (attacker, target)
    ]
    asked.match.answer(Seat(0), (declared[0],))
    while asked.decision.reason is not Reason.BLOCK:
        asked.match.answer(asked.decision.seat, ())
    return asked


def test_what_costs_most_is_played_first() -> None:
    asked = playing(A=has(hand=[GONTA, ULS, HULCUS], mana=[f"{LIGHT}*5", FIRE]))
    (chosen,) = asked.chosen
    assert isinstance(chosen, Use)
    assert asked.name(chosen.number) == ULS


def test_a_spell_that_destroys_waits_for_a_creature() -> None:
    hand = has(hand=[DEMON_HAND], mana=[f"{DARK}*6"])
    assert playing(A=hand).chosen == [Go.END]
    (chosen,) = playing(A=hand, C=has(battle=[GONTA])).chosen
    assert isinstance(chosen, Use)


def test_the_easy_one_does_not_wait() -> None:
    """The level is what makes the difference."""
    (chosen,) = playing(Level.EASY, A=has(hand=[DEMON_HAND], mana=[f"{DARK}*6"])).chosen
    assert isinstance(chosen, Use)


def test_whoever_has_no_shield_and_no_blocker_is_defeated() -> None:
    asked = playing(A=has(battle=[GONTA]), B=has(battle=[f"{HULCUS}!"]), C=has(shields=[]))
    (chosen,) = asked.chosen
    assert isinstance(chosen, AttackWith)
    assert (chosen.player, chosen.target) == (Seat(2), 0)


def test_shields_are_broken_where_fewest_are_left() -> None:
    few = [f"{GONTA}*2"]
    (chosen,) = playing(A=has(battle=[GONTA]), C=has(shields=few)).chosen
    assert isinstance(chosen, AttackWith)
    assert (chosen.player, chosen.target) == (Seat(2), 0)


def test_nothing_runs_into_a_blocker_that_beats_it() -> None:
    few = [f"{GONTA}*2"]
    walled = has(shields=few, battle=[GRAN])
    (chosen,) = playing(A=has(battle=[GONTA]), C=walled).chosen
    assert isinstance(chosen, AttackWith)
    assert chosen.player == Seat(1)
    assert playing(A=has(battle=[GONTA]), B=walled, C=walled).chosen == [Go.END]


def test_more_attackers_than_blockers_defeat_whoever_has_no_shield() -> None:
    walled = has(shields=[], battle=[GRAN])
    (chosen,) = playing(A=has(battle=[GONTA, HULCUS]), B=walled, C=has(battle=[GRAN])).chosen
    assert isinstance(chosen, AttackWith)
    assert (chosen.player, chosen.target) == (Seat(1), 0)


def test_the_strongest_creature_that_it_beats_is_attacked() -> None:
    tapped = has(battle=[f"{HULCUS}!", f"{ULS}!", f"{BIG}!"])
    asked = playing(A=has(battle=["聖霊王アルカディアス"]), B=tapped)
    (chosen,) = asked.chosen
    assert isinstance(chosen, AttackWith)
    assert asked.name(chosen.target) == BIG


def test_a_creature_that_would_beat_it_is_left_alone() -> None:
    asked = playing(A=has(battle=[HULCUS]), B=has(battle=[f"{ULS}!"]))
    (chosen,) = asked.chosen
    assert isinstance(chosen, AttackWith)
    assert chosen.target == 0


def test_what_survives_blocks() -> None:
    asked = attacked(GONTA, A=has(battle=[GONTA]), B=has(battle=[GRAN, GUARD]))
    assert [asked.name(each) for each in asked.chosen] == [GRAN]


def test_a_better_creature_that_is_attacked_is_saved_by_a_lesser_one() -> None:
    players = {"A": has(battle=[BIG]), "B": has(battle=[f"{ULS}!", GUARD])}
    asked = attacked(BIG, ULS, **players)
    assert [asked.name(each) for each in asked.chosen] == [GUARD]


def test_a_blocker_is_not_lost_for_a_shield() -> None:
    assert attacked(ULS, A=has(battle=[ULS]), B=has(battle=[GUARD])).chosen == []


def test_anything_blocks_what_would_defeat() -> None:
    asked = attacked(ULS, A=has(battle=[ULS]), B=has(shields=[], battle=[GUARD]))
    assert [asked.name(each) for each in asked.chosen] == [GUARD]


def test_of_what_could_block_alike_the_least_is_given() -> None:
    better = "アクア・スーパーエメラル"
    asked = attacked(ULS, A=has(battle=[ULS]), B=has(shields=[], battle=[better, GUARD]))
    assert {asked.name(each) for each in asked.decision.options} == {better, GUARD}
    assert [asked.name(each) for each in asked.chosen] == [GUARD]


def charged(**zones: Any) -> str:
    asked = Asked(Reason.CHARGE, Level.NORMAL, "charge", A=has(**zones))
    chosen = asked.chosen
    return asked.name(chosen[0]) if chosen else ""


def test_what_cannot_be_paid_for_long_becomes_mana() -> None:
    assert charged(hand=[GONTA, BIG], mana=[FIRE]) == BIG


def test_a_civilization_that_is_lacking_becomes_mana_first() -> None:
    assert charged(hand=[HULCUS, "エナジー・ライト", ULS], mana=[f"{LIGHT}*5"]) == HULCUS


def test_nothing_becomes_mana_where_all_can_be_paid() -> None:
    assert charged(hand=[HULCUS], mana=["エナジー・ライト", f"{LIGHT}*5"]) == ""


def test_the_strongest_creature_is_removed() -> None:
    asked = Asked(
        Reason.CHOOSE,
        Level.NORMAL,
        "main",
        A=has(hand=[DEMON_HAND], mana=[f"{DARK}*6"]),
        B=has(battle=[GONTA]),
        C=has(battle=[HULCUS, BIG]),
    )
    assert [asked.name(each) for each in asked.chosen] == [BIG]


def test_a_shield_trigger_is_used() -> None:
    few = has(shields=[DEMON_HAND], battle=[])
    asked = playing(A=has(battle=[GONTA]), B=few, C=has())
    while not (asked.decision.reason is Reason.DECLARE and asked.decision.options):
        asked.go_on()
    assert asked.decision.seat == Seat(1)
    assert len(asked.chosen) == 1


@pytest.mark.parametrize(("mana", "declared"), [(6, 0), (7, 1)])
def test_a_ninja_strike_is_declared_where_there_is_mana_for_it(
    mana: int, declared: int
) -> None:
    ninja = has(hand=["怒流牙 サイゾウミスト"], mana=[f"{LIGHT}*{mana}"])
    asked = playing(A=has(battle=[GONTA]), B=ninja, C=has())
    while not (asked.decision.reason is Reason.DECLARE and asked.decision.options):
        asked.go_on()
    assert asked.decision.seat == Seat(1)
    assert len(asked.chosen) == declared


@pytest.mark.parametrize("level", Level)
def test_who_is_not_asked_answers_nothing(level: Level) -> None:
    match = playing(level).match
    with pytest.raises(NotAwaitedError):
        DUELMASTERS.practise(match, Seat(1), level)


def test_the_game_asks_the_level_that_was_chosen() -> None:
    match = playing(A=has(hand=[DEMON_HAND], mana=[f"{DARK}*6"])).match
    easy = DUELMASTERS.practise(match, Seat(0), Level.EASY)
    normal = DUELMASTERS.practise(match, Seat(0), Level.NORMAL)
    assert easy != normal == DUELMASTERS.practise(match, Seat(0), Level.HARD)


@pytest.mark.parametrize("level", Level)
def test_cards_that_it_may_not_know_change_no_answer(level: Level) -> None:
    chance, changed, asked = Random(5), 0, 0
    match, party = opened(3)
    match.start()
    while match.awaited() and asked < 600:
        seat = match.awaited()[0].seat
        given = answer(match, seat, level)
        with exchanged(party.table, seat, chance) as others:
            assert answer(match, seat, level) == given
        changed += others
        asked += 1
        match.answer(seat, given)
    assert asked > 200
    assert changed > 10_000


def test_one_of_it_wins_most_games_against_three_who_answer_by_chance() -> None:
    """Ten games; `make strength` plays hundreds."""
    contest = Contest(Level.NORMAL, None, 0.60)
    won = sum(won for won, _ in (played(Game(contest, number, 70)) for number in range(10)))
    assert won >= 6
