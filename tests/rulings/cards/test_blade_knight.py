"""Blade Knight: strong with an empty hand; it silences Flip monsters that it destroys."""

from tests.table import Table, face_down, side

CARD = "Blade Knight"


def attacked(*others: str, flipped: str = "Man-Eater Bug") -> Table:
    """A table on which it has attacked a Flip monster and destroyed it."""
    table = Table(yugi=side(field=[CARD, *others]), kaiba=side(field=[face_down(flipped)]))
    table.yugi.attacks_with(CARD, at=flipped)
    table.everyone_passes()
    return table


def test_it_gains_400_with_one_card_in_the_hand() -> None:
    few = Table(yugi=side(field=[CARD], hand=["Uraby"]))
    many = Table(yugi=side(field=[CARD], hand=["Uraby", "Kuriboh"]))

    assert few.yugi.sees(CARD).attack == 2000
    assert many.yugi.sees(CARD).attack == 1600


def test_the_flip_effect_of_what_it_destroys_is_negated() -> None:
    """Q&A 13171."""
    table = attacked()

    assert table.chains() == [["Man-Eater Bug"]]
    assert table.yugi.monsters == [CARD]


def test_with_another_monster_beside_it_nothing_is_negated() -> None:
    table = attacked("Kuriboh")

    assert table.asked != ""
    table.kaiba.chooses(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == ["Kuriboh"]


def test_what_it_uses_in_the_graveyard_is_negated_too() -> None:
    """Q&A 13171: not the Flip Effect alone."""
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[face_down("Mask of Darkness")], graveyard=["Waboku"]),
    )
    table.yugi.attacks_with(CARD, at="Mask of Darkness")
    table.everyone_passes()

    assert table.kaiba.hand == []


def test_other_monsters_are_not_silenced() -> None:
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(field=["Mystic Tomato"], deck=["Kuriboh"] * 3)
    )
    table.yugi.attacks_with(CARD, at="Mystic Tomato")
    table.kaiba.activates("Mystic Tomato")
    table.kaiba.chooses("Kuriboh")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Kuriboh"]
