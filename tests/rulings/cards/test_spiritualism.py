"""Spiritualism: a Spell or Trap goes back to the hand, and nothing negates that."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    AndIfYouDo,
    Cards,
    Destroy,
    IsActivated,
    Kind,
    NegateActivation,
    NegateEffect,
    Step,
)
from engine.yugioh.language.cards import trap
from engine.yugioh.language.nouns import SUBJECT
from tests.table import Table, face_up, side

SPIRITUALISM = "Spiritualism"


def test_a_spell_or_trap_of_the_opponent_returns_to_the_hand() -> None:
    table = Table(
        yugi=side(hand=[SPIRITUALISM], field=[face_up("Messenger of Peace")]),
        kaiba=side(field=["Mirror Force", "Uraby"]),
    )
    table.yugi.activates(SPIRITUALISM, targeting="Mirror Force")
    table.everyone_passes()

    assert (table.kaiba.hand, table.yugi.graveyard) == (["Mirror Force"], [SPIRITUALISM])
    assert table.yugi.spells == ["Messenger of Peace"]


def test_not_one_of_its_own_player() -> None:
    table = Table(yugi=side(hand=[SPIRITUALISM], field=["Mirror Force"]))

    assert not table.yugi.may("activate", SPIRITUALISM)


@pytest.mark.parametrize("negates", [NegateEffect(), NegateActivation()])
def test_qa_12625_14083_it_is_answered_in_vain(
    negates: Step, lay_beside: Callable[..., None]
) -> None:
    """Nor is it destroyed, where that is done if it is negated."""
    answers = IsActivated(Cards(Kind.SPELL))
    lay_beside(trap("Nay", 9001, Activate(answers, do=AndIfYouDo(negates, Destroy(SUBJECT)))))
    table = Table(
        yugi=side(hand=[SPIRITUALISM], deck=["Uraby"]),
        kaiba=side(field=["Nay", "Mirror Force"]),
    )
    table.yugi.activates(SPIRITUALISM, targeting="Mirror Force")
    table.kaiba.activates("Nay")
    table.everyone_passes()

    assert table.kaiba.hand == ["Mirror Force"]


def test_faq_5246_what_negates_all_spells_does_not_negate_it() -> None:
    table = Table(
        yugi=side(hand=[SPIRITUALISM, "Dark Hole"]),
        kaiba=side(field=["Uraby", face_up("Imperial Order"), "Mirror Force"]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates(SPIRITUALISM, targeting="Mirror Force")
    table.everyone_passes()

    assert (table.kaiba.hand, table.kaiba.monsters) == (["Mirror Force"], ["Uraby"])
