"""By Order of the Emperor: what answers a Normal Summon is negated, for a card."""

from collections.abc import Callable

from engine.yugioh.language import (
    Activate,
    Attribute,
    Cards,
    GainLife,
    If,
    IsActivated,
    IsSummoned,
    Kind,
    NegateActivation,
    Quick,
    Summon,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, continuous_trap, monster
from tests.table import Table, face_up, side

CARD, CAPTAIN = "By Order of the Emperor", "Marauding Captain"
AT_ONCE = 3
"""The use of its effect against the opponent as the card itself is activated."""


def test_faq_7520_the_effect_that_answers_a_normal_summon_is_negated_for_a_card() -> None:
    table = Table(
        yugi=side(hand=[CAPTAIN, "Uraby"], deck=["Kuriboh"]), kaiba=side(field=[face_up(CARD)])
    )
    table.yugi.summons(CAPTAIN)
    table.yugi.activates(CAPTAIN)
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CAPTAIN]
    assert sorted(table.yugi.hand) == ["Kuriboh", "Uraby"]


def test_faq_7520_it_can_be_used_as_the_card_is_activated() -> None:
    table = Table(
        yugi=side(hand=[CAPTAIN, "Uraby"], deck=["Kuriboh"]), kaiba=side(field=[CARD])
    )
    table.yugi.summons(CAPTAIN)
    table.yugi.activates(CAPTAIN)
    table.kaiba.activates(CARD, effect=AT_ONCE)
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.spells) == ([CAPTAIN], [CARD])
    assert sorted(table.yugi.hand) == ["Kuriboh", "Uraby"]


def test_its_own_player_draws_for_a_monster_of_theirs() -> None:
    table = Table(yugi=side(hand=[CAPTAIN, "Uraby"], field=[face_up(CARD)], deck=["Kuriboh"]))
    table.yugi.summons(CAPTAIN)
    table.yugi.activates(CAPTAIN)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == ["Kuriboh", "Uraby"]


def watcher() -> CardText:
    """It gains its player 100 Life Points whenever a monster is summoned."""
    return monster(
        "Watcher",
        9001,
        If(IsSummoned(Cards(Kind.MONSTER)), do=GainLife(100)),
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=4,
        attack=1000,
        defense=1000,
    )


def test_qa_7106_the_effect_of_another_monster_that_answers_it_is_negated_too(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(watcher())
    table = Table(
        yugi=side(hand=["Kuriboh"], field=["Watcher"], deck=["Uraby"]),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.summons("Kuriboh")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.life, table.yugi.hand) == (8000, ["Uraby"])


def test_qa_7106_but_not_where_it_answers_a_special_summon(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(watcher())
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=["Kuriboh"], field=["Watcher"]),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.life == 8100
    assert not table.was_offered(table.kaiba, CARD)


def test_qa_7111_of_a_player_without_a_deck_nothing_is_negated() -> None:
    table = Table(
        yugi=side(hand=["Breaker the Magical Warrior", "Jar of Greed"], deck=[]),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.summons("Breaker the Magical Warrior")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)


def test_qa_10308_whoever_activated_it_draws_though_the_monster_is_gone() -> None:
    table = Table(
        yugi=side(hand=[CAPTAIN, "Uraby"], deck=["Kuriboh"]),
        kaiba=side(field=[face_up(CARD), "Compulsory Evacuation Device"]),
    )
    table.yugi.summons(CAPTAIN)
    table.yugi.activates(CAPTAIN)
    table.kaiba.activates(CARD)
    table.yugi.passes()
    table.kaiba.activates("Compulsory Evacuation Device", targeting=CAPTAIN)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == ["Kuriboh", CAPTAIN, "Uraby"]


def test_an_effect_that_answers_special_summons_is_meant_whatever_their_kind(
    lay_beside: Callable[..., None],
) -> None:
    theirs = Cards(Kind.MONSTER, Whose.THEIRS)
    upon = IsActivated(theirs, True, upon=(Summon.SPECIAL,))
    negates = Quick(upon, do=NegateActivation())
    lay_beside(continuous_trap("Order", 9001, Activate(), negates))
    table = Table(
        yugi=side(field=["Junk Synchron", "Speed Warrior"], extra=["Junk Warrior"]),
        kaiba=side(field=[face_up("Order")]),
    )
    table.yugi.special_summons("Junk Warrior", using=["Junk Synchron", "Speed Warrior"])
    table.everyone_passes()

    assert table.was_offered(table.kaiba, "Order")
