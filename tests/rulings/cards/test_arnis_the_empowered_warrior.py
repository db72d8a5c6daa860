"""Arnis: destroyed by an attack of the opponent's monster, it brings a Spellcaster."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, side

ARNIS = "Arnis, the Empowered Warrior"


def test_an_attack_of_the_opponent_lets_it_bring_a_spellcaster() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[ARNIS], deck=["Dark Magician", "Rogue Doll", "Mystical Elf"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(ARNIS, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.sees("Mystical Elf").position == "face-up Attack"


def test_its_own_attack_does_not() -> None:
    table = Table(
        yugi=side(field=[ARNIS], deck=["Mystical Elf"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.attacks_with(ARNIS)
    table.everyone_passes()

    assert table.yugi.graveyard == [ARNIS]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


def test_an_attack_of_its_owner_does_not() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], deck=["Mystical Elf"]),
        kaiba=side(field=[attacking(ARNIS, borrowed=True)]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == [ARNIS]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)
