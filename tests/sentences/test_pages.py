"""The pages of docs/sentences are what the Fluent files say."""

from tests.sentences.pages import PAGES, pages


def test_pages_are_as_the_words_are_now() -> None:
    kept = {file.name: file.read_text("utf-8") for file in PAGES.glob("*.md")}

    assert kept == pages(), "run: make sentences"
