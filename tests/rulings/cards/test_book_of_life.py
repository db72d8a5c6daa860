"""Book of Life: a Zombie comes back, and a monster of the opponent is banished."""

import pytest

from tests.table import Table, face_down, improper, side

BOOK = "Book of Life"


def test_the_zombie_comes_as_the_other_monster_is_banished() -> None:
    table = Table(
        yugi=side(hand=[BOOK], graveyard=["Ryu Kokki"]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates(BOOK)
    table.everyone_passes()

    assert table.yugi.monsters == ["Ryu Kokki"]
    assert table.kaiba.banished == ["Summoned Skull"]
    assert table.kaiba.graveyard == []


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("Summoned Skull", "Summoned Skull"), ("Ryu Kokki", "Pot of Greed")],
    ids=["no Zombie of mine", "no monster of theirs"],
)
def test_it_needs_both_its_targets(mine: str, theirs: str) -> None:
    table = Table(
        yugi=side(hand=[BOOK], graveyard=[mine]), kaiba=side(graveyard=[theirs, "Dark Hole"])
    )

    assert not table.yugi.may("activate", BOOK)


def test_the_opponents_monster_need_not_be_one_that_could_come() -> None:
    """And one's own has to be (Q&A 11284)."""
    table = Table(
        yugi=side(hand=[BOOK], graveyard=["Ryu Kokki", improper("Vampire Genesis")]),
        kaiba=side(graveyard=[improper("Black Luster Soldier")]),
    )
    table.yugi.activates(BOOK)
    table.everyone_passes()

    assert table.yugi.monsters == ["Ryu Kokki"]
    assert table.kaiba.banished == ["Black Luster Soldier"]


def test_qa_11284_it_is_not_activated_where_nothing_can_be_special_summoned() -> None:
    table = Table(
        yugi=side(
            hand=[BOOK, "Pot of Duality"],
            graveyard=["Ryu Kokki"],
            deck=["Kuriboh", "Mokey Mokey", "Dark Hole", "Sangan"],
        ),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates("Pot of Duality")
    table.everyone_passes()
    table.yugi.chooses("Kuriboh")

    assert not table.yugi.may("activate", BOOK)


def test_faq_the_other_monster_is_banished_though_the_zombie_has_gone() -> None:
    table = Table(
        yugi=side(hand=[BOOK], graveyard=["Ryu Kokki"]),
        kaiba=side(field=[face_down("Called by the Grave")], graveyard=["Summoned Skull"]),
    )
    table.yugi.activates(BOOK)
    table.kaiba.activates("Called by the Grave")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.banished == ["Ryu Kokki"]
    assert table.kaiba.banished == ["Summoned Skull"]


def test_faq_the_zombie_comes_though_the_other_monster_has_gone() -> None:
    table = Table(
        yugi=side(hand=[BOOK], graveyard=["Ryu Kokki"]),
        kaiba=side(field=[face_down("Call of the Haunted")], graveyard=["Summoned Skull"]),
    )
    table.yugi.activates(BOOK)
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()

    assert table.yugi.monsters == ["Ryu Kokki"]
    assert table.kaiba.monsters == ["Summoned Skull"]
    assert table.kaiba.banished == []
