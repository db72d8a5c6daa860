"""Foolish Burial: a monster from the Deck to the Graveyard, and none is no burial."""

from engine.yugioh.state.events.moves import Shuffled
from tests.table import Table, side

CARD = "Foolish Burial"


def test_without_a_monster_in_the_deck_it_is_not_offered() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Raigeki", "Waboku"]))

    assert not table.yugi.may("activate", CARD)


def test_any_monster_may_be_chosen_and_the_deck_is_shuffled() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Raigeki", "Dark Magician", "Uraby"]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Dark Magician")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dark Magician", CARD]
    assert sorted(table.yugi.deck) == ["Raigeki", "Uraby"]
    assert len(table.happened(Shuffled)) == 1


def test_sangan_from_the_deck_is_not_sent_from_the_field() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Sangan", "Kuriboh"]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Sangan")
    table.everyone_passes()

    assert table.chains() == [[CARD]]


def test_a_pendulum_monster_from_the_deck_goes_to_the_graveyard() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Dragonpulse Magician"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dragonpulse Magician", CARD]


def test_peten_buried_may_bring_another_one() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Peten the Dark Clown"] * 2))
    table.yugi.activates(CARD)
    table.yugi.chooses("Peten the Dark Clown")
    table.yugi.activates("Peten the Dark Clown")
    table.everyone_passes()

    assert table.yugi.banished == ["Peten the Dark Clown"]
    assert table.yugi.monsters == ["Peten the Dark Clown"]
