"""Monsters of the Extra Deck that come by giving up those on the field that they name."""

from dataclasses import replace

import pytest

from cards.grammar.reader.cards import materials, parse
from engine.yugioh.language import (
    Attribute,
    Cards,
    ComesOnce,
    Effect,
    Frame,
    FusionMaterials,
    Named,
    Of,
    Place,
    SummonedByGiving,
    SynchroMaterials,
    Type,
)
from tests.text.japanese import MONSTER

FUSION = replace(MONSTER, frame=Frame.FUSION, special_only=True)
LINE = '"Cyber Dragon" + 1+ Machine monsters'
CYBER, MACHINE = Cards(like=(Named("Cyber Dragon"),)), Cards(like=(Of(Type.MACHINE),))
MADE_OF = FusionMaterials((CYBER,), MACHINE)
LINE_JA = "「サイバー・ドラゴン」＋機械族モンスター１体以上"


def test_one_or_more_besides_what_is_named() -> None:
    assert materials(FUSION, LINE) == (MADE_OF,)


@pytest.mark.parametrize(
    ("line", "of", "too"),
    [
        ("1 Tuner + 1+ EARTH monsters", Cards(like=(Of(Attribute.EARTH),)), True),
        ("1 Tuner + 1+ non-Tuner EARTH monsters", Cards(like=(Of(Attribute.EARTH),)), False),
        ("1 Tuner + 1 or more non-Tuner monsters", Cards(), False),
    ],
)
def test_others_are_tuners_too_where_the_line_does_not_say_they_are_none(
    line: str, of: Cards, too: bool
) -> None:
    synchro = replace(MONSTER, frame=Frame.SYNCHRO)

    assert materials(synchro, line) == (SynchroMaterials(others=of, tuners_too=too),)


@pytest.mark.parametrize(
    ("english", "japanese", "way"),
    [
        (
            "Must first be Special Summoned (from your Extra Deck) by banishing the above "
            "cards you control.",
            "自分フィールドの上記カードを除外した場合のみ、ＥＸデッキから特殊召喚できる。",
            SummonedByGiving(Place.BANISHED),
        ),
        (
            "Must first be Special Summoned (from your Extra Deck) by sending the above cards "
            "from either field to the GY.",
            "自分・相手フィールドの上記のカードを墓地へ送った場合のみＥＸデッキから特殊召喚できる。",
            SummonedByGiving(Place.GRAVEYARD, either=True),
        ),
        (
            "Must be Special Summoned (from your Extra Deck) by sending the above cards you "
            "control to the GY.",
            "自分フィールドの上記のカードを墓地へ送った場合のみ特殊召喚できる。",
            SummonedByGiving(Place.GRAVEYARD, only=True),
        ),
        (
            "Must first be Special Summoned (from your Extra Deck) by shuffling the above "
            'cards you control into the Deck. (You do not use "Polymerization".)',
            "自分フィールドの上記カードをデッキに戻した場合のみ、ＥＸデッキから特殊召喚できる"
            "（「融合」は必要としない）。",
            SummonedByGiving(Place.DECK),
        ),
        (
            'You can only Special Summon "Dragon(s)" once per turn.',
            "自分は「竜」を１ターンに１度しか特殊召喚できない。",
            ComesOnce(),
        ),
    ],
)
def test_both_languages_tell_how_it_comes(english: str, japanese: str, way: Effect) -> None:
    made = replace(FUSION, materials=MADE_OF)

    assert parse(FUSION, [LINE + ".", english]).effects == (way,)
    assert parse(made, [LINE_JA, japanese], "ja").effects == (way,)
