"""What binds the turn in which a monster comes does so however it is Special Summoned."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import CannotNormalSummon, ComesUnder, Whose
from tests.table import Table, side

MADE = "Blue-Eyes Ultimate Dragon"
PARTS = ["Blue-Eyes White Dragon"] * 3


@pytest.mark.rule("MR-SS-01")
def test_a_fusion_summon_binds_the_turn_as_well(lay_beside: Callable[..., None]) -> None:
    made = by_name(MADE)
    binds = ComesUnder(CannotNormalSummon(Whose.YOURS))
    lay_beside(replace(made, name="Binder", passcode=9001, effects=(*made.effects, binds)))
    table = Table(
        yugi=side(hand=["Polymerization", "Uraby", *PARTS], extra=["Binder"]), kaiba=side()
    )
    assert table.yugi.may("Normal Summon", "Uraby")
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == ["Binder"]
    assert not table.yugi.may("Normal Summon", "Uraby")
