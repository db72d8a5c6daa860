"""Dust Tornado: destroy a Spell or Trap of the opponent, then Set one from the hand."""

from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_up, side


def test_it_targets_only_the_opponents_spells_and_traps() -> None:
    table = Table(
        yugi=side(field=["Dust Tornado", "Waboku"]),
        kaiba=side(field=["Uraby", "Trap Hole", face_up("Mystic Plasma Zone")]),
    )
    table.yugi.activates("Dust Tornado", targeting="Trap Hole")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Trap Hole", "Mystic Plasma Zone"]]
    assert table.kaiba.field == ["Uraby", "Mystic Plasma Zone"]


def test_then_a_spell_or_trap_of_the_hand_may_be_set_unseen() -> None:
    table = Table(
        yugi=side(field=["Dust Tornado"], hand=["Uraby", "Pot of Greed", "Mirror Force"]),
        kaiba=side(field=["Trap Hole"]),
    )
    table.yugi.activates("Dust Tornado")
    table.yugi.agrees()
    assert table.options == ["Pot of Greed", "Mirror Force"]
    table.yugi.chooses("Mirror Force")
    table.everyone_passes()

    assert table.yugi.spells == ["Mirror Force"]
    assert table.yugi.sees("Mirror Force").position == "Set"
    told = [event.card for event in table.told(table.kaiba) if isinstance(event, SetDown)]
    assert told == [HIDDEN]


def test_a_card_it_sets_is_not_used_this_turn() -> None:
    table = Table(
        yugi=side(field=["Dust Tornado"], hand=["Jar of Greed"]),
        kaiba=side(field=["Trap Hole"]),
    )
    table.yugi.activates("Dust Tornado")
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.spells == ["Jar of Greed"]
    assert not table.yugi.may("activate", "Jar of Greed")


def test_the_player_may_set_nothing() -> None:
    table = Table(
        yugi=side(field=["Dust Tornado"], hand=["Pot of Greed"]),
        kaiba=side(field=["Trap Hole"]),
    )
    table.yugi.activates("Dust Tornado")
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.hand == ["Pot of Greed"]
    assert table.kaiba.graveyard == ["Trap Hole"]


def test_nothing_is_set_when_nothing_was_destroyed() -> None:
    table = Table(
        yugi=side(field=["Dust Tornado"], hand=["Pot of Greed"]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Dust Tornado")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.WHETHER)
    assert table.yugi.hand == ["Pot of Greed"]


def test_without_a_free_zone_a_field_spell_may_still_be_set() -> None:
    others = ["Waboku", "Trap Hole", "Mirror Force", "Magic Cylinder"]
    table = Table(
        yugi=side(field=[*others, "Dust Tornado"], hand=["Pot of Greed", "Mystic Plasma Zone"]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Dust Tornado")
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.spells == [*others, "Mystic Plasma Zone"]
    assert table.yugi.hand == ["Pot of Greed"]
