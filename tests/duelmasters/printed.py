"""`python -m tests.duelmasters.printed` writes anew what is printed on its cards."""

from pathlib import Path

from cards.duelmasters import cards
from cards.languages import LANGUAGES
from cards.text.duelmasters import page

FOLDER = Path(__file__).parent / "frozen"


def printed(language: str) -> str:
    """All cards in "en", "ja" or "zh", by their codes."""
    return "\n".join(_entry(code, language) for code in sorted(cards()))


def _entry(code: int, language: str) -> str:
    shown = page(cards()[code], language)
    lines = (f"  {each}" for each in (*shown.lines, *shown.text))
    return "\n".join([shown.name, *lines]) + "\n"


def main() -> None:
    """Write one file for each language."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(printed(language), encoding="utf-8")


if __name__ == "__main__":
    main()
