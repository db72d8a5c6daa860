"""Blue Dragon Summoner: sent from the field to the Graveyard, it adds a Normal Monster."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

BLUE = "Blue Dragon Summoner"
DECK = ["Blue-Eyes White Dragon", "Sangan", "Axe Raider", "Gemini Elf", "Battle Ox"]


def test_it_adds_a_dragon_warrior_or_spellcaster_without_effect() -> None:
    table = Table(yugi=side(hand=["Summoned Skull"], field=[BLUE], deck=DECK))
    table.yugi.summons("Summoned Skull", tributing=[BLUE])
    table.yugi.activates(BLUE)
    table.yugi.chooses("Axe Raider")
    table.everyone_passes()

    assert sorted(table.questions(Reason.CHOOSE)[-1]) == [
        "Axe Raider",
        "Blue-Eyes White Dragon",
        "Gemini Elf",
    ]
    assert table.yugi.hand == ["Axe Raider"]


def test_it_may_be_used_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[BLUE], deck=["Gemini Elf"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(BLUE, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.hand == ["Gemini Elf"]


def test_it_does_not_answer_being_discarded() -> None:
    table = Table(
        yugi=side(hand=[BLUE], field=["Raigeki Break"], deck=DECK),
        kaiba=side(field=["Waboku"]),
    )
    table.yugi.activates("Raigeki Break", cost=BLUE, targeting="Waboku")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)
