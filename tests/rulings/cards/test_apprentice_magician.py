"""Apprentice Magician: a Spell Counter when Summoned; a small Spellcaster when it falls."""

from engine.yugioh.language import Counter
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.standing import CountersPlaced
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

APPRENTICE, BREAKER = "Apprentice Magician", "Breaker the Magical Warrior"


def test_summoned_it_places_a_spell_counter_where_there_is_room_for_one() -> None:
    table = Table(
        yugi=side(hand=[APPRENTICE, "Monster Reborn"], field=["Gemini Elf"]),
        kaiba=side(field=[BREAKER]),
    )
    table.yugi.summons(APPRENTICE)
    table.everyone_passes()

    (placed,) = table.happened(CountersPlaced)
    assert (placed.counter, placed.count) == (Counter.SPELL, 1)
    assert table.kaiba.sees(BREAKER).attack == 1900


def test_special_summoned_it_does_too() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[APPRENTICE], field=[BREAKER]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert len(table.happened(CountersPlaced)) == 1


def test_a_card_that_is_full_is_no_target() -> None:
    table = Table(yugi=side(hand=[BREAKER, "Double Summon", APPRENTICE]))
    table.yugi.activates("Double Summon")
    table.yugi.summons(BREAKER)
    table.everyone_passes()
    table.yugi.summons(APPRENTICE)
    table.everyone_passes()

    assert len(table.happened(CountersPlaced)) == 1


def test_destroyed_by_battle_it_brings_a_small_spellcaster_face_down() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[APPRENTICE], deck=["Rogue Doll", APPRENTICE, "Kuriboh"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(APPRENTICE, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.monsters == [APPRENTICE]
    assert table.kaiba.sees(APPRENTICE).position == "face-down Defense"
    assert any(isinstance(event, Revealed) for event in table.told(table.yugi))


def test_destroyed_by_an_effect_it_brings_none() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[APPRENTICE], deck=[APPRENTICE])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.TRIGGER)
