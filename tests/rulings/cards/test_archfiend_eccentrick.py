"""Archfiend Eccentrick: a monster for itself, or a Spell or Trap together with itself."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    Cards,
    Continuous,
    Kind,
    Place,
    StandsAgainstEffects,
    Whose,
    continuous_trap,
)
from tests.table import Table, face_down, face_up, side

CARD, MST = "Archfiend Eccentrick", "Mystical Space Typhoon"
SHELTER = continuous_trap(
    "Shelter",
    9001,
    Activate(),
    Continuous(
        StandsAgainstEffects(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
    ),
)


def aimed(*kaiba: str) -> Table:
    """A table on which its Pendulum Effect has been activated."""
    table = Table(
        yugi=side(field=[face_up(CARD, "S1")]),
        kaiba=side(field=[face_down(each) for each in ("Mirror Force", *kaiba)]),
    )
    table.yugi.activates(CARD, targeting="Mirror Force")
    return table


def test_faq_11826_the_target_and_the_card_itself_are_destroyed() -> None:
    table = aimed()
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.kaiba.graveyard == ["Mirror Force"]


@pytest.mark.parametrize(("gone", "left"), [("Mirror Force", [CARD]), (CARD, ["Mirror Force"])])
def test_faq_11826_neither_is_destroyed_once_one_of_them_has_gone(
    gone: str, left: list[str]
) -> None:
    table = aimed(MST)
    table.kaiba.activates(MST, targeting=gone)
    table.everyone_passes()

    assert table.yugi.field + table.kaiba.field == left


@pytest.mark.parametrize(
    ("yugi", "kaiba", "left"),
    [(["Shelter"], [], [CARD]), ([], ["Shelter"], ["Mirror Force"])],
)
def test_q_a_11742_what_cannot_be_destroyed_does_not_save_the_other(
    lay_beside: Callable[..., None], yugi: list[str], kaiba: list[str], left: list[str]
) -> None:
    lay_beside(SHELTER)
    table = Table(
        yugi=side(field=[face_up(CARD, "S1"), *map(face_up, yugi)]),
        kaiba=side(field=[face_down("Mirror Force"), *map(face_up, kaiba)]),
    )
    table.yugi.activates(CARD, targeting="Mirror Force")
    table.everyone_passes()

    on_field = table.yugi.field + table.kaiba.field
    assert [each for each in on_field if each != "Shelter"] == left


def test_the_pendulum_effect_targets_another_spell_or_trap_of_either_player() -> None:
    alone = Table(yugi=side(field=[face_up(CARD, "S1"), "Uraby"]))
    assert not alone.yugi.may("activate", CARD)

    own = Table(yugi=side(field=[face_up(CARD, "S1"), face_down("Mirror Force")]))
    assert own.yugi.may("activate", CARD)


@pytest.mark.parametrize("target", ["Summoned Skull", "Hane-Hane", "Uraby"])
def test_faq_11826_the_monster_effect_destroys_a_monster_of_either_side_and_face(
    target: str,
) -> None:
    table = Table(
        yugi=side(field=[CARD, "Uraby"]),
        kaiba=side(field=["Summoned Skull", face_down("Hane-Hane")]),
    )
    table.yugi.activates(CARD, targeting=target)
    assert table.yugi.monsters == ["Uraby"]

    table.everyone_passes()
    assert target in table.yugi.graveyard + table.kaiba.graveyard


def test_faq_11826_each_of_its_effects_is_used_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[CARD, CARD, face_up(CARD, "S1")]),
        kaiba=side(field=["Summoned Skull", "Battle Ox", face_down("Mirror Force")]),
    )
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Mirror Force")
    table.everyone_passes()
    assert table.kaiba.field == ["Battle Ox"]

    assert not table.yugi.may("activate", CARD)
