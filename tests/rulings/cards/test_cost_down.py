"""Cost Down: the monsters of a hand are of two Levels less, on the field too."""

from tests.table import Table, face_down, side

CARD, SIX, FOUR, KURIBOH = "Cost Down", "Summoned Skull", "Uraby", "Kuriboh"


def used(*hand: str, **more: list[str]) -> Table:
    """A table on which a Kuriboh was discarded for it."""
    table = Table(
        yugi=side(
            hand=[CARD, *hand, KURIBOH],
            field=more.get("field", []),
            deck=more.get("deck", ["Mokey Mokey"] * 5),
        ),
        kaiba=side(field=[face_down(each) for each in more.get("theirs", [])]),
    )
    table.yugi.activates(CARD, cost=KURIBOH)
    table.everyone_passes()
    return table


def test_faq_5575_a_card_is_discarded_and_a_monster_needs_fewer_tributes() -> None:
    table = used(SIX)
    assert table.yugi.graveyard == [KURIBOH, CARD]
    table.yugi.summons(SIX)
    table.everyone_passes()

    assert table.yugi.monsters == [SIX]


def test_faq_5575_it_stays_so_on_the_field_until_the_end_of_the_turn() -> None:
    table = used(SIX)
    table.yugi.summons(SIX)
    table.everyone_passes()
    assert table.yugi.sees(SIX).level == 4
    table.turn_ends()

    assert table.yugi.sees(SIX).level == 6


def test_faq_5575_what_comes_to_the_hand_later_is_lowered_too() -> None:
    table = used(SIX, "Pot of Greed", deck=["Dark Magician", FOUR, "Uraby", "Uraby"])
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.yugi.sees("Dark Magician").level == 5


def test_what_lay_on_the_field_before_keeps_its_level() -> None:
    table = used(SIX, field=[FOUR])

    assert table.yugi.sees(FOUR).level == 4


def test_faq_5575_what_comes_from_elsewhere_keeps_its_level() -> None:
    table = Table(
        yugi=side(hand=[CARD, SIX, KURIBOH, "Monster Reborn"], graveyard=["Dark Magician"])
    )
    table.yugi.activates(CARD, cost=KURIBOH)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Dark Magician")
    table.everyone_passes()

    assert table.yugi.sees("Dark Magician").level == 7


def test_faq_5575_twice_it_is_four_levels_less_and_never_below_one() -> None:
    table = Table(yugi=side(hand=[CARD, CARD, KURIBOH, "Silver Fang", "Dark Magician", FOUR]))
    for paid in (KURIBOH, "Silver Fang"):
        table.yugi.activates(CARD, cost=paid)
        table.everyone_passes()

    assert table.yugi.sees("Dark Magician").level == 3
    assert table.yugi.sees(FOUR).level == 1


def turned_face_up(table: Table) -> int:
    """The Level of the monster once kaiba has turned it face-up in the same turn."""
    table.yugi.announces_battle_phase()
    table.kaiba.activates("Ceasefire")
    table.everyone_passes()
    assert table.yugi.sees(SIX).position == "face-up Defense"
    return table.yugi.sees(SIX).level


def test_faq_5575_turned_face_down_it_is_free_of_it() -> None:
    table = used(SIX, "Book of Moon", theirs=["Ceasefire"])
    table.yugi.summons(SIX)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=SIX)
    table.everyone_passes()

    assert turned_face_up(table) == 6


def test_faq_5575_set_from_the_hand_it_is_still_so_once_it_lies_face_up() -> None:
    table = used(SIX, theirs=["Ceasefire"])
    table.yugi.sets(SIX)
    table.everyone_passes()

    assert turned_face_up(table) == 4


def test_faq_5575_what_was_summoned_before_it_keeps_its_level() -> None:
    table = Table(yugi=side(hand=[CARD, FOUR, SIX, KURIBOH]))
    table.yugi.summons(FOUR)
    table.everyone_passes()
    table.yugi.activates(CARD, cost=KURIBOH)
    table.everyone_passes()

    assert table.yugi.sees(FOUR).level == 4


def test_the_opponents_hand_is_not_concerned() -> None:
    table = Table(yugi=side(hand=[CARD, SIX, KURIBOH]), kaiba=side(hand=["Summoned Skull"]))
    table.yugi.activates(CARD, cost=KURIBOH)
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").level == 6
    assert table.yugi.sees(SIX).level == 4


def test_it_needs_a_card_to_discard() -> None:
    assert not Table(yugi=side(hand=[CARD])).yugi.may("activate", CARD)
