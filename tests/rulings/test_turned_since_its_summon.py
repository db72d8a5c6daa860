"""A monster that was turned face-down since its summon is not one "summoned this turn"."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    Cards,
    ChangePosition,
    Every,
    Face,
    Kind,
    Place,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
FIVE = ["Kuriboh", "Raigeki", "Sangan", "Waboku", "Gemini Elf"]


@pytest.mark.parametrize(("turned", "is_usable"), [(True, False), (False, True)])
def test_its_effect_of_the_turn_of_its_summon_is_lost(
    turned: bool, is_usable: bool, lay_beside: Callable[..., None]
) -> None:
    """Q&A 24030."""
    lay_beside(spell("Unveil", 9001, Activate(do=ChangePosition(Every(MINE), Face.UP))))
    table = Table(
        yugi=side(hand=["Kuribandit", "Book of Moon", "Unveil"], field=["Uraby"], deck=FIVE)
    )
    table.yugi.summons("Kuribandit")
    table.yugi.activates("Book of Moon", targeting="Kuribandit" if turned else "Uraby")
    table.everyone_passes()
    table.yugi.activates("Unveil")
    table.everyone_passes()
    assert table.yugi.sees("Kuribandit").position.startswith("face-up")
    table.yugi.ends_turn()

    assert table.yugi.may("activate", "Kuribandit") is is_usable
