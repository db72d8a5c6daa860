"""Strong Wind Dragon: gains half of the Dragon that was Tributed, and outlives its equals."""

from tests.table import Table, defending, face_down, side

DRAGON = "Strong Wind Dragon"


def test_it_gains_half_the_original_attack_of_the_dragon() -> None:
    table = Table(yugi=side(hand=[DRAGON], field=["Spear Dragon"]))
    table.yugi.summons(DRAGON, tributing=["Spear Dragon"])
    table.everyone_passes()

    assert table.yugi.sees(DRAGON).attack == 2400 + 950


def test_faq_8156_a_dragon_that_lay_face_down_counts_as_well() -> None:
    table = Table(yugi=side(hand=[DRAGON], field=[face_down("Luster Dragon")]))
    table.yugi.summons(DRAGON, tributing=["Luster Dragon"])
    table.everyone_passes()

    assert table.yugi.sees(DRAGON).attack == 2400 + 950


def test_nothing_else_does() -> None:
    table = Table(yugi=side(hand=[DRAGON], field=["Gemini Elf"]))
    table.yugi.summons(DRAGON, tributing=["Gemini Elf"])
    table.everyone_passes()

    assert table.yugi.sees(DRAGON).attack == 2400
    assert table.chains() == []


def test_what_was_tributed_since_for_something_else_does_not() -> None:
    table = Table(
        yugi=side(hand=[DRAGON], field=["Spear Dragon"]),
        kaiba=side(field=["Exiled Force", face_down("Solemn Judgment")]),
    )
    table.yugi.summons(DRAGON, tributing=["Spear Dragon"])
    table.everyone_passes()

    assert table.yugi.sees(DRAGON).attack == 2400 + 950


def test_neither_it_nor_its_equal_outlives_but_it_does() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(field=["Luster Dragon #2"]))
    table.yugi.attacks_with(DRAGON, at="Luster Dragon #2")
    table.everyone_passes()
    assert table.yugi.monsters == [DRAGON]
    assert table.kaiba.monsters == []

    stronger = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[DRAGON]))
    stronger.yugi.attacks_with("Summoned Skull", at=DRAGON)
    stronger.everyone_passes()
    assert stronger.kaiba.monsters == []


def test_it_pierces() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(field=[defending("Mokey Mokey")]))
    table.yugi.attacks_with(DRAGON, at="Mokey Mokey")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2300
