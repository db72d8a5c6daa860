"""Ties of the Brethren: two brothers of a monster from the Deck, and nothing else that turn."""

import pytest

from tests.table import Table, face_down, side

CARD, OX = "Ties of the Brethren", "Battle Ox"
GIANT, BEAVER, LEOTAUR = "Hitotsu-Me Giant", "Beaver Warrior", "Leotaur"
BROTHERS = [GIANT, BEAVER, LEOTAUR]
TO_DRAW = ["Uraby", "Silver Fang", "Mokey Mokey"]


def called(*kaiba: str, deck: list[str] = BROTHERS) -> Table:
    """A table on which it has been activated for a Battle Ox."""
    table = Table(
        yugi=side(
            field=[OX],
            hand=[CARD, "Monster Reborn"],
            deck=[*TO_DRAW, *deck],
            graveyard=["Summoned Skull"],
        ),
        kaiba=side(field=[face_down(each) for each in kaiba]),
    )
    table.yugi.activates(CARD, targeting=OX)
    return table


def test_faq_6154_two_of_its_type_attribute_and_level_come_of_other_names() -> None:
    table = called(deck=[OX, OX, GIANT, GIANT, BEAVER])
    assert table.yugi.life == 6000
    table.everyone_passes()
    table.yugi.chooses(GIANT, BEAVER)
    table.everyone_passes()

    assert table.yugi.monsters == [OX, GIANT, BEAVER]
    assert OX in table.yugi.deck


def test_faq_6154_after_it_nothing_is_special_summoned_in_that_turn() -> None:
    table = called()
    table.everyone_passes()
    table.yugi.chooses(GIANT, BEAVER)
    table.everyone_passes()
    assert not table.yugi.may("activate", "Monster Reborn")

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", "Monster Reborn")


def test_faq_6154_no_battle_phase_is_conducted_in_that_turn() -> None:
    table = called()
    table.everyone_passes()
    table.yugi.chooses(GIANT, BEAVER)
    table.everyone_passes()

    assert not table.yugi.may("enter the Battle Phase")


def test_faq_6154_after_a_battle_phase_it_is_not_activated() -> None:
    table = Table(yugi=side(field=[OX], hand=[CARD], deck=[*TO_DRAW, *BROTHERS]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize("answer", ["Book of Moon", "Compulsory Evacuation Device"])
def test_faq_6154_turned_face_down_or_gone_it_brings_none_and_the_ban_holds(
    answer: str,
) -> None:
    table = called(answer)
    table.kaiba.activates(answer, targeting=OX)
    table.everyone_passes()

    assert table.yugi.deck == [*TO_DRAW, *BROTHERS]
    assert not table.yugi.may("activate", "Monster Reborn")


def test_q_a_17758_on_the_side_of_the_opponent_it_brings_them_all_the_same() -> None:
    table = Table(
        yugi=side(field=[OX], hand=[CARD], deck=[*TO_DRAW, *BROTHERS]),
        kaiba=side(field=[face_down("Enemy Controller"), "Silver Fang"]),
    )
    table.yugi.activates(CARD, targeting=OX)
    table.kaiba.activates("Enemy Controller", effect=1, cost="Silver Fang", targeting=OX)
    table.everyone_passes()
    table.yugi.chooses(GIANT, BEAVER)
    table.everyone_passes()

    assert table.yugi.monsters == [GIANT, BEAVER]


def test_q_a_17759_its_level_counts_as_it_is_when_the_effect_resolves() -> None:
    soldier, changer = "Giant Soldier of Stone", "Star Changer"
    rocks = ["Gem-Elephant", "Morphing Jar #2", "Stone Statue of the Aztecs", "Gogogo Golem"]
    table = Table(
        yugi=side(field=[soldier, face_down(changer)], hand=[CARD], deck=[*TO_DRAW, *rocks])
    )
    table.yugi.activates(CARD, targeting=soldier)
    table.yugi.activates(changer, effect=0)
    table.everyone_passes()

    assert sorted(table.yugi.monsters[1:]) == ["Gogogo Golem", "Stone Statue of the Aztecs"]


@pytest.mark.parametrize("deck", [[GIANT], [GIANT, GIANT], [OX, GIANT]])
def test_without_two_of_different_names_it_is_not_activated(deck: list[str]) -> None:
    table = Table(yugi=side(field=[OX], hand=[CARD], deck=[*TO_DRAW, *deck]))

    assert not table.yugi.may("activate", CARD)


def test_q_a_17760_where_two_are_left_no_more_none_comes() -> None:
    greed = "Reckless Greed"
    table = Table(
        yugi=side(
            field=[OX, face_down(greed)],
            hand=[CARD, "Monster Reborn"],
            deck=[GIANT, "Uraby", BEAVER],
            graveyard=["Summoned Skull"],
        )
    )
    table.yugi.activates(CARD, targeting=OX)
    table.yugi.activates(greed)
    table.everyone_passes()

    assert table.yugi.monsters == [OX]
    assert not table.yugi.may("activate", "Monster Reborn")


def test_q_a_17761_with_one_free_zone_it_is_not_activated() -> None:
    deck = [*TO_DRAW, *BROTHERS]
    for others, may in ((3, False), (2, True)):
        table = Table(yugi=side(field=[OX, *["Uraby"] * others], hand=[CARD], deck=deck))
        assert table.yugi.may("activate", CARD) is may


def test_q_a_17761_with_one_free_zone_as_it_resolves_none_comes() -> None:
    table = called("Ojama Trio")
    table.kaiba.activates("Ojama Trio")
    table.everyone_passes()

    assert table.yugi.deck == [*TO_DRAW, *BROTHERS]


def test_a_monster_of_level_5_or_without_2000_life_points_does_not_do() -> None:
    deck = [*TO_DRAW, *BROTHERS]
    high = Table(yugi=side(field=["Curse of Dragon"], hand=[CARD], deck=deck))
    assert not high.yugi.may("activate", CARD)

    poor = Table(yugi=side(field=[OX], hand=[CARD], deck=deck, life=1999))
    assert not poor.yugi.may("activate", CARD)
