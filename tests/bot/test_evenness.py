"""Nobody can tell from when things are shown, or how often, who could have responded."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.seen.sight import Sight
from bot.duels.store.records import GivenBy, MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.duels.windows.asking import Pause
from bot.people.terms import Terms
from engine.core.protocol import Audience, Seat
from tests.bot.pieces import BUTTON, pieces, printed
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.windows import ACTOR, OTHER, Follows, Held, Windows, area, something

PACE = 3.0
TICK = 0.125
ROUNDS = 31
USERS = {ACTOR: YUGI, OTHER: KAIBA}


async def duel(
    room: Room, pattern: str, held: Held, rounds: int = ROUNDS, follows: Follows = something
) -> Session:
    game = room.games["odds"] = Windows(pattern, held, rounds, follows)
    decks = [deck.deck for deck in game.ready_decks[:2]]
    record = MatchRecord(
        id=0,
        game="odds",
        setup=game.setup("short", decks, bytes(32)),
        practice=False,
        place=Place(1, 5, 4),
        language="en",
        terms=Terms(PACE, 300, False),
        seats=(SeatRecord(ACTOR, YUGI, "Yugi", "en"), SeatRecord(OTHER, KAIBA, "Kaiba", "en")),
    )
    return await room.sessions.open(record)


@dataclass
class Seen:
    """What happened in one round: when the views of an audience changed, and how often.

    `numbers` are all that could be measured of a view, by name: moments in seconds since the
    act, counts of edits, how many questions were counted on.
    """

    prompts: dict[Seat, list[float]] = field(default_factory=lambda: {ACTOR: [], OTHER: []})
    views: dict[Audience, list[tuple[float, str]]] = field(default_factory=dict)
    touches: dict[Audience, list[float]] = field(default_factory=dict)
    counted: int = 0

    def numbers(self, eyes: Audience) -> dict[str, float]:
        found: dict[str, float] = {"questions": self.counted}
        for audience in {None, eyes}:
            for kind, moments in (
                ("view", [when for when, _ in self.views[audience]]),
                ("touch", self.touches[audience]),
            ):
                found[f"{kind}s of {audience}"] = len(moments)
                for n in range(4):
                    found[f"{kind} {n} of {audience}"] = ([*moments, *[99.0] * 4])[n]
        return found

    def words(self, eyes: Audience) -> list[str]:
        return [text for audience in (None, eyes) for _, text in self.views[audience]]


def rendered(sight: Sight) -> str:
    shown = board(sight) if sight.audience is None else panel(sight)
    buttons = [f"{each['label']} {each['custom_id']}" for each in pieces(shown, BUTTON)]
    return "\n".join([printed(shown), *buttons])


class Watcher:
    """Plays rounds, and notes of each what every audience could see of it, and when."""

    def __init__(self, room: Room, session: Session) -> None:
        self.room, self.session = room, session

    async def number(self) -> int | None:
        """The number of the actor's question, if they are asked to act."""
        question = (await self.session.sight(ACTOR)).question
        return question.number if question and question.prompt.least else None

    async def round(self, wait: Callable[[Seat], float]) -> Seen:
        """Act; pass whatever is asked after `wait(seat)` seconds; until the actor is asked."""
        seen, clock, stage = Seen(), self.room.clock, self.room.stage
        at, began, due = await self.number(), clock.now(), dict[Seat, tuple[int, float]]()
        assert at is not None
        seen.views = {audience: [] for audience in (None, ACTOR, OTHER)}
        seen.touches = {audience: [] for audience in (None, ACTOR, OTHER)}
        last: dict[Audience, Sight] = {}
        stage.shown.clear()
        assert await self.session.answer(YUGI, at, (0,)) is Verdict.TAKEN
        while True:
            now = clock.now() - began
            for audience in seen.views:
                sight = replace(await self.session.sight(audience), version=0)
                if last.get(audience) != sight:
                    last[audience] = sight
                    seen.views[audience].append((now, rendered(sight)))
            for _, audience in stage.shown:
                seen.touches[audience].append(now)
            stage.shown.clear()
            if (after := await self.number()) is not None:
                seen.counted = after - at
                return seen
            assert now < 60, "the duel stands still"
            await self.respond(seen, due, now, wait)
            await clock.advance(TICK)

    async def respond(
        self,
        seen: Seen,
        due: dict[Seat, tuple[int, float]],
        now: float,
        wait: Callable[[Seat], float],
    ) -> None:
        for seat, user in USERS.items():
            question = (await self.session.sight(seat)).question
            if question is None:
                continue
            if due.get(seat, (-1, 0))[0] != question.number:
                due[seat] = question.number, now + wait(seat)
                seen.prompts[seat].append(now)
            if now >= due[seat][1]:
                taken = await self.session.answer(user, question.number, ())
                assert taken is Verdict.TAKEN


