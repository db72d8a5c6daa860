"""Gem-Knight Ruby: gains the ATK of a Gem- monster that is Tributed, and pierces."""

import pytest

from tests.table import Table, defending, side

RUBY = "Gem-Knight Ruby"


def test_faq_8911_ruby_gains_the_atk_that_the_tribute_had_on_the_field() -> None:
    table = Table(
        yugi=side(hand=["Rush Recklessly"], field=[RUBY, "Gem-Knight Garnet", "Uraby"])
    )
    table.yugi.activates("Rush Recklessly", targeting="Gem-Knight Garnet")
    table.everyone_passes()
    table.yugi.activates(RUBY)
    table.everyone_passes()

    assert table.yugi.sees(RUBY).attack == 2500 + 1900 + 700
    assert table.yugi.monsters == [RUBY, "Uraby"]
    assert not table.yugi.may("activate", RUBY)
    table.turn_ends()
    assert table.yugi.sees(RUBY).attack == 2500


@pytest.mark.parametrize("other", [None, "Uraby"])
def test_ruby_tributes_another_gem_monster(other: str | None) -> None:
    table = Table(yugi=side(field=[RUBY, *([other] if other else [])]))

    assert not table.yugi.may("activate", RUBY)


def test_faq_8911_turned_face_down_ruby_loses_what_it_gained() -> None:
    table = Table(yugi=side(field=[RUBY, "Gem-Knight Garnet"], hand=["Book of Moon"]))
    table.yugi.activates(RUBY)
    table.everyone_passes()
    assert table.yugi.sees(RUBY).attack == 4400
    table.yugi.activates("Book of Moon", targeting=RUBY)
    table.everyone_passes()

    assert table.yugi.sees(RUBY).attack == 2500


def test_faq_8911_ruby_pierces() -> None:
    table = Table(yugi=side(field=[RUBY]), kaiba=side(field=[defending("Uraby")]))
    table.yugi.attacks_with(RUBY, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (2500 - 800)
