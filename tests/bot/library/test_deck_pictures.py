"""A deck in pictures: all of it is there, in its colours, and described in words."""

import random
from collections.abc import Iterator
from io import BytesIO
from typing import cast

import pytest
from discord.ui import TextDisplay
from PIL import Image

from bot.decks.layouts.view import MOST_DESCRIBED, MOST_FILES, Picture, pictures, view
from bot.decks.pictures.deck import COLUMNS, WIDTH, draw_curve, draw_tiles
from bot.decks.spread import Curve, Group, Spread, Tile, glances, spread
from bot.decks.store import KeptDeck
from bot.shared.drawing import lettering
from bot.shared.drawing.colours import DARK, LIGHT, Palette, contrast, ink_on, split
from bot.shared.drawing.lettering import Lettering, can_letter
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.yugioh import BOOK
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list

ORANGE, BLACK = 0xFF8B53, 0x010101
NOWHERE = dict.fromkeys(LANGUAGES, (("no-such-font.ttf", 0),))
READY = next(each.deck for each in YUGIOH.ready_decks if each.deck["extra"])


@pytest.fixture
def without_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine on which no typeface is installed."""
    caches = (lettering._face, lettering._font, lettering._knows)
    monkeypatch.setattr(lettering, "_FACES", NOWHERE)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


def spread_of(deck: DeckList, language: str = "en") -> Spread:
    codes = (*deck["main"], *deck["extra"], *deck["side"])
    return spread(deck, YUGIOH, glances(codes, YUGIOH, language), language)


def opened(content: bytes) -> Image.Image:
    return Image.open(BytesIO(content)).convert("RGB")


def named(code: int, language: str = "en") -> str:
    return YUGIOH.names(language)[code]


def test_a_deck_is_spread_out_in_groups_with_counts_and_a_curve() -> None:
    names = {name: code for code, name in YUGIOH.names("en").items()}
    main = ("Summoned Skull", "Dark Hole", "Mirror Force", "Battle Ox", "Summoned Skull")
    deck = deck_list(
        tuple(names[name] for name in main), (names["Stardust Dragon"],), (names["Dark Hole"],)
    )

    shown = spread_of(deck)

    assert [(group.title, group.count) for group in shown.groups] == [
        ("Monsters", 3),
        ("Spells", 1),
        ("Traps", 1),
        ("Extra Deck", 1),
        ("Side Deck", 1),
    ]
    assert shown.groups[0].tiles == (
        Tile(1, "Battle Ox", "Level 4 · 1700/1000", 0xFDE68A),
        Tile(2, "Summoned Skull", "Level 6 · 2500/1200", 0xFDE68A),
    )
    assert shown.groups[3].tiles[0].stats == "Level 8 · 2500/2000"
    assert shown.curve == Curve("Level", ((4, 1), (5, 0), (6, 2)))


def test_what_no_game_knows_is_shown_by_its_passcode() -> None:
    shown = spread_of(deck_list((99, 99), (), (98,)))

    assert shown.groups == (
        Group("Not playable here", (Tile(2, "99", "", None),)),
        Group("Side Deck", (Tile(1, "98", "", None),)),
    )
    assert shown.curve is None
    assert [picture.group for picture in pictures(shown, "en")] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_can_be_played_is_drawn(language: str) -> None:
    codes = tuple(code for code in YUGIOH.names("en") if code in BOOK)
    known = glances(codes, YUGIOH, language)

    for code, glance in known.items():
        assert glance.name == named(code, language)
        assert glance.group in YUGIOH.groups
        assert glance.stats
        assert (glance.step is None) or glance.group == "monster"
    tiles = [Tile(3, each.name, each.stats, each.colour) for each in known.values()]
    assert opened(draw_tiles(tiles, language)).width == WIDTH


def aside(language: str, what: object) -> str:
    """It in brackets after a word, as the language writes them."""
    return f" ({what})" if language == "en" else f"（{what}）"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_count_is_described_under_its_group(language: str) -> None:
    shown = spread_of(READY, language)
    drawn = pictures(shown, language)

    assert drawn[0].group is None
    assert len(drawn) <= MOST_FILES
    for number, group in enumerate(shown.groups):
        said = " ".join(each.description for each in drawn if each.group == number)
        for tile in group.tiles:
            assert tile.name in said
            assert aside(language, tile.stats) in said


def test_a_tile_has_the_colour_of_the_frame_and_ink_that_can_be_read() -> None:
    tiles = [Tile(1, "Sangan", "Level 3", ORANGE), Tile(2, "Utopia", "Rank 4", BLACK)]
    image = opened(draw_tiles(tiles, "en"))
    half = image.crop((0, 0, WIDTH // 2 - 12, image.height))
    other = image.crop((WIDTH // 2 + 12, 0, WIDTH, image.height))

    assert most_common(half) == (0xFF, 0x8B, 0x53)
    assert most_common(other) == (1, 1, 1)
    for part in (half, other):
        ground = most_common(part)
        assert max(contrast(ink, ground) for _, ink in colours(part)[:9]) >= 4.5


@pytest.mark.parametrize(
    "colour", [0xFDE68A, 0x9DB5CC, 0xA086B7, 0xFFFFFF, 0x8B, 0x1D9E74, 0xBC5A84]
)
def test_ink_stands_out_from_every_frame(colour: int) -> None:
    ground = split(colour)

    assert contrast(ink_on(ground), ground) >= 4.5


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_every_ink_of_a_palette_is_read_on_every_ground(palette: Palette) -> None:
    for ground in (palette.back, palette.field, palette.other_field):
        for ink in (palette.ink, palette.pale, palette.mark):
            assert contrast(ink, ground) >= 4.5
        assert contrast(palette.edge, ground) >= 3


def colours(image: Image.Image) -> list[tuple[int, tuple[int, int, int]]]:
    found = cast(list[tuple[int, tuple[int, int, int]]], image.getcolors(1 << 24))
    return sorted(found, reverse=True)


def most_common(image: Image.Image) -> tuple[int, int, int]:
    return colours(image)[0][1]


def test_a_bar_is_as_tall_as_its_count() -> None:
    image = opened(draw_curve(Curve("Level", ((1, 2), (2, 0), (3, 4))), "en"))
    each = WIDTH // 3

    def height(column: int) -> int:
        middle = column * each + each // 2
        return sum(image.getpixel((middle - 20, y)) == DARK.mark for y in range(image.height))

    assert abs(height(2) - 2 * height(0)) <= 2
    assert height(1) == 0
    assert height(0) > 20


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_pictures_have_the_colours_that_are_chosen_and_are_small(palette: Palette) -> None:
    for each in pictures(spread_of(READY), "en", palette):
        image = opened(each.content)
        seen = {colour for _, colour in colours(image)}
        assert palette.back in seen
        assert palette.mark in seen or each.group is not None
        assert len(each.content) <= 150 * 1024


def test_a_long_name_is_made_smaller_then_broken_then_cut() -> None:
    letters = Lettering("en")

    assert letters.wrapped("Sangan", (40, 30), 400)[0] == ("Sangan",)
    whole, font = letters.wrapped("The Flute of Summoning", (40, 30), 400)
    assert (whole, font.size) == (("The Flute of Summoning",), 30)
    two, font = letters.wrapped("La Jinn the Mystical Genie of the Lamp", (40, 30), 400)
    assert " ".join(two) == "La Jinn the Mystical Genie of the Lamp"
    assert max(font.getlength(line) for line in two) <= 400
    cut, _ = letters.wrapped("word " * 40, (40, 30), 400)
    assert len(cut) == 2
    assert cut[1].endswith("…")
    stuck, _ = letters.wrapped("x" * 99, (40, 30), 400)
    assert stuck[-1].endswith("…")


def test_a_text_flows_into_as_many_lines_as_it_may() -> None:
    name = "La Jinn the Mystical Genie of the Lamp"
    lines = Lettering("en").flowed(name, 22, 130, 5)
    assert " ".join(lines) == name
    assert len(lines) > 2
    assert Lettering("en").flowed(name, 22, 130, 2)[-1].endswith("…")
    assert Lettering("en").flowed("Blue-Eyes", 22, 70, 4) == ("Blue-", "Eyes")
    parts = Lettering("en").flowed("Supercalifragilistic", 22, 70, 9)
    assert "".join(parts).replace("-", "") == "Supercalifragilistic"
    assert all(part.endswith("-") for part in parts[:-1])
    assert len(parts[-1]) >= 3
    japanese = Lettering("ja").flowed("ブラック・マジシャン", 22, 92, 4)
    assert "".join(japanese) == "ブラック・マジシャン"
    assert not any(line[0] in "・ャー" for line in japanese)


@pytest.mark.usefixtures("without_fonts")
def test_without_any_typeface_pictures_are_drawn_in_latin_letters() -> None:
    assert [can_letter(language) for language in LANGUAGES] == [True, False, False]
    text, _ = Lettering("en").fitted("Réjoice 魔 …", (30,), 900)
    assert text == "Rejoice ? ..."
    drawn = pictures(spread_of(READY, "en"), "en")
    assert all(opened(picture.content).width == WIDTH for picture in drawn)
    words = texts("ja", READY, drawn)
    assert "画像は英語で表示しています" in words
    assert named(READY["main"][0], "ja") in words


def texts(language: str, deck: DeckList, drawn: tuple[Picture, ...]) -> str:
    """All that is said beside the pictures, which fits into a message."""
    kept = KeptDeck(1, "yugioh", "x" * 50, deck)
    shown = view(language, YUGIOH, kept, spread_of(deck, language), drawn, ())
    assert shown.content_length() <= 4000
    assert shown.total_children_count <= 40
    parts = (part for part in shown.walk_children() if isinstance(part, TextDisplay))
    return "\n".join(part.content for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_in_the_pictures_is_said_beside_them(language: str) -> None:
    shown = spread_of(READY, language)
    said = texts(language, READY, pictures(shown, language))

    for group in shown.groups:
        assert f"{group.title}{aside(language, group.count)}" in said
        for tile in group.tiles:
            assert f"{tile.name}" in said
            assert tile.stats in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greatest_deck_that_is_kept_still_fits_into_a_message(language: str) -> None:
    dice = random.Random(3)
    extra = [
        code for code in YUGIOH.names("en") if YUGIOH.starts_in(YUGIOH.facts(code)) == "extra"
    ]
    main = [code for code in YUGIOH.names("en") if code not in extra]
    much = deck_list(
        tuple(dice.sample(main, 120)),
        tuple(dice.choices(extra, k=120)),
        tuple(dice.sample(main, 120)),
    )

    drawn = pictures(spread_of(much, language), language)

    assert len(drawn) <= MOST_FILES
    assert all(len(picture.description) <= MOST_DESCRIBED for picture in drawn)
    assert texts(language, much, drawn)
    assert COLUMNS == 2
