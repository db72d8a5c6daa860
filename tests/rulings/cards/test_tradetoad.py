"""Tradetoad: an Aqua monster is Tributed for a Frog from the Graveyard."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

TOAD = "Tradetoad"


def test_faq_9504_it_can_be_tributed_itself() -> None:
    table = Table(yugi=side(field=[TOAD], graveyard=["Swap Frog"]))
    table.yugi.activates(TOAD, targeting="Swap Frog")
    table.everyone_passes()

    assert table.yugi.monsters == ["Swap Frog"]
    assert table.yugi.graveyard == [TOAD]


def test_faq_9504_so_can_a_face_down_aqua_monster_and_no_other() -> None:
    table = Table(
        yugi=side(field=[TOAD, face_down("Dupe Frog"), "Uraby"], graveyard=["Swap Frog"])
    )
    table.yugi.activates(TOAD, cost="Dupe Frog", targeting="Swap Frog")
    table.everyone_passes()

    assert table.questions(Reason.TRIBUTE)[0] == [TOAD, "Dupe Frog"]
    assert "Dupe Frog" in table.yugi.graveyard


def test_what_is_tributed_for_it_is_no_target_of_it() -> None:
    """Tributes are paid first, but the target has to lie there before."""
    table = Table(yugi=side(field=[TOAD, "Swap Frog"]))
    assert not table.yugi.may("activate", TOAD)


def test_it_is_used_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[TOAD, "Dupe Frog", "Dupe Frog"], graveyard=["Swap Frog", "Swap Frog"])
    )
    table.yugi.activates(TOAD, cost="Dupe Frog", targeting="Swap Frog")
    table.everyone_passes()

    assert not table.yugi.may("activate", TOAD)
