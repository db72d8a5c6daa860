"""Tragoedia: it answers battle damage, grows by the hand, and takes what it can match."""

import pytest

from engine.yugioh.language import Place
from engine.yugioh.state.reasons import Action
from tests.table import Table, attacking, defending, face_down, side

TRAGOEDIA = "Tragoedia"
TAKES, MATCHES = 2, 3


def _struck(hand: list[str]) -> Table:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]), kaiba=side(hand=hand, life=8000)
    )
    table.yugi.attacks_with("Summoned Skull")
    return table


def test_battle_damage_brings_it_and_it_gains_600_for_each_card_in_the_hand() -> None:
    table = _struck([TRAGOEDIA, "Uraby", "Kuriboh"])
    table.kaiba.activates(TRAGOEDIA, position="Defense")
    table.everyone_passes()

    assert table.kaiba.life == 5500
    assert table.kaiba.sees(TRAGOEDIA).attack == 1200
    assert table.kaiba.sees(TRAGOEDIA).defense == 1200


def test_one_s_own_attack_into_more_defense_will_do() -> None:
    table = Table(
        yugi=side(field=[attacking("Kuriboh")], hand=[TRAGOEDIA]),
        kaiba=side(field=[defending("Mystical Elf")]),
    )
    table.yugi.attacks_with("Kuriboh", at="Mystical Elf")
    table.yugi.activates(TRAGOEDIA)
    table.everyone_passes()

    assert TRAGOEDIA in table.yugi.monsters


@pytest.mark.parametrize(
    ("damage", "card"),
    [
        pytest.param("effect", "Raimei", id="effect damage"),
        pytest.param("battle", "Uraby", id="damage to the opponent"),
    ],
)
def test_nothing_else_brings_it(damage: str, card: str) -> None:
    hand = ["Raimei"] if damage == "effect" else [TRAGOEDIA]
    table = Table(
        yugi=side(field=[attacking("Uraby")], hand=hand),
        kaiba=side(hand=[TRAGOEDIA] if damage == "effect" else ["Uraby"]),
    )
    if damage == "effect":
        table.yugi.activates(card)
    else:
        table.yugi.attacks_with(card)
    table.everyone_passes()

    assert not table.was_offered(table.kaiba if damage == "effect" else table.yugi, TRAGOEDIA)


def _holding(*hand: str, graveyard: tuple[str, ...] = ()) -> Table:
    return Table(
        yugi=side(field=[attacking(TRAGOEDIA)], hand=hand, graveyard=graveyard),
        kaiba=side(field=[attacking("Summoned Skull"), attacking("Uraby")]),
    )


def test_a_monster_of_the_same_level_is_taken_for_good() -> None:
    table = _holding("Curse of Dragon", "Jinzo", "Kuriboh")
    table.yugi.activates(TRAGOEDIA, effect=TAKES)
    assert table.yugi.graveyard == ["Jinzo"]
    table.everyone_passes()

    assert table.yugi.monsters == [TRAGOEDIA, "Summoned Skull"]
    table.turn_ends()
    table.turn_ends()
    assert "Summoned Skull" in table.yugi.monsters


@pytest.mark.parametrize("held", ["Kuriboh", "Pot of Greed"])
def test_it_needs_a_monster_in_the_hand_of_such_a_level(held: str) -> None:
    assert not _holding(held).yugi.may("activate", TRAGOEDIA)


def test_a_face_down_monster_is_no_target() -> None:
    table = Table(
        yugi=side(field=[attacking(TRAGOEDIA)], hand=["Jinzo"]),
        kaiba=side(field=[face_down("Summoned Skull")]),
    )

    assert not table.yugi.may("activate", TRAGOEDIA)


def test_once_a_turn() -> None:
    table = _holding("Jinzo", "Gemini Elf", "Jinzo")
    table.yugi.activates(TRAGOEDIA, effect=TAKES)
    table.yugi.chooses("Jinzo")
    table.everyone_passes()
    decision = table.driver.decision
    used = [
        each.effect for each in getattr(decision, "options", ()) if isinstance(each, Action)
    ]

    assert table.yugi.may("activate", TRAGOEDIA)
    assert TAKES not in used


def test_its_level_becomes_that_of_a_monster_in_the_graveyard_for_the_turn() -> None:
    table = _holding("Pot of Greed", graveyard=("Kuriboh", "Uraby"))
    table.yugi.activates(TRAGOEDIA, targeting="Kuriboh", effect=MATCHES)
    table.everyone_passes()

    assert table.yugi.sees(TRAGOEDIA).level == 1
    assert not table.yugi.may("activate", TRAGOEDIA)
    table.turn_ends()
    assert table.yugi.sees(TRAGOEDIA).level == 10


def test_faq_8089_gone_from_the_graveyard_the_target_changes_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(TRAGOEDIA)], graveyard=["Kuriboh"]),
        kaiba=side(field=["Disappear"]),
    )
    table.yugi.activates(TRAGOEDIA, targeting="Kuriboh")
    table.kaiba.activates("Disappear", targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.sees(TRAGOEDIA).level == 10
    assert Place.BANISHED.name.lower() == table.yugi.sees("Kuriboh").place
