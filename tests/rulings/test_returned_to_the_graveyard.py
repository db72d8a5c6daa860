"""What was banished and is returned to the Graveyard: that is no sending there."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Cards,
    Did,
    Draw,
    Feat,
    If,
    Ignition,
    IsSentToGraveyard,
    Kind,
    Place,
    ReturnToHand,
    SendToGraveyard,
    Target,
    ThisIs,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side
from tests.table.laying import face_up

BURIAL = Activate(
    target=Target(Cards(Kind.MONSTER, place=Place.BANISHED)), do=SendToGraveyard(THAT)
)


@pytest.fixture
def laid(lay_beside: Callable[..., None]) -> None:
    """A Spell that returns a banished monster, and a monster that answers being sent."""
    sent = If(IsSentToGraveyard(THIS), do=Draw(1))
    buried = ThisIs(Cards(like=(Did(Feat.BURIED),)))
    used = Ignition(condition=buried, do=Draw(1), where=Place.GRAVEYARD)
    lay_beside(
        spell("Burial", 9001, BURIAL),
        replace(by_name("Kuriboh"), name="Cat", passcode=9002, effects=(sent, used)),
    )


@pytest.mark.usefixtures("laid")
def test_what_answers_being_sent_does_not_answer_a_return() -> None:
    """Q&A 24158; nor was it sent there in that turn, Q&A 18758."""
    table = Table(yugi=side(hand=["Burial"], banished=["Cat"], deck=["Uraby"]))
    table.yugi.activates("Burial", targeting="Cat")
    table.chain_resolves()
    assert "Cat" in table.yugi.graveyard
    assert table.yugi.hand == []
    assert not table.yugi.may("activate", "Cat")


@pytest.mark.usefixtures("laid")
def test_it_is_returned_though_all_that_is_sent_there_is_banished() -> None:
    """Q&A 8809: Macro Cosmos does not keep it from the Graveyard."""
    table = Table(yugi=side(hand=["Burial"], banished=["Cat"], field=[face_up("Macro Cosmos")]))
    table.yugi.activates("Burial", targeting="Cat")
    table.chain_resolves()
    assert "Cat" in table.yugi.graveyard


def test_a_target_in_the_graveyard_is_returned_to_the_hand(
    lay_beside: Callable[..., None],
) -> None:
    """Scareclaw Decline, Elemental HERO Ocean (FAQ 17814)."""
    buried = Cards(Kind.MONSTER, place=Place.GRAVEYARD)
    lay_beside(spell("Recall", 9003, Activate(target=Target(buried), do=ReturnToHand(THAT))))
    table = Table(yugi=side(hand=["Recall"], graveyard=["Uraby"]))
    table.yugi.activates("Recall", targeting="Uraby")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.graveyard) == (["Uraby"], ["Recall"])
