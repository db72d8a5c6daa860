"""Crystron Halqifibrax: brings a Tuner that stays silent, or a Synchro Monster for itself."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Ability,
    Attribute,
    Draw,
    If,
    IsSummoned,
    Summon,
    SynchroMaterials,
    Type,
    synchro_monster,
)
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, attacking, side

CARD, TUNER, OURS = "Crystron Halqifibrax", "Frequency Magician", "Synchro Tuner"
OGRE = "Ghost Ogre & Snow Rabbit"


def linked(*, deck: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    table = Table(
        yugi=side(hand=hand, field=["Junk Synchron", "Uraby"], extra=[CARD], deck=deck),
    )
    table.yugi.special_summons(CARD, using=["Junk Synchron", "Uraby"])
    return table


def test_its_materials_are_two_monsters_with_a_tuner() -> None:
    table = Table(yugi=side(field=["Battle Ox", "Uraby"], extra=[CARD]))

    assert not table.yugi.may("Special Summon", CARD)


def test_faq_13508_it_brings_a_tuner_of_the_deck_in_defense_position() -> None:
    table = linked(deck=(TUNER,))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(TUNER).position == "face-up Defense"


def test_qa_21600_its_effects_are_used_again_in_the_next_turn() -> None:
    table = linked(deck=("Influence Dragon", "Uraby", "Uraby"))
    table.yugi.activates(CARD)
    table.chain_resolves()

    assert not table.yugi.may("activate", "Influence Dragon")
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", "Influence Dragon")


def test_qa_21600_its_effects_in_the_graveyard_are() -> None:
    table = linked(deck=("Plaguespreader Zombie",), hand=("Dark Hole", "Battle Ox"))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.may("activate", "Plaguespreader Zombie")


def test_qa_10767_who_takes_control_cannot_use_them_either() -> None:
    table = Table(
        yugi=side(field=["Junk Synchron", "Uraby", "Exiled Force"], extra=[CARD], deck=[OGRE]),
        kaiba=side(field=["Enemy Controller", "Battle Ox", "Silver Fang"]),
    )
    table.yugi.special_summons(CARD, using=["Junk Synchron", "Uraby"])
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Enemy Controller", effect=1, cost="Battle Ox", targeting=OGRE)
    table.chain_resolves()
    table.yugi.activates("Exiled Force", targeting="Silver Fang")

    assert OGRE in table.kaiba.monsters
    assert not table.kaiba.may("activate", OGRE)


def test_qa_21601_it_brings_one_even_if_it_is_gone() -> None:
    table = Table(
        yugi=side(field=["Junk Synchron", "Uraby"], extra=[CARD], deck=["Tune Warrior"]),
        kaiba=side(field=["Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.special_summons(CARD, using=["Junk Synchron", "Uraby"])
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Tune Warrior"]


def opened(lay_beside: Callable[..., None], **more: object) -> Table:
    lay_beside(
        synchro_monster(
            OURS,
            99,
            SynchroMaterials(),
            If(IsSummoned(THIS, (Summon.SYNCHRO,)), do=Draw(1), you_can=True),
            attribute=Attribute.WIND,
            type=Type.MACHINE,
            level=2,
            attack=200,
            defense=1500,
            abilities=(Ability.TUNER,),
        )
    )
    return Table(
        yugi=side(field=[attacking(CARD, "E1")], extra=[OURS], deck=["Uraby", "Uraby"]),
        kaiba=side(hand=["Dian Keto the Cure Master"]),
        turn_player="kaiba",
    )


@pytest.mark.parametrize("phase", ["main", "battle"])
def test_in_the_opponents_turn_it_is_banished_for_a_synchro_tuner(
    lay_beside: Callable[..., None], phase: str
) -> None:
    table = opened(lay_beside)
    if phase == "battle":
        table.kaiba.announces_battle_phase()
    else:
        table.kaiba.activates("Dian Keto the Cure Master")
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.yugi.activates(OURS)
    table.everyone_passes()

    assert table.yugi.banished == [CARD]
    assert table.yugi.monsters == [OURS]
    assert [event.way for event in table.happened(Summoned)] == [Summon.SYNCHRO]
    assert table.yugi.hand == ["Uraby"]


def test_not_in_ones_own_turn(lay_beside: Callable[..., None]) -> None:
    table = opened(lay_beside)
    table.turn_ends()

    assert not table.yugi.may("activate", CARD)
