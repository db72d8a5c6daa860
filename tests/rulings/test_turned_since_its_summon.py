"""A monster that was turned face-down since its summon is not one "summoned this turn"."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Activate,
    CannotAttack,
    Cards,
    ChangePosition,
    Continuous,
    Every,
    Face,
    Kind,
    Place,
    Position,
    Summon,
    SummonedThisTurn,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side
from tests.table.laying import face_down

MOON = "Book of Moon"
WAYS = (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL)
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
FIVE = ["Kuriboh", "Raigeki", "Sangan", "Waboku", "Gemini Elf"]


@pytest.mark.parametrize(("turned", "is_usable"), [(True, False), (False, True)])
def test_its_effect_of_the_turn_of_its_summon_is_lost(
    turned: bool, is_usable: bool, lay_beside: Callable[..., None]
) -> None:
    """Q&A 24030."""
    lay_beside(spell("Unveil", 9001, Activate(do=ChangePosition(Every(MINE), Face.UP))))
    table = Table(yugi=side(hand=["Kuribandit", MOON, "Unveil"], field=["Uraby"], deck=FIVE))
    table.yugi.summons("Kuribandit")
    table.yugi.activates(MOON, targeting="Kuribandit" if turned else "Uraby")
    table.everyone_passes()
    table.yugi.activates("Unveil")
    table.everyone_passes()
    assert table.yugi.sees("Kuribandit").position.startswith("face-up")
    table.yugi.ends_turn()

    assert table.yugi.may("activate", "Kuribandit") is is_usable


@pytest.mark.parametrize(("lies", "attacks"), [("", False), ("face-down", True)])
def test_it_still_cannot_attack_unless_it_was_flip_summoned(
    lies: str, attacks: bool, lay_beside: Callable[..., None]
) -> None:
    """Q&A 16901."""
    unable = Continuous(CannotAttack(THIS), SummonedThisTurn(THIS, WAYS))
    lay_beside(
        replace(by_name("Uraby"), name="Slow", passcode=9001, effects=(unable,)),
        spell("Unveil", 9002, Activate(do=ChangePosition(Every(MINE), Position.ATTACK))),
    )
    hand = [MOON, "Unveil"]
    if lies:
        table = Table(yugi=side(hand=hand, field=[face_down("Slow")]))
        table.yugi.flip_summons("Slow")
    else:
        table = Table(yugi=side(hand=[*hand, "Slow"]))
        table.yugi.summons("Slow")
    table.yugi.activates(MOON, targeting="Slow")
    table.everyone_passes()
    table.yugi.activates("Unveil")
    table.everyone_passes()
    assert table.yugi.sees("Slow").position.startswith("face-up")
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", "Slow") is attacks
