"""Ring of Magnetism: the opponent attacks the monster that wears it, or nothing."""

from tests.table import Table, face_up, side

CARD = "Ring of Magnetism"


def test_the_opponent_attacks_its_wearer_alone() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=["Uraby", "Silver Fang", face_up(CARD, on="Silver Fang")]),
    )
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.life == 8000 - (1700 - 700)


def test_not_even_who_attacks_directly_passes_by() -> None:
    """Q&A 6210: Jinzo #7 has to attack the wearer as well."""
    table = Table(
        yugi=side(field=["Jinzo #7"]),
        kaiba=side(field=["Uraby", "Silver Fang", face_up(CARD, on="Silver Fang")]),
    )
    table.yugi.attacks_with("Jinzo #7")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 200
    assert table.kaiba.life == 8000


def test_it_is_worn_by_a_monster_of_its_own_player() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"]))
    assert not table.yugi.may("activate", CARD)
