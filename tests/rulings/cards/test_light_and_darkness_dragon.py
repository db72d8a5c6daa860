"""Light and Darkness Dragon: it negates whatever is activated, and pays for it in strength."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import Activate, Attribute, GainLife, Ignition, Quick, Type
from engine.yugioh.language.cards import CardText, continuous_spell, monster
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.player import Player

CARD, KETO = "Light and Darkness Dragon", "Dian Keto the Cure Master"


def herald() -> CardText:
    return monster(
        "Herald",
        9001,
        Quick(do=GainLife(100)),
        attribute=Attribute.LIGHT,
        type=Type.DRAGON,
        level=4,
        attack=1500,
        defense=1500,
    )


def strength(player: Player) -> tuple[int | None, int | None]:
    seen = player.sees(CARD)
    return seen.attack, seen.defense


@pytest.mark.parametrize("own", [True, False])
def test_faq_6821_it_has_to_negate_any_card_and_loses_500(own: bool) -> None:
    table = Table(
        yugi=side(hand=[KETO], field=[CARD] if own else []),
        kaiba=side(field=[] if own else [CARD]),
    )
    table.yugi.activates(KETO)
    table.everyone_passes()

    assert table.chains() == [[KETO, CARD]]
    assert table.yugi.life == 8000
    assert strength(table.yugi if own else table.kaiba) == (2300, 1900)


def test_faq_6821_so_is_the_effect_of_a_monster(lay_beside: Callable[..., None]) -> None:
    lay_beside(herald())
    table = Table(yugi=side(field=["Herald"]), kaiba=side(field=[CARD]))
    table.yugi.activates("Herald")
    table.everyone_passes()

    assert table.yugi.life == 8000
    assert strength(table.kaiba) == (2300, 1900)


def test_faq_6821_but_not_the_effect_of_a_spell_that_lies_there(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(continuous_spell("Well", 9002, Activate(), Ignition(do=GainLife(100))))
    table = Table(yugi=side(field=[face_up("Well")]), kaiba=side(field=[CARD]))
    table.yugi.activates("Well")
    table.everyone_passes()

    assert table.chains() == [["Well"]]
    assert table.yugi.life == 8100
    assert strength(table.kaiba) == (2800, 2400)


def test_qa_6352_what_would_stay_goes_to_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Burning Land"]), kaiba=side(field=[CARD]))
    table.yugi.activates("Burning Land")
    table.everyone_passes()

    assert (table.yugi.field, table.yugi.graveyard) == ([], ["Burning Land"])


def test_faq_6821_once_on_a_chain_and_again_on_the_next(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(herald())
    table = Table(yugi=side(hand=[KETO, KETO], field=["Herald"]), kaiba=side(field=[CARD]))
    table.yugi.activates(KETO)
    table.yugi.activates("Herald")
    table.everyone_passes()

    assert table.chains() == [[KETO, CARD, "Herald"]]
    assert (table.yugi.life, strength(table.kaiba)) == (8100, (2300, 1900))

    table.yugi.activates(KETO)
    table.everyone_passes()
    assert (table.yugi.life, strength(table.kaiba)) == (8100, (1800, 1400))


def test_qa_8395_with_less_than_500_def_it_negates_nothing_and_loses_nothing() -> None:
    table = Table(yugi=side(hand=[KETO] * 5), kaiba=side(field=[CARD]))
    for _ in range(5):
        table.yugi.activates(KETO)
        table.everyone_passes()

    assert table.chains()[-1] == [KETO, CARD]
    assert (table.yugi.life, strength(table.kaiba)) == (9000, (800, 400))


def test_qa_6350_of_two_the_one_that_answers_the_card_itself_negates_it() -> None:
    table = Table(yugi=side(hand=[KETO], field=[CARD]), kaiba=side(field=[CARD]))
    table.yugi.activates(KETO)
    table.everyone_passes()

    assert table.chains() == [[KETO, CARD, CARD]]
    assert table.yugi.life == 8000


def test_qa_18191_negated_it_has_its_strength_again() -> None:
    table = Table(
        yugi=side(hand=[KETO] * 4 + ["Forbidden Chalice"], field=["Mokey Mokey"]),
        kaiba=side(field=[CARD]),
    )
    for _ in range(4):
        table.yugi.activates(KETO)
        table.everyone_passes()
    assert strength(table.kaiba) == (800, 400)
    table.yugi.activates("Forbidden Chalice", targeting=CARD)
    table.everyone_passes()

    assert strength(table.kaiba) == (3200, 2400)


def test_faq_6821_it_negates_nothing_once_its_destruction_is_decided() -> None:
    table = Table(
        yugi=side(field=[attacking("D.D. Warrior Lady")], hand=[KETO] * 3),
        kaiba=side(field=[attacking(CARD)]),
    )
    for _ in range(3):
        table.yugi.activates(KETO)
        table.everyone_passes()
    table.yugi.attacks_with("D.D. Warrior Lady", at=CARD)
    table.yugi.activates("D.D. Warrior Lady")
    table.everyone_passes()

    assert (table.yugi.banished, table.kaiba.banished) == (["D.D. Warrior Lady"], [CARD])


def test_faq_6821_destroyed_it_destroys_all_you_control_and_brings_back_another() -> None:
    table = Table(
        yugi=side(field=[CARD, face_down("Mirror Force")], graveyard=["Summoned Skull"]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.enters_battle_phase()
    table.kaiba.attacks_with("Blue-Eyes White Dragon", at=CARD)
    table.everyone_passes()

    assert table.yugi.field == ["Summoned Skull"]
    assert sorted(table.yugi.graveyard) == [CARD, "Mirror Force"]


def test_faq_6821_it_does_so_with_no_monster_to_bring_back() -> None:
    table = Table(
        yugi=side(field=[CARD, face_down("Mirror Force")]),
        kaiba=side(field=[attacking("Blue-Eyes White Dragon")]),
    )
    table.yugi.ends_turn()
    table.everyone_passes()
    table.kaiba.enters_battle_phase()
    table.kaiba.attacks_with("Blue-Eyes White Dragon", at=CARD)
    table.everyone_passes()

    assert (table.yugi.field, sorted(table.yugi.graveyard)) == ([], [CARD, "Mirror Force"])


def test_faq_6821_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_qa_7300_on_the_field_it_is_both_dark_and_what_is_not_dark() -> None:
    table = Table(
        yugi=side(field=[attacking("Ally of Justice Catastor")]),
        kaiba=side(field=[attacking(CARD)]),
    )
    table.yugi.attacks_with("Ally of Justice Catastor", at=CARD)
    table.everyone_passes()

    assert table.chains() == [["Ally of Justice Catastor", CARD]]
    assert table.kaiba.monsters == [CARD]
