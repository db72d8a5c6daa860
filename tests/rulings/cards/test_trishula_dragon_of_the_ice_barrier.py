"""Trishula: Synchro Summoned, it banishes a card of the hand, the field and the Graveyard."""

from tests.table import Table, attacking, face_down, side

CARD = "Trishula, Dragon of the Ice Barrier"


def summoned(
    *, hand: tuple[str, ...] = (), field: tuple[str, ...] = (), graveyard: tuple[str, ...] = ()
) -> Table:
    """A table at which it has just been Synchro Summoned."""
    table = Table(
        yugi=side(
            field=[attacking("Effect Veiler"), attacking("Uraby"), attacking("Gogogo Giant")],
            extra=[CARD],
        ),
        kaiba=side(hand=hand, field=[face_down(each) for each in field], graveyard=graveyard),
    )
    table.yugi.special_summons(CARD)
    return table


def test_faq_8732_one_of_each_place_is_banished_that_of_the_hand_by_chance() -> None:
    table = summoned(hand=("Kuriboh",), field=("Fake Trap",), graveyard=("Mokey Mokey",))
    table.yugi.activates(CARD)
    table.yugi.chooses("Kuriboh", "Fake Trap", "Mokey Mokey")
    table.everyone_passes()

    assert sorted(table.kaiba.banished) == ["Fake Trap", "Kuriboh", "Mokey Mokey"]


def test_faq_8732_it_need_not_take_one_of_every_place() -> None:
    table = summoned(hand=("Kuriboh",), field=("Fake Trap",), graveyard=("Mokey Mokey",))
    table.yugi.activates(CARD)
    table.yugi.chooses("Mokey Mokey")
    table.everyone_passes()

    assert table.kaiba.banished == ["Mokey Mokey"]


def test_faq_8732_one_place_with_a_card_is_enough() -> None:
    table = summoned(graveyard=("Mokey Mokey",))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.banished == ["Mokey Mokey"]


def test_faq_8732_with_no_card_in_any_it_is_not_activated() -> None:
    table = summoned()
    table.everyone_passes()

    assert table.chains() == []


def test_faq_8732_otherwise_summoned_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[CARD]), kaiba=side(hand=["Kuriboh"])
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.banished == []
