"""Maha Vailo: gains 500 ATK for each card equipped to it."""

from tests.table import Table, face_up, side

CARD = "Maha Vailo"


def test_each_card_equipped_to_it_counts() -> None:
    """FAQ 4499: those of other monsters do not."""
    table = Table(
        yugi=side(
            field=[
                CARD,
                "Battle Ox",
                face_up("Book of Secret Arts", on=CARD),
                face_up("Axe of Despair", on=CARD),
                face_up("Invigoration", on="Battle Ox"),
            ]
        )
    )

    assert table.yugi.sees(CARD).attack == 1550 + 300 + 1000 + 1000