async def rounds(
    room: Room, pattern: str, held: Held, wait: Callable[[Seat], float]
) -> list[Seen]:
    watcher = Watcher(room, await duel(room, pattern, held))
    return [await watcher.round(wait) for _ in range(ROUNDS - 1)]


def told_apart(asked: list[Seen], idle: list[Seen], eyes: Audience) -> dict[str, float]:
    """For everything that can be measured, how well it tells `asked` from `idle`."""
    one, two = [s.numbers(eyes) for s in asked], [s.numbers(eyes) for s in idle]
    areas = {name: area([n[name] for n in one], [n[name] for n in two]) for name in one[0]}
    for word in ("Waiting for Yugi", "Waiting for Kaiba", "Waiting for a response", "<t:"):
        counts = [
            [sum(word in text for text in seen.words(eyes)) for seen in group]
            for group in (asked, idle)
        ]
        areas[word] = area(*counts)
    return areas


def scripted(seed: int) -> dict[tuple[int, int], bool]:
    chance = Random(seed)
    return {(n, k): chance.random() < 0.5 for n in range(ROUNDS) for k in range(4)}


@pytest.mark.parametrize("pattern", ["O", "OO", "AO", "AAO", "AOO", "AOA", "OA", "OAO"])
async def test_who_could_have_responded_to_an_act_cannot_be_told(
    room: Room, pattern: str
) -> None:
    script, chance = scripted(1), Random(2)
    first = pattern.index("O")

    def held(n: int, k: int) -> bool:
        return pattern[k] == "O" and k <= first + 1 and script[n, first]

    seen = await rounds(room, pattern, held, lambda seat: chance.uniform(0.05, 0.75))
    asked = [one for one in seen if one.prompts[OTHER]]
    idle = [one for one in seen if not one.prompts[OTHER]]
    areas = told_apart(asked, idle, ACTOR)
    assert {name: area for name, area in areas.items() if area > 0.6} == {}


@pytest.mark.parametrize(
    ("pattern", "others"),
    [
        *((pattern, "") for pattern in ("A", "AA", "AO", "AAO", "AOA")),
        *(("AO", "1"), ("AAO", "2"), ("AOA", "1")),
        *(("AOO", "1"), ("AOO", "12"), ("AOO", "2"), ("AOAO", "3")),
    ],
)
async def test_whether_the_one_who_acted_was_asked_first_cannot_be_told(
    room: Room, pattern: str, others: str
) -> None:
    script, chance = scripted(3), Random(4)

    def held(n: int, k: int) -> bool:
        return str(k) in others if pattern[k] == "O" else k == 0 and script[n, 0]

    def wait(seat: Seat) -> float:
        return chance.uniform(0.05, 0.6) if seat == ACTOR else 1.5

    seen = await rounds(room, pattern, held, wait)
    asked = [one for one in seen if one.prompts[ACTOR]]
    idle = [one for one in seen if not one.prompts[ACTOR]]
    areas = told_apart(asked, idle, OTHER)
    assert {name: area for name, area in areas.items() if area > 0.6} == {}


@pytest.mark.parametrize("pattern", ["TOA", "AOTOA", "AOOTOAOA", "EAOTOA"])
async def test_whoever_ended_the_turn_is_the_opponent_in_the_next_one(
    room: Room, pattern: str
) -> None:
    script, chance = scripted(7), Random(8)
    windows = pattern.replace("E", "")
    new = windows.index("T")

    def held(n: int, k: int) -> bool:
        return windows[k] == "A" and k > new and script[n, 0]

    seen = await rounds(room, pattern, held, lambda seat: chance.uniform(0.05, 0.375))
    asked = [one for one in seen if one.prompts[ACTOR]]
    idle = [one for one in seen if not one.prompts[ACTOR]]
    areas = told_apart(asked, idle, OTHER)
    assert {name: area for name, area in areas.items() if area > 0.6} == {}


@pytest.mark.parametrize(
    ("pattern", "shown"), [("OTOA", [0, PACE, PACE * 3 / 2]), ("EOTOA", [0, PACE / 2, PACE])]
)
async def test_a_turn_is_shown_when_it_begins_and_its_windows_are_a_run_of_their_own(
    room: Room, pattern: str, shown: list[float]
) -> None:
    """The end of one turn and the beginning of the next are one pause, a half of it each."""
    session = await duel(room, pattern, lambda n, k: False)
    watcher = Watcher(room, session)
    seen = await watcher.round(lambda seat: 0.5)
    for audience in (None, ACTOR, OTHER):
        assert [when for when, _ in seen.views[audience]] == shown


