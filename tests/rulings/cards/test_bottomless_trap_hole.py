"""Bottomless Trap Hole: destroy and banish what the opponent summoned with 1500 or more ATK."""

from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, face_up, side
from tests.table.laying import Lying

HOLE = "Bottomless Trap Hole"


def test_the_summoned_monster_is_destroyed_and_banished_and_never_in_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]), kaiba=side(field=[HOLE]))
    table.yugi.summons("Gemini Elf")
    table.kaiba.activates(HOLE)
    table.everyone_passes()

    assert table.yugi.banished == ["Gemini Elf"]
    assert table.yugi.graveyard == []
    assert len(table.happened(Destroyed)) == 1


def test_less_than_1500_atk_and_an_own_summon_do_not_answer() -> None:
    table = Table(yugi=side(hand=["Feral Imp"], field=[HOLE]), kaiba=side(field=[HOLE]))
    table.yugi.summons("Feral Imp")
    assert not table.kaiba.may("activate", HOLE)

    other = Table(yugi=side(hand=["Gemini Elf"], field=[HOLE]))
    other.yugi.summons("Gemini Elf")
    assert not other.yugi.may("activate", HOLE)


def test_of_several_summoned_together_all_with_1500_or_more_are_banished() -> None:
    table = Table(
        yugi=side(
            hand=["Gemini Elf", "Gazelle the King of Mythical Beasts", "Feral Imp"],
            field=[
                face_up("Dragonpulse Magician", zone="S1"),
                face_up("Dragonpit Magician", zone="S5"),
            ],
        ),
        kaiba=side(field=[HOLE]),
    )
    table.yugi.pendulum_summons(
        "Gemini Elf", "Gazelle the King of Mythical Beasts", "Feral Imp"
    )
    table.kaiba.activates(HOLE)
    table.everyone_passes()

    assert table.yugi.banished == ["Gemini Elf", "Gazelle the King of Mythical Beasts"]
    assert table.yugi.monsters == ["Feral Imp"]


def test_turned_face_down_in_response_it_is_spared() -> None:
    table = Table(yugi=side(hand=["Gemini Elf", "Book of Moon"]), kaiba=side(field=[HOLE]))
    table.yugi.summons("Gemini Elf")
    table.kaiba.activates(HOLE)
    table.yugi.activates("Book of Moon", targeting="Gemini Elf")
    table.everyone_passes()

    assert table.yugi.monsters == ["Gemini Elf"]
    assert table.yugi.banished == []


def test_it_does_not_answer_a_summon_that_was_not_the_last_thing_to_happen() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Call of the Haunted"], graveyard=["Gemini Elf"]),
        kaiba=side(field=["Feral Imp", HOLE]),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.passes()
    table.yugi.activates("Call of the Haunted")
    table.chain_resolves()

    assert table.yugi.monsters == ["Gemini Elf"]
    assert not table.kaiba.may("activate", HOLE)


def test_a_monster_that_was_tributed_for_a_cost_since_is_out_of_reach() -> None:
    table = Table(
        yugi=side(hand=["Alexandrite Dragon"], field=["Burst Breath"]),
        kaiba=side(field=[HOLE, "Torrential Tribute", "Uraby"]),
    )
    table.yugi.summons("Alexandrite Dragon")
    table.yugi.activates("Burst Breath")

    assert not table.kaiba.may("activate", HOLE)
    assert table.kaiba.may("activate", "Torrential Tribute")


def test_of_several_the_ones_that_are_still_there_are_banished() -> None:
    table = Table(
        yugi=side(
            hand=["Alexandrite Dragon", "Gemini Elf"],
            field=[
                face_up("Dragonpulse Magician", zone="S1"),
                face_up("Dragonpit Magician", zone="S5"),
                "Burst Breath",
            ],
        ),
        kaiba=side(field=[HOLE, "Uraby"]),
    )
    table.yugi.pendulum_summons("Alexandrite Dragon", "Gemini Elf")
    table.yugi.activates("Burst Breath")
    table.kaiba.activates(HOLE)
    table.everyone_passes()

    assert table.yugi.banished == ["Gemini Elf"]
    assert table.yugi.graveyard == ["Alexandrite Dragon", "Burst Breath"]


def test_it_answers_a_summon_by_the_opponent_to_whichever_field() -> None:
    utopia = Lying("Number 39: Utopia", materials=("Gemini Elf",))
    table = Table(
        yugi=side(hand=["Xyz Encore"], field=[HOLE]), kaiba=side(field=[utopia, HOLE])
    )
    table.yugi.activates("Xyz Encore")
    table.chain_resolves()
    assert not table.yugi.may("activate", HOLE)
    table.kaiba.activates(HOLE)
    table.everyone_passes()

    assert table.kaiba.banished == ["Gemini Elf"]
