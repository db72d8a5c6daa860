"""Pictures of tables: small, of the width of a phone, described, and drawn only once."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.duels.picture import easel as easels
from bot.duels.picture.describing import described
from bot.duels.picture.drawing import SCALE, SMALL, WIDTH, draw
from bot.duels.picture.easel import MOST_UNASKED, Easel, is_wanted
from bot.duels.picture.tiles import LETTERS
from bot.duels.seen.sight import Sight
from bot.people.terms import Shade, Shown
from bot.shared.drawing.canvas import Canvas
from bot.shared.drawing.colours import DARK, LIGHT, Palette
from cards.languages import LANGUAGES
from engine.core.match import Ledger
from engine.core.picturing import Side, Tableau
from engine.core.protocol import Seat
from tests.bot.lanterns import Ring, picture
from tests.bot.picture.boards import chained, full, speed
from tests.browser.laying import seen
from tests.table import Table
from tests.talk.reading import NAMES, YUGI, shown

MOST_BYTES = 150 * 1024


def tableau(table: Table, language: str = "en") -> Tableau:
    drawn = shown(table, YUGI, language).picture
    assert drawn is not None
    return drawn(language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [full, chained, speed])
@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_a_picture_is_small_and_as_wide_as_a_phone(
    make: Callable[[], Table], language: str, palette: Palette
) -> None:
    content = draw(tableau(make(), language), language, palette)
    image = Image.open(BytesIO(content))

    assert (image.format, image.width) == ("PNG", WIDTH * SCALE)
    assert len(content) <= MOST_BYTES
    assert min(LETTERS, SMALL) >= 11
    assert image.convert("RGB").getpixel((0, 0)) == pytest.approx(palette.back, abs=8)


@pytest.mark.parametrize(
    ("word", "room", "first"),
    [
        ("Terratiger", "Terratig-", "Terrati-"),
        ("Messenger", "Messeng-", "Messen-"),
        ("Spellbinding", "Spellbind-", "Spellbind-"),
        ("Mythicals", "Mythic-", "Mythi-"),
        ("Mythicals", "Myth-", "Myth-"),
    ],
)
def test_a_long_word_is_broken_where_a_syllable_begins(
    word: str, room: str, first: str
) -> None:
    ruler = Canvas(1, 1, "en", DARK, SCALE)
    lines = ruler.lines(word, ruler.width_of(room, LETTERS) + 0.5, 5, LETTERS)
    assert lines[0] == first
    assert "".join(lines).replace("-", "") == word


def lit(seats: int, *gone: Seat, own: Seat | None = None) -> Tableau:
    ring = Ring([], Ledger.for_seats(seats), [[1, 2]] * seats, [2] * seats, gone=[*gone])
    return picture(ring, tuple(f"Player {n}" for n in range(seats)), own)


def height(tableau: Tableau) -> int:
    return Image.open(BytesIO(draw(tableau, "en", DARK))).height


def test_of_any_number_of_sides_each_has_its_rows_and_its_name() -> None:
    heights = [height(lit(seats)) for seats in range(2, 7)]
    steps = {after - before for before, after in pairwise(heights)}

    assert len(steps) == 1
    assert steps.pop() > 38 * SCALE
    assert height(lit(4)) > height(lit(4, Seat(2))) > height(lit(3))
    seen = [side.player for side in lit(4, own=Seat(2)).sides]
    assert seen == ["Player 2", "Player 3", "Player 0", "Player 1"]
    assert draw(lit(3, own=Seat(0)), "en", DARK) != draw(lit(3, own=Seat(1)), "en", DARK)


def test_the_same_table_is_the_same_picture() -> None:
    assert draw(tableau(full()), "en", DARK) == draw(tableau(full()), "en", DARK)
    assert draw(tableau(full()), "en", DARK) != draw(tableau(full()), "en", LIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_fits_and_ends_with_a_whole_part(language: str) -> None:
    whole = tableau(full(), language)
    told = described(whole, language)
    assert len(told) <= 1024
    assert told.split("; " if language == "en" else "；")[-1] in {
        told[-1] for told in whole.told
    }


def test_where_even_the_shortest_is_too_long_parts_are_left_out() -> None:
    long = tuple(f"{number} " + "x" * 50 for number in range(40))
    side = Side("Yugi", "LP 1", (), False, ())
    told = described(Tableau("", (side, side), (), (), (long, long)), "en")
    assert len(told) <= 1024
    *parts, more = told.split("; ")
    assert tuple(parts) == long[: len(parts)]
    assert more == f"… and {40 - len(parts)} more"


def pictured(table: Table, shade: Shade = Shade.DARK) -> Sight:
    return replace(seen(table), shown=Shown.PICTURE, shade=shade)


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[Palette]:
    """The palette of everything that was drawn."""
    drawn: list[Palette] = []

    def noted(tableau: Tableau, language: str, palette: Palette) -> bytes:
        drawn.append(palette)
        return draw(tableau, language, palette)

    monkeypatch.setattr(easels, "draw", noted)
    return drawn


async def test_what_looks_the_same_is_drawn_once(drawings: list[Palette]) -> None:
    easel = Easel(lambda: False)
    one = await easel.hang(pictured(full()), 60)
    other = await easel.hang(pictured(full()), 60)
    assert one.picture is not None
    assert one.picture == other.picture
    assert drawings == [DARK]
    light = await easel.hang(pictured(full(), Shade.LIGHT), 60)
    assert light.picture is not None
    assert light.picture.name != one.picture.name
    assert drawings == [DARK, LIGHT]
    easel.stop()


async def test_for_who_has_words_nothing_is_drawn(drawings: list[Palette]) -> None:
    easel = Easel(lambda: False)
    words = replace(pictured(full()), shown=Shown.WORDS)
    assert await easel.hang(words, 60) is words
    assert drawings == []
    easel.stop()


async def test_while_the_loop_lags_only_what_is_there_is_shown(
    drawings: list[Palette],
) -> None:
    lagging = False
    easel = Easel(lambda: lagging)
    assert (await easel.hang(pictured(full()), 60)).picture is not None
    lagging = True
    assert (await easel.hang(pictured(full()), 60)).picture is not None
    assert (await easel.hang(pictured(speed()), 60)).picture is None
    assert drawings == [DARK]
    easel.stop()


async def test_what_cannot_be_drawn_is_tried_once_and_then_shown_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[str] = []

    def broken(tableau: Tableau, language: str, palette: Palette) -> bytes:
        tried.append(language)
        raise RuntimeError("no paper")

    monkeypatch.setattr(easels, "draw", broken)
    easel = Easel(lambda: False)
    assert (await easel.hang(pictured(full()), 60)).picture is None
    again = await easel.hang(pictured(full()), 60)
    assert again.picture is None
    assert again.shown is Shown.WORDS
    assert tried == ["en"]
    easel.stop()


async def test_a_game_without_pictures_owes_none() -> None:
    sight = pictured(speed())
    assert is_wanted(sight)
    assert sight.board is not None
    assert not is_wanted(replace(sight, board=replace(sight.board, picture=None)))


async def test_spectators_are_the_first_to_do_without(monkeypatch: pytest.MonkeyPatch) -> None:
    may_draw = threading.Event()

    def slow(tableau: Tableau, language: str, palette: Palette) -> bytes:
        may_draw.wait(60)
        return draw(tableau, language, palette)

    monkeypatch.setattr(easels, "draw", slow)
    easel = Easel(lambda: False)
    sights = [pictured(make(), shade) for make in (full, speed) for shade in Shade]
    asked = [each for each in sights if each.question is not None]
    assert len(asked) == 4
    begun = [await easel.hang(each, 0) for each in asked[:MOST_UNASKED]]
    assert [each.picture for each in begun] == [None] * MOST_UNASKED
    spectator = replace(asked[2], question=None)
    assert (await easel.hang(spectator, 0)).picture is None
    waiting = asyncio.ensure_future(easel.hang(asked[3], 60))
    may_draw.set()
    assert (await waiting).picture is not None
    assert (await easel.hang(spectator, 60)).picture is not None
    easel.stop()
