"""Writes docs/sentences: `make sentences`."""

from tests.sentences.pages import PAGES, pages


def main() -> None:
    """Write all pages, and remove those of rooms that have no words any more."""
    written = pages()
    PAGES.mkdir(exist_ok=True)
    for old in PAGES.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (PAGES / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
