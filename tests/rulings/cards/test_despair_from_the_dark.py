"""Despair from the Dark: sent from the hand or Deck by the opponent's effect, it comes."""

from tests.table import Table, side

DESPAIR = "Despair from the Dark"


def test_discarded_by_the_opponents_effect_it_comes() -> None:
    table = Table(yugi=side(hand=["Card Destruction", "Uraby"]), kaiba=side(hand=[DESPAIR]))
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.kaiba.monsters == [DESPAIR]


def test_sent_from_the_deck_by_the_opponents_effect_it_comes() -> None:
    table = Table(
        yugi=side(
            field=["Soul-Absorbing Bone Tower"],
            hand=["Monster Reborn"],
            graveyard=["Plaguespreader Zombie"],
        ),
        kaiba=side(deck=["Uraby", DESPAIR]),
    )
    table.yugi.activates("Monster Reborn", targeting="Plaguespreader Zombie")
    table.everyone_passes()

    assert table.kaiba.monsters == [DESPAIR]


def test_discarded_by_an_effect_of_its_own_player_it_does_not() -> None:
    table = Table(yugi=side(hand=["Card Destruction", DESPAIR]), kaiba=side(hand=["Uraby"]))
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_destroyed_on_the_field_it_does_not() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[DESPAIR]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == []
