"""What answers one of two happenings, by the official answers to such cards."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THIS,
    Activate,
    AndIfYouDo,
    Cards,
    Choose,
    Destroy,
    EitherHappens,
    Every,
    GainLife,
    If,
    IsFlipped,
    IsSummoned,
    IsTributed,
    Kind,
    Named,
    Place,
    SpecialSummon,
    Step,
    Summon,
    Then,
    When,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

HELD = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
EACH = Every(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
SELF = Choose(replace(HELD, like=(Named("Watcher"),)))
OTHERS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)
CAME = IsSummoned(THIS, (Summon.SPECIAL,))


@pytest.fixture
def watched(lay_beside: Callable[..., None]) -> Callable[[EitherHappens, Step], None]:
    """Has "Watcher" gain Life Points for it, and "Call" do what is told."""

    def lay(when: EitherHappens, do: Step) -> None:
        answer = If(when, do=GainLife(500), you_can=True)
        card = replace(by_name("Uraby"), name="Watcher", passcode=9001, effects=(answer,))
        lay_beside(card, spell("Call", 9002, Activate(do=do)))

    return lay


OWN = EitherHappens(CAME, IsTributed(THIS))


def test_faq_21057_each_is_answered_where_the_card_has_come_to(
    watched: Callable[[EitherHappens, Step], None],
) -> None:
    """Mitsurugi no Mikoto, Saji: in the Monster Zone, or in the Graveyard."""
    watched(OWN, SpecialSummon(SELF))
    table = Table(yugi=side(hand=["Call", "Watcher", "Summoned Skull"]))
    table.yugi.activates("Call")
    table.chain_resolves()
    table.yugi.activates("Watcher")
    table.chain_resolves()
    assert table.yugi.life == 8500

    table.yugi.summons("Summoned Skull")
    table.yugi.activates("Watcher")
    table.chain_resolves()
    assert table.yugi.life == 9000


def test_a_summon_is_not_answered_from_where_tributes_go(
    watched: Callable[[EitherHappens, Step], None],
) -> None:
    watched(OWN, AndIfYouDo(SpecialSummon(SELF), Destroy(EACH)))
    table = Table(yugi=side(hand=["Call", "Watcher"]))
    table.yugi.activates("Call")
    table.chain_resolves()

    assert table.yugi.graveyard == ["Watcher", "Call"]
    assert not table.yugi.may("activate", "Watcher")


def test_faq_16625_both_at_once_are_answered_once(
    watched: Callable[[EitherHappens, Step], None],
) -> None:
    """Night's End Administrator."""
    own_or_others = EitherHappens(CAME, IsSummoned(OTHERS, (Summon.SPECIAL,)))
    watched(own_or_others, SpecialSummon(Choose(HELD, 2)))
    table = Table(yugi=side(hand=["Call", "Watcher", "Kuriboh"]))
    table.yugi.activates("Call")
    table.chain_resolves()
    table.yugi.activates("Watcher")
    table.chain_resolves()

    assert table.yugi.life == 8500
    assert not table.yugi.may("activate", "Watcher")


@pytest.mark.rule("MR-GLOS-11")
@pytest.mark.parametrize("more", [False, True])
def test_faq_10766_when_it_comes_or_is_turned_up_is_over_once_more_is_done(
    more: bool, lay_beside: Callable[..., None]
) -> None:
    """Aratama: "when" it is Summoned or flipped face-up."""
    answer = When(EitherHappens(CAME, IsFlipped(THIS)), do=GainLife(500), you_can=True)
    card = replace(by_name("Uraby"), name="Watcher", passcode=9001, effects=(answer,))
    comes = SpecialSummon(SELF)
    do = Then(comes, GainLife(1)) if more else comes
    lay_beside(card, spell("Call", 9002, Activate(do=do)))
    table = Table(yugi=side(hand=["Call", "Watcher"]))
    table.yugi.activates("Call")
    table.chain_resolves()

    assert table.yugi.may("activate", "Watcher") is not more
