"""Dark Hole: destroy all monsters on the field."""

from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, defending, face_down, side


def test_it_destroys_every_monster_of_both_players_at_once() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Uraby", face_down("Feral Imp"), "Waboku"]),
        kaiba=side(field=[defending("Silver Fang")]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.field == ["Waboku"]
    assert table.kaiba.field == []
    assert [len(event.cards) for event in table.happened(Destroyed)] == [3]


def test_it_is_activated_even_if_only_the_own_field_has_a_monster_but_not_if_none_has() -> None:
    assert Table(yugi=side(hand=["Dark Hole"], field=["Uraby"])).yugi.may(
        "activate", "Dark Hole"
    )
    assert not Table(yugi=side(hand=["Dark Hole"])).yugi.may("activate", "Dark Hole")
