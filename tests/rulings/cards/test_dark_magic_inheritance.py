"""Dark Magic Inheritance: a Spell or Trap that mentions one of two Magicians."""

import pytest

from engine.yugioh.language import (
    Activate,
    AddToHand,
    Cards,
    Choose,
    Destroy,
    Every,
    Exists,
    Kind,
    Mentions,
    Named,
    OfArchetype,
    Place,
    Whose,
    spell,
)
from tests.table import Table, side
from tests.table.inventing import deal_in

CARD, CURTAIN, NAVIGATION = (
    "Dark Magic Inheritance",
    "Dark Magic Curtain",
    "Magician Navigation",
)
SPELLS = ["Pot of Greed", "Raigeki"]
OF_GIRL = spell(
    "Of the Girl",
    1,
    Activate(
        condition=Exists(Cards(place=Place.FIELD, like=(Named("Dark Magician Girl"),))),
        do=Destroy(Every(Cards(place=Place.FIELD))),
    ),
)
OF_ALL = spell(
    "Of All of Them",
    2,
    Activate(
        condition=Exists(Cards(place=Place.FIELD, like=(OfArchetype("Dark Magician"),))),
        do=Destroy(Every(Cards(place=Place.FIELD))),
    ),
)


def used(*deck: str) -> Table:
    """A table on which it was activated with that Deck."""
    table = Table(yugi=side(hand=[CARD], graveyard=SPELLS, deck=deck))
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_faq_12579_two_spells_of_the_graveyard_are_banished_as_a_cost() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[*SPELLS, "Mirror Force"], deck=[CURTAIN]))
    table.yugi.activates(CARD)
    assert sorted(table.yugi.banished) == SPELLS
    table.everyone_passes()

    assert table.yugi.hand == [CURTAIN]


def test_one_spell_is_not_enough() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=SPELLS[:1], deck=[CURTAIN]))

    assert not table.yugi.may("activate", CARD)


def test_q_a_19438_the_magicians_themselves_mention_neither() -> None:
    deck = ["Dark Magician", "Dark Magician Girl", "Skilled Dark Magician"]
    table = Table(yugi=side(hand=[CARD], graveyard=SPELLS, deck=deck))

    assert not table.yugi.may("activate", CARD)


def test_q_a_11925_a_trap_or_a_spell_that_names_one_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_in(monkeypatch, OF_GIRL)

    assert used(NAVIGATION, "Mirror Force").yugi.hand == [NAVIGATION]
    assert used(OF_GIRL.name, "Mirror Force").yugi.hand == [OF_GIRL.name]


def test_q_a_18936_an_archetype_is_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, OF_ALL)
    table = Table(yugi=side(hand=[CARD], graveyard=SPELLS, deck=[OF_ALL.name]))

    assert not table.yugi.may("activate", CARD)


def test_none_of_its_own_name_is_added_and_one_a_turn() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=SPELLS, deck=[CARD]))
    assert not table.yugi.may("activate", CARD)

    again = Table(
        yugi=side(hand=[CARD, CARD], graveyard=SPELLS * 2, deck=[CURTAIN, NAVIGATION])
    )
    again.yugi.activates(CARD)
    again.yugi.chooses(*SPELLS, CURTAIN)
    again.everyone_passes()
    assert not again.yugi.may("activate", CARD)


def test_q_a_11727_it_mentions_dark_magician_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    like = (Mentions("Dark Magician"),)
    found = AddToHand(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.DECK, like=like)))
    deal_in(monkeypatch, spell("The Rod", 3, Activate(do=found)))
    table = Table(yugi=side(hand=["The Rod"], deck=[CARD, "Raigeki"]))
    table.yugi.activates("The Rod")
    table.everyone_passes()

    assert table.yugi.hand == [CARD]
