"""Effects of one's own Main Phase that are Quick Effects as long as something is so."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Attribute,
    Cards,
    Continuous,
    EffectsNegated,
    Exists,
    GainLife,
    Ignition,
    Kind,
    Limit,
    Named,
    Place,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster
from engine.yugioh.language.sentences import Effect
from tests.rulings.test_why_not import bars
from tests.table import Table, face_down, side

ELF = Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Named("Mystical Elf"),)))


def made_up(name: str, number: int, *effects: Effect) -> CardText:
    return monster(
        name,
        number,
        *effects,
        attribute=Attribute.LIGHT,
        type=Type.DRAGON,
        level=4,
        attack=1500,
        defense=1500,
    )


@pytest.fixture(autouse=True)
def known(lay_beside: Callable[..., None]) -> None:
    quick = Ignition(do=GainLife(500), limit=Limit.ONCE_EACH, quick_if=ELF)
    waning = Continuous(EffectsNegated(Cards(Kind.MONSTER, place=Place.FIELD)))
    lay_beside(made_up("Sentinel", 9001, quick), made_up("Waning", 9002, waning))


@pytest.mark.parametrize("others", [[], ["Mystical Elf"]])
def test_in_its_players_main_phase_it_is_used_whether_that_is_so_or_not(
    others: list[str],
) -> None:
    table = Table(yugi=side(field=["Sentinel", *others]))
    table.yugi.activates("Sentinel")
    table.everyone_passes()

    assert table.yugi.life == 8500
    assert not table.yugi.may("activate", "Sentinel")


@pytest.mark.parametrize(("others", "may"), [([], False), (["Mystical Elf"], True)])
def test_faq_12221_it_answers_a_chain_only_while_that_is_so(
    others: list[str], *, may: bool
) -> None:
    table = Table(
        yugi=side(field=["Sentinel", *others]), kaiba=side(field=[face_down("Jar of Greed")])
    )
    table.turn_ends()
    table.kaiba.activates("Jar of Greed")

    assert table.yugi.may("activate", "Sentinel") is may


@pytest.mark.parametrize(("others", "may"), [([], False), (["Mystical Elf"], True)])
def test_in_the_battle_step_it_is_used_only_while_that_is_so(
    others: list[str], *, may: bool
) -> None:
    table = Table(yugi=side(field=["Sentinel", *others]))
    table.yugi.enters_battle_phase()

    assert table.yugi.may("activate", "Sentinel") is may
    reasons = [] if may else [("CONDITION", "MR-CARD-17")]
    assert bars(table.yugi, "activate", "Sentinel") == reasons


def test_faq_12956_it_stays_a_quick_effect_though_its_effects_are_negated() -> None:
    table = Table(yugi=side(field=["Sentinel", "Mystical Elf"]), kaiba=side(field=["Waning"]))
    table.yugi.enters_battle_phase()
    table.yugi.activates("Sentinel")
    table.everyone_passes()

    assert table.yugi.life == 8000
