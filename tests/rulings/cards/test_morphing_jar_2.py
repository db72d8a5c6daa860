"""Morphing Jar #2: all monsters go back, and as many come out of the Decks."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

JAR = "Morphing Jar #2"


def _flipped(
    mine: tuple[str, ...],
    theirs: tuple[str, ...],
    *,
    others: tuple[str | Lying, ...] = (),
    foes: tuple[str | Lying, ...] = (attacking("Summoned Skull"),),
) -> Table:
    """The Decks are stacked after the shuffle by holding copies of one card alone."""
    table = Table(
        yugi=side(field=[face_down(JAR), *others], deck=mine),
        kaiba=side(field=foes, deck=theirs),
    )
    table.yugi.flip_summons(JAR)
    table.everyone_passes()
    return table


def test_as_many_monsters_are_excavated_as_were_shuffled_back() -> None:
    """Whatever order the shuffle gives, one monster of each Deck is found."""
    table = _flipped(("Raigeki",) * 3, ("Dark Hole",) * 3)

    assert table.yugi.monsters == [JAR]
    assert table.yugi.sees(JAR).position == "face-down Defense"
    assert table.kaiba.monsters == []
    assert "Summoned Skull" in table.kaiba.graveyard
    assert len(table.yugi.deck) + len(table.yugi.graveyard) == 3
    assert {*table.yugi.graveyard} <= {"Raigeki"}


def test_monsters_of_more_levels_are_sent_with_the_rest() -> None:
    table = _flipped(("Raigeki",), ("Dark Hole",) * 4)

    assert "Summoned Skull" in table.kaiba.graveyard
    assert table.kaiba.monsters == []


def test_who_had_two_monsters_excavates_two() -> None:
    table = _flipped(("Raigeki",), ("Dark Hole",) * 2, others=(attacking("Kuriboh"),), foes=())

    assert sorted(table.yugi.monsters) == ["Kuriboh", JAR]
    assert table.kaiba.monsters == []
    assert len(table.kaiba.deck) == 2


def test_faq_4969_tokens_and_monsters_of_the_extra_deck_do_not_count() -> None:
    table = _flipped(
        ("Raigeki",),
        ("Kuriboh",) * 2,
        foes=(attacking("Sheep Token"), attacking("Decode Talker")),
    )

    assert table.kaiba.monsters == []
    assert table.kaiba.graveyard == []
    assert len(table.kaiba.deck) == 2


def test_faq_4969_destroyed_by_battle_it_does_not_go_back_itself() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")], deck=["Uraby"] * 2),
        kaiba=side(field=[face_down(JAR)], deck=["Raigeki"]),
    )
    table.yugi.attacks_with("Summoned Skull", at=JAR)
    table.everyone_passes()

    assert table.kaiba.graveyard == [JAR]
    assert table.kaiba.monsters == []
    assert len(table.yugi.monsters) + table.yugi.graveyard.count("Summoned Skull") == 1
