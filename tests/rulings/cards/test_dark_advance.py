"""Dark Advance: such a monster comes back, and can be Tribute Summoned at once."""

import pytest

from tests.table import Table, attacking, face_down, side

DARK = "Dark Advance"
DRAGON = "Wattaildragon"
GRANMARG = "Granmarg the Rock Monarch"


def test_the_target_comes_to_the_hand_and_is_tribute_summoned() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=["Battle Ox", DARK], graveyard=[DRAGON]))
    table.yugi.summons("Uraby")
    table.everyone_passes()
    table.yugi.activates(DARK, targeting=DRAGON)
    table.yugi.agrees()
    table.yugi.chooses("Battle Ox")

    assert table.yugi.monsters == [DRAGON, "Uraby"]
    assert table.yugi.sees(DRAGON).position == "face-up Attack"


def test_qa_17922_another_of_the_hand_will_do() -> None:
    table = Table(yugi=side(hand=[GRANMARG], field=["Battle Ox", DARK], graveyard=[DRAGON]))
    table.yugi.activates(DARK, targeting=DRAGON)
    table.yugi.agrees()
    table.yugi.chooses(GRANMARG)

    assert (table.yugi.monsters, table.yugi.hand) == ([GRANMARG], [DRAGON])


def test_faq_12270_without_a_tribute_it_only_comes_to_the_hand() -> None:
    table = Table(yugi=side(field=[DARK], graveyard=[DRAGON]))
    table.yugi.activates(DARK, targeting=DRAGON)
    table.everyone_passes()
    assert table.options == ["No"]
    table.yugi.declines()

    assert (table.yugi.hand, table.yugi.monsters) == ([DRAGON], [])


@pytest.mark.parametrize("name", ["Summoned Skull", "Blade Knight", "Airknight Parshath"])
def test_only_a_monster_of_such_atk_and_def(name: str) -> None:
    table = Table(yugi=side(field=[DARK], graveyard=[name]))

    assert not table.yugi.may("activate", DARK)


def test_qa_11580_from_the_extra_deck_it_goes_back_there() -> None:
    table = Table(
        yugi=side(hand=[GRANMARG], field=["Battle Ox", DARK], graveyard=["Colossal Fighter"])
    )
    table.yugi.activates(DARK, targeting="Colossal Fighter")
    table.everyone_passes()

    assert (table.yugi.graveyard, table.yugi.hand) == ([DARK], [GRANMARG])
    assert table.yugi.monsters == ["Battle Ox"]


def test_qa_17923_gone_from_the_graveyard_nothing_is_summoned() -> None:
    table = Table(
        yugi=side(hand=[GRANMARG], field=["Battle Ox", DARK], graveyard=[DRAGON]),
        kaiba=side(field=["Disappear"]),
    )
    table.yugi.activates(DARK, targeting=DRAGON)
    table.kaiba.activates("Disappear", targeting=DRAGON)
    table.everyone_passes()

    assert table.yugi.hand == [GRANMARG]


@pytest.mark.parametrize(("at", "able"), [("main phase 1", True), ("standby phase", False)])
def test_in_a_main_phase_of_either_player(at: str, able: bool) -> None:
    table = Table(yugi=side(), kaiba=side(field=[face_down(DARK)], graveyard=[DRAGON]))
    table.yugi.ends_turn()

    assert table.kaiba.may("activate", DARK, at=at) is able


def test_in_the_battle_phase_but_not_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby")]),
        kaiba=side(field=[face_down(DARK), attacking("Kuriboh")], graveyard=[DRAGON]),
    )
    table.yugi.attacks_with("Uraby", at="Kuriboh")

    assert table.kaiba.may("activate", DARK)


def test_one_is_activated_in_a_turn() -> None:
    table = Table(yugi=side(field=[DARK, DARK], graveyard=[DRAGON, GRANMARG]))
    table.yugi.activates(DARK, targeting=DRAGON)
    table.yugi.declines()
    table.everyone_passes()

    assert not table.yugi.may("activate", DARK)


@pytest.mark.parametrize("link", [1, 2])
def test_qa_17921_only_as_chain_link_1_can_the_summon_be_negated(link: int) -> None:
    table = Table(
        yugi=side(field=["Battle Ox", DARK, "Jar of Greed"], graveyard=[DRAGON]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    if link == 2:
        table.yugi.activates("Jar of Greed")
    table.yugi.activates(DARK, targeting=DRAGON)
    table.yugi.agrees()

    assert table.kaiba.may("activate", "Solemn Judgment") is (link == 1)
