"""Prior of the Ice Barrier: comes beside one, and brings one back for itself."""

from tests.table import Table, side

PRIOR = "Prior of the Ice Barrier"
DEWDARK = "Dewdark of the Ice Barrier"


def test_faq_9748_having_come_it_bars_high_levels_for_the_turn() -> None:
    table = Table(
        yugi=side(hand=[PRIOR, "Monster Reborn"], field=[DEWDARK], graveyard=["Summoned Skull"])
    )
    assert table.yugi.may("activate", "Monster Reborn")
    table.yugi.special_summons(PRIOR)
    table.everyone_passes()

    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_9748_after_a_high_level_it_does_not_come() -> None:
    table = Table(
        yugi=side(hand=[PRIOR, "Monster Reborn"], field=[DEWDARK], graveyard=["Summoned Skull"])
    )
    table.yugi.activates("Monster Reborn", targeting="Summoned Skull")
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", PRIOR)


def test_low_levels_may_come_before_and_after() -> None:
    table = Table(
        yugi=side(hand=[PRIOR, "Monster Reborn"], field=[DEWDARK], graveyard=["Uraby"])
    )
    table.yugi.special_summons(PRIOR)
    table.everyone_passes()

    assert table.yugi.may("activate", "Monster Reborn")


def test_without_one_of_its_kind_it_stays_in_the_hand() -> None:
    table = Table(yugi=side(hand=[PRIOR], field=["Uraby"]))

    assert not table.yugi.may("Special Summon", PRIOR)


def test_tributed_it_brings_back_another_of_them() -> None:
    table = Table(yugi=side(field=[PRIOR], graveyard=[PRIOR, DEWDARK]))
    table.yugi.activates(PRIOR)
    table.everyone_passes()

    assert table.yugi.monsters == [DEWDARK]
