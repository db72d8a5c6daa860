"""Soul-Absorbing Bone Tower: each Zombie that is Special Summoned mills two cards."""

from tests.table import Table, side

TOWER, ZOMBIE = "Soul-Absorbing Bone Tower", "Plaguespreader Zombie"


def test_another_zombie_that_is_special_summoned_sends_two_cards_of_the_opponents_deck() -> (
    None
):
    table = Table(
        yugi=side(field=[TOWER], hand=["Monster Reborn"], graveyard=[ZOMBIE]),
        kaiba=side(deck=["Uraby"] * 5),
    )
    table.yugi.activates("Monster Reborn", targeting=ZOMBIE)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby", "Uraby"]


def test_faq_5956_its_own_special_summon_does_not() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[TOWER]))
    table.yugi.activates("Monster Reborn", targeting=TOWER)
    table.everyone_passes()

    assert table.kaiba.graveyard == []


def test_beside_another_zombie_it_cannot_be_attacked() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[TOWER, ZOMBIE]))
    table.yugi.enters_battle_phase()
    assert table.yugi.may("attack", "Uraby")
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == [TOWER]
