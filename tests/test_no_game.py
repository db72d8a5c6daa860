"""The bot and the core of the engine know no game: none of its words stands in them.

The stand-in of Discord is left out: it knows nothing but Discord (a contract of import-linter).
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENDINGS = (".py", ".ftl", ".sql")
WORDS = (
    *("Yu-?Gi-?Oh!?", "konami", "Duel Monsters", "passcode of", r"\bOCG\b", r"\bTCG\b"),
    *("Main Deck", "Extra Deck", "Side Deck", "side.deck", "in_extra"),
    *("monster", r"\bspells?\b", r"\btraps?\b", "graveyard", "banish", r"\btributes?\b"),
    *("synchro(?!n)", r"\bxyz\b", "pendulum", r"\bfusion\b", r"\britual\b", r"\btuner\b"),
    *(r"\bATK\b", r"\bDEF\b(?! )", "life points", r"\bLP\b", "link (rating|arrow|monster)"),
    *(r"\.ydk\b", "ydke", r"\bomega\b", r"\bcdb\b", "lflist", "yaml.yugi", "semi.limited"),
    *("モンスター", "墓地", "罠", "エクストラデッキ", "サイドデッキ", "攻撃力", "パスコード"),
    *("シンクロ", "ペンデュラム", "怪兽", "陷阱", "额外牌组", "(?<![这一两是哪几}])副牌组"),
    *("攻击力", "灵摆", "卡片密码", "同调"),
)
"""Words that mean something in Yu-Gi-Oh! alone, as patterns; capitals make no difference."""
EXCEPTIONS: Mapping[str, str] = {
    "bot/games.py": "the one place where the bot names the games that it hosts",
    "bot/library/connection.py": "columns of libraries that were written before",
}
"""Files in which such words may stand, and why."""
FOUND = re.compile("|".join(WORDS), re.IGNORECASE)


def files() -> Iterator[Path]:
    """All that is written for the bot and the core, without the stand-in of Discord."""
    for room in ("bot", "engine/core"):
        for path in sorted((ROOT / room).rglob("*")):
            if path.suffix in ENDINGS and "sandbox" not in path.relative_to(ROOT).parts:
                yield path


def breaches(text: str) -> list[str]:
    """The lines of a file that name what only one game has."""
    return [line.strip() for line in text.splitlines() if FOUND.search(line)]


def test_neither_the_bot_nor_the_core_names_what_one_game_has() -> None:
    looked_at = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files()}
    found = {name: lines for name, text in looked_at.items() if (lines := breaches(text))}

    assert len(looked_at) > 300
    assert {name: lines for name, lines in found.items() if name not in EXCEPTIONS} == {}
    assert [name for name in EXCEPTIONS if name not in found] == [], "no longer needed"


@pytest.mark.parametrize(
    "planted",
    [
        '_STARTS_IN_EXTRA = {"Fusion", "Synchro", "Xyz", "Link"}',
        "def belongs_in_extra(self, code: int) -> bool:",
        "as_ydke(deck)",
        "search-atk = Lowest ATK",
        "deck-size = Main Deck { $main }",
        "    konami_id INTEGER UNIQUE,",
        "deck-part = 额外牌组",
        "部分 = サイドデッキ",
    ],
)
def test_a_breach_is_found(planted: str) -> None:
    assert breaches(f"import re\n{planted}\n") == [planted.strip()]


@pytest.mark.parametrize(
    "harmless",
    ["PRAGMA synchronous = FULL", "def trapped() -> None:", "删除一副牌组", "one side of it"],
)
def test_what_only_sounds_like_it_is_none(harmless: str) -> None:
    assert breaches(harmless) == []
