"""The effect of a card is all that stands on it, this effect the one written just before."""

import pytest

from cards.text.page import TEXT
from cards.yugioh import BOOK, by_name
from engine.yugioh.language import Attribute, Draw, Ignition, Limit, Type
from engine.yugioh.language.cards import CardText, monster
from engine.yugioh.state.reasons import Action, Verb
from tests.table import Table, laying, side

CARD, SINGLE = Limit.ONE_BY_NAME, Limit.ONCE_BY_NAME


def of_two_effects(limit: Limit) -> CardText:
    """A made-up monster with two effects, each under that limit."""
    return monster(
        "Kuriboh",
        by_name("Kuriboh").passcode,
        Ignition(do=Draw(1), limit=limit),
        Ignition(do=Draw(2), limit=limit),
        type=Type.FIEND,
        attribute=Attribute.DARK,
        attack=300,
    )


def offered(table: Table) -> list[Action]:
    """The effects that yugi may activate now."""
    table.everyone_passes()
    options = getattr(table.driver.decision, "options", ())
    return [o for o in options if isinstance(o, Action) and o.verb is Verb.ACTIVATE]


@pytest.mark.rule("MR-GLOS-33", "MR-GLOS-27")
@pytest.mark.parametrize(("limit", "left"), [(SINGLE, [1]), (CARD, [])])
def test_a_limit_on_this_effect_leaves_the_others_and_one_on_the_card_does_not(
    limit: Limit, left: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    made_up = of_two_effects(limit)
    book = {**BOOK, made_up.passcode: made_up}
    monkeypatch.setattr(laying, "book_of", lambda _: book)
    table = Table(yugi=side(field=["Kuriboh"]))
    assert [action.effect for action in offered(table)] == [0, 1]
    table.yugi.activates("Kuriboh")

    assert [action.effect for action in offered(table)] == left


@pytest.mark.rule("MR-GLOS-33")
@pytest.mark.parametrize(
    ("limit", "language", "said"),
    [
        (SINGLE, "en", "You can only use this effect of"),
        (CARD, "en", 'You can only use 1 "Kuriboh" effect per turn'),
        (SINGLE, "ja", "このカード名の①②の効果はそれぞれ１ターンに１度しか使用できない。"),
        (CARD, "ja", "このカード名の①②の効果は１ターンに１度、いずれか１つしか使用できない。"),
    ],
)
def test_the_scope_is_said_as_it_is_meant(limit: Limit, language: str, said: str) -> None:
    assert said in " ".join(TEXT[language](of_two_effects(limit)))
