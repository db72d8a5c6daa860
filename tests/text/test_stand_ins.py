"""What stands in for a Fusion Material, and what forbids it, is read in both languages."""

import pytest

from cards.grammar.reader import parse
from engine.yugioh.language import OnlyTheseMaterials, StandsForMaterial
from tests.text.japanese import MONSTER


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            "This card can be used as a substitute for any 1 Fusion Material whose name is "
            "specifically listed on the Fusion Monster Card, but the other Fusion Material(s) "
            "must be correct.",
            "en",
        ),
        (
            "This card can be used as a substitute for any 1 Fusion Material mentioned by name "
            "on the Fusion Monster Card, but the other material(s) must be correct.",
            "en",
        ),
        (
            "①：このカードは、融合モンスターカードにカード名が記された融合素材モンスター１体の"
            "代わりにできる。その際、他の融合素材モンスターは正規のものでなければならない。",
            "ja",
        ),
    ],
)
def test_a_text_of_a_substitute_is_read(text: str, code: str) -> None:
    assert parse(MONSTER, [text], code).effects == (StandsForMaterial(),)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            "A Fusion Summon of this card can only be done with the above Fusion Materials.",
            "en",
        ),
        ("A Fusion Summon of this card can only be done with the above materials.", "en"),
        ("このカードの融合召喚は上記のカードでしか行えない。", "ja"),
    ],
)
def test_what_forbids_one_is_no_empty_word(text: str, code: str) -> None:
    assert parse(MONSTER, [text], code).effects == (OnlyTheseMaterials(),)
