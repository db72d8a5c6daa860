"""Raigeki: destroy all monsters of the opponent."""

from tests.table import Table, defending, face_down, side


def test_it_destroys_every_monster_of_the_opponent_however_it_stands() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Uraby"]),
        kaiba=side(field=["Silver Fang", defending("Battle Ox"), face_down("Feral Imp")]),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.field == ["Uraby"]
    assert table.kaiba.graveyard == ["Silver Fang", "Battle Ox", "Feral Imp"]


def test_it_is_not_activated_against_an_empty_field() -> None:
    assert not Table(yugi=side(hand=["Raigeki"], field=["Uraby"])).yugi.may(
        "activate", "Raigeki"
    )
