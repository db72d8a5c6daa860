"""Labels fit a button and differ."""

from hypothesis import given
from hypothesis import strategies as st

from cards.talk.labels import LABEL, distinct, shorten

labels = st.text(alphabet="ab 1()デッ", min_size=1, max_size=100)
marks = st.text(alphabet="M1 ", max_size=100)


def marked(label: str, mark: str) -> str:
    return f"{label} ({mark})"


@given(st.lists(st.tuples(labels, marks), max_size=12))
def test_labels_differ_and_fit(options: list[tuple[str, str]]) -> None:
    told = distinct([label for label, _ in options], [mark for _, mark in options], marked)

    assert len(told) == len(options) == len(set(told))
    assert all(0 < len(label) <= LABEL for label in told)


def test_alike_labels_are_told_apart_by_their_marks() -> None:
    told = distinct(["Gemini Elf", "Sangan", "Gemini Elf"], ["M1", "M2", "M3"], marked)

    assert told == ("Gemini Elf (M1)", "Sangan", "Gemini Elf (M3)")


def test_alike_labels_with_one_mark_are_numbered() -> None:
    told = distinct(["Gemini Elf", "Gemini Elf"], ["your Deck"] * 2, marked)

    assert told == ("Gemini Elf (1)", "Gemini Elf (2)")


def test_a_text_that_fits_is_not_cut() -> None:
    assert shorten("Gemini Elf", 10) == "Gemini Elf"
    assert shorten("Gemini Elf", 9) == "Gemini E…"
