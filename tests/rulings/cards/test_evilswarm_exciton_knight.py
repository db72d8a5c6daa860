"""Evilswarm Exciton Knight: clears the field for the player who has fewer cards."""

from tests.table import Table, side
from tests.table.laying import Lying

CARD, SKULL = "Evilswarm Exciton Knight", "Summoned Skull"
KNIGHT = Lying(CARD, materials=("Uraby", "Feral Imp"))


def test_faq_10942_it_destroys_all_other_cards_and_the_opponent_takes_no_damage() -> None:
    table = Table(
        yugi=side(field=[KNIGHT]), kaiba=side(field=[SKULL, "Waboku"], hand=["Kuriboh"])
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.field == [CARD]
    assert sorted(table.kaiba.graveyard) == [SKULL, "Waboku"]
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.kaiba.life == 8000


def test_qa_13079_damage_of_before_does_not_matter_and_effects_deal_none_either() -> None:
    table = Table(
        yugi=side(field=[KNIGHT], hand=["Ookazi", "Ookazi"]),
        kaiba=side(field=[SKULL, "Waboku"], hand=["Kuriboh", "Uraby"]),
    )
    table.yugi.activates("Ookazi")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.kaiba.life == 7200


def test_not_where_the_opponent_has_no_more_cards_in_hand_and_field() -> None:
    table = Table(yugi=side(field=[KNIGHT], hand=["Kuriboh"]), kaiba=side(field=[SKULL, SKULL]))

    assert not table.yugi.may("activate", CARD)


def test_it_counts_hand_and_field_together() -> None:
    table = Table(
        yugi=side(field=[KNIGHT, "Waboku"]), kaiba=side(field=[SKULL], hand=["Kuriboh"] * 2)
    )

    assert table.yugi.may("activate", CARD)


def test_in_the_battle_phase_of_the_opponent_but_not_in_their_main_phase() -> None:
    table = Table(
        yugi=side(field=[KNIGHT]),
        kaiba=side(field=[SKULL, "Battle Ox"], hand=["Dian Keto the Cure Master", "Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dian Keto the Cure Master")
    assert not table.yugi.may("activate", CARD)
    table.everyone_passes()
    table.kaiba.announces_battle_phase()
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.field == []


def test_not_in_ones_own_battle_phase() -> None:
    table = Table(yugi=side(field=[KNIGHT]), kaiba=side(field=[SKULL, SKULL]))
    table.yugi.announces_battle_phase()

    assert not table.yugi.may("activate", CARD, at="battle phase")


def test_faq_10942_once_on_a_chain_but_again_in_the_turn() -> None:
    table = Table(
        yugi=side(field=[KNIGHT]),
        kaiba=side(field=[SKULL, "Jar of Greed"], hand=["Kuriboh", "Uraby", "Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.kaiba.activates("Jar of Greed")

    assert not table.yugi.may("activate", CARD)
    table.everyone_passes()
    assert table.kaiba.field == []


def test_faq_10942_twice_in_a_turn_on_different_chains() -> None:
    table = Table(
        yugi=side(field=[KNIGHT]),
        kaiba=side(field=[SKULL], hand=["Battle Fader", "Uraby", "Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Battle Fader", position="Defense")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Battle Fader"]
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []
