"""When a player is asked whether they respond, as they have chosen."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.duels.windows.asking import Asking, Pause, Pauses, Wishes
from bot.duels.windows.window import is_window
from bot.people.store import Asked
from bot.people.terms import Terms
from cards.games.yugioh import YUGIOH
from engine.core.game import Occasion
from engine.core.match import Match
from engine.core.protocol import Choosable, Decision, Pick, Seat
from engine.yugioh.state.reasons import Action, Reason, Verb
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.test_evenness import ROUNDS, Seen, Watcher, duel, scripted, told_apart
from tests.bot.windows import ACTOR, OTHER
from tests.table import Table, face_down, side

ROAR = "Threatening Roar"
YUGIS, KAIBAS = Seat(0), Seat(1)
USUAL = (Verb.NORMAL_SUMMON, Verb.SET, Verb.TO_BATTLE_PHASE, Verb.ATTACK, Verb.END_TURN)
"""The usual turn: summon, set, attack, end."""


def always(occasion: Occasion) -> Callable[[Decision], Occasion]:
    """That every window follows that."""
    return lambda _: occasion


def usual_turn() -> Iterator[tuple[Match, Decision]]:
    """Every window of a usual turn of Yugi, in which Kaiba holds one Set Trap and all pass."""
    table = Table(
        yugi=side(hand=["Gemini Elf", "Sakuretsu Armor"], deck=["Mokey Mokey"] * 5),
        kaiba=side(field=[face_down(ROAR)], hand=["Mystical Elf"], deck=["Mokey Mokey"] * 5),
        phase="draw phase",
    )
    driver, plan, turn = table.driver, list(USUAL), table.turn
    while (decision := driver.decision) is not None and table.turn == turn:
        if decision.reason is Reason.ACT:
            assert isinstance(decision, Pick)
            verb = plan.pop(0)
            actions = cast(tuple[Action, ...], decision.options)
            driver.answer((next(n for n, each in enumerate(actions) if each.verb is verb),))
            continue
        if is_window(decision):
            yield driver.match, decision
        driver.answer(decision.default())
    assert not plan


def asked_in_a_usual_turn(asked: Asked, seat: Seat) -> list[Occasion]:
    """What the windows follow in which the player of `seat` is asked."""
    wishes = Wishes((), {seat: asked}, Pauses(lambda seat: 0))
    found = []
    for match, window in usual_turn():
        follows = YUGIOH.occasion(match, window)
        if window.seat == seat and wishes.wants(window, always(follows)):
            found.append(follows)
    return found


def test_a_usual_turn_asks_a_player_with_one_trap_three_times() -> None:
    summon, battle, attack = Occasion.EVENT, Occasion.LEAVING, Occasion.ATTACK
    assert asked_in_a_usual_turn(Asked.ABLE, KAIBAS) == [summon, battle, attack]
    assert asked_in_a_usual_turn(Asked.FIGHTS, KAIBAS) == [attack]
    assert asked_in_a_usual_turn(Asked.MUST, KAIBAS) == []


def test_a_usual_turn_asks_whoever_wants_every_window_at_each_of_them() -> None:
    """One is for Tragoedia, which a hand can hold and which answers battle damage."""
    windows = [window for _, window in usual_turn() if window.seat == KAIBAS]
    able = [window for window in windows if isinstance(window, Pick) and window.options]
    assert (len(windows), len(able)) == (17, 8), "none once no attack can follow"
    assert len(asked_in_a_usual_turn(Asked.ALWAYS, KAIBAS)) == 17


@pytest.mark.parametrize("asked", [Asked.ABLE, Asked.FIGHTS, Asked.MUST])
def test_a_usual_turn_asks_the_turn_player_nothing(asked: Asked) -> None:
    assert asked_in_a_usual_turn(asked, YUGIS) == []


def follows(table: Table) -> Occasion:
    """What the open question of `table` follows."""
    assert table.driver.decision
    return YUGIOH.occasion(table.driver.match, table.driver.decision)


def test_what_a_question_follows_is_read_from_the_duel() -> None:
    table = Table(
        yugi=side(hand=["Gemini Elf"], field=[face_down("Torrential Tribute")]),
        kaiba=side(field=[face_down("Jar of Greed"), face_down("Jar of Greed")]),
    )
    table.yugi.summons("Gemini Elf")
    assert (table.asked, follows(table)) == ("yugi RESPOND", Occasion.EVENT)
    table.yugi.passes()
    assert (table.asked, follows(table)) == ("kaiba RESPOND", Occasion.EVENT)
    table.kaiba.activates("Jar of Greed")
    assert (table.asked, follows(table)) == ("yugi RESPOND", Occasion.CHAIN)
    table.yugi.passes()
    assert (table.asked, follows(table)) == ("kaiba RESPOND", Occasion.CHAIN)
    table.everyone_passes()
    assert follows(table) is Occasion.CHOICE


def test_the_end_phase_of_the_opponent_is_asked_about_and_ones_own_is_not() -> None:
    trap = face_down("Jar of Greed")
    table = Table(yugi=side(field=[trap]), kaiba=side(field=[trap]))
    table.yugi.ends_turn()
    table.driver.pass_to(lambda _: table.phase == "end phase", "come to the End Phase")
    assert (table.asked, follows(table)) == ("yugi RESPOND", Occasion.QUIET)
    table.yugi.passes()
    assert (table.asked, follows(table)) == ("kaiba RESPOND", Occasion.LEAVING)


def wishes(asked: Asked, pauses: Pauses | None = None, *, empty: bool = True) -> Wishes:
    """What is asked at a table where Kaiba has chosen `asked`."""
    return Wishes((), {OTHER: asked}, pauses or Pauses(lambda seat: 0), empty=empty)


def asked_where(wishes: Wishes, options: Sequence[Choosable] = (1,)) -> set[Occasion]:
    """What a window of Kaiba with these options can follow, so that Kaiba is asked there."""
    window = Pick(OTHER, Reason.RESPOND, tuple(options), 0, 1)
    return {each for each in Occasion if wishes.wants(window, always(each))}


def test_each_choice_names_the_windows_in_which_one_is_asked() -> None:
    able = set(Occasion) - {Occasion.QUIET}
    fights = {Occasion.CHOICE, Occasion.TRIGGER, Occasion.CHAIN, Occasion.ATTACK}
    assert asked_where(wishes(Asked.ABLE)) == able
    assert asked_where(wishes(Asked.ALWAYS)) == set(Occasion)
    assert asked_where(wishes(Asked.FIGHTS)) == fights
    assert asked_where(wishes(Asked.MUST)) == {Occasion.CHOICE}


def test_only_who_wants_every_window_is_asked_at_empty_ones_and_not_in_practice() -> None:
    assert [asked_where(wishes(each), ()) for each in Asked] == [
        set(),
        set(Occasion),
        set(),
        set(),
    ]
    assert asked_where(wishes(Asked.ALWAYS, empty=False), ()) == set()
    assert asked_where(wishes(Asked.ALWAYS, empty=False)) == set(Occasion)


def test_a_pause_until_ones_turn_ends_with_that() -> None:
    turns = {OTHER: 3}
    pauses = Pauses(lambda seat: turns[seat])
    pauses.begin(OTHER, Pause.TURN)
    assert asked_where(wishes(Asked.ALWAYS, pauses)) == {Occasion.CHOICE}
    assert pauses.of(OTHER) is Pause.TURN
    turns[OTHER] += 1
    assert pauses.of(OTHER) is None
    assert asked_where(wishes(Asked.ALWAYS, pauses)) == set(Occasion)


def test_a_pause_until_something_is_chained_ends_with_that_or_with_ones_turn() -> None:
    turns = {OTHER: 0}
    pauses = Pauses(lambda seat: turns[seat])
    pauses.begin(OTHER, Pause.CHAIN)
    window = Pick(OTHER, Reason.RESPOND, (1,), 0, 1)
    for passed in (Occasion.EVENT, Occasion.ATTACK, Occasion.LEAVING, Occasion.QUIET):
        assert not wishes(Asked.ABLE, pauses).wants(window, always(passed))
    assert wishes(Asked.ABLE, pauses).wants(window, always(Occasion.CHAIN))
    assert pauses.of(OTHER) is None
    assert wishes(Asked.ABLE, pauses).wants(window, always(Occasion.EVENT))
    pauses.begin(OTHER, Pause.CHAIN)
    turns[OTHER] += 1
    assert pauses.of(OTHER) is None


async def is_asked(session: Session) -> bool:
    return (await session.sight(OTHER)).question is not None


async def test_choosing_a_pause_passes_the_window_asked_and_those_that_follow(
    room: Room,
) -> None:
    session = await duel(room, "OOTO", lambda n, k: True)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(1)
    assert await is_asked(session)
    assert await session.leave_alone(KAIBA, Pause.TURN) is Verdict.TAKEN
    sight = await session.sight(OTHER)
    assert sight.question is None
    assert sight.asking == Asking(Asked.ABLE, Pause.TURN)
    await room.clock.advance(1)
    assert not await is_asked(session)
    await room.clock.advance(2)
    assert await is_asked(session), "the turn of the player has begun"
    assert (await session.sight(OTHER)).asking == Asking(Asked.ABLE)


async def test_a_pause_is_ended_by_its_player(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: True)
    await session.leave_alone(KAIBA, Pause.TURN)
    assert (await session.sight(Seat(0))).asking == Asking(Asked.ABLE)
    assert await session.ask_in(KAIBA) is Verdict.TAKEN
    assert (await session.sight(OTHER)).asking == Asking(Asked.ABLE)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(1)
    assert await is_asked(session)


async def test_what_is_chosen_for_good_outlives_the_process_and_a_pause_does_not(
    room: Room,
) -> None:
    session = await duel(room, "OO", lambda n, k: True)
    await session.ask_in(KAIBA, Asked.FIGHTS)
    await session.leave_alone(KAIBA, Pause.TURN)
    session.sleep()
    again = await room.restarted().get(1)
    assert again
    assert (await again.sight(OTHER)).asking == Asking(Asked.FIGHTS)
    assert (await again.sight(None)).asking is None


async def test_what_nobody_else_has_chosen_is_not_asked_of_them(room: Room) -> None:
    session = await duel(room, "O", lambda n, k: True)
    assert await session.ask_in(99, Asked.ALWAYS) is Verdict.NOT_YOURS
    assert await session.leave_alone(99, Pause.TURN) is Verdict.NOT_YOURS


async def test_a_mode_passes_windows_also_where_no_pace_is_kept(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: True)
    session._kept._record = replace(session.record, terms=Terms(0, 300, False))
    await session.ask_in(KAIBA, Asked.MUST)
    without = await room.restarted().open(session.record)
    assert await without.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    assert (await without.sight(Seat(0))).question


MODES = [*Asked, *Pause]
PATTERNS = {
    OTHER: ["O", "AO", "AOO", "AOA", "TOO", "OtO"],
    ACTOR: ["A", "AO", "TOA", "AOTOA"],
}
"""The windows that follow an act, by who has chosen when to be asked.

