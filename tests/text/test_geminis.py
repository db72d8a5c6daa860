"""What a Gemini gains once it is Normal Summoned again, as texts of all years tell it."""

from dataclasses import replace

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    THIS,
    Ability,
    AttacksOften,
    Continuous,
    Effect,
    Ignition,
    Pierces,
    Place,
)
from tests.text.japanese import MONSTER

GEMINI = replace(MONSTER, abilities=(Ability.GEMINI,))
PIERCES, TWICE = Continuous(Pierces(THIS)), Continuous(AttacksOften(THIS, 2))
NEW = (
    "This card is treated as a Normal Monster while face-up on the field or in the GY. While "
    "this card is a Normal Monster on the field, you can Normal Summon it to have it become an "
    "Effect Monster with {}."
)
OLD = (
    "This card is treated as a Normal Monster while face-up on the field or in the Graveyard. "
    "While this card is face-up on the field, you can Normal Summon it to have it be treated "
    "as an Effect Monster with this effect:"
)
NEW_JA = (
    "①：このカードはフィールド・墓地に存在する限り、通常モンスターとして扱う。"
    "②：フィールドの通常モンスター扱いのこのカードを通常召喚としてもう１度召喚できる。"
    "その場合このカードは効果モンスター扱いとなり以下の効果を得る。"
)
OLD_JA = (
    "このカードは墓地またはフィールド上に表側表示で存在する場合、通常モンスターとして扱う。"
    "フィールド上に表側表示で存在するこのカードを通常召喚扱いとして再度召喚する事で、"
    "このカードは効果モンスター扱いとなり以下の効果を得る。"
)
TWICE_EN = "● This card can attack twice during each Battle Phase."
TWICE_JA = "●このカードは１度のバトルフェイズ中に２回攻撃する事ができる。"


@pytest.mark.parametrize("opening", [NEW.format("this effect"), OLD])
def test_its_effect_is_read_after_what_all_of_them_say(opening: str) -> None:
    said = [opening, "● This card can attack twice during the same Battle Phase."]

    assert parse(GEMINI, said) == replace(GEMINI, effects=(TWICE,))


def test_several_effects_are_read() -> None:
    said = [
        NEW.format("these effects"),
        "● If this card attacks a Defense Position monster, inflict piercing battle damage.",
        TWICE_EN,
    ]

    assert parse(GEMINI, said).effects == (PIERCES, TWICE)


@pytest.mark.parametrize("opening", [NEW_JA, OLD_JA])
def test_japanese_says_the_same(opening: str) -> None:
    assert parse(GEMINI, [opening + TWICE_JA], "ja").effects == (TWICE,)


def test_a_gemini_that_does_not_say_how_it_gains_them_is_not_read() -> None:
    with pytest.raises(UnknownTextError):
        parse(GEMINI, ["This card can attack twice during each Battle Phase."])


@pytest.mark.parametrize("code", ["en", "ja"])
def test_more_effects_than_there_are_numbers_are_not_read(code: str) -> None:
    opening, one = (
        (NEW.format("these effects"), TWICE_EN) if code == "en" else (NEW_JA, TWICE_JA)
    )
    with pytest.raises(UnknownTextError):
        parse(GEMINI, [opening + one * 10], code)


@pytest.mark.parametrize(
    ("effects", "said"), [((TWICE,), "this effect."), ((PIERCES, TWICE), "these effects.")]
)
def test_it_becomes_an_effect_monster_with_what_it_gains(
    effects: tuple[Effect, ...], said: str
) -> None:
    opening, *gained = text(replace(GEMINI, effects=effects), "en")

    assert opening.endswith(said)
    assert len(gained) == len(effects)


def test_a_monster_that_is_no_gemini_gains_nothing_so() -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [NEW.format("this effect"), "● This card can attack twice."])


def test_an_effect_of_the_hand_is_told_to_equip_the_card_from_there() -> None:
    said = "You can target 1 Dragon monster you control; equip this card from your hand to it."
    (effect,) = parse(MONSTER, [said]).effects

    assert isinstance(effect, Ignition)
    assert effect.where is Place.HAND
