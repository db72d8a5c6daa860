"""Traps that become monsters are read as they are worded today, as before, and in Japanese."""

import pytest

from cards.grammar.reader import parse
from engine.yugioh.language import (
    THIS,
    Activate,
    AndIfYouDo,
    Attribute,
    BanishWhenItLeaves,
    BecameMonster,
    BecomeMonster,
    CardText,
    Continuous,
    Frame,
    Icon,
    IsActivated,
    Kind,
    Place,
    Quick,
    StandsInBattle,
    Type,
)

STILL = BecomeMonster(Frame.EFFECT, Type.FISH, Attribute.FIRE, 3, 700, 800)
STANDS = Continuous(StandsInBattle(THIS), BecameMonster())
NO_MORE = BecomeMonster(Frame.NORMAL, Type.FISH, Attribute.FIRE, 3, 700, 700, still=False)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (
            "en",
            "Special Summon this card as an Effect Monster (Fish/FIRE/Level 3/ATK 700/DEF 800) "
            "(this card is also still a Trap). If Summoned this way, this card cannot be "
            "destroyed by battle.",
        ),
        (
            "en",
            "Special Summon this card as an Effect Monster (Fish-Type/FIRE/Level 3/ATK 700/DEF "
            "800). (This card is also still a Trap Card.) If Summoned this way, this card "
            "cannot be destroyed by battle.",
        ),
        (
            "ja",
            "①：このカードは発動後、効果モンスター（魚族・炎・星３・攻７００／守８００）となり、"
            "モンスターゾーンに特殊召喚する。このカードは罠カードとしても扱う。"
            "②：このカードの効果で特殊召喚したこのカードは戦闘では破壊されない。",
        ),
    ],
)
def test_it_is_a_trap_still(code: str, text: str) -> None:
    facts = CardText("Burning Shoal", 1, Kind.TRAP, icon=Icon.CONTINUOUS)

    assert parse(facts, [text], code).effects == (Activate(do=STILL), STANDS)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (
            "en",
            "When a Trap Card is activated while this card is in your GY: You can Special "
            "Summon this card as a Normal Monster (Fish/FIRE/Level 3/ATK 700/DEF 700). (This "
            "card is NOT treated as a Trap.) If Summoned this way, banish this card when it "
            "leaves the field.",
        ),
        (
            "ja",
            "①：このカードが墓地に存在し、罠カードが発動した時に発動できる。"
            "このカードは通常モンスター（魚族・炎・星３・攻／守７００）となり、"
            "モンスターゾーンに特殊召喚する（罠カードとしては扱わない）。"
            "この効果で特殊召喚したこのカードは、フィールドから離れた場合に除外される。",
        ),
    ],
)
def test_it_is_a_trap_no_more(code: str, text: str) -> None:
    facts = CardText("Burning Shoal", 1, Kind.TRAP)
    drawn = "Draw 1 card. " if code == "en" else "①：自分は１枚ドローする。"
    said = drawn + text.replace("①", "②")
    (_, quick) = parse(facts, [said], code).effects

    assert isinstance(quick, Quick)
    assert isinstance(quick.when, IsActivated)
    assert (quick.where, quick.do) == (
        Place.GRAVEYARD,
        AndIfYouDo(NO_MORE, BanishWhenItLeaves(THIS)),
    )
