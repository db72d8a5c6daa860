"""What is equipped to another monster speaks of that one alone."""

from collections.abc import Callable

from engine.yugioh.language import (
    THAT,
    Activate,
    CannotAttack,
    Cards,
    Continuous,
    EquipThisTo,
    Face,
    Ignition,
    Kind,
    Place,
    Target,
)
from engine.yugioh.language.cards import trap
from tests.table import Table, face_down, side

MONSTERS = Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))


def test_a_trap_that_equips_itself_anew_lets_go_of_the_first_monster(
    lay_beside: Callable[..., None],
) -> None:
    equips = EquipThisTo(THAT)
    lay_beside(
        trap(
            "Shackle",
            9001,
            Activate(target=MONSTERS, do=equips),
            Ignition(target=MONSTERS, do=equips),
            Continuous(CannotAttack(THAT)),
        )
    )
    table = Table(yugi=side(field=["Uraby", "Battle Ox", face_down("Shackle")]))
    table.yugi.activates("Shackle", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Shackle", targeting="Battle Ox")
    table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", "Uraby")
    assert not table.yugi.may("attack", "Battle Ox")
