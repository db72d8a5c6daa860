"""Re-Fusion: for 800 LP a Fusion Monster comes back, and is banished with the card."""

from tests.table import Table, side
from tests.table.laying import improper

CARD = "Re-Fusion"
WINGMAN = "Elemental HERO Flame Wingman"
BACK = "Blue-Eyes Ultimate Dragon"


def revived(*hand: str) -> Table:
    table = Table(yugi=side(hand=[CARD, *hand], graveyard=[BACK]))
    table.yugi.activates(CARD, targeting=BACK)
    table.everyone_passes()
    return table


def test_faq_6273_the_monster_comes_for_800_lp_and_is_equipped() -> None:
    table = revived()

    assert table.yugi.life == 7200
    assert table.yugi.monsters == [BACK]
    assert table.yugi.sees(CARD).on == BACK


def test_faq_6273_destroyed_it_banishes_the_monster_without_a_chain() -> None:
    table = revived("Mystical Space Typhoon")
    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.banished == [BACK]
    assert table.chains() == [[CARD], ["Mystical Space Typhoon"]]


def test_faq_6273_turned_face_down_the_monster_stays() -> None:
    table = revived("Book of Moon")
    table.yugi.activates("Book of Moon", targeting=BACK)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.banished) == ([BACK], [])
    assert CARD in table.yugi.graveyard


def test_the_monster_stays_where_the_card_was_not_destroyed() -> None:
    table = revived("Giant Trunade")
    table.yugi.activates("Giant Trunade")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.hand) == ([BACK], [CARD])


def test_qa_13195_one_that_never_came_in_its_own_way_cannot_be_targeted() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[improper(BACK), "Uraby", WINGMAN]))

    assert not table.yugi.may("activate", CARD)


def test_its_cost_has_to_be_paid() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[BACK], life=700))

    assert not table.yugi.may("activate", CARD)
