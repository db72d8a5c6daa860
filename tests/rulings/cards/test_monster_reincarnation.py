"""Monster Reincarnation: discard a card; add a monster of your Graveyard to your hand."""

from tests.table import Table, side

REINCARNATION = "Monster Reincarnation"


def test_the_card_that_was_discarded_may_be_the_target() -> None:
    table = Table(yugi=side(hand=[REINCARNATION, "Sangan"], graveyard=["Kuriboh"]))
    table.yugi.activates(REINCARNATION, targeting="Sangan")
    table.everyone_passes()

    assert table.yugi.hand == ["Sangan"]
    assert table.yugi.graveyard == ["Kuriboh", REINCARNATION]


def test_without_a_monster_in_the_graveyard_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=[REINCARNATION, "Sangan"], graveyard=["Waboku"]))

    assert not table.yugi.may("activate", REINCARNATION)


def test_a_monster_of_the_extra_deck_goes_back_there() -> None:
    wingman = "Elemental HERO Flame Wingman"
    table = Table(yugi=side(hand=[REINCARNATION, "Waboku"], graveyard=[wingman]))
    table.yugi.activates(REINCARNATION)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.sees(wingman).place == "extra_deck"
