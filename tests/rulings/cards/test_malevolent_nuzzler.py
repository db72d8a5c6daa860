"""Malevolent Nuzzler: 700 ATK; for 500 LP it goes from the Graveyard to the top of the Deck."""

from tests.table import Table, face_down, face_up, side

CARD = "Malevolent Nuzzler"


def test_sent_from_the_field_it_can_be_placed_on_the_deck_for_500_lp() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(CARD, on="Uraby")], hand=["Mystical Space Typhoon"])
    )
    assert table.yugi.sees("Uraby").attack == 2200
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.life == 7500
    assert table.yugi.deck[0] == CARD


def test_it_misses_its_timing_as_a_later_link_destroys_it() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up(CARD, on="Uraby")], hand=["Pot of Greed"]),
        kaiba=side(field=[face_down("Dust Tornado")]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Dust Tornado", targeting=CARD)

    assert not table.yugi.may("activate", CARD, at=None)
    table.everyone_passes()
    assert CARD in table.yugi.graveyard
