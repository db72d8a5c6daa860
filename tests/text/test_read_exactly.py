"""Nothing that a text says is dropped as it is read: it is read as it stands, or not at all."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    Activate,
    CardText,
    Discard,
    EquippedMonster,
    Exists,
    Ignition,
    Lacks,
    Not,
    SpecialSummon,
    Summon,
    equip_spell,
    parts,
)
from tests.text.japanese import MONSTER, SPELL

EQUIP = equip_spell("An Equip Spell of Ours", 4)


def kinds(card: CardText, *paragraphs: str, language: str = "en") -> list[type]:
    """The kinds of words in all that the paragraphs say on that card."""
    read = parse(card, paragraphs, language)
    return [type(node) for effect in read.effects for node in parts(effect)]


@pytest.mark.parametrize(
    "oath",
    [
        "You cannot Special Summon monsters the turn you activate this card.",
        "You cannot Special Summon the turn you activate this card, except Beast monsters.",
        "You cannot Special Summon any monsters the turn you activate this card, except Beast "
        "monsters.",
        "You cannot Special Summon monsters from the Extra Deck the turn you activate this "
        "card, except Beast monsters.",
        "You cannot Special Summon monsters the turn this card is activated.",
        "If you activate this card, you cannot Special Summon monsters for the rest of this "
        "turn.",
    ],
)
def test_what_the_activation_of_the_card_takes_is_said_of_that_alone(oath: str) -> None:
    said = f"Draw 1 card. You can banish this card from your GY; draw 1 card. {oath}"
    activated, used = parse(SPELL, [said]).effects
    assert isinstance(activated, Activate)
    assert isinstance(used, Ignition)
    assert (activated.oath is not None, used.oath) == (True, None)


def test_so_it_is_in_japanese() -> None:
    said = (
        "このカードを発動するターン、自分は獣族モンスターしか特殊召喚できない。"
        "①：自分は１枚ドローする。②：墓地のこのカードを除外して発動できる。自分は１枚ドローする。"
    )
    activated, used = parse(SPELL, [said], "ja").effects
    assert isinstance(activated, Activate)
    assert isinstance(used, Ignition)
    assert (activated.oath is not None, used.oath) == (True, None)


def test_what_an_equipped_monster_is_besides_is_not_passed_over() -> None:
    said = "Equip only to a LIGHT monster. A {} equipped with this card can attack directly."
    assert EquippedMonster in kinds(EQUIP, said.format("monster"))
    with pytest.raises(UnknownTextError):
        parse(EQUIP, [said.format("Machine monster")])


def test_one_special_summon_is_treated_as_another() -> None:
    treated = "(This is treated as a Fusion Summon.)"
    summoned = "Special Summon 1 Fusion Monster from your Extra Deck"
    (effect,) = parse(SPELL, [f"{summoned}. {treated}"]).effects
    assert isinstance(effect, Activate)
    assert isinstance(effect.do, SpecialSummon)
    assert effect.do.treated_as is Summon.FUSION
    with pytest.raises(UnknownTextError):
        parse(SPELL, [f"Draw 1 card. {treated}"])
    with pytest.raises(UnknownTextError):
        parse(SPELL, [f"{summoned}, then {summoned}. {treated}"])


@pytest.mark.parametrize(
    "cost", ["discard 1 card to the GY", "discard 1 WATER monster to the GY"]
)
def test_what_is_discarded_to_the_graveyard_has_to_come_there(cost: str) -> None:
    (effect,) = parse(MONSTER, [f"You can {cost}; draw 1 card."]).effects
    assert isinstance(effect, Ignition)
    assert isinstance(effect.cost, Discard)
    assert effect.cost.to_graveyard


def test_so_has_what_is_discarded_in_old_words() -> None:
    said = "By discarding 1 WIND monster from your hand to the Graveyard, draw 1 card."
    (effect,) = parse(MONSTER, [said]).effects
    assert isinstance(effect, Ignition)
    assert isinstance(effect.cost, Discard)
    assert effect.cost.to_graveyard


def test_other_than_monsters_of_an_archetype_is_said_of_monsters() -> None:
    said = "①：フィールドの「ＨＥＲＯ」モンスター以外の{}を全て破壊する。"
    assert Not in kinds(SPELL, said.format("モンスター"), language="ja")
    with pytest.raises(UnknownTextError):
        parse(SPELL, [said.format("カード")], "ja")


def test_a_fact_of_one_moment_is_that_nothing_is_activated_upon_a_summon() -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, ["This card cannot be destroyed by battle when it is Normal Summoned."])
    with pytest.raises(UnknownTextError):
        parse(MONSTER, ["Traps cannot be activated when this card is destroyed by battle."])


def test_all_monsters_are_of_a_kind_where_there_are_any() -> None:
    said = "If all face-up monsters you control are Beast monsters: Draw 1 card."
    assert {Exists, Lacks} <= set(kinds(SPELL, said))
