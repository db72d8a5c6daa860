"""What is about to go to the Graveyard: a used Spell or Trap, a monster that has fallen."""

from dataclasses import replace

import pytest

from cards.yugioh import BOOK, by_name
from engine.yugioh.language import (
    SUBJECT,
    Activate,
    AndIfYouDo,
    Cards,
    IsActivated,
    Kind,
    NegateActivation,
    ReturnToHand,
    ShuffleIntoDeck,
)
from engine.yugioh.state.events.moves import Destroyed
from tests.table import Table, attacking, laying, side


@pytest.mark.rule("MR-SPELL-03")
@pytest.mark.rule("MR-TRAP-03")
@pytest.mark.parametrize("remover", ["Dust Tornado", "Heavy Storm", "Giant Trunade"])
def test_a_trap_that_has_resolved_is_not_moved_by_an_earlier_link(remover: str) -> None:
    """Q&A 9233, 11919, 16073: it goes to the Graveyard after the chain."""
    is_trap = remover == "Dust Tornado"
    mine = side(field=[remover]) if is_trap else side(hand=[remover])
    table = Table(yugi=mine, kaiba=side(field=["Jar of Greed"]))
    table.yugi.activates(remover)
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.hand == ["Mokey Mokey"]
    assert table.kaiba.graveyard == ["Jar of Greed"]
    assert table.happened(Destroyed) == []


@pytest.mark.rule("MR-SPELL-03")
def test_where_cards_are_banished_by_the_end_of_the_chain_it_is_banished() -> None:
    """Q&A 10226: it leaves the field after the chain, by what holds then."""
    table = Table(yugi=side(field=["Macro Cosmos"]), kaiba=side(field=["Jar of Greed"]))
    table.yugi.activates("Macro Cosmos")
    table.kaiba.activates("Jar of Greed")
    table.yugi.declines()
    table.everyone_passes()

    assert table.kaiba.banished == ["Jar of Greed"]


@pytest.mark.rule("MR-DSTEP-21")
@pytest.mark.rule("MR-DSTEP-29")
def test_a_monster_that_the_battle_destroys_cannot_be_returned() -> None:
    """Q&A 9211, 7966, FAQ 5371: it goes to the Graveyard at the end of the Damage Step."""
    table = Table(
        yugi=side(field=["Skull Servant"]), kaiba=side(field=[attacking("Wall of Illusion")])
    )
    table.yugi.attacks_with("Skull Servant")
    table.everyone_passes()

    assert table.chains() == [["Wall of Illusion"]]
    assert table.yugi.graveyard == ["Skull Servant"]


@pytest.mark.rule("MR-DSTEP-27")
def test_a_monster_that_the_battle_destroys_can_be_banished() -> None:
    """Q&A 8151: banished after damage calculation, it was not destroyed by battle."""
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=["D.D. Warrior"]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert (table.yugi.banished, table.kaiba.banished) == (["Summoned Skull"], ["D.D. Warrior"])
    assert table.happened(Destroyed) == []


@pytest.mark.rule("MR-TRAP-03")
@pytest.mark.parametrize("returns", [ShuffleIntoDeck, ReturnToHand])
def test_a_trap_whose_activation_is_negated_returns_where_that_says_so(
    returns: type[ShuffleIntoDeck | ReturnToHand], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wiretap (FAQ 11180, Q&A 13267): it is not destroyed, and never comes to the Graveyard."""
    tap = replace(
        by_name("Seven Tools of the Bandit"),
        name="Tap",
        passcode=1,
        effects=(
            Activate(
                when=IsActivated(Cards(Kind.TRAP)),
                do=AndIfYouDo(NegateActivation(), returns(SUBJECT)),
            ),
        ),
    )
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, tap.passcode: tap})
    table = Table(yugi=side(field=["Jar of Greed"]), kaiba=side(field=["Tap"]))
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates("Tap")
    table.everyone_passes()

    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([], ["Tap"])
    there = table.yugi.hand if returns is ReturnToHand else table.yugi.deck
    assert "Jar of Greed" in there
    assert table.happened(Destroyed) == []
