"""Ring of Destruction: destroy the opponent's monster; both take its original ATK as damage."""

from tests.table import Table, side

RING = "Ring of Destruction"


def test_its_player_takes_the_damage_first_and_the_opponent_after_it() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[RING]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(RING)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Gemini Elf"]
    assert table.life_changes() == [("kaiba", "EFFECT", -1900), ("yugi", "EFFECT", -1900)]


def test_whose_life_points_run_out_first_loses() -> None:
    table = Table(
        yugi=side(life=3000, field=["Gemini Elf"]), kaiba=side(life=1900, field=[RING])
    )
    table.yugi.enters_battle_phase()
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(RING)
    table.everyone_passes()

    assert table.result == ("yugi", "LIFE")
    assert table.yugi.life == 3000


def test_only_in_the_opponents_turn_and_only_atk_up_to_their_life_points() -> None:
    strong = Table(
        yugi=side(life=1800, hand=["Uraby"], field=["Gemini Elf"]), kaiba=side(field=[RING])
    )
    strong.yugi.sets("Uraby")
    assert not strong.kaiba.may("activate", RING)

    own = Table(yugi=side(field=[RING]), kaiba=side(field=["Uraby"]))
    assert not own.yugi.may("activate", RING)


def test_the_damage_is_that_of_the_original_atk() -> None:
    table = Table(
        yugi=side(hand=["Rush Recklessly"], field=["Gemini Elf"]), kaiba=side(field=[RING])
    )
    table.yugi.activates("Rush Recklessly", targeting="Gemini Elf")
    table.everyone_passes()
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(RING)
    table.everyone_passes()

    assert [amount for _, _, amount in table.life_changes()] == [-1900, -1900]


def test_only_one_can_be_activated_in_a_turn() -> None:
    table = Table(yugi=side(field=["Uraby", "Gemini Elf"]), kaiba=side(field=[RING, RING]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(RING, targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Gemini Elf")

    assert not table.kaiba.may("activate", RING)


def test_honeybot_beside_the_target_comes_too_late_to_save_it() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Call of the Haunted"],
            hand=["Upstart Goblin"],
            graveyard=["Honeybot"],
        ),
        kaiba=side(field=["Ring of Destruction"]),
    )
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates("Ring of Destruction")
    table.yugi.activates("Call of the Haunted", zone="M2")
    table.everyone_passes()

    assert table.yugi.monsters == ["Honeybot"]


def test_a_target_that_has_changed_sides_is_destroyed_all_the_same() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Upstart Goblin"]),
        kaiba=side(field=["Ring of Destruction", "Enemy Controller", "Mokey Mokey"]),
    )
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates("Ring of Destruction")
    table.yugi.passes()
    table.kaiba.activates("Enemy Controller", effect=1)
    table.everyone_passes()

    assert "Uraby" in table.yugi.graveyard
    assert (table.yugi.life, table.kaiba.life) == (6500, 8000 + 1000 - 1500)
