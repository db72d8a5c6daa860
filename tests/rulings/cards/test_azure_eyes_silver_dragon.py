"""Azure-Eyes Silver Dragon: shields the Dragons there, and brings back Normal Monsters."""

import pytest

from tests.table import Table, face_down, side

AZURE = "Azure-Eyes Silver Dragon"
BLUE_EYES = "Blue-Eyes White Dragon"
TUNER = "Junk Synchron"
LONG = ["Uraby"] * 9


def came(*, theirs: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """Yugi has brought it back beside a Blue-Eyes, and its effect has been applied."""
    table = Table(
        yugi=side(
            field=[BLUE_EYES, "Summoned Skull"],
            hand=["Monster Reborn", *hand],
            graveyard=[AZURE],
            deck=LONG,
        ),
        kaiba=side(field=list(map(face_down, theirs)), hand=["Kuriboh"] * 3, deck=LONG),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    assert table.chains() == [["Monster Reborn"], [AZURE]]
    return table


def test_it_takes_a_tuner_and_normal_monsters() -> None:
    normal = Table(yugi=side(field=[TUNER, "Summoned Skull"], extra=[AZURE]))
    assert normal.yugi.may("Special Summon", AZURE)

    effects = Table(yugi=side(field=[TUNER, "Caius the Shadow Monarch"], extra=[AZURE]))
    assert not effects.yugi.may("Special Summon", AZURE)


def test_effects_do_not_destroy_its_dragons() -> None:
    table = came(hand=("Dark Hole",))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [AZURE, BLUE_EYES]


@pytest.mark.parametrize("turns", [0, 1])
def test_neither_player_can_target_them_until_the_end_of_the_next_turn(turns: int) -> None:
    table = came(theirs=("Compulsory Evacuation Device",), hand=("Rush Recklessly",))
    for _ in range(turns):
        table.turn_ends()
    player = table.turn_player
    card = ("Rush Recklessly", "Compulsory Evacuation Device")[turns]
    player.activates(card)
    table.everyone_passes()

    assert "Summoned Skull" not in table.yugi.monsters or turns == 0
    assert table.yugi.sees(AZURE).attack == 2500
    assert BLUE_EYES in table.yugi.monsters


def test_then_they_can_again() -> None:
    table = came(hand=("Dark Hole",))
    table.turn_ends()
    table.turn_ends()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_qa_12826_a_dragon_that_comes_later_is_not_shielded() -> None:
    table = came(hand=("Baby Dragon", "Dark Hole"))
    table.yugi.summons("Baby Dragon")
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert "Baby Dragon" in table.yugi.graveyard
    assert sorted(table.yugi.monsters) == [AZURE, BLUE_EYES]


def test_qa_12825_once_turned_face_down_it_is_no_longer() -> None:
    table = came(hand=("Book of Eclipse",))
    table.yugi.activates("Book of Eclipse")
    table.everyone_passes()
    table.turn_ends()
    assert len(table.yugi.monsters) == 3
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.yugi.sees(BLUE_EYES).position == "face-down Defense"


def test_qa_13301_what_answers_its_summon_answers_that_effect() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[AZURE]),
        kaiba=side(field=[face_down("Torrential Tribute")]),
    )
    table.yugi.activates("Monster Reborn")
    table.chain_resolves()
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.chains()[-1] == [AZURE, "Torrential Tribute"]
    assert table.yugi.monsters == []


def test_in_its_standby_phase_a_normal_monster_comes_back() -> None:
    table = Table(
        yugi=side(field=[AZURE], graveyard=["Summoned Skull", "Kuriboh"], deck=LONG),
        phase="draw phase",
    )
    table.yugi.activates(AZURE, at="standby phase")
    table.everyone_passes()

    assert table.yugi.monsters == [AZURE, "Summoned Skull"]


def test_not_in_that_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[AZURE], graveyard=["Summoned Skull"], deck=LONG),
        kaiba=side(deck=LONG),
        turn_player="kaiba",
        phase="draw phase",
    )
    table.everyone_passes()

    assert not table.was_offered(table.yugi, AZURE)
