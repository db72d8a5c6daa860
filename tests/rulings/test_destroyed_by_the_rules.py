"""A Spell that answers its own destruction, whatever destroys it."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Cards,
    Cause,
    InflictDamage,
    IsSentToGraveyard,
    Kind,
    Place,
    Target,
    When,
    Whose,
)
from engine.yugioh.language.cards import equip_spell
from tests.table import Table, attacking, face_up, side

TANK = "Made-up Tank"
HOSTS = Cards(Kind.MONSTER, place=Place.FIELD)
BY_WHATEVER = (Cause.BATTLE, Cause.EFFECT)


def falling(by: Cause | tuple[Cause, ...]) -> When:
    destroyed = IsSentToGraveyard(THIS, destroyed_by=by)
    return When(destroyed, do=InflictDamage(Whose.THEIRS, 600))


@pytest.mark.rule("MR-GLOS-15")
@pytest.mark.parametrize(
    ("by", "harm"), [(BY_WHATEVER, 600), (Cause.EFFECT, 0)], ids=["whatever", "effect"]
)
@pytest.mark.parametrize("how", ["battle", "effect"])
def test_faq_8511_an_equip_card_that_has_lost_its_monster_is_destroyed(
    how: str, by: Cause | tuple[Cause, ...], harm: int, lay_beside: Callable[..., None]
) -> None:
    """Ancient Gear Tank, in the same words as Gemini Booster."""
    lay_beside(equip_spell(TANK, 9001, Activate(target=Target(HOSTS)), falling(by)))
    table = Table(
        yugi=side(field=["Uraby", face_up(TANK, on="Uraby")], hand=["Dark Hole"]),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )
    if how == "battle":
        table.yugi.attacks_with("Uraby")
    else:
        table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert TANK in table.yugi.graveyard
    assert table.kaiba.life == 8000 - harm
