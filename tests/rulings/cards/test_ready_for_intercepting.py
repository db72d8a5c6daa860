"""Ready for Intercepting: turns a Warrior or Spellcaster face-down."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

CARD = "Ready for Intercepting"


def test_it_targets_a_warrior_or_spellcaster_of_either_player() -> None:
    """FAQ 5331."""
    table = Table(
        yugi=side(field=["Judge Man", "Uraby", face_down(CARD)]),
        kaiba=side(field=["Mystical Elf"]),
    )
    table.yugi.activates(CARD, targeting="Mystical Elf")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Judge Man", "Mystical Elf"]]
    assert table.kaiba.sees("Mystical Elf").position == "face-down Defense"


def test_not_in_the_damage_step() -> None:
    """FAQ 5331."""
    table = Table(yugi=side(field=["Judge Man", face_down(CARD)]))
    table.yugi.attacks_with("Judge Man")

    assert not table.yugi.may("activate", CARD, at="before damage calculation")
