"""Dark Tinker: looks at the top card of the Deck, which may go to the bottom."""

from engine.yugioh.state.events.sights import LookedAt
from tests.table import Table, side

TINKER = "Dark Tinker"


def _sent() -> Table:
    table = Table(
        yugi=side(field=[TINKER], deck=["Kuriboh", "Uraby", "Giant Rat"]),
        kaiba=side(hand=["Raigeki"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki")
    return table


def test_faq_8010_it_may_go_to_the_bottom_and_its_player_alone_sees_it() -> None:
    table = _sent()
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.deck == ["Uraby", "Giant Rat", "Kuriboh"]
    (seen,) = [event for event in table.told(table.yugi) if isinstance(event, LookedAt)]
    (hidden,) = [event for event in table.told(table.kaiba) if isinstance(event, LookedAt)]
    assert seen.cards != hidden.cards


def test_or_stay_on_top() -> None:
    table = _sent()
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.deck == ["Kuriboh", "Uraby", "Giant Rat"]


def test_from_the_hand_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=[TINKER], field=["Magic Jammer"], deck=["Kuriboh"] * 3),
        kaiba=side(hand=["Pot of Greed"], deck=["Uraby"] * 3),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    table.yugi.activates("Magic Jammer", cost=TINKER)
    table.everyone_passes()

    assert TINKER in table.yugi.graveyard
    assert not table.happened(LookedAt)
