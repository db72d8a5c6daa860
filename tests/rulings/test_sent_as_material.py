"""What answers that it was sent to the Graveyard as material of a summon."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Ability,
    Attribute,
    Cards,
    GainLife,
    If,
    IsSentAsMaterial,
    Kind,
    Of,
    Summon,
)
from tests.table import Table, side

CATASTOR = "Ally of Justice Catastor"


def tuner(lay_beside: Callable[..., None], when: IsSentAsMaterial) -> None:
    effect = If(when, do=GainLife(500))
    text = by_name("Junk Synchron")
    assert Ability.TUNER in text.abilities
    lay_beside(replace(text, name="Tuner of Ours", passcode=9001, effects=(effect,)))


def summoning(kaiba: list[str]) -> Table:
    table = Table(
        yugi=side(field=["Tuner of Ours", "Speed Warrior"], extra=[CATASTOR]),
        kaiba=side(field=kaiba),
    )
    table.yugi.special_summons(CATASTOR)
    return table


@pytest.mark.parametrize(("way", "answers"), [(Summon.SYNCHRO, True), (Summon.LINK, False)])
def test_it_answers_that_way_alone(
    way: Summon, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Synchro Fusionist: used for a Synchro Summon that was made."""
    tuner(lay_beside, IsSentAsMaterial(THIS, way))
    table = summoning([])
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)


def test_of_a_summon_that_is_negated_it_answers_nothing(
    lay_beside: Callable[..., None],
) -> None:
    """FAQ of Psychic Wheeleder: not where the Synchro Summon was negated."""
    tuner(lay_beside, IsSentAsMaterial(THIS, Summon.SYNCHRO))
    table = summoning(["Solemn Judgment"])
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.life == 8000
    assert "Tuner of Ours" in table.yugi.graveyard


@pytest.mark.parametrize(
    ("attribute", "answers"), [(Attribute.DARK, True), (Attribute.LIGHT, False)]
)
def test_it_asks_for_whose_summon_it_was(
    attribute: Attribute, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Magicat: for the Synchro Summon of such a monster alone."""
    such = Cards(Kind.MONSTER, like=(Of(attribute),))
    tuner(lay_beside, IsSentAsMaterial(THIS, Summon.SYNCHRO, such))
    table = summoning([])
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)
