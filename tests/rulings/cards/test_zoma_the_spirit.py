"""Zoma the Spirit: a Trap that burns whoever destroys it by battle."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

ZOMA = "Zoma the Spirit"


def _came(
    *field: str | Lying, hand: tuple[str, ...] = (), foes: tuple[str | Lying, ...] = ()
) -> Table:
    table = Table(yugi=side(field=[face_down(ZOMA), *field], hand=hand), kaiba=side(field=foes))
    table.yugi.activates(ZOMA)
    table.chain_resolves()
    return table


def test_faq_5935_destroyed_by_battle_it_inflicts_the_attack_of_what_did_it() -> None:
    table = _came(foes=(attacking("Summoned Skull"),))
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull", at=ZOMA)
    table.everyone_passes()

    assert table.yugi.graveyard == [ZOMA]
    assert table.kaiba.life == 8000 - 2500


def test_faq_5935_it_does_so_from_the_graveyard_though_its_effects_were_negated() -> None:
    """It has no effects as a monster: what it does there is the effect of a Trap."""
    table = _came(face_down("Skill Drain"), foes=(attacking("Summoned Skull"),))
    table.yugi.activates("Skill Drain")
    table.everyone_passes()
    assert table.yugi.monsters == [ZOMA]
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull", at=ZOMA)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2500


def test_destroyed_by_an_effect_it_inflicts_nothing() -> None:
    table = _came(hand=("Dark Hole",))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert ZOMA in table.yugi.graveyard
    assert table.kaiba.life == 8000


def test_it_can_attack_once_it_is_turned_to_attack_position() -> None:
    table = _came()
    table.turn_ends()
    table.turn_ends()
    table.yugi.changes_position(ZOMA)
    table.yugi.attacks_with(ZOMA)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1800
