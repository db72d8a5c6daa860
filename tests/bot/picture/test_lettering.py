"""Text is cut where it just fits, and measured a few times only, however long it is."""

import pytest
from PIL.ImageFont import FreeTypeFont

from bot.shared.drawing.lettering import Lettering

LONG = "Blue-Eyes Ultimate Dragon of the White Forest " * 40
WIDTH = 300


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts whose length is asked for."""
    found: list[str] = []
    length = FreeTypeFont.getlength

    def noted(self: FreeTypeFont, text: str) -> float:
        found.append(text)
        return float(length(self, text))

    monkeypatch.setattr(FreeTypeFont, "getlength", noted)
    return found


def test_a_long_text_is_measured_a_few_times_only(measured: list[str]) -> None:
    Lettering("en").fitted(LONG, (20,), WIDTH)
    assert len(measured) <= 1 + len(LONG).bit_length()

    measured.clear()
    lines = Lettering("en").flowed("x" * len(LONG), 20, WIDTH, len(LONG))
    assert len(measured) <= (1 + len(lines)) * (2 + len(LONG).bit_length())


@pytest.mark.parametrize("text", [LONG, "x", "WiWiWiWiWiWiWiWi", "", "青眼の白龍" * 30])
def test_as_many_letters_are_kept_as_fit(text: str) -> None:
    for width in (5, 40, 117, WIDTH):
        shown, font = Lettering("en").fitted(text, (20,), width)
        if shown == text:
            assert font.getlength(text) <= width
            continue
        kept = shown.removesuffix("…")
        assert text.startswith(kept)
        assert not kept or font.getlength(shown) <= width
        longer = text[: len(kept) + 1]
        while longer.endswith(" "):
            longer = text[: len(longer) + 1]
        assert font.getlength(longer + "…") > width
