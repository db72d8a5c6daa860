"""What gives monsters another ATK or DEF is used in the Damage Step as what raises it is."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FORMER,
    THAT,
    Activate,
    Apply,
    AttackBecomes,
    AttackOf,
    Cards,
    Choose,
    DefenseBecomes,
    Fact,
    HalfOf,
    Icon,
    IsActivated,
    Kind,
    OriginalDefenseOf,
    Place,
    SpecialSummon,
    Step,
    Target,
    Then,
    Trigger,
    Until,
    Whose,
    spell,
)
from tests.rulings.test_damage_step import AFTER, BEFORE, DURING, END, START, offered
from tests.table import Table, side

CARD = "Half of It"
HALF = AttackBecomes(THAT, HalfOf(AttackOf(THAT)))
BROUGHT = SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)))


def lasting(fact: Fact) -> Step:
    return Apply(fact, Until.END_OF_TURN)


@pytest.mark.rule("MR-DSTEP-03")
@pytest.mark.parametrize(
    ("do", "when", "open_to"),
    [
        pytest.param(lasting(HALF), None, True, id="FAQ 8863, 10939"),
        pytest.param(
            lasting(DefenseBecomes(THAT, OriginalDefenseOf(THAT, times=2))),
            None,
            True,
            id="FAQ 9140",
        ),
        pytest.param(lasting(DefenseBecomes(THAT, 0)), None, False, id="FAQ 5987"),
        pytest.param(
            Then(BROUGHT, lasting(AttackBecomes(FORMER, HalfOf(AttackOf(FORMER))))),
            None,
            False,
            id="FAQ 6705",
        ),
        pytest.param(
            lasting(HALF),
            IsActivated(Cards(whose=Whose.THEIRS), effect=True),
            False,
            id="FAQ 16726",
        ),
    ],
)
def test_what_sets_atk_or_def_is_used_until_damage_is_calculated(
    do: Step, when: Trigger | None, open_to: bool, lay_beside: Callable[..., None]
) -> None:
    aim = Target(Cards(Kind.MONSTER, place=Place.FIELD))
    effect = Activate(target=aim, do=do, when=when)
    lay_beside(spell(CARD, 9001, effect, icon=Icon.QUICK_PLAY))
    table = Table(
        yugi=side(field=["Uraby"], hand=[CARD, "Kuriboh"]), kaiba=side(field=["Battle Ox"])
    )
    table.yugi.attacks_with("Uraby")
    found = offered(table, table.yugi)
    now = [CARD] if open_to else []
    assert [found[at] for at in (START, BEFORE)] == [now, now]
    assert [CARD in found[at] for at in (DURING, AFTER, END)] == [False] * 3
