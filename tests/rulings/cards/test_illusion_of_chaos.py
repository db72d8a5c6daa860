"""Illusion of Chaos: a Dark Magician or who speaks of it, and an effect denied by one."""

import pytest

from engine.core.protocol import Audience
from tests.table import Table, attacking, side
from tests.talk.reading import KAIBA, YUGI, told

CARD, MAGICIAN, ASH = "Illusion of Chaos", "Dark Magician", "Ash Blossom & Joyous Spring"


def test_faq_16839_one_is_added_then_a_card_of_the_hand_goes_on_top() -> None:
    table = Table(yugi=side(hand=[CARD, "Kuriboh"], deck=["Uraby", MAGICIAN]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([CARD, MAGICIAN])
    assert table.yugi.deck == ["Kuriboh", "Uraby"]


def test_the_card_itself_can_go_on_top() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", MAGICIAN]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(CARD)
    table.everyone_passes()

    assert table.yugi.hand == [MAGICIAN]
    assert table.yugi.deck == [CARD, "Uraby"]


def test_a_ritual_monster_that_mentions_it_is_not_added() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", CARD]))

    assert not table.yugi.may("activate", CARD)


def test_once_per_turn() -> None:
    table = Table(yugi=side(hand=[CARD, CARD], deck=[MAGICIAN, "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(MAGICIAN)
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize("reader", [YUGI, KAIBA, None])
def test_negated_in_the_hand_it_is_named_to_all_as_it_was_revealed(reader: Audience) -> None:
    table = Table(yugi=side(hand=[CARD], deck=[MAGICIAN, "Uraby"]), kaiba=side(hand=[ASH]))
    table.yugi.activates(CARD)
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert table.yugi.hand == [CARD]
    assert told(table, reader)[-1] == f"The effect of {CARD} is negated."


def denying(graveyard: list[str], *, field: list[str] | None = None) -> Table:
    table = Table(
        yugi=side(field=[attacking(CARD), *(field or [])], graveyard=graveyard),
        kaiba=side(field=["Exiled Force"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Exiled Force", targeting=CARD)
    return table


def test_it_returns_a_dark_magician_comes_and_the_effect_is_negated() -> None:
    table = denying([MAGICIAN], field=["Kuriboh"])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == [CARD]
    assert sorted(table.yugi.monsters) == sorted([MAGICIAN, "Kuriboh"])


def test_faq_16839_not_without_a_dark_magician_in_the_graveyard() -> None:
    assert not denying(["Uraby"]).yugi.may("activate", CARD)


def test_it_takes_the_zone_that_it_leaves() -> None:
    table = denying([MAGICIAN], field=["Uraby", "Kuriboh", "Celtic Guardian", "Mokey Mokey"])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert MAGICIAN in table.yugi.monsters


def test_where_the_dark_magician_has_gone_it_only_returns() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), "Kuriboh"], graveyard=[MAGICIAN]),
        kaiba=side(field=["Exiled Force", "Called by the Grave"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Exiled Force", targeting="Kuriboh")
    table.yugi.activates(CARD)
    table.kaiba.activates("Called by the Grave", targeting=MAGICIAN)
    table.everyone_passes()

    assert table.yugi.hand == [CARD]
    assert table.yugi.monsters == []
