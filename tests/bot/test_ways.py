"""What a person may leave to the table, how long a table rests, and how a format is named."""

import asyncio
from pathlib import Path

import pytest

from bot.decks.choice import format_meant
from bot.duels.match.log import Heard
from bot.duels.match.play import Play
from bot.duels.match.rebuild import Rebuilt
from bot.duels.store.records import GivenBy, MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.duels.windows.asking import Pauses, Wishes
from bot.games import GAMES
from bot.people.store import Asked, Rung, Ways
from bot.people.terms import Shade, Shown, Terms
from bot.store import Store
from engine.core.game import Game, Reader
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.protocol import Answer, Decision, Seat
from tests.bot.standing_in import KAIBA, YUGI, Room

SEATS = ((Seat(0), YUGI), (Seat(1), KAIBA))
NO_WISHES = Wishes((), {}, Pauses(lambda seat: 0))


async def test_whoever_never_said_so_leaves_routine_choices_to_the_table(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    assert await store.people.ways(YUGI) is None
    await store.people.hear(YUGI, "ja")
    assert await store.people.ways(YUGI) == Ways("ja", chooses=False)
    await store.close()


@pytest.mark.parametrize("is_known", [True, False])
async def test_choices_made_at_once_after_a_restart_are_all_kept(
    tmp_path: Path, is_known: bool
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    if is_known:
        await store.people.hear(YUGI, "en")
        await store.close()
        store = await Store.open(tmp_path / "duels.sqlite")
    await asyncio.gather(
        store.people.show(YUGI, "en", Shown.BOTH),
        store.people.show(YUGI, "en", None, Shade.LIGHT),
        store.people.ring(YUGI, "en", Rung.NEVER),
        store.people.hear(YUGI, "en"),
    )
    known = await store.people.ways(YUGI)
    await store.close()

    store = await Store.open(tmp_path / "duels.sqlite")
    kept = await store.people.ways(YUGI)
    await store.close()
    chosen = Ways("en", rung=Rung.NEVER, shown=Shown.BOTH, shade=Shade.LIGHT)
    assert (known, kept) == (chosen, chosen)


async def test_what_was_said_of_choices_outlives_another_language_and_a_restart(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.let_choose(YUGI, "ja", True)
    await store.people.hear(YUGI, "en")
    await store.close()
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.hear(YUGI, "zh")
    assert await store.people.ways(YUGI) == Ways("zh", chooses=True)
    await store.close()


async def test_when_people_are_asked_is_remembered_beside_what_else_was_said(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.ask(YUGI, "ja", Asked.FIGHTS)
    await store.people.let_choose(YUGI, "ja", True)
    await store.people.hear(YUGI, "en")
    await store.close()
    store = await Store.open(tmp_path / "duels.sqlite")
    assert await store.people.ways(YUGI) == Ways("en", chooses=True, asked=Asked.FIGHTS)
    await store.close()


def test_a_format_is_meant_by_its_key_or_by_its_name_in_any_language() -> None:
    names = GAMES["yugioh"].formats["speed"]
    for typed in ("speed", " SPEED duel ", *names.values()):
        assert format_meant(GAMES, typed) == "speed"
    assert format_meant(GAMES, None) == next(iter(GAMES["yugioh"].formats))
    assert format_meant(GAMES, "poker") == "poker"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("スピード", "speed"),
        ("快速", "speed"),
        ("ｓｐｅｅｄ", "speed"),
        ("Speed Du", "speed"),
        ("すぴーど", "speed"),
        ("大师", "master"),
        ("expert", "expert"),
        ("duel", "duel-party"),
        ("rule", "rule"),
        (" ", " "),
        ("", ""),
    ],
)
def test_a_format_is_meant_by_how_only_its_names_begin(typed: str, meant: str) -> None:
    assert format_meant(GAMES, typed) == meant


async def speed_duel(room: Room, pace: float = 1.0) -> Session:
    """A Speed Duel of Yugi against Kaiba, with the first ready deck against the second."""
    game = room.games["yugioh"] = GAMES["yugioh"]
    return await room.sessions.open(record_of(game, pace))


def record_of(game: Game, pace: float) -> MatchRecord:
    """What is kept of it before it begins."""
    decks = [deck.deck for deck in game.ready_decks if deck.format == "speed"][:2]
    return MatchRecord(
        id=0,
        game=game.key,
        setup=game.setup("speed", decks, bytes(range(32))),
        practice=False,
        place=Place(1, 5, 4),
        language="en",
        terms=Terms(pace, 300, False),
        seats=(SeatRecord(*SEATS[0], "Yugi", "en"), SeatRecord(*SEATS[1], "Kaiba", "ja")),
    )


async def test_what_is_routine_is_answered_without_putting_it_into_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, answered = GAMES["yugioh"], []
    record = record_of(game, pace=0)
    match = game.open(record.setup)
    play = Play(record, game, Rebuilt(match, [Heard(match.start())], record.setup), ())
    is_routine = game.is_routine

    def judge(decision: Decision) -> bool:
        answered.append(is_routine(decision))
        return answered[-1]

    monkeypatch.setattr(game, "is_routine", judge)
    monkeypatch.setattr(game, "ask", wordless)
    for _ in range(20):
        await play.answer_itself(NO_WISHES, even=False)
        for seat, decision in play.awaited.items():
            assert not is_routine(decision)
            chosen = (int(seat),)
            answer = chosen if decision.accepts(chosen) else decision.default()
            play.say(seat, answer, GivenBy.PLAYER)

    assert any(answered)


def wordless(match: Match, reader: Reader) -> None:
    """Put no question into words."""
    raise AssertionError("a question was put into words, and nobody reads it")


def first(prompt: Prompt) -> Answer:
    """The first answer there is: it passes where that is possible."""
    return tuple(range(prompt.least if prompt.shape == "pick" else len(prompt.choices)))


async def turn_shown(session: Session) -> str:
    """The turn that everybody sees under way."""
    board = (await session.sight(None)).board
    assert board
    return board.heading.split(" · ")[0]


async def play(room: Room, session: Session, answers: int) -> int:
    """Give so many first answers, a pace after each other and after the beginning of a turn;
    return how many were of routine.
    """
    routine = 0
    for turn in range(answers):
        before = await turn_shown(session)
        await room.clock.advance(1.01)
        if await turn_shown(session) != before:
            await room.clock.advance(1.01)
        asked = [
            (user, sight.question)
            for seat, user in SEATS
            if (sight := await session.sight(seat)).question
        ]
        assert asked, "a pace after an answer, nobody is asked anything"
        user, question = asked[turn % len(asked)]
        routine += question.prompt.routine
        given = (turn % 3,) if turn < 2 else first(question.prompt)
        assert await session.answer(user, question.number, given) is Verdict.TAKEN
    return routine


async def given_by(room: Room) -> set[GivenBy]:
    return {kept.given_by for kept in await room.store.matches.answers(1)}


async def test_the_table_rests_once_for_each_answer_and_turn_however_many_windows_follow() -> (
    None
):
    room = Room(await Store.open(":memory:"))
    session = await speed_duel(room)
    assert await play(room, session, 60) == 0
    assert GivenBy.PACE in await given_by(room)
    assert GivenBy.ROUTINE in await given_by(room)
    await room.store.close()


async def test_whoever_wants_to_is_asked_for_zones() -> None:
    room = Room(await Store.open(":memory:"))
    session = await speed_duel(room)
    for _, user in SEATS:
        await room.store.people.let_choose(user, "en", True)
    assert await play(room, session, 60) > 0
    assert GivenBy.ROUTINE not in await given_by(room)
    await room.store.close()
