"""What the official FAQ says of the use of an effect is held against what was read of it."""

import pytest

from cards.witnessing.answers import answers_against
from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    Activate,
    And,
    Apply,
    CannotAttack,
    Cards,
    Destroy,
    Kind,
    Place,
    Target,
    Until,
    Whose,
)
from engine.yugioh.language.cards import CardText, trap

MINE, THEIRS = (Cards(Kind.MONSTER, each, Place.FIELD) for each in (Whose.YOURS, Whose.THEIRS))
STAYS = CannotAttack(MINE)
SANGAN = by_name("Sangan")
ONCE = "既に自分のモンスターが攻撃したターンには発動できません。"


def bomb(*, sworn: bool) -> CardText:
    """A Trap after which its player cannot attack, as an oath or as what it does."""
    aim, hit = Target(THEIRS), Destroy(THAT)
    done = Activate(target=aim, do=And(hit, Apply(STAYS, Until.END_OF_TURN)))
    return trap("Bomb", 9001, Activate(target=aim, do=hit, oath=STAYS) if sworn else done)


@pytest.mark.parametrize(
    ("card", "answer", "speaks"),
    [
        (SANGAN, "必ず発動する効果です。", []),
        (SANGAN, "任意に発動する事ができる効果です。", ["optional"]),
        (SANGAN, "①は必ず発動する効果、②は任意に発動できる効果です。", []),
        (SANGAN, "ダメージステップでも発動します。", []),
        (SANGAN, "ダメージステップに発動する事はできません。", ["damage step"]),
        (by_name("Raigeki"), "ダメージステップには発動できません。", []),
        (by_name("Raigeki"), "ダメージステップでも発動できます。", ["damage step"]),
        (by_name("Rush Recklessly"), "ダメージステップでも発動する事ができます。", []),
        (
            by_name("Rush Recklessly"),
            "ダメージステップにて発動する事はできません。",
            ["damage step"],
        ),
        (bomb(sworn=True), ONCE, []),
        (bomb(sworn=False), ONCE, ["oath"]),
        (bomb(sworn=False), "既に攻撃したターンにも発動できます。", []),
    ],
)
def test_how_an_effect_is_used(card: CardText, answer: str, speaks: list[str]) -> None:
    """Of three cards that were read otherwise: FAQ 6669, 14431, 11428."""
    assert [*answers_against(card, answer)] == speaks
