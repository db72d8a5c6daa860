"""Ectoplasmer: in each End Phase the turn player gives up a monster for half its ATK."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD = "Ectoplasmer"


def ended(*field: str, owner: str = "yugi") -> Table:
    """Yugi's turn has come to its End Phase; the card lies on the field of that player."""
    mine, theirs = ([face_up(CARD)], []) if owner == "yugi" else ([], [face_up(CARD)])
    table = Table(yugi=side(field=[*field, *mine]), kaiba=side(field=["Gemini Elf", *theirs]))
    table.yugi.ends_turn()
    return table


@pytest.mark.parametrize("owner", ["yugi", "kaiba"])
def test_faq_4828_the_turn_player_gives_up_a_monster_whoever_has_the_card(owner: str) -> None:
    table = ended("Uraby", "Kuriboh", owner=owner)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert (table.yugi.life, table.kaiba.life) == (8000, 8000 - 750)
    assert table.kaiba.monsters == ["Gemini Elf"]


def test_faq_4828_it_has_to_be_given_up() -> None:
    table = ended("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.life == 7250
    assert table.chains() == [[CARD]]


def test_faq_4828_once_in_each_end_phase() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Kuriboh", face_up(CARD)]),
        kaiba=side(field=["Gemini Elf", "Summoned Skull"]),
    )
    table.yugi.ends_turn()
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 150
    table.kaiba.ends_turn()
    table.kaiba.chooses("Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000 - 1250, 8000 - 150)
    assert table.yugi.monsters == ["Uraby"]


def test_what_was_given_up_counts_as_it_is_printed() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(CARD), face_up("Axe of Despair", on="Uraby")])
    )
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 750


def test_of_set_monsters_none_is_given_up() -> None:
    table = Table(yugi=side(field=[face_down("Uraby"), face_up(CARD)]))
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.kaiba.life == 8000
