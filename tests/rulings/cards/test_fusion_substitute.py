"""Fusion Substitute: a Polymerization of the field alone, and a draw from the Graveyard."""

from cards.yugioh import BOOK
from tests.table import Table, side

SUBSTITUTE = "Fusion Substitute"
FUSION = "Elemental HERO Flame Wingman"
PARTS = ("Elemental HERO Avian", "Elemental HERO Burstinatrix")


def test_it_fuses_monsters_of_the_field() -> None:
    table = Table(yugi=side(hand=[SUBSTITUTE], field=PARTS, extra=[FUSION]))
    table.yugi.activates(SUBSTITUTE)
    table.everyone_passes()

    assert table.yugi.monsters == [FUSION]
    assert sorted(table.yugi.graveyard) == sorted([SUBSTITUTE, *PARTS])


def test_none_of_the_hand() -> None:
    table = Table(yugi=side(hand=[SUBSTITUTE, PARTS[0]], field=PARTS[1:], extra=[FUSION]))

    assert not table.yugi.may("activate", SUBSTITUTE)


def test_from_the_graveyard_it_returns_a_fusion_monster_and_draws() -> None:
    table = Table(yugi=side(graveyard=[SUBSTITUTE, FUSION], deck=["Uraby"]))
    table.yugi.activates(SUBSTITUTE, targeting=FUSION)
    table.everyone_passes()

    assert table.yugi.banished == [SUBSTITUTE]
    assert table.yugi.hand == ["Uraby"]
    assert table.yugi.graveyard == []


def test_faq_11504_it_counts_as_polymerization() -> None:
    assert BOOK[74335036].called == "Polymerization"
