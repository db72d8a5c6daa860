"""Harpie's Pet Baby Dragon: the more other Harpies, the more it does."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, face_up, side

CARD, LADY = "Harpie's Pet Baby Dragon", "Harpie Lady"


def with_harpies(count: int, *, theirs: tuple[str, ...] = ()) -> Table:
    """A table with so many Harpie Ladies beside it, or with fewer, Kuribohs."""
    return Table(
        yugi=side(field=[attacking(CARD), *[attacking(LADY)] * count]),
        kaiba=side(field=[attacking(each) for each in theirs] or [attacking("Uraby")]),
    )


@pytest.mark.parametrize(("count", "strength"), [(0, 1200), (1, 1200), (2, 2400), (3, 2400)])
def test_faq_6686_with_two_others_its_original_numbers_are_doubled(
    count: int, strength: int
) -> None:
    seen = with_harpies(count).yugi.sees(CARD)

    assert (seen.attack, seen.defense) == (strength, strength // 2)


def test_another_of_its_name_does_not_count() -> None:
    table = Table(yugi=side(field=[*[attacking(CARD)] * 2, attacking(LADY)]))

    assert table.yugi.sees(CARD).attack == 1200


def test_face_down_ones_and_those_of_the_opponent_do_not_count() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(LADY), face_down(LADY)]),
        kaiba=side(field=[attacking(LADY)]),
    )

    assert table.yugi.sees(CARD).attack == 1200


def test_faq_6686_the_others_are_not_attacked() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[attacking(CARD), attacking(LADY), attacking("Kuriboh")]),
    )
    table.yugi.enters_battle_phase()
    table.yugi.attacks_with("Summoned Skull", at=CARD)

    assert table.questions(Reason.ATTACK_TARGET) == [[CARD, "Kuriboh"]]


@pytest.mark.parametrize(("count", "may"), [(2, False), (3, True)])
def test_faq_6686_with_three_others_a_card_of_the_opponent_is_destroyed(
    count: int, *, may: bool
) -> None:
    table = with_harpies(count)

    assert table.yugi.may("activate", CARD) is may


def test_faq_6686_it_is_activated_once_a_turn_and_resolves_with_fewer_harpies() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), *[attacking(LADY)] * 3]),
        kaiba=side(
            field=[face_down("Raigeki Break"), face_up("Burden of the Mighty")],
            hand=["Kuriboh"],
        ),
    )
    table.yugi.activates(CARD, targeting="Burden of the Mighty")
    table.kaiba.activates("Raigeki Break", cost="Kuriboh", targeting=LADY)
    table.everyone_passes()

    assert "Burden of the Mighty" in table.kaiba.graveyard
    assert table.yugi.monsters == [CARD, LADY, LADY]
    assert table.yugi.sees(CARD).attack == 2400


def test_it_cannot_be_used_twice_in_a_turn() -> None:
    table = with_harpies(3, theirs=("Uraby", "Kuriboh"))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Kuriboh"]
    assert not table.yugi.may("activate", CARD)


def test_negated_it_does_none_of_that() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), *[attacking(LADY)] * 3]),
        kaiba=side(field=[face_up("Skill Drain"), attacking("Uraby")]),
    )

    assert table.yugi.sees(CARD).attack == 1200
    table.turn_ends()
    table.kaiba.attacks_with("Uraby", at=LADY)
