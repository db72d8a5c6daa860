"""Megarock Dragon: as strong as many Rock monsters were banished for it."""

import pytest

from tests.table import Table, face_down, face_up, side

DRAGON, SOLDIER, STATUE = "Megarock Dragon", "Giant Soldier of Stone", "Guardian Statue"


def summoned(
    *names: str, hand: tuple[str, ...] = (), spells: tuple[str, ...] = (), theirs: str = ""
) -> Table:
    """Yugi has Special Summoned it by banishing those of four Rocks of the Graveyard."""
    there = [SOLDIER, STATUE, "Great Spirit", "Exxod, Master of The Guard"]
    table = Table(
        yugi=side(hand=[DRAGON, *hand], graveyard=there),
        kaiba=side(field=[*map(face_up, spells), *([face_down(theirs)] if theirs else [])]),
    )
    table.yugi.special_summons(DRAGON)
    table.yugi.chooses(*names)
    return table


@pytest.mark.parametrize("names", [(SOLDIER,), (SOLDIER, STATUE, "Great Spirit")])
def test_faq_6324_any_number_of_rocks_is_banished_and_each_counts(
    names: tuple[str, ...],
) -> None:
    table = summoned(*names)
    table.everyone_passes()

    assert sorted(table.yugi.banished) == sorted(names)
    look = table.yugi.sees(DRAGON)
    assert (look.attack, look.defense) == (700 * len(names), 700 * len(names))
    assert table.chains() == []


def test_faq_6324_one_rock_at_least_of_ones_own_graveyard() -> None:
    table = Table(
        yugi=side(hand=[DRAGON], field=[SOLDIER], graveyard=["Uraby"]),
        kaiba=side(graveyard=[SOLDIER]),
    )

    assert not table.yugi.may("Special Summon", DRAGON)


def test_faq_6324_it_comes_in_no_other_way_even_once_it_has_come_so() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[DRAGON]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_faq_6324_what_it_has_is_its_original_attack_and_defense() -> None:
    """Shrink halves what is original."""
    table = summoned(SOLDIER, STATUE, hand=("Shrink",))
    table.everyone_passes()
    table.yugi.activates("Shrink", targeting=DRAGON)
    table.everyone_passes()

    look = table.yugi.sees(DRAGON)
    assert (look.attack, look.defense) == (700, 1400)


def test_turned_face_down_it_has_nothing_any_more() -> None:
    table = summoned(SOLDIER, STATUE, hand=("Book of Moon",))
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=DRAGON)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(DRAGON)
    table.everyone_passes()

    look = table.yugi.sees(DRAGON)
    assert (look.attack, look.defense) == (0, 0)


def test_with_its_effects_negated_it_has_nothing() -> None:
    table = summoned(SOLDIER, STATUE, spells=("Skill Drain",))
    table.everyone_passes()

    assert table.yugi.sees(DRAGON).attack == 0


def test_negated_later_it_loses_what_it_had() -> None:
    table = summoned(SOLDIER, STATUE, theirs="Skill Drain")
    table.everyone_passes()
    assert table.yugi.sees(DRAGON).attack == 1400
    table.turn_ends()
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    look = table.yugi.sees(DRAGON)
    assert (look.attack, look.defense) == (0, 0)


def test_what_answers_its_summon_sees_it_as_strong_as_it_came() -> None:
    table = summoned(SOLDIER, STATUE, "Great Spirit", theirs="Bottomless Trap Hole")
    table.kaiba.activates("Bottomless Trap Hole")
    table.everyone_passes()

    assert DRAGON in table.yugi.banished
