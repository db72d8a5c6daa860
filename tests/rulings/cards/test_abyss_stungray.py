"""Abyss Stungray: a Trap that stands in battle as an Effect Monster."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

STUNGRAY = "Abyss Stungray"


def _came(
    *field: str | Lying, hand: tuple[str, ...] = (), foes: tuple[str | Lying, ...] = ()
) -> Table:
    table = Table(
        yugi=side(field=[face_down(STUNGRAY), *field], hand=hand), kaiba=side(field=foes)
    )
    table.yugi.activates(STUNGRAY, position="Attack")
    table.chain_resolves()
    return table


def test_faq_11752_it_is_not_destroyed_by_battle() -> None:
    table = _came(foes=(attacking("Summoned Skull"),))
    table.yugi.attacks_with(STUNGRAY, at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 600
    assert table.yugi.monsters == [STUNGRAY]


def test_q_a_23783_negated_as_a_monster_it_stays_one_and_falls_in_battle() -> None:
    table = _came(face_down("Skill Drain"), foes=(attacking("Summoned Skull"),))
    table.yugi.activates("Skill Drain")
    table.everyone_passes()
    assert table.yugi.monsters == [STUNGRAY]
    table.yugi.attacks_with(STUNGRAY, at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == [STUNGRAY]


def test_faq_11752_typhoon_destroys_it() -> None:
    table = _came(hand=("Mystical Space Typhoon",))
    table.yugi.activates("Mystical Space Typhoon", targeting=STUNGRAY)
    table.everyone_passes()

    assert STUNGRAY in table.yugi.graveyard


def test_q_a_24248_its_effect_negated_it_stays_among_the_traps() -> None:
    table = Table(
        yugi=side(field=[face_down(STUNGRAY)]),
        kaiba=side(field=[face_down("Call of the Haunted")], graveyard=["Jinzo"]),
    )
    table.yugi.activates(STUNGRAY)
    table.kaiba.activates("Call of the Haunted", targeting="Jinzo")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.spells == [STUNGRAY]
