"""Reading what a Gemini is until it is Normal Summoned again, and what it then gains."""

import re
from collections.abc import Sequence

from cards.grammar.reader.boxes import UnknownTextError
from cards.grammar.reader.japanese.boxes import NUMBERS

SUMMONED_AGAIN = {
    "en": re.compile(
        "This card is treated as a Normal Monster while face-up on the field or in the "
        "(?:GY|Graveyard)\\. While this card is (?:face-up|a Normal Monster) on the field, you "
        "can Normal Summon it to have it (?:become|be treated as) an Effect Monster with "
        "(?:this effect|these effects)[.:]"
    ),
    "ja": re.compile(
        "①?：?このカードはフィールド・墓地に存在する限り、通常モンスターとして扱う。"
        "②?：?フィールドの通常モンスター扱いのこのカードを通常召喚としてもう１度召喚できる。"
        "その場合(?:このカードは効果モンスター扱いとなり以下の効果を得る"
        "|、以下の効果を持つ効果モンスターとなる)。"
        "|このカードは墓地またはフィールド上に表側表示で存在する場合、通常モンスターとして扱う。"
        "フィールド上に表側表示で存在するこのカードを通常召喚扱いとして再度召喚する事で、"
        "このカードは効果モンスター扱いとなり以下の効果を得る。"
    ),
}
"""What all of them say, in the ways in which it is printed."""
BULLET = re.compile("● ?")


def gained(name: str, paragraphs: Sequence[str], code: str) -> list[str]:
    """The effects that it gains, as the text of an Effect Monster has them.

    A text that numbers nothing is read as one of its time.

    UnknownTextError where it is not told how it gains them.
    """
    joined = (" " if code == "en" else "").join(paragraphs)
    said, times = SUMMONED_AGAIN[code].subn("", joined)
    effects = BULLET.split(said)
    if times != 1 or len(effects) - 1 > len(NUMBERS):
        raise UnknownTextError(name, joined[:40])
    if code == "en":
        return [BULLET.sub("", said).strip()]
    head, *own = effects
    if "①" not in joined and len(own) == 1:
        return [f"{head}{own[0]}"]
    return [head + "".join(map("{}：{}".format, NUMBERS, own))]
