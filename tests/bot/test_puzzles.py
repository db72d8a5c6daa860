"""Puzzles in Discord: posted, solved, counted; with hints, a solution, and again."""

from datetime import UTC, date, datetime

import pytest

from bot.duels.table.verdict import Verdict
from bot.puzzles.daily import puzzle_of, today
from bot.puzzles.layout import reader_of
from bot.puzzles.store import Occasion, Post
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.store import Store
from cards.exercises.puzzles.solutions import solutions
from cards.games.yugioh import YUGIOH
from engine.core.exercises import Exercise
from engine.core.protocol import Decision, Pick
from tests.bot.conftest import Hosted
from tests.bot.test_first_duel import play_yugioh, seen_in
from tests.puzzles.proving import opening
from tests.puzzles.searching import SOLVER
from tests.puzzles.test_puzzles import BY_KEY
from tests.waiting import until

MANY = [Exercise(f"puzzle-{number}") for number in range(30)]


@pytest.fixture
async def yugi(hosted: Hosted) -> Person:
    await play_yugioh(hosted)
    return hosted.sandbox.people["Yugi"]


async def posed(person: Person, **options: bool) -> MessageView:
    """The puzzle of the day, as `/puzzle` shows it."""
    shown = (await person.call("puzzle", options=options)).message
    assert shown is not None
    return shown


async def presses(person: Person, post: MessageView, label: str) -> str:
    """Press it; what the presser alone is told."""
    answer = (await person.press(post, label)).message
    assert answer is not None
    return (await seen_in(person, answer.channel, answer.id)).text


async def solve(hosted: Hosted, person: Person, match: int) -> None:
    """Play the kept solution of the puzzle that is being played, and only what is asked."""
    session = await hosted.client.house.sessions.get(match)
    assert session is not None
    key = session.record.agreement.exercise
    beside = opening(BY_KEY[key])()
    beside.start()
    await person.wait_for("@bot", lambda seen: "End the turn" in seen.buttons)
    await session.sight(SOLVER)  # after a restart it is in memory from then on
    for answer in solutions()[key].line:
        (decision,) = beside.awaited()
        if decision.seat == SOLVER and is_asked(decision):
            play = session._memory.play
            assert play is not None
            number = play.thoughts.number(SOLVER)
            assert await session.answer(int(person.id), number, answer) is Verdict.TAKEN
        beside.answer(decision.seat, answer)


def is_asked(decision: Decision) -> bool:
    """Whether a person is asked it, who leaves zones to the table."""
    is_empty = isinstance(decision, Pick) and not decision.options
    return not is_empty and not YUGIOH.is_routine(decision)


async def test_the_puzzle_of_the_day_is_posted_with_its_position(
    hosted: Hosted, yugi: Person
) -> None:
    post = await posed(yugi)

    assert "win this turn" in post.text
    assert "**Player (you)" in post.text
    assert "Nobody here has solved it today" in post.text
    assert list(post.buttons)[:3] == ["Solve it", "Hint", "Show the solution"]
    assert list(post.buttons)[3:] == ["日本語", "简体中文"]
    assert not post.ephemeral
    again = await posed(hosted.sandbox.people["Kaiba"])
    assert again.text.splitlines()[:3] == post.text.splitlines()[:3]


async def test_the_post_can_be_read_in_another_language_alone(
    hosted: Hosted, yugi: Person
) -> None:
    post = await posed(yugi)
    own = (await yugi.press(post, "简体中文")).message

    assert own is not None
    assert own.ephemeral
    assert "残局：在这个回合获胜" in own.text
    assert list(own.buttons)[3:] == ["English", "日本語"]
    assert post.text in [seen.text for seen in yugi.sees("duels")]


def test_monsters_in_graveyards_and_the_extra_deck_have_their_numbers() -> None:
    exercises = YUGIOH.exercises
    assert exercises is not None
    shown = {
        key: "\n".join(
            line
            for block in exercises.board(key, reader_of("en")).blocks
            for line in block.lines
        )
        for key in ("haunted", "red-dragon")
    }

    assert "Blue-Eyes White Dragon (Level 8 · ATK 3000 / DEF 2500)" in shown["haunted"]
    assert "Red Dragon Archfiend (Level 8 · ATK 3000 / DEF 2000)" in shown["red-dragon"]


async def test_it_can_be_shown_to_oneself_alone_and_in_private(
    hosted: Hosted, yugi: Person
) -> None:
    alone = await posed(yugi, alone=True)
    assert alone.ephemeral
    await presses(yugi, alone, "Solve it")
    yugi.locale = "ja"
    private = (await yugi.call("puzzle", channel="@bot")).message
    assert private is not None
    assert "詰めデュエル" in private.text
    assert list(private.buttons)[:3] == ["挑戦する", "ヒント", "答えを見る"]
    assert "最短の答え" in await presses(yugi, private, "答えを見る")


async def test_who_solves_it_is_counted_on_the_post_and_only_once(
    hosted: Hosted, yugi: Person
) -> None:
    post = await posed(yugi)
    assert "set up in our private chat" in await presses(yugi, post, "Solve it")
    await solve(hosted, yugi, 1)

    await yugi.wait_for("duels", lambda seen: "One person here has solved it" in seen.text)
    ended = await yugi.wait_for("@bot", lambda seen: "> Solved!" in seen.text)
    await yugi.press(ended, "Play it again")
    await yugi.wait_for("@bot", lambda seen: "Your Main Phase 1" in seen.text)
    await solve(hosted, yugi, 2)
    await yugi.wait_for("@bot", lambda seen: "> Solved!" in seen.text)
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    await presses(kaiba, await posed(kaiba), "Solve it")
    await solve(hosted, kaiba, 3)

    posts = await until(
        lambda: [seen for seen in yugi.sees("duels") if "Puzzle of" in seen.text],
        lambda seen: all("2 people here have solved it" in each.text for each in seen),
    )
    assert len(posts) == 2
    assert not any("One of the shortest solutions" in seen.text for seen in posts)


