"""Curse of Fiend: every monster turns, from a Spell that was Set for the Standby Phase."""

from tests.table import Table, attacking, defending, face_down, side

CURSE = "Curse of Fiend"


def in_standby() -> Table:
    """A table in the Standby Phase of yugi, who has had the Spell Set for a turn."""
    table = Table(
        yugi=side(field=[face_down(CURSE), attacking("Uraby"), face_down("Feral Imp")]),
        kaiba=side(field=[defending("Gemini Elf")]),
    )
    table.turn_ends()
    table.yugi.wants()
    table.kaiba.ends_turn()
    return table


def test_it_is_activated_in_the_standby_phase_alone_and_not_from_the_hand() -> None:
    table = Table(yugi=side(hand=[CURSE], field=[face_down(CURSE), "Uraby"]))
    assert not table.yugi.may("activate", CURSE)
    assert table.yugi.may("Set", CURSE)


def test_every_monster_turns_and_a_face_down_one_comes_face_up() -> None:
    table = in_standby()
    table.yugi.activates(CURSE)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.kaiba.sees("Gemini Elf").position == "face-up Attack"
    assert table.yugi.sees("Feral Imp").position == "face-up Attack"


def test_by_hand_no_position_is_changed_for_the_rest_of_the_turn() -> None:
    table = in_standby()
    table.yugi.activates(CURSE)
    table.everyone_passes()

    assert not table.yugi.may("change position", "Uraby")


def test_a_monster_that_an_effect_turns_face_down_cannot_be_flip_summoned_that_turn() -> None:
    table = Table(yugi=side(hand=["Book of Moon"], field=[CURSE, "Uraby"]), phase="draw phase")
    table.yugi.activates(CURSE, at="standby phase")
    table.driver.pass_to(lambda _: table.phase == "main phase 1", "come to Main Phase 1")
    table.yugi.activates("Book of Moon")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-down Defense"
    assert not table.yugi.may("Flip Summon", "Uraby")
