"""Shield & Sword: the original ATK and DEF of monsters are switched for a turn."""

from tests.table import Table, attacking, face_down, side

SWITCH = "Shield & Sword"


def _switched(*field: str) -> Table:
    table = Table(yugi=side(hand=[SWITCH, *field[1:]], field=[attacking(field[0])]))
    table.yugi.activates(SWITCH)
    table.everyone_passes()
    return table


def test_faq_4811_monsters_that_come_later_are_as_ever() -> None:
    table = _switched("Giant Rat", "Uraby")
    table.yugi.summons("Uraby")

    assert (table.yugi.sees("Giant Rat").attack, table.yugi.sees("Giant Rat").defense) == (
        1450,
        1400,
    )
    assert table.yugi.sees("Uraby").attack == 1500


def test_it_ends_with_the_turn() -> None:
    table = _switched("Giant Rat")
    table.turn_ends()

    assert table.yugi.sees("Giant Rat").attack == 1400


def test_qa_6158_megamorph_doubles_the_switched_number() -> None:
    table = Table(
        yugi=side(hand=[SWITCH, "Megamorph"], field=[attacking("Giant Rat")]),
        kaiba=side(life=9000),
    )
    table.yugi.activates(SWITCH)
    table.everyone_passes()
    table.yugi.activates("Megamorph", targeting="Giant Rat")
    table.everyone_passes()

    assert table.yugi.sees("Giant Rat").attack == 2900


def test_switched_twice_they_are_as_before() -> None:
    table = _switched("Giant Rat", SWITCH)
    table.yugi.activates(SWITCH)
    table.everyone_passes()

    assert table.yugi.sees("Giant Rat").attack == 1400


def test_qa_20739_with_link_monsters_alone_there_is_nothing_to_switch() -> None:
    table = Table(yugi=side(hand=[SWITCH], field=["Link Spider", face_down("Uraby")]))

    assert not table.yugi.may("activate", SWITCH)


def test_what_was_gained_before_is_kept() -> None:
    table = Table(yugi=side(hand=[SWITCH, "Rush Recklessly"], field=[attacking("Giant Rat")]))
    table.yugi.activates("Rush Recklessly", targeting="Giant Rat")
    table.everyone_passes()
    table.yugi.activates(SWITCH)
    table.everyone_passes()

    assert table.yugi.sees("Giant Rat").attack == 1450 + 700
