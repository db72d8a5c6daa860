"""What follows a part of an effect that could not be done, or that needs its own card."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AddToHand,
    AndIfYouDo,
    Apply,
    Attribute,
    Cards,
    CardText,
    Choose,
    Discard,
    GainLife,
    Gains,
    Ignition,
    Kind,
    Of,
    Pierces,
    Place,
    ReturnToHand,
    ShuffleIntoDeck,
    SpecialSummon,
    Target,
    Then,
    TributeCards,
    Type,
    Until,
    Whose,
    monster,
    quick_play,
    spell,
)
from tests.table import Table, face_down, laying, side

MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)


def knows(monkeypatch: pytest.MonkeyPatch, card: CardText) -> None:
    """Let the table know one more card."""
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, card.passcode: card})


@pytest.mark.rule("MR-MISC-01")
@pytest.mark.parametrize(("name", "gained"), [("Uraby", 500), ("Stardust Dragon", 0)])
@pytest.mark.parametrize("joined", [AndIfYouDo, Then])
def test_what_goes_to_the_extra_deck_was_not_returned_to_the_hand(
    name: str, gained: int, joined: type[AndIfYouDo | Then], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q&A 12317."""
    gust = spell("Gust", 1, Activate(do=joined(ReturnToHand(Choose(MINE)), GainLife(500))))
    knows(monkeypatch, gust)
    table = Table(yugi=side(hand=["Gust"], field=[name]))
    table.yugi.activates("Gust")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.life == 8000 + gained


@pytest.mark.rule("MR-MISC-01")
@pytest.mark.parametrize(("name", "gained"), [("Uraby", 500), ("Stardust Dragon", 0)])
def test_what_goes_to_the_extra_deck_was_not_added_to_the_hand(
    name: str, gained: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q&A 62."""
    dawn = spell(
        "Dawn", 1, Activate(target=Target(BURIED), do=Then(AddToHand(THAT), GainLife(500)))
    )
    knows(monkeypatch, dawn)
    table = Table(yugi=side(hand=["Dawn"], graveyard=[name]))
    table.yugi.activates("Dawn")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dawn"]
    assert table.yugi.life == 8000 + gained


@pytest.mark.rule("MR-GLOS-05")
def test_what_is_banished_instead_was_not_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q&A 17429: Plaguespreader Zombie, brought back by itself."""
    gust = spell("Gust", 1, Activate(do=Then(ShuffleIntoDeck(Choose(MINE)), GainLife(500))))
    knows(monkeypatch, gust)
    table = Table(yugi=side(hand=["Gust", "Uraby"], graveyard=["Plaguespreader Zombie"]))
    table.yugi.activates("Plaguespreader Zombie")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("Gust")
    table.everyone_passes()

    assert table.yugi.banished == ["Plaguespreader Zombie"]
    assert table.yugi.life == 8000


@pytest.mark.rule("MR-GLOS-05")
def test_what_would_be_banished_instead_is_no_cost_that_returns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Q&A 10487."""
    gust = quick_play("Gust", 1, Activate(cost=ReturnToHand(Choose(MINE)), do=GainLife(500)))
    knows(monkeypatch, gust)
    table = Table(yugi=side(hand=["Gust", "Uraby"], graveyard=["Plaguespreader Zombie"]))
    table.yugi.activates("Plaguespreader Zombie")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert table.yugi.monsters == ["Plaguespreader Zombie"]

    assert not table.yugi.may("activate", "Gust")


@pytest.mark.parametrize("others", [[], ["Uraby"]])
def test_a_card_that_then_summons_itself_is_not_what_is_discarded(
    others: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q&A 9277: not chosen where there is another, and alone it is no reason to begin."""
    held = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))
    fiend = monster(
        "Fiend",
        1,
        Ignition(where=Place.HAND, do=AndIfYouDo(Discard(held), SpecialSummon(THIS))),
        attribute=Attribute.LIGHT,
        type=Type.BEAST,
        level=1,
        attack=200,
        defense=100,
    )
    knows(monkeypatch, fiend)
    table = Table(yugi=side(hand=["Fiend", *others]))
    assert table.yugi.may("activate", "Fiend") is bool(others)
    if others:
        table.yugi.wants("Attack")
        table.yugi.activates("Fiend")
        table.everyone_passes()
        assert (table.yugi.monsters, table.yugi.graveyard) == (["Fiend"], others)


@pytest.mark.parametrize("turn_player", ["yugi", "kaiba"])
def test_how_ones_monsters_attack_this_turn_is_said_in_ones_own_turn(
    turn_player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 18435, 8362: not where one's monsters do not attack."""
    rain = quick_play("Rain", 1, Activate(do=Apply(Pierces(MINE), Until.END_OF_TURN)))
    knows(monkeypatch, rain)
    table = Table(
        yugi=side(field=["Rain", "Uraby"]),
        kaiba=side(field=["Uraby", "Jar of Greed"]),
        turn_player=turn_player,
    )
    if turn_player == "kaiba":
        table.kaiba.activates("Jar of Greed")

    assert table.yugi.may("activate", "Rain") is (turn_player == "yugi")


@pytest.mark.parametrize("others", [[], ["Drillroid"]])
def test_what_is_said_of_all_such_monsters_needs_one_that_the_cost_leaves(
    others: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q&A 19260: Cipher Wing Tributes itself for the other monsters."""
    machines = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.MACHINE),))
    wing = monster(
        "Wing",
        1,
        Ignition(cost=TributeCards(THIS), do=Apply(Gains(machines, 500), Until.END_OF_TURN)),
        attribute=Attribute.LIGHT,
        type=Type.MACHINE,
        level=4,
        attack=1400,
        defense=800,
    )
    knows(monkeypatch, wing)
    table = Table(yugi=side(field=["Wing", *others]))

    assert table.yugi.may("activate", "Wing") is bool(others)


@pytest.mark.parametrize("joined", [AndIfYouDo, Then])
def test_what_comes_before_a_target_that_is_gone_is_done_alone(
    joined: type[AndIfYouDo | Then], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Satellarknight Betelgeuse, Dragon Knight of Creation (FAQ 11361, 12382)."""
    do = joined(GainLife(500), SpecialSummon(THAT))
    knows(monkeypatch, spell("Dawn", 1, Activate(target=Target(BURIED), do=do)))
    table = Table(
        yugi=side(hand=["Dawn"], graveyard=["Uraby"]),
        kaiba=side(field=[face_down("Disappear")]),
    )
    table.yugi.activates("Dawn", targeting="Uraby")
    table.kaiba.activates("Disappear", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby"]
    assert table.yugi.life == 8500


@pytest.mark.parametrize("joined", [AndIfYouDo, Then])
def test_what_comes_after_a_target_that_is_gone_is_not_done(
    joined: type[AndIfYouDo | Then], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second hangs on the first (MR-GLOS-31)."""
    do = joined(SpecialSummon(THAT), GainLife(500))
    knows(monkeypatch, spell("Dawn", 1, Activate(target=Target(BURIED), do=do)))
    table = Table(
        yugi=side(hand=["Dawn"], graveyard=["Uraby"]),
        kaiba=side(field=[face_down("Disappear")]),
    )
    table.yugi.activates("Dawn", targeting="Uraby")
    table.kaiba.activates("Disappear", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.life == 8000
