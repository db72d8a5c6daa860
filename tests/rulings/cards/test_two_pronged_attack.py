"""Two-Pronged Attack: destroys two of your monsters and one of the opponent's."""

import pytest

from tests.table import Table, face_down, side

CARD = "Two-Pronged Attack"


def laid(*kaiba: str) -> Table:
    """A table on which it can be activated, with these cards on the other side."""
    return Table(
        yugi=side(field=["Uraby", "Feral Imp", "Kojikocy", face_down(CARD)]),
        kaiba=side(field=["Summoned Skull", "Battle Ox", *kaiba]),
    )


def test_three_monsters_are_targeted_and_destroyed_together() -> None:
    """FAQ 4839."""
    table = laid()
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Feral Imp")
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == ["Kojikocy"]
    assert table.kaiba.monsters == ["Battle Ox"]


def test_where_one_of_them_has_gone_none_is_destroyed() -> None:
    """Q&A 6133."""
    table = laid("Compulsory Evacuation Device")
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Feral Imp")
    table.yugi.chooses("Summoned Skull")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Feral Imp")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby", "Kojikocy"]
    assert table.kaiba.monsters == ["Summoned Skull", "Battle Ox"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(["Uraby"], ["Feral Imp", "Battle Ox"]), (["Uraby", "Feral Imp", "Kojikocy"], [])],
    ids=["one of yours", "none of theirs"],
)
def test_too_few_of_either_side_are_no_targets(mine: list[str], theirs: list[str]) -> None:
    table = Table(yugi=side(field=[*mine, face_down(CARD)]), kaiba=side(field=theirs))

    assert not table.yugi.may("activate", CARD)


def test_face_down_monsters_can_be_targeted() -> None:
    """FAQ 4839."""
    table = Table(
        yugi=side(field=[face_down("Uraby"), "Feral Imp", face_down(CARD)]),
        kaiba=side(field=[face_down("Battle Ox")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == table.kaiba.monsters == []
