"""`python -m tests.text.likeness DIR` compares the printed texts with the official ones.

DIR holds `yaml-yugi-cards.json.gz`. Without the files there is nothing to compare with.

The official texts are of many ages, so that older words count as those of today. Apart from
words, no difference is made by: how a Quick Effect is marked; that a Fusion Monster "cannot be
Special Summoned by other ways"; which archetype a card does not belong to; the subject "this
card" that opens a sentence; whether the battle or its damage calculation is named first, and
whether the battle is told as past; that who is attacked or loses a monster is the opponent; and
whether the side of a target is named again.
"""

import gzip
import json
import re
import sys
import unicodedata
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rapidfuzz.fuzz import ratio

from cards.text.page import TEXT
from cards.yugioh import BOOK
from engine.yugioh.language import CardText

FILE = "yaml-yugi-cards.json.gz"
FIELDS = {"en": "en", "ja": "ja", "zh": "zh-CN"}
"""What the languages are called in the file."""
AIMS = {"en": 0.9, "ja": 0.8, "zh": 0.8}
"""The median likeness that is aimed at in each language."""
EQUAL_AIM = 0.6
"""The share of English texts that is aimed at to be equal."""
SAME = (
    (r"\bspell and trap cards\b", "spells/traps"),
    (r"\bgraveyards?\b", "gy"),
    (r"\b(spell|trap|field spell) cards?\b", r"\1"),
    (r"\bspell and trap\b", "spell/trap"),
    (r"\batk and def\b", "atk/def"),
    (r"-type\b", ""),
    (r"\blife points?\b|\bpoints? of damage\b", "lp"),
    (r"\bremoved? from play\b", "banish"),
    (r"\bxyz material", "material"),
    (r"\bthose targets\b", "them"),
    (r"\bthat opponent['’]s (?:[\w-]+ ){0,2}?(?:monster|spell/trap)\b", "it"),
    (r"\bthat (?:[\w-]+ )?monster (?:you control|your opponent controls)\b", "it"),
    (r"\bthat target\b|\bthat card\b", "it"),
    (r"\bincrease your lp by (\d+) points\b", r"gain \1 lp"),
    (r"\bon the top of\b", "on top of"),
    (r"\(s\)", ""),
    (r"\bspells and traps\b", "spells/traps"),
    (r"\bit['’]s\b", "its"),
    (r"\bfor every\b", "for each"),
    (r"\bwhile\b|\bas long as\b", "if"),
    (r"\bremains (?=face-up)", "is "),
    (r"\bselect and see\b", "look at"),
    (r"\band (?=skip your next)", "also "),
    (r"\bcurrently ", ""),
    (r"\bthis (?:face-up card|monster)\b", "this card"),
    (r"\beither player['’]s\b", "either"),
    (r"\bits owner['’]s hand\b", "the hand"),
    (r"\beach of your (standby|end) phases\b", r"your \1 phase"),
    (r"\bduring the turn you\b", "the turn you"),
    (r"\bcannot declare an attack\b", "cannot attack"),
    (r"\battack your opponent(?:['’]s lp)? directly\b", "attack directly"),
    (r"\bdamage to your opponent['’]s lp\b", "damage to your opponent"),
    (r"\bpiercing battle damage to your opponent\b", "piercing battle damage"),
    (r"\bdestroys an opponent['’]s monster by battle\b", "destroys a monster by battle"),
    (r"\ball your opponent['’]s ([\w -]*)monsters\b", r"all \1monsters your opponent controls"),
    (r"\bmonsters? that ha(?:s|ve) (?=\d)", "monster with "),
    (r"\bnon-tuners\b", "non-tuner monsters"),
    (r"(?<!non-)\btuner monsters?\b", "tuner"),
    (r"\bselect (\d[^.;]*?) and (?=destroy|return)", r"target \1; "),
)
"""Older words of English card text, and those of today."""
SAID_APART = (
    (r"\(quick effect\)|\bduring either turn,", ""),
    (r"\(this card is not treated as an? [^)]*\)", ""),
    (r" and cannot be special summoned by other ways", ""),
    (r"(^|[.\n] ?)this card (?:is )?(?=cannot|gains|unaffected)", r"\1"),
    (
        r"\b(?:if|when) ([^.:;]*), (before|after) damage calculation",
        r"\2 damage calculation, if \1",
    ),
    (r"\b((?:before|after) damage calculation), when\b", r"\1, if"),
    (r"\bthis card (battle|attack)e?d\b", r"this card \1s"),
    (r"\bthis card was attacked\b", "this card is attacked"),
)
"""What texts of one age say, and others leave unsaid or say in another order or tense."""
SAME_JA = (
    (r"ライフポイント", "lp"),
    (r"フィールド上", "フィールド"),
    (r"ポイント(?=ダメージ|アップ|ダウン)", ""),
    (r"する事ができる|することができる", "できる"),
    (r"ゲームから除外", "除外"),
)
"""Older words of Japanese card text, and those of today."""
FAN_WORDS = ("这张卡", "那只", "那张", "卡组", "手卡", "对方", "基本分", "的场合")
"""What no official Simplified Chinese text says: those that do are translations by fans."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """A card's text in a language beside the official one, from 0 (unlike) to 1 (equal)."""

    card: CardText
    language: str
    likeness: float
    ours: str
    official: str


