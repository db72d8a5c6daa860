"""Silpheed: it comes by banishing a WIND monster, and takes a card of the hand as it falls."""

import pytest

from tests.table import Table, attacking, face_down, side

CARD = "Silpheed"


def test_faq_5832_it_comes_by_banishing_a_wind_monster_without_a_chain() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=["Harpie Lady", "Kuriboh"]))
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.banished == ["Harpie Lady"]
    assert table.chains() == []
    assert not Table(yugi=side(hand=[CARD])).yugi.may("Normal Summon", CARD)


def test_without_a_wind_monster_of_its_own_graveyard_it_does_not_come() -> None:
    table = Table(
        yugi=side(hand=[CARD], graveyard=["Kuriboh"]), kaiba=side(graveyard=["Harpie Lady"])
    )

    assert not table.yugi.may("Special Summon", CARD)


def test_faq_5832_once_it_has_come_so_it_is_revived() -> None:
    hand = [CARD, "Dark Hole", "Monster Reborn"]
    table = Table(yugi=side(hand=hand, graveyard=["Harpie Lady"]))
    table.yugi.special_summons(CARD)
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


@pytest.mark.parametrize("hand", [(), ("Kuriboh",), ("Kuriboh", "Uraby")])
def test_faq_5832_destroyed_by_battle_it_has_to_be_used_with_no_hand_too(
    hand: tuple[str, ...],
) -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")], hand=list(hand)),
        kaiba=side(field=[attacking(CARD)]),
    )
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert len(table.yugi.hand) == max(len(hand) - 1, 0)
    assert len(table.yugi.graveyard) == min(len(hand), 1)


def test_destroyed_by_an_effect_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[face_down("Raigeki Break")], hand=["Kuriboh", "Uraby"]),
        kaiba=side(field=[attacking(CARD)]),
    )
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
