"""Which cards the text of an imported card names: others ask for cards that mention one."""

import re
from collections.abc import Iterator

from cards.grammar.reader.japanese.names import archetypes, called
from cards.grammar.reader.japanese.names import english as in_english
from cards.sources.records import CollectedCard

_KIND = (
    "(?:通常|効果|融合|儀式|シンクロ|エクシーズ|リンク|ペンデュラム|チューナー|速攻|永続|装備|"
    "フィールド|カウンター|[SXPLＳＸＰＬ])*(?:モンスター|魔法|罠|カード|チューナー)"
)
_NAMED = re.compile(
    rf"「(?P<name>(?:[^「」]|「[^「」]*」)*)」(?P<family>{_KIND})?"
    rf"(?P<listed>(?=(?:(?:、|・|か|または|及び|と)?「[^「」]*」)+{_KIND}))?"
)
"""A name, where it is that of an archetype, and where one that is stands after it in a list."""
_QUOTED = re.compile(
    r'"(?P<name>[^"\n]+)"(?P<family>'
    r"(?: [A-Z][A-Za-z/-]*)*? (?:cards?|[Mm]onsters?|Spells?|Traps?|Tuners?|Spells?/Traps?)\b)?"
)


def mentions(card: CollectedCard) -> tuple[str, ...]:
    """The cards that its text names, by their English names, in the order of the text.

    A text names its own card as well (FAQ 23374), and no card where it speaks of an archetype
    (Q&A 18936, 24048). Japanese tells; an English text, by which it goes where there is no
    other, also names its card to tell how often that can be used. Of a Normal Monster its
    Pendulum Effects alone are effects.
    """
    first = int("Normal" in card.facts.get("abilities", ()))
    japanese = (card.elsewhere.get("ja", ""), card.second_elsewhere.get("ja", ""))
    if any(japanese):
        return tuple(dict.fromkeys(_in_japanese("\n".join(japanese[first:]))))
    english = (card.text or card.unofficial, card.second)
    return tuple(dict.fromkeys(_in_english("\n".join(english[first:]), card.name)))


def _in_japanese(text: str) -> Iterator[str]:
    for found in _NAMED.finditer(re.sub(r"\s+(?![^「]*」)", "", text)):
        name = in_english(found["name"])
        one_of_several = found["listed"] is not None and found["name"] in archetypes()
        if found["family"] is None and not one_of_several and name != found["name"]:
            yield name


def _in_english(text: str, own: str) -> Iterator[str]:
    names = {*called().values()}
    for found in _QUOTED.finditer(text):
        if found["family"] is None and found["name"] != own and found["name"] in names:
            yield found["name"]
