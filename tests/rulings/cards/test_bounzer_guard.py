"""Bounzer Guard: a Bounzer that cannot fall, and that alone can be attacked."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side
from tests.table.laying import Lying

GUARD, BLADE, HAMMER = "Bounzer Guard", "Blade Bounzer", "Hammer Bounzer"


def _guarded(*cards: str | Lying, hand: tuple[str, ...] = ()) -> Table:
    """Hammer Bounzer is guarded in Yugi's turn; Kaiba has Blade Bounzer as well."""
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Dian Keto the Cure Master", *hand]),
        kaiba=side(field=[HAMMER, BLADE, face_down(GUARD), *cards]),
    )
    table.yugi.activates("Dian Keto the Cure Master")
    table.kaiba.activates(GUARD, targeting=HAMMER)
    table.everyone_passes()
    return table


def test_it_alone_can_be_attacked_and_is_not_destroyed_by_battle() -> None:
    table = _guarded()
    table.yugi.attacks_with("Summoned Skull", at=HAMMER)
    assert table.questions(Reason.ATTACK_TARGET) == []
    table.everyone_passes()

    assert table.kaiba.monsters == [HAMMER, BLADE]
    assert table.kaiba.life == 7800


def test_it_cannot_be_targeted_by_either_player() -> None:
    table = _guarded(hand=("Raigeki Break", "Uraby"))

    assert not table.yugi.may("activate", "Raigeki Break")


def test_qa_16095_nobody_has_to_attack() -> None:
    table = _guarded()
    table.yugi.ends_turn()

    assert table.kaiba.life == 8000


def test_faq_10092_once_it_has_gone_nothing_can_be_attacked() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Dark Hole"]),
        kaiba=side(field=[HAMMER, face_down(GUARD)]),
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(GUARD, targeting=HAMMER)
    table.everyone_passes()
    assert table.kaiba.monsters == []
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack")


def test_qa_6812_a_monster_that_traps_do_not_affect_attacks_what_it_likes() -> None:
    table = Table(
        yugi=side(field=["Elemental HERO Wildheart"], hand=["Dian Keto the Cure Master"]),
        kaiba=side(field=[HAMMER, BLADE, face_down(GUARD)]),
    )
    table.yugi.activates("Dian Keto the Cure Master")
    table.kaiba.activates(GUARD, targeting=HAMMER)
    table.everyone_passes()
    table.yugi.attacks_with("Elemental HERO Wildheart", at=BLADE)
    table.everyone_passes()

    assert table.yugi.monsters == []
