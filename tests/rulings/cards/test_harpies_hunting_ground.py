"""Harpies' Hunting Ground: a Harpie Lady comes, and its player destroys a Spell or Trap."""

from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Activate,
    Cards,
    Kind,
    Named,
    Place,
    Position,
    SummonHome,
    Whose,
    recruits,
    spell,
)
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in

CARD, LADY, SISTERS = "Harpies' Hunting Ground", "Harpie Lady", "Harpie Lady Sisters"


def test_winged_beasts_of_both_are_stronger() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(LADY), attacking("Uraby")]),
        kaiba=side(field=[attacking(LADY)]),
    )

    assert table.yugi.sees(LADY).attack == 1500
    assert table.kaiba.sees(LADY).defense == 1600
    assert table.yugi.sees("Uraby").attack == 1500


@pytest.mark.parametrize("name", [LADY, "Harpie Lady 1"])
def test_faq_6207_who_summons_one_destroys_a_spell_or_trap(name: str) -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=[name]), kaiba=side(field=[face_down("Waboku")])
    )
    table.yugi.summons(name)
    table.yugi.chooses("Waboku")
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.spells == []


def test_faq_6207_it_has_to_and_may_be_the_card_itself() -> None:
    table = Table(yugi=side(field=[face_up(CARD)], hand=[LADY]))
    table.yugi.summons(LADY)
    table.everyone_passes()

    assert table.yugi.spells == []
    assert table.yugi.graveyard == [CARD]


def test_faq_6207_of_the_opponents_harpie_it_is_the_opponents_effect() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_down("Waboku")]),
        kaiba=side(hand=[LADY]),
        turn_player="kaiba",
    )
    table.kaiba.summons(LADY)
    table.kaiba.chooses("Waboku")
    table.everyone_passes()

    assert table.was_asked(table.kaiba, Reason.TARGET)
    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.yugi.spells == [CARD]


def test_faq_6207_the_sisters_special_summoned_count() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), attacking(LADY)], hand=["Elegant Egotist"], deck=[SISTERS]
        ),
        kaiba=side(field=[face_down("Waboku")]),
    )
    table.yugi.activates("Elegant Egotist")
    table.yugi.chooses("Waboku")
    table.everyone_passes()

    assert table.chains() == [["Elegant Egotist"], [CARD]]
    assert table.kaiba.spells == []


def test_other_harpies_and_a_flip_summon_do_not_count() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_down(LADY)], hand=["Harpie's Pet Baby Dragon"])
    )
    table.yugi.summons("Harpie's Pet Baby Dragon")
    table.everyone_passes()
    table.yugi.flip_summons(LADY)
    table.everyone_passes()

    assert table.chains() == []


def test_q_a_12690_several_that_come_together_count_once() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), face_down("Hysteric Party")],
            hand=["Kuriboh"],
            graveyard=[LADY, LADY],
        ),
        kaiba=side(field=[face_down("Waboku"), face_down("Mirror Force")]),
    )
    table.yugi.activates("Hysteric Party", cost="Kuriboh")
    table.yugi.chooses("Waboku")
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]
    assert table.chains() == [["Hysteric Party"], [CARD]]


def test_faq_6207_each_player_activates_it_where_both_have_summoned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    such = Cards(Kind.MONSTER, place=Place.GRAVEYARD)
    deal_in(monkeypatch, spell("Home", 1, Activate(do=SummonHome(such, Position.ATTACK))))
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Home"], graveyard=[LADY]),
        kaiba=side(graveyard=[LADY], field=[face_down("Waboku"), face_down("Mirror Force")]),
    )
    table.yugi.activates("Home")
    table.yugi.chooses("Waboku")
    table.kaiba.chooses("Mirror Force")
    table.everyone_passes()

    assert table.chains() == [["Home"], [CARD, CARD]]
    assert table.kaiba.spells == []


def test_gone_before_it_resolves_it_destroys_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=[LADY]),
        kaiba=side(field=[face_down("Waboku"), face_down("Mystical Space Typhoon")]),
    )
    table.yugi.summons(LADY)
    table.yugi.chooses("Waboku")
    table.kaiba.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert table.yugi.spells == []


def test_faq_6207_it_is_activated_in_the_damage_step(monkeypatch: pytest.MonkeyPatch) -> None:
    such = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Named(LADY),))
    deal_in(monkeypatch, replace(by_name("Mystic Tomato"), effects=(recruits(such),)))
    table = Table(
        yugi=side(field=[face_up(CARD), attacking("Summoned Skull")]),
        kaiba=side(field=[defending("Mystic Tomato"), face_down("Waboku")], deck=[LADY]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mystic Tomato")
    table.kaiba.activates("Mystic Tomato", at="end of the damage step")
    table.kaiba.chooses("Waboku")
    assert table.driver.is_at("end of the damage step")
    table.everyone_passes()

    assert table.kaiba.spells == []
