"""Royal Magical Library: a Spell Counter for each Spell that resolves, and a draw for three."""

import pytest

from engine.yugioh.language import Counter
from tests.table import Table, face_down, side

LIBRARY, STORM = "Royal Magical Library", "Mystical Space Typhoon"


def counters(table: Table) -> int:
    """How many Spell Counters lie on the library."""
    cards = [card for card in table.driver.duel.state.field() if card.text.name == LIBRARY]
    return cards[0].counters.get(Counter.SPELL, 0)


def test_spells_of_both_players_count_when_they_resolve_three_at_most() -> None:
    table = Table(
        yugi=side(field=[LIBRARY], hand=["Pot of Greed"] * 3, deck=["Uraby"] * 9),
        kaiba=side(field=[face_down(STORM)]),
    )
    table.yugi.activates("Pot of Greed")
    assert counters(table) == 0
    table.kaiba.activates(STORM)
    table.chain_resolves()
    assert counters(table) == 2

    for _ in range(2):
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    assert counters(table) == 3


def test_three_counters_are_removed_to_draw_a_card_without_a_further_chain_link() -> None:
    table = Table(yugi=side(field=[LIBRARY], hand=["Pot of Greed"] * 3, deck=["Uraby"] * 9))
    for _ in range(2):
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    assert not table.yugi.may("activate", LIBRARY)
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()
    table.yugi.activates(LIBRARY)
    assert counters(table) == 0
    table.everyone_passes()

    assert len(table.yugi.hand) == 7
    assert table.chains() == [["Pot of Greed"]] * 3 + [[LIBRARY]]


def test_a_negated_activation_a_trap_and_an_effect_of_a_spell_do_not_count() -> None:
    table = Table(
        yugi=side(field=[LIBRARY, "Jar of Greed"], hand=["Pot of Greed"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert counters(table) == 0


@pytest.mark.parametrize("again", [False, True])
def test_a_spell_that_brings_it_back_does_not_count_but_the_next_one_does(again: bool) -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn", "Pot of Greed"], graveyard=[LIBRARY]),
    )
    table.yugi.activates("Monster Reborn", targeting=LIBRARY)
    table.everyone_passes()
    assert counters(table) == 0
    if again:
        table.yugi.activates("Pot of Greed")
        table.everyone_passes()
    assert counters(table) == again


def test_a_continuous_spell_destroyed_in_response_still_counts() -> None:
    table = Table(
        yugi=side(field=[LIBRARY], hand=["Supply Squad"]),
        kaiba=side(field=[face_down(STORM)]),
    )
    table.yugi.activates("Supply Squad")
    table.kaiba.activates(STORM, targeting="Supply Squad")
    table.everyone_passes()

    assert counters(table) == 2


def test_negated_it_takes_no_counter() -> None:
    table = Table(
        yugi=side(field=[LIBRARY], hand=["Pot of Greed"]), kaiba=side(hand=["Effect Veiler"])
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Effect Veiler", targeting=LIBRARY)
    table.everyone_passes()

    assert counters(table) == 0
