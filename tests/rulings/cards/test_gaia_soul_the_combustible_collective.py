"""Gaia Soul: other Pyro monsters make it stronger for as long as it lasts: one turn."""

from tests.table import Table, defending, face_down, side

SOUL, PYRO = "Gaia Soul the Combustible Collective", "Charcoal Inpachi"


def test_each_pyro_monster_that_is_tributed_gives_it_1000_once_per_turn() -> None:
    table = Table(yugi=side(field=[SOUL, PYRO, PYRO, PYRO]))
    table.yugi.activates(SOUL)
    table.yugi.chooses(PYRO, PYRO)
    table.everyone_passes()

    assert table.yugi.sees(SOUL).attack == 4000
    assert not table.yugi.may("activate", SOUL)


def test_one_is_enough() -> None:
    table = Table(yugi=side(field=[SOUL, PYRO, PYRO]))
    table.yugi.activates(SOUL)
    table.yugi.chooses(PYRO)
    table.everyone_passes()

    assert table.yugi.sees(SOUL).attack == 3000


def test_faq_6197_neither_itself_nor_others_are_tributed() -> None:
    table = Table(yugi=side(field=[SOUL, "Uraby"]))
    assert not table.yugi.may("activate", SOUL)


def test_it_pierces() -> None:
    table = Table(yugi=side(field=[SOUL]), kaiba=side(field=[defending("Silver Fang")]))
    table.yugi.attacks_with(SOUL, at="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (2000 - 800)


def test_faq_6197_it_falls_in_the_end_phase_whatever_was_used_also_that_of_the_opponent() -> (
    None
):
    table = Table(yugi=side(field=[SOUL]), kaiba=side(field=[SOUL, face_down(SOUL)]))
    table.turn_ends()

    assert table.yugi.monsters == []
    assert table.kaiba.monsters == [SOUL]
