"""Black Luster Ritual: Levels of 8 or more bring Black Luster Soldier from the hand."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

RITUAL, SOLDIER = "Black Luster Ritual", "Black Luster Soldier"
FIVE = ["Uraby", "Silver Fang", "Battle Ox", "Feral Imp", "Dark Blade"]


@pytest.mark.rule("MR-RIT-03")
def test_levels_may_exceed_8_but_no_monster_is_tributed_needlessly() -> None:
    table = Table(
        yugi=side(hand=[RITUAL, SOLDIER, "Dark Magician"], field=["Gemini Elf", "Silver Fang"])
    )
    table.yugi.activates(RITUAL)
    table.yugi.chooses("Dark Magician", "Gemini Elf")
    table.everyone_passes()

    assert table.yugi.monsters == [SOLDIER, "Silver Fang"]
    assert sorted(table.yugi.graveyard) == [RITUAL, "Dark Magician", "Gemini Elf"]


@pytest.mark.rule("MR-RIT-03")
@pytest.mark.parametrize(
    ("tributes", "accepted"),
    [
        (["Uraby", "Feral Imp"], True),
        (["Dark Magician", "Uraby"], True),
        (["Dark Magician", "Skull Servant"], True),
        (["Uraby", "Silver Fang"], False),
        (["Dark Magician", "Silver Fang", "Uraby"], False),
        (["Uraby", "Feral Imp", "Silver Fang"], False),
        (["Uraby", "Silver Fang", "Skull Servant"], True),
        (["Dark Magician"], False),
    ],
)
def test_the_levels_are_added_up(tributes: list[str], accepted: bool) -> None:
    table = Table(
        yugi=side(
            hand=[RITUAL, SOLDIER, "Dark Magician"],
            field=["Uraby", "Feral Imp", "Silver Fang", "Skull Servant"],
        )
    )
    table.yugi.activates(RITUAL)
    table.everyone_passes()
    decision = table.driver.decision
    assert decision is not None
    assert decision.reason is Reason.TRIBUTE

    assert decision.accepts(tuple(table.options.index(name) for name in tributes)) is accepted
    table.yugi.chooses("Uraby", "Feral Imp")


def test_a_face_down_monster_may_be_tributed() -> None:
    table = Table(
        yugi=side(hand=[RITUAL, SOLDIER], field=[face_down("Gemini Elf"), "Battle Ox"])
    )
    table.yugi.activates(RITUAL)
    table.everyone_passes()

    assert table.yugi.monsters == [SOLDIER]
    assert sorted(table.yugi.graveyard) == ["Battle Ox", RITUAL, "Gemini Elf"]


def test_with_full_zones_a_tribute_must_come_from_the_field() -> None:
    five = ["Skull Servant", "Kuriboh", "Mokey Mokey", "Water Spirit", "Charcoal Inpachi"]
    table = Table(yugi=side(hand=[RITUAL, SOLDIER, "Dark Magician", "Uraby"], field=five))
    table.yugi.activates(RITUAL)
    table.yugi.chooses("Dark Magician", "Kuriboh")
    table.everyone_passes()

    assert table.yugi.monsters == ["Skull Servant", SOLDIER, *five[2:]]
    assert table.yugi.hand == ["Uraby"]


def test_the_soldier_must_be_in_the_hand_and_is_not_its_own_tribute() -> None:
    buried = Table(yugi=side(hand=[RITUAL], graveyard=[SOLDIER], field=FIVE))
    alone = Table(yugi=side(hand=[RITUAL, SOLDIER]))
    two = Table(yugi=side(hand=[RITUAL, SOLDIER, SOLDIER]))

    assert not buried.yugi.may("activate", RITUAL)
    assert not alone.yugi.may("activate", RITUAL)
    assert two.yugi.may("activate", RITUAL)
    two.yugi.activates(RITUAL)
    two.yugi.chooses(SOLDIER)
    two.everyone_passes()
    assert two.yugi.monsters == [SOLDIER]
    assert two.yugi.graveyard == [SOLDIER, RITUAL]