def official_texts(directory: Path) -> Mapping[int, Mapping[str, str]]:
    """The official texts by passcode and language, of the cards that are implemented."""
    with gzip.open(directory / FILE, "rt", encoding="utf-8") as file:
        cards: list[dict[str, Any]] = json.load(file)
    return {card["password"]: _texts(card) for card in cards if card.get("password") in BOOK}


def _texts(card: Mapping[str, Any]) -> dict[str, str]:
    """Its texts by language; what tells a story of a monster without effects is left out."""
    own = card.get("text") or {} if BOOK[card["password"]].effects else {}
    boxes = [own, card.get("pendulum_effect") or {}]
    return {
        language: " ".join(str(box[field]) for box in boxes if box.get(field))
        for language, field in FIELDS.items()
    }


def plain(text: str, language: str) -> str:
    """The text without what does not matter: case, marks, spaces, and older words."""
    bare = unicodedata.normalize("NFKC", re.sub(r"<rt>.*?</rt>|<[^>]+>", "", text)).lower()
    if language == "en":
        for old, new in SAME + SAID_APART:
            bare = re.sub(old, new, bare)
        return " ".join(re.findall(r"[a-z0-9/\-]+", bare.replace("[pendulum]", "")))
    for old, new in SAME_JA if language == "ja" else ():
        bare = re.sub(old, new, bare)
    return re.sub(r"[\W_]+", "", bare)


def compared(official: Mapping[int, Mapping[str, str]]) -> Iterator[Likeness]:
    """Every card that does something, in each language that has its text."""
    for passcode, texts in official.items():
        card = BOOK[passcode]
        if not card.sentences:
            continue
        for language, printed in TEXT.items():
            theirs = plain(texts[language], language)
            by_fans = language == "zh" and any(each in texts[language] for each in FAN_WORDS)
            if theirs and not by_fans:
                paragraphs = printed(card) if card.effects else printed(card)[1:]
                ours = plain(" ".join(paragraphs), language)
                yield Likeness(card, language, ratio(ours, theirs) / 100, ours, theirs)


def report(found: Sequence[Likeness], most: int) -> str:
    """For each language the share of equal texts and the median, and the least alike."""
    lines = []
    for language in TEXT:
        own = sorted((each for each in found if each.language == language), key=_by_likeness)
        equal = sum(each.likeness == 1 for each in own) / len(own)
        middle = median(each.likeness for each in own)
        aim = f", aim {EQUAL_AIM:.0%} equal" if language == "en" else ""
        lines.append(
            f"{language}: {len(own)} cards, {equal:.1%} equal, median {middle:.3f}"
            f" (aim {AIMS[language]:.2f}{aim})"
        )
        for each in own[:most]:
            lines += [f"  {each.likeness:.2f} {each.card.name}"]
            lines += [f"       ours     {each.ours}", f"       official {each.official}"]
    return "\n".join(lines) + "\n"


def _by_likeness(each: Likeness) -> tuple[float, str]:
    return each.likeness, each.card.name


def main() -> int:
    """Print the report; 1 where there is nothing to compare with."""
    parser = ArgumentParser(prog="python -m tests.text.likeness", description=__doc__)
    parser.add_argument("directory", type=Path, help=f"where {FILE} is")
    parser.add_argument("--show", type=int, default=0, help="so many of the least alike")
    asked = parser.parse_args()
    if not (asked.directory / FILE).is_file():
        sys.stderr.write(f"There is no {FILE} in {asked.directory}; name its directory.\n")
        return 1
    sys.stdout.write(report(list(compared(official_texts(asked.directory))), asked.show))
    return 0


if __name__ == "__main__":
    sys.exit(main())
