"""What an Xyz Monster does while it has certain material, told in both languages."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    THIS,
    Cards,
    CardText,
    Continuous,
    DetachMaterial,
    Draw,
    Effect,
    Frame,
    If,
    Ignition,
    IsActivated,
    IsSummoned,
    Kind,
    Limit,
    MadeWith,
    NegateActivation,
    OfArchetype,
    Quick,
    StandsAgainstEffects,
    StandsInBattle,
    Summon,
)

XYZ = CardText("An Xyz of Ours", 1, Kind.MONSTER, frame=Frame.XYZ, rank=4, special_only=True)
HAS = MadeWith(Cards(Kind.MONSTER, like=(OfArchetype("Gogogo"),)))
IN_BATTLE, BY_EFFECTS = StandsInBattle(THIS), StandsAgainstEffects(THIS)
OPENING = 'If this card has a "Gogogo" monster as material, it gains '
JA = "①：このカードが「ゴゴゴ」モンスターをＸ素材としている場合、以下の効果を得る。"
DRAWS = Ignition(condition=HAS, cost=DetachMaterial(), do=Draw(1), limit=Limit.ONCE_EACH)
BOTH = [
    (
        [OPENING + "this effect.", "● This card cannot be destroyed by battle."],
        [JA + "●このカードは戦闘では破壊されない。"],
        (Continuous(IN_BATTLE, HAS),),
    ),
    (
        [
            OPENING + "these effects.",
            "● This card cannot be destroyed by battle.",
            "● This card cannot be destroyed by card effects.",
        ],
        [JA + "●このカードは戦闘では破壊されない。●このカードは効果では破壊されない。"],
        (Continuous(IN_BATTLE, HAS), Continuous(BY_EFFECTS, HAS)),
    ),
    (
        [
            'If this card has a "Gogogo" monster as Xyz Material, '
            "it cannot be destroyed by battle."
        ],
        ["①：「ゴゴゴ」モンスターをＸ素材としているこのカードは戦闘では破壊されない。"],
        (Continuous(IN_BATTLE, HAS),),
    ),
    (
        [
            OPENING + "this effect.",
            "● Once per turn: You can detach 1 material from this card; draw 1 card.",
        ],
        [
            JA + "●１ターンに１度、このカードのＸ素材を１つ取り除いて発動できる。"
            "自分は１枚ドローする。"
        ],
        (DRAWS,),
    ),
    (
        [
            OPENING + "this effect.",
            "● When a monster effect is activated (Quick Effect): "
            "You can negate the activation.",
        ],
        [JA + "●モンスターの効果が発動した時に発動できる。その発動を無効にする。"],
        (Quick(IsActivated(Cards(Kind.MONSTER), effect=True), HAS, do=NegateActivation()),),
    ),
]


@pytest.mark.parametrize(("english", "japanese", "effects"), BOTH)
def test_both_languages_say_it(
    english: list[str], japanese: list[str], effects: tuple[Effect, ...]
) -> None:
    read = parse(XYZ, ["2 Level 4 monsters", *english])
    told = parse(read, ["レベル４モンスター×２", *japanese], "ja")

    assert read.effects == told.effects == effects


def test_what_it_does_from_where_it_has_gone_is_not_understood() -> None:
    """By then nothing lies beneath it any more."""
    said = "● If this card is destroyed by battle: You can draw 1 card."
    with pytest.raises(UnknownTextError):
        parse(XYZ, ["2 Level 4 monsters", OPENING + "this effect.", said])


@pytest.mark.parametrize(
    ("code", "made", "has"),
    [
        ("en", 'is Xyz Summoned using a "Gogogo" monster as material', "if this card has a"),
        ("ja", "（「ゴゴゴ」モンスターを素材とした場合のみ）", "をＸ素材としている場合"),
        ("zh", "（仅限以“隆隆隆”怪兽为素材时）", "为超量素材的情况下"),
    ],
)
def test_with_what_it_was_summoned_is_told_apart_from_what_it_has(
    code: str, made: str, has: str
) -> None:
    card = CardText(
        "An Xyz of Ours",
        1,
        Kind.MONSTER,
        (If(IsSummoned(THIS, (Summon.XYZ,)), HAS, do=Draw(1)), DRAWS),
        frame=Frame.XYZ,
    )
    summoned, draws = text(card, code)[-2:]

    assert made in summoned
    assert has in draws
