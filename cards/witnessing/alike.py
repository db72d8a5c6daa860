"""Whether a tree, printed in Japanese, is what the official Japanese text says.

What both may say in either way is written in one way: it changes nothing of the meaning.
"""

import re
from unicodedata import normalize

from cards.text.page import TEXT
from engine.yugioh.language import CardText

_SAME = (
    ("に成功した", "した"),
    ("アドバンス召喚", "A召喚"),
    ("デッキから1枚ドロー", "1枚ドロー"),
    ("デッキから2枚ドロー", "2枚ドロー"),
    ("を選んで", "を"),
    ("それらの", "その"),
    ("フェイズに", "フェイズ"),
    ("表側表示の", "表側表示"),
)
"""Ways of Japanese cards of different years to say one thing."""
_APART = re.compile(r"[\s、。]+")
"""What stands between words and sentences."""
_COUNTED = re.compile(r"を(\d+)(枚|体)(まで)?")
"""How many of them, behind what they are instead of before it."""
_JOINED = re.compile(r"の(?=モンスター|魔法|罠)")
_NUMBERED = re.compile(r"[①-⑳]")
"""What effects are counted by since 2014; texts before say less of what they mean."""


def says_the_same(card: CardText, japanese: str) -> bool:
    """Whether the official text numbers its effects, and says what is printed of the tree."""
    if not _NUMBERED.search(japanese):
        return False
    return written("".join(TEXT["ja"](card))) == written(japanese)


def written(text: str) -> str:
    """The text in the one way in which texts are compared."""
    found = _COUNTED.sub(r"\1\2\3を", _APART.sub("", normalize("NFKC", text)))
    for said, same in _SAME:
        found = found.replace(said, same)
    return _JOINED.sub("", found)