async def test_who_was_shown_the_solution_is_not_counted(hosted: Hosted, yugi: Person) -> None:
    post = await posed(yugi)
    solution = await presses(yugi, post, "Show the solution")
    assert solution.startswith("One of the shortest solutions:\n1. ")
    assert "win" in solution

    await presses(yugi, post, "Solve it")
    await solve(hosted, yugi, 1)
    await yugi.wait_for("@bot", lambda seen: "> Solved!" in seen.text)

    assert "Nobody here has solved it today" in (await posed(yugi)).text


async def test_a_hint_names_the_first_card_and_the_moves(hosted: Hosted, yugi: Person) -> None:
    hint = await presses(yugi, await posed(yugi), "Hint")

    assert "moves (summons" in hint
    assert "Start with" in hint


async def test_a_turn_that_ends_is_lost_and_begins_again(hosted: Hosted, yugi: Person) -> None:
    await presses(yugi, await posed(yugi), "Solve it")
    panel = await yugi.wait_for("@bot", lambda seen: "End the turn" in seen.buttons)
    assert "> A puzzle: win before this turn ends" in panel.text
    await yugi.press(panel, "End the turn")

    lost = await yugi.wait_for("@bot", lambda seen: "> Not solved" in seen.text)
    assert "the only turn to win in is over" in lost.text
    assert "> A puzzle" not in lost.text
    listed = (await yugi.call("duel history")).message
    assert listed is not None
    assert "Master Rule · puzzle" in listed.text
    assert "Again, easier" not in lost.buttons
    await yugi.press(lost, "Play it again")
    await yugi.wait_for("@bot", lambda seen: "End the turn" in seen.buttons)
    assert "Nobody here has solved it today" in (await posed(yugi)).text


async def test_it_goes_on_after_a_restart(hosted: Hosted, yugi: Person) -> None:
    await presses(yugi, await posed(yugi), "Solve it")
    await yugi.wait_for("@bot", lambda seen: "End the turn" in seen.buttons)

    await hosted.stop()
    await hosted.start()
    await solve(hosted, yugi, 1)

    await yugi.wait_for("duels", lambda seen: "One person here has solved it" in seen.text)


async def test_without_a_game_that_has_puzzles_there_is_none(hosted: Hosted) -> None:
    told = (await hosted.sandbox.people["Yugi"].call("puzzle")).message

    assert told is not None
    assert "no longer available" in told.text


def test_the_puzzle_follows_from_the_place_and_the_day() -> None:
    assert puzzle_of(1, 20261129, MANY) == puzzle_of(1, 20261129, MANY)
    chosen = {puzzle_of(place, 20261129, MANY).key for place in range(50)}
    assert len(chosen) > 10


def test_each_comes_once_before_any_comes_again() -> None:
    begin = next(n for n in range(739_000, 740_000) if n % len(MANY) == 0)
    days = [date.fromordinal(begin + n) for n in range(len(MANY))]
    numbers = [each.year * 10_000 + each.month * 100 + each.day for each in days]

    assert len({puzzle_of(7, day, MANY).key for day in numbers}) == len(MANY)


def test_the_day_is_that_of_utc() -> None:
    assert today(datetime(2026, 11, 29, 23, 59, tzinfo=UTC).timestamp()) == 20261129
    assert today(datetime(2026, 11, 30, 0, 0, tzinfo=UTC).timestamp()) == 20261130


async def test_what_is_kept_of_puzzles() -> None:
    store = await Store.open(":memory:")
    here, elsewhere = Occasion(1, 20261129, "sky"), Occasion(2, 20261129, "sky")

    assert await store.puzzles.solve(here, 10)
    assert not await store.puzzles.solve(here, 10)
    await store.puzzles.show("sky", 11)
    assert not await store.puzzles.solve(here, 11)
    assert await store.puzzles.solve(elsewhere, 10)
    assert await store.puzzles.solvers(here) == [10]
    post = Post(5, 6, "zh")
    await store.puzzles.keep_post(here, post)
    assert await store.puzzles.posts(here) == [post]
    assert await store.puzzles.posts(elsewhere) == []
    await store.puzzles.drop_post(6)
    assert await store.puzzles.posts(here) == []
    await store.close()


@pytest.mark.parametrize("text", ["", "1", "1/2", "x/20261129/sky", "1/x/sky", "1/2/"])
def test_what_is_no_occasion_is_none(text: str) -> None:
    assert Occasion.read(text) is None


def test_an_occasion_is_written_and_read() -> None:
    occasion = Occasion(123, 20261129, "three-attacks")

    assert Occasion.read(occasion.written()) == occasion


def test_every_puzzle_has_a_key_that_fits_its_buttons() -> None:
    assert YUGIOH.exercises is not None
    assert all(len(each.key) <= 40 for each in YUGIOH.exercises.puzzles)


@pytest.mark.parametrize(
    "forged",
    [
        "puzzle:hint:20261129:no-such-puzzle",
        "puzzle:solution:20261129:first-duel",
        "puzzle:solve:99999999:three-attacks",
    ],
)
async def test_a_forged_button_is_told_that_there_is_no_such_puzzle(
    hosted: Hosted, yugi: Person, forged: str
) -> None:
    post = await posed(yugi)
    message = hosted.sandbox.world.messages[post.channel][post.id]
    button = message.components[-1]["components"][0]
    button["custom_id"] = forged

    assert "no longer available" in await presses(yugi, post, forged)
    assert await hosted.store.matches.open_ids() == []
