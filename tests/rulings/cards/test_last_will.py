"""Last Will: a player who lost a monster this turn brings another when they like."""

from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side
from tests.table.laying import Lying

WILL = "Last Will"
DECK = ["Summoned Skull", "Mystical Elf", "Mystic Clown", "Man-Eater Bug"]


def test_what_was_lost_before_it_was_activated_counts_and_it_can_be_used_as_it_resolves() -> (
    None
):
    table = Table(yugi=side(hand=[WILL, "Dark Hole"], field=["Uraby"], deck=DECK), kaiba=side())
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates(WILL)
    table.yugi.agrees()
    table.yugi.chooses("Mystical Elf")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Man-Eater Bug", "Mystic Clown", "Mystical Elf"]]
    assert table.yugi.monsters == ["Mystical Elf"]
    assert not table.yugi.may("apply", WILL)


def test_what_is_lost_after_it_counts_too_and_no_chain_is_begun() -> None:
    table = Table(yugi=side(hand=[WILL, "Dark Hole"], field=["Uraby"], deck=DECK), kaiba=side())
    table.yugi.activates(WILL)
    table.everyone_passes()
    assert not table.was_asked(table.yugi, Reason.WHETHER)
    assert not table.yugi.may("apply", WILL)
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.applies(WILL)
    table.yugi.chooses("Man-Eater Bug")
    table.everyone_passes()

    assert table.yugi.monsters == ["Man-Eater Bug"]
    assert len(table.happened(Activated)) == 2


def test_who_declines_can_still_use_it_in_the_battle_phase_of_the_same_turn() -> None:
    table = Table(
        yugi=side(hand=[WILL, "Summoned Skull"], field=["Uraby"], deck=DECK), kaiba=side()
    )
    table.yugi.summons("Summoned Skull")
    table.yugi.activates(WILL)
    table.yugi.declines()
    table.yugi.attacks_with("Summoned Skull")
    table.yugi.applies(WILL)
    table.yugi.wants("Attack")
    table.yugi.chooses("Mystic Clown")
    table.yugi.attacks_with("Mystic Clown")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2500 - 1500


def test_a_monster_that_falls_in_battle_counts_once_the_damage_step_is_over() -> None:
    table = Table(
        yugi=side(hand=[WILL], field=["Uraby"], deck=DECK), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates(WILL)
    table.yugi.attacks_with("Uraby")

    assert table.yugi.may("apply", WILL)
    assert table.driver.duel.state.battle is None
    table.yugi.enters_main_phase_2()
    assert table.yugi.may("apply", WILL)


def test_it_is_over_with_the_turn() -> None:
    table = Table(
        yugi=side(hand=[WILL, "Dark Hole"], field=["Uraby"], deck=DECK),
        kaiba=side(deck=["Summoned Skull"] * 3),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates(WILL)
    table.yugi.declines()
    table.turn_ends()
    table.turn_ends()

    assert not table.yugi.may("apply", WILL)


def test_a_monster_of_the_opponent_or_one_that_goes_to_their_graveyard_does_not_count() -> None:
    table = Table(
        yugi=side(hand=[WILL, "Change of Heart", "Dark Hole"], deck=DECK),
        kaiba=side(field=["Uraby", "Silver Fang"]),
    )
    table.yugi.activates("Change of Heart", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates(WILL)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.WHETHER)
    assert not table.yugi.may("apply", WILL)


def test_two_of_them_bring_two_monsters() -> None:
    table = Table(
        yugi=side(hand=[WILL, WILL, "Dark Hole"], field=["Uraby"], deck=DECK), kaiba=side()
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    for name in ("Mystical Elf", "Mystic Clown"):
        table.yugi.activates(WILL)
        table.yugi.agrees()
        table.yugi.chooses(name)
        table.everyone_passes()

    assert table.yugi.monsters == ["Mystical Elf", "Mystic Clown"]


def test_a_material_that_is_detached_is_no_monster_sent_from_the_field() -> None:
    xyz = Lying("Melomelody the Brass Djinn", materials=("Uraby",))
    table = Table(yugi=side(hand=[WILL], field=[xyz], deck=DECK), kaiba=side())
    table.yugi.activates("Melomelody the Brass Djinn")
    table.everyone_passes()
    table.yugi.activates(WILL)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.WHETHER)


def test_the_opponent_answers_the_summon() -> None:
    table = Table(
        yugi=side(hand=[WILL, "Dark Hole"], field=["Uraby"], deck=DECK),
        kaiba=side(field=[face_down("Torrential Tribute")]),
    )
    table.yugi.activates(WILL)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.applies(WILL)
    table.yugi.chooses("Mystical Elf")
    table.kaiba.activates("Torrential Tribute")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert "Mystical Elf" in table.yugi.graveyard
