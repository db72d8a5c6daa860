"""Giant Trunade: return all Spells and Traps on the field to the hand."""

from tests.table import Table, face_up, side

TRUNADE = "Giant Trunade"


def test_cards_of_both_players_return_and_it_goes_to_the_graveyard_itself() -> None:
    table = Table(
        yugi=side(hand=[TRUNADE], field=["Waboku"]),
        kaiba=side(field=["Mirror Force", face_up("Supply Squad")]),
    )
    table.yugi.activates(TRUNADE)
    table.everyone_passes()

    assert table.yugi.hand == ["Waboku"]
    assert sorted(table.kaiba.hand) == ["Mirror Force", "Supply Squad"]
    assert table.yugi.graveyard == [TRUNADE]


def test_what_was_used_in_response_is_used_up_and_does_not_return() -> None:
    table = Table(yugi=side(hand=[TRUNADE]), kaiba=side(field=["Waboku", "Mirror Force"]))
    table.yugi.activates(TRUNADE)
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.kaiba.hand == ["Mirror Force"]
    assert table.kaiba.graveyard == ["Waboku"]


def test_it_needs_another_spell_or_trap_on_the_field() -> None:
    table = Table(yugi=side(hand=[TRUNADE]), kaiba=side(field=["Uraby"]))

    assert not table.yugi.may("activate", TRUNADE)
