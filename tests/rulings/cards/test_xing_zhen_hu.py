"""Xing Zhen Hu: two Set Spells or Traps cannot be activated as long as it lies there."""

import pytest

from tests.table import Table, face_down, face_up, side

HU = "Xing Zhen Hu"
JAR, WABOKU = "Jar of Greed", "Waboku"


def bound(*others: str) -> Table:
    """Yugi has bound both Set cards of Kaiba; it is Yugi's Battle Phase."""
    table = Table(
        yugi=side(field=[face_down(HU)], hand=list(others), deck=["Uraby"] * 9),
        kaiba=side(field=[face_down(JAR), face_down(WABOKU)], deck=["Uraby"] * 9),
    )
    table.yugi.activates(HU)
    table.everyone_passes()
    return table


def test_both_cards_cannot_be_activated() -> None:
    table = bound()
    assert table.yugi.spells == [HU]
    table.turn_ends()

    assert not table.kaiba.may("activate", JAR)
    assert not table.kaiba.may("activate", WABOKU)


def test_once_it_has_gone_they_can() -> None:
    table = bound("Mystical Space Typhoon")
    table.yugi.activates("Mystical Space Typhoon", targeting=HU)
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.may("activate", JAR)
    assert table.kaiba.may("activate", WABOKU)


def test_while_its_effect_is_negated_they_can() -> None:
    table = Table(
        yugi=side(field=[face_down(HU)], deck=["Uraby"] * 9),
        kaiba=side(
            field=[
                face_down("Mystical Space Typhoon"),
                face_down("Rush Recklessly"),
                "Kuriboh",
            ],
            hand=["Jinzo"],
            deck=["Uraby"] * 9,
        ),
    )
    table.yugi.activates(HU)
    table.everyone_passes()
    table.turn_ends()
    assert not table.kaiba.may("activate", "Rush Recklessly")
    table.kaiba.summons("Jinzo", tributing=["Kuriboh"])
    table.everyone_passes()

    assert table.kaiba.may("activate", "Rush Recklessly")
    assert table.kaiba.may("activate", "Mystical Space Typhoon")


@pytest.mark.parametrize("only", [[], [face_down(JAR)]])
def test_it_needs_two_other_set_cards(only: list[str]) -> None:
    table = Table(
        yugi=side(field=[face_down(HU), face_up("Skill Drain")]), kaiba=side(field=only)
    )

    assert not table.yugi.may("activate", HU)


def test_qa_11247_what_answers_it_is_not_bound_and_the_other_card_is() -> None:
    table = Table(
        yugi=side(field=[face_down(HU)], deck=["Uraby"] * 9),
        kaiba=side(field=[face_down(JAR), face_down(WABOKU)], deck=["Uraby"] * 9),
    )
    table.yugi.activates(HU)
    table.kaiba.activates(JAR)
    table.everyone_passes()
    assert table.kaiba.graveyard == [JAR]
    table.turn_ends()

    assert not table.kaiba.may("activate", WABOKU)


def test_what_is_set_anew_can_be_activated() -> None:
    table = bound("Giant Trunade")
    table.yugi.activates("Giant Trunade")
    table.everyone_passes()

    assert sorted(table.kaiba.hand) == [JAR, WABOKU]
    assert table.yugi.hand == [HU]


def test_qa_14558_not_even_by_the_temple_of_the_kings() -> None:
    table = Table(
        yugi=side(
            field=[face_down(HU), face_up("Temple of the Kings"), face_down(WABOKU)],
            hand=[JAR],
        ),
    )
    table.yugi.sets(JAR)
    assert table.yugi.may("activate", JAR)
    table.yugi.activates(HU)
    table.everyone_passes()

    assert not table.yugi.may("activate", JAR)
