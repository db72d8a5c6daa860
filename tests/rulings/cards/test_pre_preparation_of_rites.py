"""Pre-Preparation of Rites: a Ritual Spell, and a Ritual Monster that it names."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, side

CARD = "Pre-Preparation of Rites"
RITUAL, SOLDIER = "Black Luster Ritual", "Black Luster Soldier"
OTHER, PALADIN = "White Dragon Ritual", "Paladin of White Dragon"
BLACK = "Black Illusion Ritual"


def test_both_are_added() -> None:
    table = Table(yugi=side(hand=[CARD], deck=[RITUAL, SOLDIER, PALADIN, "Kuriboh"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([RITUAL, SOLDIER])
    assert sorted(table.yugi.deck) == sorted([PALADIN, "Kuriboh"])


def test_faq_12337_what_is_not_named_on_the_one_that_was_chosen_is_not_added() -> None:
    table = Table(yugi=side(hand=[CARD], deck=[RITUAL, OTHER, SOLDIER, PALADIN]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(OTHER)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([OTHER, PALADIN])


def test_faq_12337_a_spell_without_its_monster_cannot_be_chosen() -> None:
    table = Table(yugi=side(hand=[CARD], deck=[RITUAL, OTHER, BLACK, PALADIN]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([OTHER, PALADIN])


def test_the_monster_can_come_from_the_graveyard() -> None:
    table = Table(yugi=side(hand=[CARD], deck=[RITUAL], graveyard=[SOLDIER]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([RITUAL, SOLDIER])
    assert table.yugi.graveyard == [CARD]


def test_faq_12337_not_without_such_a_pair() -> None:
    for deck, graveyard in (
        ([RITUAL, PALADIN], []),
        ([SOLDIER, PALADIN], [RITUAL]),
        ([RITUAL, OTHER], ["Relinquished"]),
    ):
        table = Table(yugi=side(hand=[CARD], deck=deck, graveyard=graveyard))

        assert not table.yugi.may("activate", CARD)


def test_faq_12337_nothing_is_added_where_the_pair_is_gone_by_then() -> None:
    table = Table(
        yugi=side(hand=[CARD], deck=[RITUAL], graveyard=[SOLDIER]),
        kaiba=side(field=["Called by the Grave"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Called by the Grave", targeting=SOLDIER)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.deck == [RITUAL]


def test_once_per_turn() -> None:
    table = Table(yugi=side(hand=[CARD, CARD], deck=[RITUAL, SOLDIER, OTHER, PALADIN]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(OTHER)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_both_are_shown_to_the_opponent() -> None:
    table = Table(yugi=side(hand=[CARD], deck=[RITUAL, SOLDIER]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    shown = [each.cards for each in table.happened(Revealed)]
    assert [len(each) for each in shown] == [2]
