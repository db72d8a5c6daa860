"""Steelswarm Roach: negates Special Summons of monsters with high Levels."""

from engine.yugioh.state.apply.laying import Start
from tests.table import Table, face_up, side

ROACH, SCALES = (
    "Steelswarm Roach",
    [face_up("Stargazer Magician", "S1"), face_up("Timegazer Magician", "S5")],
)


def _ready(opponent: Start) -> Table:
    table = Table(yugi=side(field=["Uraby", "Giant Rat"], extra=[ROACH]), kaiba=opponent)
    table.yugi.special_summons(ROACH, using=("Uraby", "Giant Rat"))
    table.yugi.ends_turn()
    return table


def test_a_high_level_is_negated_for_a_material() -> None:
    table = _ready(side(hand=["Cyber Dragon"], deck=["Uraby"] * 5))
    table.kaiba.special_summons("Cyber Dragon")
    table.yugi.activates(ROACH)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert "Cyber Dragon" in table.kaiba.graveyard
    assert len(table.yugi.graveyard) == 1


def test_level_4_is_let_through() -> None:
    table = _ready(side(hand=["Swap Frog", "Swap Frog"], deck=["Uraby"] * 5))
    table.kaiba.special_summons("Swap Frog")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, ROACH)


def test_faq_9612_a_summon_by_an_effect_is_let_through() -> None:
    table = _ready(
        side(hand=["Monster Reborn"], graveyard=["Summoned Skull"], deck=["Uraby"] * 5)
    )
    table.kaiba.activates("Monster Reborn", targeting="Summoned Skull")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, ROACH)


def test_qa_13147_of_a_pendulum_summon_high_levels_alone_are_negated() -> None:
    table = _ready(
        side(hand=["Summoned Skull", "Gemini Elf"], field=SCALES, deck=["Uraby"] * 5)
    )
    table.kaiba.pendulum_summons("Summoned Skull", "Gemini Elf")
    table.yugi.activates(ROACH)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.kaiba.monsters == ["Gemini Elf"]
