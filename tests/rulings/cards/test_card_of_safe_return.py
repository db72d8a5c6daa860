"""Card of Safe Return: who comes back from its player's Graveyard brings a card."""

from tests.table import Table, face_down, face_up, side

CARD, DECK = "Card of Safe Return", ["Kuriboh"] * 5


def test_a_monster_special_summoned_from_ones_graveyard_lets_one_draw() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD)], hand=["Monster Reborn"], graveyard=["Uraby"], deck=DECK
        )
    )
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]


def test_faq_5123_so_it_does_where_the_opponent_takes_it() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"]),
        kaiba=side(field=[face_up(CARD)], graveyard=["Uraby"], deck=DECK),
    )
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.chain_resolves()
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.hand == ["Kuriboh"]


def test_one_from_the_opponents_graveyard_does_not() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Monster Reborn"], deck=DECK),
        kaiba=side(graveyard=["Uraby"]),
    )
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_faq_5123_what_came_before_something_else_was_done_does_not() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), face_down("Call of the Haunted"), "Silver Fang"],
            hand=["Rush Recklessly"],
            graveyard=["Uraby"],
            deck=DECK,
        )
    )
    table.yugi.activates("Rush Recklessly", targeting="Silver Fang")
    table.yugi.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Silver Fang", "Uraby"]
    assert not table.was_offered(table.yugi, CARD)
