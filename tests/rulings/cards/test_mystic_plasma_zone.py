"""Mystic Plasma Zone: all DARK monsters have 500 ATK more and 400 DEF less."""

from engine.yugioh.state.events.chain import Activated
from tests.table import Table, face_down, face_up, side

ZONE = "Mystic Plasma Zone"


def test_it_concerns_the_face_up_dark_monsters_of_both_players() -> None:
    table = Table(
        yugi=side(field=[face_up(ZONE), "Dark Blade", "Luster Dragon", face_down("Feral Imp")]),
        kaiba=side(field=["Summoned Skull"]),
    )
    numbers = {
        name: (player.sees(name).attack, player.sees(name).defense)
        for player, name in (
            (table.yugi, "Dark Blade"),
            (table.yugi, "Luster Dragon"),
            (table.yugi, "Feral Imp"),
            (table.kaiba, "Summoned Skull"),
        )
    }

    assert numbers == {
        "Dark Blade": (2300, 1100),
        "Luster Dragon": (1900, 1600),
        "Feral Imp": (1300, 1400),
        "Summoned Skull": (3000, 800),
    }
    assert table.happened(Activated) == []


def test_no_defense_falls_below_0() -> None:
    table = Table(yugi=side(field=[face_up(ZONE), "Kuriboh"]))

    assert table.yugi.sees("Kuriboh").defense == 0
