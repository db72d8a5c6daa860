"""Spiritual Energy Settle Machine: it keeps Spirit monsters on the field, at a cost."""

from engine.yugioh.state.events.moves import Moved, Why
from tests.table import Table, face_down, face_up, side

MACHINE = "Spiritual Energy Settle Machine"
PRIEST = "Asura Priest"
TYPHOON = "Mystical Space Typhoon"


def with_spirits() -> Table:
    """Each player has summoned or flipped a Spirit monster this turn."""
    table = Table(
        yugi=side(hand=[PRIEST, "Uraby"], field=[face_up(MACHINE)]),
        kaiba=side(field=[face_down("Yata-Garasu"), TYPHOON]),
    )
    table.yugi.summons(PRIEST)
    table.everyone_passes()
    return table


def test_a_spirit_monster_stays_while_a_card_is_discarded() -> None:
    table = with_spirits()
    table.yugi.ends_turn()
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.monsters == [PRIEST]
    assert table.yugi.graveyard == ["Uraby"]


def test_neither_the_discard_nor_the_return_makes_a_chain() -> None:
    table = with_spirits()
    table.yugi.ends_turn()
    table.yugi.declines()
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.graveyard == [MACHINE]
    assert table.yugi.hand == ["Uraby", PRIEST]


def test_without_a_hand_it_is_destroyed() -> None:
    table = Table(yugi=side(field=[face_up(MACHINE), PRIEST]))
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.yugi.graveyard == [MACHINE]
    assert table.yugi.hand == [PRIEST]


def test_it_is_paid_for_in_the_end_phase_of_its_player_alone() -> None:
    table = Table(yugi=side(field=[face_up(MACHINE), PRIEST]), turn_player="kaiba")
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.yugi.field == [PRIEST, MACHINE]


def test_spirit_monsters_of_the_opponent_stay_too() -> None:
    table = Table(
        yugi=side(field=[face_up(MACHINE)]),
        kaiba=side(hand=["Yata-Garasu"]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Yata-Garasu")
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.kaiba.monsters == ["Yata-Garasu"]


def test_when_it_leaves_face_up_spirit_monsters_of_both_return() -> None:
    table = Table(
        yugi=side(field=[face_up(MACHINE), PRIEST, face_down("Great Long Nose"), "Uraby"]),
        kaiba=side(field=["Yata-Garasu", TYPHOON]),
        turn_player="kaiba",
    )
    table.kaiba.activates(TYPHOON, targeting=MACHINE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Great Long Nose", "Uraby"]
    assert table.yugi.hand == [PRIEST]
    assert table.kaiba.hand == ["Yata-Garasu"]
    assert table.chains() == [[TYPHOON]]


def test_one_that_lies_set_says_nothing_as_it_leaves() -> None:
    table = Table(
        yugi=side(field=[face_down(MACHINE), PRIEST]),
        kaiba=side(field=[TYPHOON]),
        turn_player="kaiba",
    )
    table.kaiba.activates(TYPHOON, targeting=MACHINE)
    table.everyone_passes()

    assert table.yugi.monsters == [PRIEST]


def test_one_that_was_destroyed_before_it_resolved_says_nothing() -> None:
    table = Table(yugi=side(hand=[MACHINE], field=[PRIEST]), kaiba=side(field=[TYPHOON]))
    table.yugi.activates(MACHINE)
    table.kaiba.activates(TYPHOON, targeting=MACHINE)
    table.everyone_passes()

    assert table.yugi.monsters == [PRIEST]


def test_one_whose_activation_was_negated_says_nothing() -> None:
    table = Table(
        yugi=side(hand=[MACHINE], field=[PRIEST]),
        kaiba=side(hand=["Uraby"], field=["Magic Jammer"]),
    )
    table.yugi.activates(MACHINE)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.monsters == [PRIEST]


def test_a_spirit_monster_that_stayed_returns_no_more_of_itself() -> None:
    table = with_spirits()
    table.yugi.ends_turn()
    table.yugi.agrees()
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.yugi.monsters == [PRIEST]
    assert [move for move in table.happened(Moved) if move.why is Why.RETURNED] == []
