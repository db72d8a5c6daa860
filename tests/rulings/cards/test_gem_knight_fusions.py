"""Gem-Knight Ruby, Topaz and Aquamarine: Fusion Summoned first, of what they name alone."""

import pytest

from engine.yugioh.language import (
    Activate,
    Cards,
    Choose,
    Kind,
    Place,
    SpecialSummon,
    Whose,
    spell,
)
from tests.table import Table, attacking, defending, side
from tests.table.inventing import deal_in
from tests.table.laying import improper

RUBY = "Gem-Knight Ruby"
TOPAZ = "Gem-Knight Topaz"
AQUAMARINE = "Gem-Knight Aquamarine"
NAMED = {
    RUBY: "Gem-Knight Garnet",
    TOPAZ: "Gem-Knight Tourmaline",
    AQUAMARINE: "Gem-Knight Sapphire",
}
CALL = "A Call"
EXTRA = Cards(Kind.MONSTER, Whose.YOURS, Place.EXTRA_DECK)
CALLING = spell(CALL, 900000091, Activate(do=SpecialSummon(Choose(EXTRA))))


@pytest.mark.parametrize("name", NAMED)
def test_faq_8911_8912_8913_it_is_fusion_summoned_of_what_it_names(name: str) -> None:
    hand = ["Polymerization", NAMED[name], "Gem-Knight Lazuli"]
    table = Table(yugi=side(hand=hand, extra=[name]))
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == [name]
    assert sorted(table.yugi.graveyard) == sorted(hand)


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize(
    "given", [("Goddess with the Third Eye", "Gem-Knight Lazuli"), ("Gem-Knight Lazuli",) * 2]
)
def test_faq_8911_8912_8913_nothing_stands_for_a_material(
    name: str, given: tuple[str, str]
) -> None:
    table = Table(yugi=side(hand=["Polymerization", *given], extra=[name]))

    assert not table.yugi.may("activate", "Polymerization")


@pytest.mark.parametrize("name", [*NAMED, "Blue-Eyes Ultimate Dragon"])
def test_faq_8911_8912_8913_no_effect_brings_it_from_the_extra_deck(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_in(monkeypatch, CALLING)
    table = Table(yugi=side(hand=[CALL], extra=[name]))

    assert table.yugi.may("activate", CALL) is (name not in NAMED)


@pytest.mark.parametrize("name", NAMED)
def test_faq_8911_8912_8913_once_it_has_come_so_it_is_revived(name: str) -> None:
    came = Table(yugi=side(hand=["Monster Reborn"], graveyard=[name]))
    never = Table(yugi=side(hand=["Monster Reborn"], graveyard=[improper(name)]))
    came.yugi.activates("Monster Reborn", targeting=name)
    came.everyone_passes()

    assert came.yugi.monsters == [name]
    assert not never.yugi.may("activate", "Monster Reborn")


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


def test_faq_8913_topaz_attacks_twice_and_burns_for_the_original_atk() -> None:
    table = Table(
        yugi=side(field=[attacking(TOPAZ)]), kaiba=side(field=["Uraby", "Axe of Despair"])
    )
    table.yugi.attacks_with(TOPAZ, at="Uraby")
    table.everyone_passes()
    assert table.chains() == [[TOPAZ]]
    assert table.kaiba.life == 8000 - 300 - 1500
    table.yugi.attacks_with(TOPAZ)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 300 - 1500 - 1800
    assert not table.yugi.may("attack", TOPAZ)


def test_faq_8913_destroyed_together_topaz_does_nothing() -> None:
    table = Table(yugi=side(field=[TOPAZ]), kaiba=side(field=[TOPAZ]))
    table.yugi.attacks_with(TOPAZ, at=TOPAZ)
    table.everyone_passes()
    assert table.chains() == []


def test_faq_8912_aquamarine_turns_to_defense_position_as_the_battle_phase_ends() -> None:
    table = Table(yugi=side(field=[attacking(AQUAMARINE)]))
    table.yugi.attacks_with(AQUAMARINE)
    table.everyone_passes()
    assert table.yugi.sees(AQUAMARINE).position == "face-up Attack"
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(AQUAMARINE).position == "face-up Defense"
    assert table.chains() == []


def test_aquamarine_that_has_not_attacked_stays() -> None:
    table = Table(yugi=side(field=[attacking(AQUAMARINE)]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(AQUAMARINE).position == "face-up Attack"


def test_faq_8912_aquamarine_returns_a_card_from_the_graveyard_and_has_to() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Uraby"]), kaiba=side(field=[AQUAMARINE, "Kuriboh"])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert table.yugi.hand == ["Uraby"]
    assert table.chains() == [["Raigeki"], [AQUAMARINE]]


def test_faq_8912_aquamarine_answers_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Blue-Eyes White Dragon"]), kaiba=side(field=[AQUAMARINE]))
    table.yugi.attacks_with("Blue-Eyes White Dragon", at=AQUAMARINE)
    table.everyone_passes()

    assert table.yugi.hand == ["Blue-Eyes White Dragon"]


def test_qa_13477_aquamarine_answers_that_it_was_material() -> None:
    table = Table(
        yugi=side(
            hand=["Polymerization", "Gem-Knight Garnet"], field=[AQUAMARINE], extra=[RUBY]
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.hand) == ([RUBY], ["Uraby"])
