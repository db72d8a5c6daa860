"""Harpie Lady Sisters: first brought by Elegant Egotist alone, and then by anything."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, improper, side

CARD, BRINGS = "Harpie Lady Sisters", "Elegant Egotist"


def brought(*hand: str) -> Table:
    """A table at which it has just come by the card that it names."""
    table = Table(
        yugi=side(field=[attacking("Harpie Lady")], hand=[BRINGS, CARD, *hand], deck=[])
    )
    table.yugi.activates(BRINGS)
    table.everyone_passes()
    assert table.yugi.monsters == ["Harpie Lady", CARD]
    return table


def test_it_is_neither_summoned_nor_set_by_hand() -> None:
    table = Table(yugi=side(hand=[CARD], field=[attacking("Kuriboh")] * 2))

    assert not table.yugi.may("Normal Summon", CARD)
    assert not table.yugi.may("Set", CARD)


def test_one_that_has_not_come_by_the_card_that_it_names_is_not_revived() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(CARD)]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_4069_once_it_has_come_so_it_is_revived() -> None:
    table = brought("Dark Hole", "Monster Reborn")
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_one_that_was_in_the_hand_since_has_to_come_so_anew() -> None:
    table = Table(
        yugi=side(
            field=[
                attacking("Harpie Lady"),
                face_down("Compulsory Evacuation Device"),
                face_down("Raigeki Break"),
            ],
            hand=[BRINGS, CARD, "Monster Reborn"],
            graveyard=["Kuriboh"],
        )
    )
    table.yugi.activates(BRINGS)
    table.everyone_passes()
    table.yugi.activates("Compulsory Evacuation Device", targeting=CARD)
    table.everyone_passes()
    table.yugi.activates("Raigeki Break", cost=CARD, targeting="Harpie Lady")
    table.everyone_passes()
    assert CARD in table.yugi.graveyard
    table.yugi.activates("Monster Reborn")

    assert sorted(table.questions(Reason.TARGET)[-1]) == ["Harpie Lady", "Kuriboh"]
    table.yugi.chooses("Kuriboh")


def test_faq_4069_it_is_not_called_harpie_lady() -> None:
    table = Table(yugi=side(field=[attacking(CARD)], hand=[BRINGS], deck=["Harpie Lady"]))

    assert not table.yugi.may("activate", BRINGS)
