"""Spirit Reaper: no battle destroys it, and any effect does that targets it."""

import pytest

from engine.yugioh.language import (
    THAT,
    Activate,
    Cards,
    ChangePosition,
    Face,
    Kind,
    Place,
    Position,
    Target,
    quick_play,
)
from engine.yugioh.state.events.life import LifeChanged
from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, defending, face_down, side
from tests.table.inventing import deal_in

REAPER = "Spirit Reaper"
RUSH = "Rush Recklessly"


def test_no_battle_destroys_it() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[defending(REAPER)]))
    table.yugi.attacks_with("Summoned Skull", at=REAPER)
    table.everyone_passes()

    assert table.kaiba.monsters == [REAPER]


def test_a_direct_attack_costs_the_opponent_a_card_of_the_hand() -> None:
    table = Table(yugi=side(field=[REAPER]), kaiba=side(hand=["Kuriboh"]))
    table.yugi.attacks_with(REAPER)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 300
    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.chains() == [[REAPER]]


def test_an_attack_at_a_monster_costs_none() -> None:
    table = Table(
        yugi=side(field=[REAPER], hand=[RUSH]),
        kaiba=side(field=["Skull Servant"], hand=["Kuriboh"]),
    )
    table.yugi.attacks_with(REAPER, at="Skull Servant")
    table.yugi.activates(RUSH, targeting=REAPER, at="before damage calculation")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (300 + 700 - 300)
    assert table.kaiba.hand == ["Kuriboh"]


def test_it_is_destroyed_once_the_effect_has_resolved_that_targets_it() -> None:
    table = Table(yugi=side(field=[REAPER, "Kuriboh"], hand=[RUSH]))
    table.yugi.activates(RUSH, targeting=REAPER)
    assert table.yugi.monsters == [REAPER, "Kuriboh"]
    table.everyone_passes()

    assert table.yugi.monsters == ["Kuriboh"]
    assert table.yugi.graveyard == [REAPER, RUSH]
    assert table.chains() == [[RUSH]]


def test_an_effect_that_targets_another_leaves_it() -> None:
    table = Table(yugi=side(field=[REAPER, "Kuriboh"], hand=[RUSH]))
    table.yugi.activates(RUSH, targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.monsters == [REAPER, "Kuriboh"]


def test_what_is_equipped_to_it_targets_it() -> None:
    table = Table(yugi=side(field=[REAPER], hand=["Axe of Despair"]))
    table.yugi.activates("Axe of Despair")
    table.everyone_passes()

    assert table.yugi.field == []


def test_faq_it_is_destroyed_though_the_effect_is_negated() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=["Caius the Shadow Monarch"]),
        kaiba=side(field=[REAPER], hand=["Effect Veiler"]),
    )
    table.yugi.summons("Caius the Shadow Monarch", tributing=["Summoned Skull"])
    table.yugi.chooses(REAPER)
    table.kaiba.activates("Effect Veiler")
    table.everyone_passes()

    assert table.kaiba.banished == []
    assert table.kaiba.graveyard == ["Effect Veiler", REAPER]


def test_faq_but_not_where_its_activation_is_negated() -> None:
    table = Table(
        yugi=side(field=[REAPER], hand=[RUSH]),
        kaiba=side(field=[face_down("Magic Drain")]),
    )
    table.yugi.activates(RUSH)
    table.kaiba.activates("Magic Drain")
    table.everyone_passes()

    assert table.yugi.graveyard == [RUSH]
    assert table.yugi.monsters == [REAPER]


def test_qa_9199_what_turns_it_face_down_leaves_it() -> None:
    table = Table(yugi=side(field=[REAPER], hand=["Book of Moon"]))
    table.yugi.activates("Book of Moon")
    table.everyone_passes()

    assert table.yugi.monsters == [REAPER]


BOOK_OF_SUN = quick_play(
    "A Book of the Sun",
    1,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.DOWN)),
        do=ChangePosition(THAT, Position.ATTACK),
    ),
)


def test_qa_9469_what_turns_it_face_up_leaves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, BOOK_OF_SUN)
    table = Table(yugi=side(field=[face_down(REAPER)], hand=[BOOK_OF_SUN.name]))
    table.yugi.activates(BOOK_OF_SUN.name)
    table.everyone_passes()

    assert table.yugi.sees(REAPER).position == "face-up Attack"


def test_qa_9578_with_its_effects_negated_it_stays() -> None:
    table = Table(
        yugi=side(field=[REAPER], hand=[RUSH]),
        kaiba=side(field=[face_down("Fiendish Chain")]),
    )
    table.yugi.attacks_with(REAPER)
    table.kaiba.activates("Fiendish Chain")
    table.everyone_passes()

    assert table.yugi.monsters == [REAPER]


def test_qa_55_it_is_destroyed_though_the_effect_was_turned_to_another() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=[REAPER, "Kuriboh", face_down("Fairy's Hand Mirror")]),
    )
    table.yugi.activates("Change of Heart", targeting=REAPER)
    table.kaiba.activates("Fairy's Hand Mirror")
    table.everyone_passes()

    assert table.yugi.monsters == ["Kuriboh"]
    assert table.kaiba.monsters == []
    assert REAPER in table.kaiba.graveyard


def test_faq_in_the_damage_step_it_stays_until_damage_has_been_calculated() -> None:
    table = Table(yugi=side(field=[REAPER], hand=[RUSH]), kaiba=side(field=["Skull Servant"]))
    table.yugi.attacks_with(REAPER, at="Skull Servant")
    table.yugi.activates(RUSH, targeting=REAPER, at="before damage calculation")
    table.chain_resolves()
    assert table.yugi.monsters == [REAPER]
    table.everyone_passes()

    assert table.story(Destroyed, LifeChanged) == ["LifeChanged", "Destroyed", "Destroyed"]
    assert table.kaiba.life == 8000 - 700
    assert table.yugi.graveyard == [RUSH, REAPER]
    assert table.kaiba.graveyard == ["Skull Servant"]
