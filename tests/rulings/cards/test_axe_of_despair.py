"""Axe of Despair: 1000 ATK more, and back to the Deck for a Tribute."""

import pytest

from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side

AXE = "Axe of Despair"


def equipped() -> Table:
    """Yugi's Uraby has the axe and a Silver Fang stands by it; kaiba has Set a Typhoon."""
    return Table(
        yugi=side(
            field=["Uraby", "Silver Fang", face_up(AXE, on="Uraby")],
            deck=["Raigeki", "Dark Hole"],
        ),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )


def test_the_equipped_monster_has_1000_atk_more() -> None:
    table = Table(yugi=side(hand=[AXE], field=["Uraby"]))
    table.yugi.activates(AXE, targeting="Uraby")
    table.everyone_passes()

    uraby = table.yugi.sees("Uraby")
    assert (uraby.attack, uraby.defense) == (2500, 800)


@pytest.mark.rule("MR-MISC-06")
def test_sent_from_the_field_to_the_graveyard_it_may_go_on_the_deck_for_a_tribute() -> None:
    table = equipped()
    table.yugi.ends_turn()
    table.kaiba.activates("Mystical Space Typhoon", targeting=AXE)
    table.chain_resolves()
    table.yugi.activates(AXE, cost="Silver Fang")
    assert table.yugi.graveyard == [AXE, "Silver Fang"]
    table.everyone_passes()

    assert table.yugi.deck == [AXE, "Raigeki", "Dark Hole"]
    assert table.happened(Shuffled) == []
    assert table.yugi.monsters == ["Uraby"]


def test_it_stays_in_the_graveyard_if_its_player_declines() -> None:
    table = equipped()
    table.yugi.ends_turn()
    table.kaiba.activates("Mystical Space Typhoon", targeting=AXE)
    table.everyone_passes()

    assert table.questions(Reason.TRIGGER) == [[f"activate {AXE}"]]
    assert table.yugi.graveyard == [AXE]


def test_it_is_not_offered_with_nothing_to_tribute() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=["Uraby", face_up(AXE, on="Uraby")])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby", AXE]
    assert not table.was_asked(table.kaiba, Reason.TRIGGER)


def test_from_the_hand_to_the_graveyard_it_does_not_go_on_the_deck() -> None:
    table = Table(yugi=side(field=["Uraby", "Raigeki Break"], hand=[AXE]))
    table.yugi.activates("Raigeki Break", targeting="Uraby")
    table.chain_resolves()

    assert not table.yugi.may("activate", AXE)
    assert table.yugi.graveyard == [AXE, "Uraby", "Raigeki Break"]


def test_its_negated_activation_was_never_on_the_field() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=[AXE]),
        kaiba=side(field=["Magic Jammer"], hand=["Silver Fang"]),
    )
    table.yugi.activates(AXE, targeting="Uraby")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.graveyard == [AXE]
    assert not table.was_asked(table.yugi, Reason.TRIGGER)


def test_without_a_monster_to_equip_it_goes_to_the_graveyard_and_may_still_go_on_the_deck() -> (
    None
):
    table = Table(yugi=side(field=["Uraby"], hand=[AXE]), kaiba=side(field=["Book of Moon"]))
    table.yugi.activates(AXE, targeting="Uraby")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.chain_resolves()

    assert table.yugi.graveyard == [AXE]
    assert table.yugi.may("activate", AXE)
