"""What adds so much for each card is not begun with where there is none."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    Activate,
    AndIfYouDo,
    Apply,
    AttackBecomes,
    Banish,
    Cards,
    Every,
    Face,
    Gains,
    Kind,
    Of,
    PerCard,
    Place,
    ReturnToHand,
    Step,
    Target,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, face_down, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

CARD = "Wind of Change"
FACE_UP = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
DEAD = Cards(Kind.MONSTER, place=Place.GRAVEYARD)
LAID = Cards(Kind.SPELL, Whose.YOURS, Place.FIELD)
MINE, THEIRS = (Cards(Kind.MONSTER, each, Place.FIELD) for each in (Whose.YOURS, Whose.THEIRS))


@pytest.mark.parametrize(
    ("do", "dead", "offered"),
    [
        (Apply(Gains(THAT, PerCard(500, DEAD)), Until.END_OF_TURN), 0, False),
        (Apply(Gains(THAT, PerCard(500, DEAD)), Until.END_OF_TURN), 1, True),
        (
            Apply(Gains(THAT, PerCard(-400, DEAD), PerCard(-400, DEAD)), Until.END_OF_TURN),
            0,
            False,
        ),
        (Apply(Gains(THAT, PerCard(500, DEAD), 300), Until.END_OF_TURN), 0, True),
        (Apply(Gains(THAT, PerCard(500, LAID)), Until.END_OF_TURN), 0, True),
        (Apply(AttackBecomes(THAT, PerCard(500, DEAD)), Until.END_OF_TURN), 0, True),
        (
            AndIfYouDo(
                ReturnToHand(THAT), Apply(Gains(MINE, PerCard(500, DEAD)), Until.END_OF_TURN)
            ),
            0,
            True,
        ),
    ],
)
def test_so_much_for_each_card_needs_one_unless_something_comes_before(
    do: Step, dead: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 11156 (Celestial Sword - Eatos), 8495 (Raging Mad Plants), 6580 (Miracle Kids), 13839
    (Odd-Eyes Phantasma Dragon); Q&A 21367, 23120; 21009 (Giant Rex) of what comes later.
    """
    deal_in(monkeypatch, spell(CARD, 900000032, Activate(target=Target(FACE_UP), do=do)))
    yugi = side(hand=[CARD], field=["Uraby"], graveyard=["Feral Imp"] * dead)
    assert Table(yugi=yugi).yugi.may("activate", CARD) is offered


@pytest.mark.parametrize(
    ("buried", "banished", "offered"),
    [("Feral Imp", [], True), ("Uraby", [], False), ("Uraby", ["Feral Imp"], True)],
)
def test_faq_14575_what_the_cost_banishes_is_counted(
    buried: str, banished: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Battlewasp - Ballista the Armageddon counts its Insects (FAQ 14575)."""
    fiends = Cards(Kind.MONSTER, Whose.YOURS, Place.BANISHED, like=(Of(Type.FIEND),))
    cost = Banish(Every(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)))
    less = Apply(Gains(THEIRS, PerCard(-500, fiends)), Until.END_OF_TURN)
    deal_in(monkeypatch, spell(CARD, 9001, Activate(cost=cost, do=less)))
    table = Table(
        yugi=side(hand=[CARD], graveyard=[buried], banished=banished),
        kaiba=side(field=["Summoned Skull"]),
    )
    assert table.yugi.may("activate", CARD) is offered


@pytest.mark.rule("MR-EFF-01")
@pytest.mark.parametrize(("lying", "offered"), [(face_down, False), (face_up, True)])
def test_faq_5542_a_number_is_changed_of_who_shows_one(
    lying: Callable[[str], Lying], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lower = Apply(Gains(THEIRS, -500, -500), Until.END_OF_TURN)
    deal_in(monkeypatch, spell(CARD, 9001, Activate(do=lower)))
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[lying("Summoned Skull")]))

    assert table.yugi.may("activate", CARD) is offered
