"""Gravekeeper's Servant: the opponent gives up the top of the Deck for each attack."""

import pytest

from engine.yugioh.language import Activate, BanishedInstead, Cards, Continuous, Kind
from engine.yugioh.language.cards import continuous_spell
from tests.table import Table, attacking, face_up, side
from tests.table.inventing import deal_in

SERVANT = "Gravekeeper's Servant"


def _attacked(*servants: str, deck: tuple[str, ...] = ("Uraby", "Kuriboh", "Sangan")) -> Table:
    return Table(
        yugi=side(field=[attacking("Summoned Skull"), attacking("Uraby")], deck=deck),
        kaiba=side(field=[face_up(each) for each in servants]),
    )


def test_the_top_card_goes_as_an_attack_is_declared() -> None:
    table = _attacked(SERVANT)
    table.yugi.attacks_with("Summoned Skull")
    assert table.yugi.graveyard == ["Uraby"]
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Kuriboh"]
    assert table.kaiba.life == 8000 - 2500 - 1500


@pytest.mark.parametrize(("deck", "may"), [((), False), (("Uraby",), True)])
def test_faq_4893_without_a_card_no_attack(deck: tuple[str, ...], may: bool) -> None:
    table = _attacked(SERVANT, deck=deck)
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", "Summoned Skull") is may


def test_faq_4893_two_of_them_take_two_cards() -> None:
    table = _attacked(SERVANT, SERVANT)
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Kuriboh"]
    table.yugi.enters_main_phase_2()


def test_faq_4893_one_card_is_too_few_for_two_of_them() -> None:
    table = _attacked(SERVANT, SERVANT, deck=("Uraby",))
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Summoned Skull")


def test_qa_8798_banished_instead_it_is_not_sent() -> None:
    table = _attacked(SERVANT, "Macro Cosmos")
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Summoned Skull")


@pytest.mark.parametrize("top", ["Uraby", "Dark Hole"])
def test_qa_8798_whether_it_can_be_sent_tells_nothing_of_the_top_of_the_deck(
    top: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dimensional Fissure: monsters are banished, and one may lie there."""
    banished = Continuous(fact=BanishedInstead(Cards(Kind.MONSTER)))
    deal_in(monkeypatch, continuous_spell("Rift", 900000097, Activate(), banished))
    table = _attacked(SERVANT, "Rift", deck=(top, "Uraby"))
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Summoned Skull")


def test_its_own_player_attacks_freely() -> None:
    table = Table(yugi=side(field=[attacking("Uraby"), face_up(SERVANT)]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == []
    assert table.kaiba.life == 6500