@pytest.mark.parametrize("pattern", ["EO", "EAO", "EAOA"])
async def test_who_was_asked_as_a_turn_ended_cannot_be_told(room: Room, pattern: str) -> None:
    script, chance = scripted(9), Random(10)
    windows = pattern.removeprefix("E")

    def held(n: int, k: int) -> bool:
        return windows[k] == "O" and script[n, 0]

    seen = await rounds(room, pattern, held, lambda seat: chance.uniform(0.05, 0.6))
    asked = [one for one in seen if one.prompts[OTHER]]
    idle = [one for one in seen if not one.prompts[OTHER]]
    areas = told_apart(asked, idle, ACTOR)
    assert {name: area for name, area in areas.items() if area > 0.6} == {}


@pytest.mark.parametrize("pattern", ["AO", "AOO"])
@pytest.mark.parametrize("late", [2.0, 5.0])
async def test_whoever_takes_long_learns_nothing_of_the_windows_that_follow(
    room: Room, pattern: str, late: float
) -> None:
    script, chance = scripted(5), Random(6)

    def held(n: int, k: int) -> bool:
        return k == 0 or script[n, 0]

    seen = await rounds(
        room, pattern, held, lambda seat: late if seat == ACTOR else chance.uniform(0.05, 0.6)
    )
    asked = [one for one in seen if one.prompts[OTHER]]
    idle = [one for one in seen if not one.prompts[OTHER]]
    areas = told_apart(asked, idle, ACTOR)
    assert {name: area for name, area in areas.items() if area > 0.6} == {}


async def test_what_is_thought_about_for_longer_names_nobody(room: Room) -> None:
    session = await duel(room, "AO", lambda n, k: k == 1)
    watcher = Watcher(room, session)
    seen = await watcher.round(lambda seat: 20.0)
    for audience in (None, ACTOR):
        texts = [text for _, text in seen.views[audience]]
        assert next(when for when, text in seen.views[audience] if "<t:" in text) == PACE
        assert not any("Waiting for Kaiba" in text for text in texts)


async def test_what_happened_meanwhile_is_shown_by_no_refresh(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: k == 1)
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    acted = [(await session.sight(audience)).log for audience in (None, ACTOR)]
    await room.clock.advance(1)
    own = await session.sight(OTHER)
    assert own.question
    assert len(own.log) == len(acted[0]) + 1
    assert [(await session.sight(audience)).log for audience in (None, ACTOR)] == acted
    assert await session.answer(KAIBA, own.question.number, ()) is Verdict.TAKEN
    assert (await session.sight(OTHER)).log == own.log
    assert len(await room.store.matches.answers(1)) == 3
    await room.clock.advance(2)
    assert len((await session.sight(None)).log) == len(acted[0]) + 2


async def test_the_answers_of_a_run_outlive_the_process(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: True)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(1)
    await session.answer(KAIBA, 1, ())
    session.sleep()
    again = await room.restarted().get(1)
    assert again
    sight = await again.sight(OTHER)
    assert sight.question
    assert sight.question.number == 2
    given = [kept.given_by for kept in await room.store.matches.answers(1)]
    assert given == [GivenBy.PLAYER, GivenBy.PLAYER]


async def test_a_choice_made_alone_moves_nothing_that_others_see(room: Room) -> None:
    session = await duel(room, "PPO", lambda n, k: False)
    before = [await session.sight(audience) for audience in (None, OTHER)]
    for number in (0, 1):
        await room.clock.advance(100)
        room.stage.shown.clear()
        assert await session.answer(YUGI, number, (0,)) is Verdict.TAKEN
        assert room.stage.shown == [(1, ACTOR)]
    assert [await session.sight(audience) for audience in (None, OTHER)] == before
    assert await session.answer(YUGI, 2, (0,)) is Verdict.TAKEN
    assert {audience for _, audience in room.stage.shown} == {None, ACTOR, OTHER}


async def test_a_choice_made_alone_does_not_move_what_a_spectator_asks_to_see(
    room: Room,
) -> None:
    session = await duel(room, "PPO", lambda n, k: False)
    before = await session.gallery.public("zh")
    for number in (0, 1):
        await room.clock.advance(100)
        assert await session.answer(YUGI, number, (0,)) is Verdict.TAKEN
    after = await session.gallery.public("zh")

    assert replace(after, answers=0, version=0) == replace(before, answers=0, version=0)


async def test_a_turn_that_has_begun_behind_the_curtain_ends_no_pause_before_it_is_shown(
    room: Room,
) -> None:
    session = await duel(room, "ATOA", lambda n, k: False)
    await session.leave_alone(KAIBA, Pause.TURN)
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    behind = []
    for _ in range(int(PACE / TICK) - 1):
        await room.clock.advance(TICK)
        behind.append((await session.sight(OTHER)).asking)
    await room.clock.advance(TICK)
    shown = (await session.sight(OTHER)).asking

    assert {each.pause for each in behind if each} == {Pause.TURN}
    assert shown
    assert shown.pause is None
