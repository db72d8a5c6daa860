"""The picture of a Link Monster: every arrow is drawn and told, whatever it is called."""

from io import BytesIO

import pytest
from PIL import Image

from bot.cards.pictures.compass import draw_compass
from bot.shared.drawing.arrows import ARROWS as WAYS
from bot.shared.drawing.canvas import SCALE, WIDTH
from bot.shared.drawing.colours import DARK, LIGHT, Palette
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.printed import ARROWS
from cards.games.yugioh.stats import CardKind, facts_of
from cards.languages import LANGUAGES
from engine.core.cards import UNKNOWN, Compass, Facts

MOST_BYTES = 150 * 1024
DRAWN = {arrow: WAYS[way] for arrow, way in ARROWS.items()}
WORST = (
    "",
    "*" * 100,
    "👩‍👩‍👧‍👦" * 14,
    "\u202e" + "ש" * 99,
    "<@1> @everyone `x`" * 5,
    "長" * 100,
)
WORDS = {
    "en": (
        "upper left",
        "up",
        "upper right",
        "left",
        "right",
        "lower left",
        "down",
        "lower right",
    ),
    "ja": ("左上", "上", "右上", "左", "右", "左下", "下", "右下"),
    "zh": ("左上", "上", "右上", "左", "右", "左下", "下", "右下"),
}


def link(arrows: str, atk: int | None = 2300) -> Facts:
    return facts_of(
        CardKind.MONSTER,
        type="Cyberse",
        abilities=("Link", "Effect"),
        attribute="DARK",
        link=len(arrows),
        arrows=tuple(arrows),
        atk=atk,
    )


def compass(name: str, facts: Facts, language: str = "en") -> Compass:
    card = YUGIOH.compass(facts, name, language)
    assert card is not None
    return card


def filled(content: bytes, palette: Palette) -> set[str]:
    """The arrows that are drawn filled: those in whose cell the colour is seen most."""
    image = Image.open(BytesIO(content)).convert("RGB")
    found = set()
    for arrow, (right, down) in DRAWN.items():
        middle = [8 + (1.5 + each) * 42 for each in (right, down)]
        box = [round((each + way) * SCALE) for way in (-14, 14) for each in middle]
        cell = image.crop((box[0], box[1], box[2], box[3]))
        colours = {colour: count for count, colour in cell.getcolors(1 << 20) or ()}
        if colours.get(palette.mark, 0) > 1000:
            found.add(arrow)
    return found


@pytest.mark.parametrize("palette", [DARK, LIGHT])
@pytest.mark.parametrize("arrows", [*ARROWS, "".join(ARROWS), "↑↙↘", "⬆➡⬇⬅", ""])
def test_the_arrows_of_the_card_are_filled_and_no_others(arrows: str, palette: Palette) -> None:
    picture = draw_compass(compass("Decode Talker", link(arrows), "en"), "en", palette)

    assert filled(picture.content, palette) == set(
        arrows.translate(str.maketrans("⬆➡⬇⬅", "↑→↓←"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_drawn_is_told(language: str) -> None:
    for arrow, word in zip(ARROWS, WORDS[language], strict=True):
        said = draw_compass(
            compass("Decode Talker", link(arrow), language), language
        ).description
        assert said.startswith("Decode Talker")
        assert said.endswith(word)
        assert "2300" in said
    alone = draw_compass(compass("X", link("↑", atk=UNKNOWN), language), language).description
    assert "?" in alone
    every = draw_compass(compass("X", link("".join(ARROWS)), language), language).description
    assert all(word in every for word in WORDS[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WORST)
def test_the_worst_names_are_drawn_small_and_as_wide_as_a_phone(
    name: str, language: str
) -> None:
    picture = draw_compass(compass(name, link("".join(ARROWS)), language), language)

    assert len(picture.content) <= MOST_BYTES
    assert 0 < len(picture.description) <= 1024
    assert Image.open(BytesIO(picture.content)).width == WIDTH * SCALE


def test_every_link_monster_that_can_be_played_has_a_picture() -> None:
    drawn = 0
    for code, name in YUGIOH.names("en").items():
        facts = YUGIOH.facts(code)
        if facts and facts.get("link"):
            picture = draw_compass(compass(name, facts, "en"), "en")
            assert len(filled(picture.content, DARK)) == facts["link"]
            drawn += 1
    assert drawn >= 3
