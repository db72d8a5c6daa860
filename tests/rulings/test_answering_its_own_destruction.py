"""Spells and Traps that are never activated: they answer their own destruction, lying Set."""

from engine.yugioh.language import THIS, Cause, Draw, If, IsSentToGraveyard
from tests.rulings.inventing import named, rewrite
from tests.table import Table, face_down, side

TRAP = "Jar of Greed"
DESTROYED = IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT), face_down=True)


def table_with_set_trap() -> Table:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_down(TRAP)], deck=["Uraby"]),
    )
    duel = table.driver.duel
    rewrite(duel, named(duel, TRAP), (If(DESTROYED, do=Draw(1)),))
    return table


def test_it_is_used_in_the_graveyard_once_it_was_destroyed_set() -> None:
    """FAQ of Z-ONE."""
    table = table_with_set_trap()
    table.yugi.activates("Mystical Space Typhoon", targeting=TRAP)
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]


def test_it_cannot_be_activated_itself() -> None:
    table = table_with_set_trap()
    table.yugi.activates("Mystical Space Typhoon", targeting=TRAP)

    assert not table.kaiba.may("activate", TRAP)
