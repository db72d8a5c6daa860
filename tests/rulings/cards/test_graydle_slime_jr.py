"""Graydle Slime Jr.: brings back a Graydle, then an Aqua monster of its Level."""

from tests.table import Table, attacking, side

SLIME = "Graydle Slime Jr."


def _summoned(hand: list[str]) -> Table:
    table = Table(yugi=side(hand=[SLIME, *hand], graveyard=[SLIME, "Uraby"]))
    table.yugi.summons(SLIME)
    table.yugi.activates(SLIME, targeting=SLIME)
    return table


def test_an_aqua_monster_of_the_same_level_follows() -> None:
    table = _summoned(["Swap Frog", "Toon Mermaid"])
    table.yugi.agrees()
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted([SLIME, SLIME, "Swap Frog"])
    assert table.yugi.hand == ["Toon Mermaid"]


def test_qa_19567_with_none_in_hand_it_can_be_activated() -> None:
    table = _summoned(["Uraby"])
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == [SLIME, SLIME]


def test_before_it_other_monsters_can_come() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Uraby"]))

    assert table.yugi.may("activate", "Monster Reborn")


def test_faq_12620_after_it_none_but_water_monsters_come() -> None:
    table = _summoned(["Monster Reborn"])
    table.yugi.declines()
    table.everyone_passes()

    assert not table.yugi.may("activate", "Monster Reborn")


def test_destroyed_by_battle_it_brings_another_from_the_deck() -> None:
    table = Table(
        yugi=side(field=[attacking("Giant Rat")]),
        kaiba=side(field=[attacking(SLIME)], deck=[SLIME]),
    )
    table.yugi.attacks_with("Giant Rat", at=SLIME)
    table.kaiba.activates(SLIME)
    table.everyone_passes()

    assert table.kaiba.monsters == [SLIME]
