"""Number 50: Blackship of Corn: sends a weaker monster away instead of attacking."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

SHIP = "Number 50: Blackship of Corn"


def _summoned(*foes: str | Lying) -> Table:
    table = Table(
        yugi=side(field=["Gemini Elf", "Uraby", "Giant Rat"], extra=[SHIP]),
        kaiba=side(field=foes),
    )
    table.yugi.special_summons(SHIP, using=("Uraby", "Giant Rat"))
    return table


def test_it_sends_the_monster_and_inflicts_1000() -> None:
    table = _summoned("Kuriboh")
    table.yugi.activates(SHIP)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.kaiba.life == 7000
    assert not table.yugi.may("activate", SHIP)


def test_neither_a_stronger_nor_a_face_down_monster_is_a_target() -> None:
    table = _summoned(attacking("Summoned Skull"), face_down("Kuriboh"))
    assert not table.yugi.may("activate", SHIP)


def test_faq_10129_having_used_it_it_cannot_attack() -> None:
    table = _summoned("Kuriboh", "Summoned Skull")
    table.yugi.activates(SHIP)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", SHIP)


def test_faq_10129_having_attacked_it_cannot_be_used() -> None:
    table = _summoned("Kuriboh", "Uraby")
    table.yugi.attacks_with(SHIP, at="Uraby")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", SHIP)


def test_qa_12007_a_token_never_comes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Giant Rat"], extra=[SHIP]),
        kaiba=side(field=[attacking("Sheep Token")]),
    )
    table.yugi.special_summons(SHIP, using=("Uraby", "Giant Rat"))
    table.yugi.activates(SHIP)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.life == 8000
