"""Herald of Ultimateness: for a Fairy of the hand it negates what the opponent does."""

import pytest

from tests.table import Table, face_up, side

CARD = "Herald of Ultimateness"
FAIRY = "Winged Kuriboh"


def test_it_is_not_revived() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.parametrize("what", ["Ookazi", "Exiled Force"])
def test_faq_11377_it_negates_a_card_or_an_effect_of_a_monster(what: str) -> None:
    hand, field = ([what], []) if what == "Ookazi" else ([], [what])
    table = Table(yugi=side(hand=hand, field=field), kaiba=side(hand=[FAIRY], field=[CARD]))
    table.yugi.activates(what)
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.kaiba.life, table.kaiba.monsters) == (8000, [CARD])
    assert table.kaiba.graveyard == [FAIRY]
    assert table.yugi.graveyard == [what]


def test_faq_11377_it_negates_a_special_summon() -> None:
    table = Table(yugi=side(hand=["Cyber Dragon"]), kaiba=side(hand=[FAIRY], field=[CARD]))
    table.yugi.special_summons("Cyber Dragon")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([], ["Cyber Dragon"])


def test_it_can_be_used_again_and_again() -> None:
    table = Table(
        yugi=side(hand=["Ookazi", "Ookazi"]),
        kaiba=side(hand=[FAIRY, "Skelengel"], field=[CARD]),
    )
    for fairy in (FAIRY, "Skelengel"):
        table.yugi.activates("Ookazi")
        table.kaiba.activates(CARD)
        if table.asked == "kaiba CHOOSE":
            table.kaiba.chooses(fairy)
        table.everyone_passes()

    assert (table.kaiba.life, table.kaiba.hand) == (8000, [])


@pytest.mark.parametrize("hand", [[], ["Uraby"]])
def test_its_cost_is_a_fairy_of_the_hand(hand: list[str]) -> None:
    table = Table(yugi=side(hand=["Ookazi"]), kaiba=side(hand=hand, field=[CARD]))
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.kaiba.life == 7200


def test_it_does_not_answer_its_own_player_nor_a_normal_summon() -> None:
    table = Table(
        yugi=side(hand=["Uraby"]),
        kaiba=side(hand=[FAIRY, "Ookazi"], field=[CARD]),
    )
    table.yugi.summons("Uraby")
    table.turn_ends()
    table.kaiba.activates("Ookazi")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)


def test_faq_11377_the_effect_of_a_continuous_card_is_not_answered() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_up("Supply Squad")]),
        kaiba=side(hand=[FAIRY], field=[CARD]),
    )
    table.yugi.attacks_with("Uraby", at=CARD)
    table.everyone_passes()

    assert table.chains() == [["Supply Squad"]]
    assert not table.was_offered(table.kaiba, CARD)