Where whoever acted is asked after the other, or twice before them, they may be seen to think:
that is no secret.
"""


async def choose(session: Session, user: int, mode: Asked | Pause) -> None:
    """Have `user` asked so."""
    if isinstance(mode, Asked):
        await session.ask_in(user, mode)
    else:
        await session.leave_alone(user, mode)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("chooser", "pattern"),
    [(seat, pattern) for seat, patterns in PATTERNS.items() for pattern in patterns],
)
async def test_who_is_asked_in_which_windows_cannot_be_told(
    room: Room, chooser: Seat, pattern: str, mode: Asked | Pause
) -> None:
    """One player is asked so in some rounds, and as most are in the others."""
    user, eyes = (KAIBA, ACTOR) if chooser == OTHER else (YUGI, OTHER)
    letter = "O" if chooser == OTHER else "A"
    script, chance = scripted(11), Random(12)
    held = {(n, k): chance.random() < 0.5 for n in range(ROUNDS) for k in range(5)}
    session = await duel(room, pattern, lambda n, k: pattern[k] == letter and held[n, k])
    watcher = Watcher(room, session)
    so, otherwise = list[Seen](), list[Seen]()
    for n in range(ROUNDS - 1):
        await choose(session, user, mode if script[n, 0] else Asked.ABLE)
        seen = await watcher.round(lambda seat: chance.uniform(0.05, 0.4))
        (so if script[n, 0] else otherwise).append(seen)
    areas = told_apart(so, otherwise, eyes)
    assert {name: area for name, area in areas.items() if area > 0.6} == {}
