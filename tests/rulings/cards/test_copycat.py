"""Copycat: it has the original ATK and DEF of a monster of the opponent."""

from tests.table import Table, face_up, side

CARD = "Copycat"


def test_it_takes_the_original_numbers_and_keeps_them() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Dark Hole"]),
        kaiba=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.turn_ends()

    seen = table.yugi.sees(CARD)
    assert (seen.attack, seen.defense) == (1500, 800)


def test_a_monster_without_def_cannot_be_copied() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Decode Talker"]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 0


def test_set_there_is_nothing_to_copy() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"]))
    table.yugi.sets(CARD)
    table.everyone_passes()

    assert table.chains() == []
