"""Emperor Sem: after your Tribute Summon, cards go from the Graveyards to the Decks."""

import pytest

from tests.table import Table, side

CARD = "Emperor Sem"


def summoned(graveyard: list[str], theirs: list[str]) -> Table:
    table = Table(
        yugi=side(hand=["Summoned Skull"], field=[CARD, "Uraby"], graveyard=graveyard),
        kaiba=side(graveyard=theirs, field=["Skull Servant"]),
    )
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    return table


@pytest.mark.parametrize("wants", [True, False])
def test_qa_7260_its_player_has_to_and_the_opponent_can(wants: bool) -> None:
    table = summoned(["Kuriboh"], ["Sangan", "Giant Rat"])
    table.yugi.activates(CARD)
    table.yugi.chooses("Kuriboh")
    if wants:
        table.kaiba.agrees()
        table.kaiba.chooses("Sangan")
    else:
        table.kaiba.declines()
    table.everyone_passes()

    assert table.yugi.deck[0] == "Kuriboh"
    assert (table.kaiba.deck[:1] == ["Sangan"]) is wants
    assert len(table.kaiba.graveyard) == 2 - wants


def test_qa_7257_without_a_card_in_the_opponents_graveyard() -> None:
    table = summoned([], [])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.deck[0] == "Uraby"


def test_not_after_a_normal_summon_without_tributes() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=[CARD], graveyard=["Kuriboh"]))
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_nor_after_one_of_the_opponent() -> None:
    table = Table(
        yugi=side(hand=["Summoned Skull"], field=["Uraby"]),
        kaiba=side(field=[CARD], graveyard=["Kuriboh"]),
    )
    table.yugi.summons("Summoned Skull")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)
