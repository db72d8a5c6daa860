"""Instant Fusion: a Fusion Monster without materials, summoned as though it had some."""

from collections.abc import Callable

from engine.yugioh.language import (
    THIS,
    Attribute,
    Cards,
    CardText,
    Draw,
    Effect,
    FusionMaterials,
    If,
    IsSummoned,
    OnlyTheseMaterials,
    Summon,
    Type,
    fusion_monster,
)
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, side

CARD, RESTRICT, HEALER = (
    "Instant Fusion",
    "Thousand-Eyes Restrict",
    "Elemental HERO Steam Healer",
)
OURS = "Fused at Once"


def fused(effect: Effect) -> CardText:
    return fusion_monster(
        OURS,
        99,
        FusionMaterials((Cards(), Cards())),
        effect,
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=5,
        attack=2000,
        defense=0,
    )


def played(extra: str) -> Table:
    table = Table(yugi=side(hand=[CARD], extra=[extra]))
    table.yugi.activates(CARD, position="Attack")
    table.everyone_passes()
    return table


def test_faq_6901_it_costs_1000_and_is_treated_as_a_fusion_summon() -> None:
    table = played(RESTRICT)

    assert table.yugi.life == 7000
    assert table.yugi.monsters == [RESTRICT]
    assert [event.way for event in table.happened(Summoned)] == [Summon.FUSION]


def test_qa_86_what_answers_a_fusion_summon_answers_it(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(fused(If(IsSummoned(THIS, (Summon.FUSION,)), do=Draw(1), you_can=True)))
    table = Table(yugi=side(hand=[CARD], extra=[OURS], deck=["Uraby"]))
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.yugi.activates(OURS)
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]


def test_it_cannot_attack_and_is_destroyed_in_the_end_phase() -> None:
    table = played(HEALER)
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", HEALER)
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.yugi.graveyard == [CARD, HEALER]


def test_qa_18666_a_one_that_must_be_fusion_summoned_comes() -> None:
    assert played(HEALER).yugi.monsters == [HEALER]


def test_qa_18666_b_one_that_takes_its_own_materials_alone_does_not(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(fused(OnlyTheseMaterials()))
    table = Table(yugi=side(hand=[CARD], extra=[OURS]))

    assert not table.yugi.may("activate", CARD)


def test_one_of_level_6_does_not() -> None:
    table = Table(yugi=side(hand=[CARD], extra=["Elemental HERO Flame Wingman"]))

    assert not table.yugi.may("activate", CARD)


def test_one_a_turn() -> None:
    table = Table(yugi=side(hand=[CARD, CARD], extra=[RESTRICT, HEALER]))
    table.yugi.activates(CARD)
    table.yugi.chooses(RESTRICT)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_qa_13641_it_can_be_revived_later() -> None:
    table = Table(yugi=side(hand=[CARD, "Dark Hole", "Monster Reborn"], extra=[RESTRICT]))
    for card in (CARD, "Dark Hole", "Monster Reborn"):
        table.yugi.activates(card)
        table.everyone_passes()

    assert table.yugi.monsters == [RESTRICT]
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.yugi.monsters == [RESTRICT]
