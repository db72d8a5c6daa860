"""Dark Mimic LV3: fallen in battle it draws a card, or two if LV1 brought it."""

import pytest

from engine.yugioh.language import (
    Ability,
    AnyOf,
    AtPhase,
    Attribute,
    Cards,
    Choose,
    If,
    Limit,
    Named,
    Phase,
    Place,
    SendToGraveyard,
    SpecialSummon,
    ThisCard,
    Type,
    Whose,
)
from engine.yugioh.language.cards import monster
from tests.table import Table, attacking, side
from tests.table.inventing import deal_in

MIMIC = "Dark Mimic LV3"
LV1 = monster(
    "Dark Mimic LV1",
    74713516,
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        cost=SendToGraveyard(ThisCard()),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named(MIMIC),)),
                    Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named(MIMIC),)),
                )
            )
        ),
        limit=Limit.ONCE_EACH,
        you_can=True,
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=1,
    attack=100,
    defense=1000,
    abilities=(Ability.FLIP,),
)


def test_it_draws_a_card() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]), kaiba=side(field=[attacking(MIMIC)])
    )
    table.yugi.attacks_with("Summoned Skull", at=MIMIC)
    table.everyone_passes()

    assert len(table.kaiba.hand) == 1


def test_faq_6102_its_owner_draws() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[attacking(MIMIC, borrowed=True)]),
    )
    table.yugi.attacks_with("Summoned Skull", at=MIMIC)
    table.everyone_passes()

    assert len(table.yugi.hand) == 1
    assert table.kaiba.hand == []


def test_destroyed_by_an_effect_it_draws_nothing() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[attacking(MIMIC)]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.hand == []


def test_brought_by_lv1_it_draws_two(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, LV1)
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[attacking("Dark Mimic LV1")], deck=["Uraby", MIMIC, *["Uraby"] * 4]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Dark Mimic LV1", position="Attack")
    table.turn_ends()
    held = len(table.kaiba.hand)
    table.yugi.attacks_with("Summoned Skull", at=MIMIC)
    table.everyone_passes()

    assert len(table.kaiba.hand) == held + 2
