"""Mind Haxorz: pay 500; look at the opponent's hand and their Set cards."""

import pytest

from engine.yugioh.state.events.sights import LookedAt
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, face_up, side

CARD = "Mind Haxorz"


def looked() -> Table:
    """A table on which yugi has looked at kaiba's cards."""
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(
            hand=["Raigeki"],
            field=[face_down("Man-Eater Bug"), "Uraby", "Waboku", face_up("Supply Squad")],
        ),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_only_who_looks_is_told_what_the_cards_are() -> None:
    table = looked()
    (seen,) = [event for event in table.told(table.yugi) if isinstance(event, LookedAt)]
    (public,) = [event for event in table.told(None) if isinstance(event, LookedAt)]
    names = [table.driver.name(card) for card in seen.cards]

    assert names == ["Raigeki", "Man-Eater Bug", "Waboku"]
    assert public.cards == (HIDDEN,) * 3
    assert table.yugi.life == 7500


@pytest.mark.rule("MR-GLOS-30")
def test_looking_flips_nothing() -> None:
    table = looked()

    assert table.kaiba.sees("Man-Eater Bug").position == "face-down Defense"
    assert not table.happened(Flipped)
    assert table.chains() == [[CARD]]


def test_it_needs_something_to_look_at() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))

    assert not table.yugi.may("activate", CARD)
