"""Knightmare Unicorn: shuffles a card into the Deck, and normal draws are of several cards."""

from tests.table import Table, attacking, side
from tests.table.laying import Lying

UNICORN = "Knightmare Unicorn"
MATERIALS = ["Uraby", "Battle Ox", "Giant Rat"]


def test_it_shuffles_any_card_on_the_field_into_its_deck() -> None:
    table = Table(
        yugi=side(field=MATERIALS, extra=[UNICORN], hand=["Kuriboh"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.special_summons(UNICORN)
    table.yugi.activates(UNICORN, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert "Summoned Skull" in table.kaiba.deck
    assert table.yugi.hand == []


def test_two_monsters_of_one_name_are_no_materials() -> None:
    table = Table(yugi=side(field=["Uraby", "Uraby", "Battle Ox"], extra=[UNICORN]))
    assert not table.yugi.may("Special Summon", UNICORN)


def test_without_a_card_to_discard_it_is_not_offered() -> None:
    table = Table(yugi=side(field=MATERIALS, extra=[UNICORN]), kaiba=side(field=["Uraby"]))
    table.yugi.special_summons(UNICORN)
    table.everyone_passes()

    assert table.chains() == []


def _drawn(*field: Lying) -> int:
    """How many cards yugi draws in the Draw Phase with these monsters of theirs."""
    table = Table(
        yugi=side(field=field, deck=["Uraby"] * 9),
        kaiba=side(deck=["Uraby"] * 9),
        turn=4,
        turn_player="kaiba",
    )
    table.turn_ends()
    return len(table.yugi.hand)


def test_faq_13601_a_normal_draw_is_a_card_for_each_name_of_co_linked_knightmares() -> None:
    assert _drawn(attacking("Knightmare Phoenix", "M3"), attacking(UNICORN, "M4")) == 2


def test_of_one_name_there_is_one_card() -> None:
    unicorns = attacking(UNICORN, "M3"), attacking(UNICORN, "M4")
    assert _drawn(attacking("Knightmare Phoenix", "M2"), *unicorns) == 2


def test_without_a_co_linked_knightmare_one_card_is_drawn() -> None:
    assert _drawn(attacking(UNICORN, "M3")) == 1


def test_the_opponent_draws_one_card() -> None:
    table = Table(
        kaiba=side(
            field=[attacking(UNICORN, "M3"), attacking(UNICORN, "M4")], deck=["Uraby"] * 9
        ),
        yugi=side(deck=["Uraby"] * 9),
        turn=4,
        turn_player="kaiba",
    )
    table.turn_ends()
    assert len(table.yugi.hand) == 1
