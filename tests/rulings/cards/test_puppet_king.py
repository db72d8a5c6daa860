"""Puppet King: comes when the opponent adds a monster from the Deck, and falls a turn later."""

from tests.table import Table, face_up, side

KING = "Puppet King"
SEARCH = "Reinforcement of the Army"
FOUND = "Zubaba Knight"


def _come() -> Table:
    """Kaiba has summoned the King in Yugi's turn."""
    table = Table(
        yugi=side(hand=[SEARCH], deck=[FOUND, "Uraby", "Uraby"]), kaiba=side(hand=[KING])
    )
    table.yugi.activates(SEARCH)
    table.chain_resolves()
    table.kaiba.activates(KING)
    table.everyone_passes()
    return table


def test_it_comes_when_they_add_a_monster_from_their_deck() -> None:
    table = _come()

    assert table.kaiba.monsters == [KING]
    assert FOUND in table.yugi.hand


def test_it_falls_in_the_end_phase_of_the_next_turn_of_its_player() -> None:
    table = _come()
    table.turn_ends()
    assert table.kaiba.monsters == [KING]
    table.turn_ends()

    assert table.kaiba.monsters == []
    assert table.chains()[-1] == [KING]


def test_it_does_not_fall_where_something_else_summoned_it() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[KING]))
    table.yugi.activates("Monster Reborn", targeting=KING)
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()

    assert table.yugi.monsters == [KING]


def test_its_effect_negated_it_does_not_fall_later_either() -> None:
    table = Table(
        yugi=side(hand=[SEARCH], deck=[FOUND, "Uraby", "Uraby", "Uraby"]),
        kaiba=side(hand=[KING], field=[face_up("Skill Drain")]),
    )
    table.yugi.activates(SEARCH)
    table.chain_resolves()
    table.kaiba.activates(KING)
    table.everyone_passes()
    for _ in range(4):
        table.turn_ends()

    assert table.kaiba.monsters == [KING]


def test_it_answers_no_draw_no_spell_and_nothing_from_the_graveyard() -> None:
    drawn = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(hand=[KING]))
    drawn.yugi.activates("Pot of Greed")
    drawn.chain_resolves()
    assert not drawn.kaiba.may("activate", KING)

    spell = Table(
        yugi=side(hand=["Terraforming"], deck=["Mystic Plasma Zone"]), kaiba=side(hand=[KING])
    )
    spell.yugi.activates("Terraforming")
    spell.chain_resolves()
    assert not spell.kaiba.may("activate", KING)
