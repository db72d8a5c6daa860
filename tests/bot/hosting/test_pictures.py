"""Pictures of events: small, readable at the width of a phone, told in words as well."""

import random
from io import BytesIO

import pytest
from discord import MediaGalleryItem
from PIL import Image

from bot.events import records
from bot.events.terms import Shape
from bot.hosting.pictures.table import draw_standings
from bot.hosting.pictures.tree import draw_bracket
from bot.hosting.showing.brackets import bracket
from bot.hosting.showing.sections import COLUMNS, MOST, ROWS, sections
from bot.hosting.showing.stages import stage_of
from bot.shared.drawing import canvas
from tests.bot.events.desk import Desk
from tests.bot.hosting.test_showing import desk_of, look_at, named, texts_of

MOST_BYTES = 150 * 1024


def after(shape: Shape, count: int, rounds: int) -> Desk:
    """An event as it is when so many rounds have been played, and the next is paired."""
    desk, chance = desk_of(shape, count, third_place=True), random.Random(count)
    for _ in range(rounds):
        if isinstance(desk.go_on(), records.Finished):
            return desk
        if not desk.event.rounds[-1].is_over:
            desk.play(chance)
    desk.go_on()
    return desk


def held(pictures: list[canvas.Picture]) -> None:
    assert len({each.name for each in pictures}) == len(pictures) <= 10
    for each in pictures:
        assert len(each.content) <= MOST_BYTES
        assert 0 < len(each.description) <= 1024
        image = Image.open(BytesIO(each.content))
        assert image.width == canvas.WIDTH * canvas.SCALE


def test_letters_are_large_enough_on_a_phone() -> None:
    assert canvas.WIDTH == 390
    assert min(canvas.TEXT) >= 12


@pytest.mark.parametrize("shape", [Shape.SINGLE, Shape.DOUBLE])
@pytest.mark.parametrize(("count", "rounds"), [(5, 1), (8, 2), (13, 2), (64, 1), (256, 4)])
def test_pictures_of_brackets_are_small_and_told(shape: Shape, count: int, rounds: int) -> None:
    desk = after(shape, count, rounds)
    for language in ("en", "ja", "zh"):
        pictures = draw_bracket(look_at(desk, language), 1)
        assert pictures
        held(list(pictures))


@pytest.mark.parametrize("count", [3, 8, 64, 256])
def test_pictures_of_standings_are_small_and_told(count: int) -> None:
    desk = after(Shape.SWISS, count, 2)
    for language in ("en", "ja", "zh"):
        held([draw_standings(look_at(desk, language))])


@pytest.mark.parametrize("shape", [Shape.SINGLE, Shape.DOUBLE])
@pytest.mark.parametrize("count", range(3, 257, 11))
def test_every_match_that_is_played_now_is_drawn_or_too_many_are(
    shape: Shape, count: int
) -> None:
    desk = after(shape, count, 2)
    stage = stage_of(desk.event, 1)
    drawn = sections(stage)
    assert len(drawn) <= MOST
    for section in drawn:
        assert len(section.columns) <= COLUMNS
        assert all(len(matches) <= ROWS + 1 for matches in section.matches)
    names = [each.name for s in drawn for matches in s.matches for each in matches]
    assert len(set(names)) == len(names)
    open_now = {each.slot for each in desk.event.rounds[-1].pairings}
    assert open_now <= set(names) or len(open_now) > ROWS


def test_the_description_says_who_met_whom() -> None:
    desk = after(Shape.SINGLE, 4, 1)
    one, two = desk.event.rounds[0].pairings
    names = ["Ann", "Bea", "Cleo", "Dee"]
    look = named(desk, *names)
    [picture] = draw_bracket(look, 1)
    for pairing in (one, two):
        result = desk.event.rounds[0].results[pairing.table]
        first, second = (look.called(player) for player in pairing.players)
        assert f"{first} {result.first}–{result.second} {second}" in picture.description


def test_the_description_of_standings_names_the_best_in_order() -> None:
    desk = after(Shape.SWISS, 4, 1)
    picture = draw_standings(named(desk, "Ann", "Bea", "Cleo", "Dee"))
    assert picture.description.startswith("Standings after one round: 1. ")
    assert "3 points; 2. " in picture.description


def test_a_bracket_that_has_not_come_to_any_drawable_round_has_no_picture() -> None:
    assert draw_bracket(look_at(after(Shape.SINGLE, 256, 0)), 1) == []


def test_the_description_sets_rounds_and_the_match_for_third_place_apart() -> None:
    look = named(after(Shape.SINGLE, 4, 1), "Ann", "Bea", "Cleo", "Dee")
    [picture] = draw_bracket(look, 1)
    final, third = look.event.rounds[1].pairings
    ends = [" – ".join(map(look.called, each.players)) for each in (final, third)]
    assert f". final: {ends[0]}. third-place match: {ends[1]}" in picture.description


@pytest.mark.parametrize(("count", "leaves_out"), [(4, False), (64, True)])
def test_what_pictures_leave_out_is_told_where_they_leave_something_out(
    count: int, leaves_out: bool
) -> None:
    look = look_at(after(Shape.SINGLE, count, 1))
    pictures = [MediaGalleryItem(f"attachment://{each.name}") for each in draw_bracket(look, 1)]
    said = "\n".join(texts_of(bracket(look, 1, pictures=pictures)))
    assert ("The pictures leave out" in said) == leaves_out
