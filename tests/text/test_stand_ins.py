"""No monster stands in for a material yet: whoever has one do so asks what forbids it.

"A Fusion Summon of this card can only be done with the above Fusion Materials" is read as
saying nothing, which is true as long as no card is a substitute for one.
"""

import pytest

from cards.grammar.reader import UnknownTextError, parse
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
            "①：このカードは、融合モンスターカードにカード名が記された融合素材モンスター１体の"
            "代わりにできる。その際、他の融合素材モンスターは正規のものでなければならない。",
            "ja",
        ),
    ],
)
def test_no_text_of_a_substitute_is_read(text: str, code: str) -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [text], code)
