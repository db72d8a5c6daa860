"""What is Special Summoned after something else: who may come, and where there is room."""

import pytest

from engine.core.changing import changed
from engine.yugioh.asked import speaks_of_targets
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AndIfYouDo,
    AnyOf,
    Attribute,
    Banish,
    CannotSpecialSummon,
    Cards,
    CardText,
    Choose,
    Continuous,
    Destroy,
    Discard,
    Draw,
    Effect,
    Frame,
    Ignition,
    Joined,
    Kind,
    MakeTokens,
    Of,
    Place,
    SendToGraveyard,
    SpecialSummon,
    Step,
    TakeControl,
    Target,
    Then,
    Type,
    Until,
    Whose,
    monster,
    spell,
)
from tests.table import Table, side
from tests.table.inventing import deal_in

CARD, BARRIER, DRAGON = "Returner", "Barrier Kin", "Luster Dragon"
FIVE = ["Uraby", "Battle Ox", "Feral Imp", "Kuriboh", "Mystic Tomato"]
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
HELD = Choose(Cards(whose=Whose.YOURS, place=Place.HAND))
FALLEN = SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)))
ITSELF = SpecialSummon(THIS)
SENT = SendToGraveyard(Choose(MINE))
SECOND = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))
TOKEN = "Sheep Token"
FROM_DECK = SendToGraveyard(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK)))


def fiend(name: str, *effects: Effect) -> CardText:
    """A monster with these effects."""
    return monster(
        name,
        900000060 + len(name),
        *effects,
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=4,
        attack=1000,
    )


def returner(do: Step, target: Target | None = None) -> Ignition:
    return Ignition(target=target, do=do, where=Place.GRAVEYARD)


def table_of(
    monkeypatch: pytest.MonkeyPatch, effect: Ignition, mine: list[str], *theirs: str
) -> Table:
    """A monster with that effect in a Graveyard, and these monsters on the field."""
    deal_in(monkeypatch, fiend(CARD, effect))
    return Table(
        yugi=side(hand=["Uraby"], field=mine, graveyard=[CARD], deck=["Kuriboh"]),
        kaiba=side(field=list(theirs)),
    )


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(
    ("do", "when_full"),
    [
        (AndIfYouDo(Discard(HELD), ITSELF), False),
        (Then(Draw(1), ITSELF), False),
        (Then(FROM_DECK, FALLEN), False),
        (AndIfYouDo(SENT, ITSELF), True),
        (AndIfYouDo(SENT, FALLEN), True),
    ],
)
def test_what_follows_needs_a_zone_that_is_free_or_will_be(
    do: Step, when_full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fire King High Avatar Kirin (FAQ 19158), Igknight Avenger."""
    full = table_of(monkeypatch, returner(do), FIVE)
    assert full.yugi.may("activate", CARD) is when_full
    assert table_of(monkeypatch, returner(do), FIVE[:4]).yugi.may("activate", CARD)


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(("target", "when_full"), [(MINE, True), (THEIRS, False)])
def test_the_target_frees_a_zone_if_it_is_mine(
    target: Cards, when_full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    effect = returner(AndIfYouDo(Destroy(THAT), ITSELF), Target(target))
    table = table_of(monkeypatch, effect, FIVE, "Uraby")
    assert table.yugi.may("activate", CARD) is when_full
    assert table_of(monkeypatch, effect, FIVE[:4], "Uraby").yugi.may("activate", CARD)


@pytest.mark.parametrize("do", [AndIfYouDo(Discard(HELD), ITSELF), Then(FROM_DECK, FALLEN)])
@pytest.mark.parametrize("but", [None, Cards(Kind.MONSTER, like=(Of(Type.MACHINE),))])
def test_nothing_follows_where_none_may_be_special_summoned(
    do: Joined, but: Cards | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recoded Alive, while only others can come (FAQ 13201)."""
    bars = fiend(BARRIER, Continuous(fact=CannotSpecialSummon(Whose.YOURS, but)))
    deal_in(monkeypatch, bars, fiend(CARD, returner(do)))
    table = Table(
        yugi=side(hand=["Uraby"], field=[BARRIER], graveyard=[CARD], deck=["Mechanicalchaser"])
    )
    comes = but is not None and do.second == FALLEN  # the Machine that would be sent there
    assert table.yugi.may("activate", CARD) is comes


@pytest.mark.parametrize(("mine", "offered"), [(FIVE[:3], True), (FIVE[:4], False)])
@pytest.mark.parametrize(
    "second",
    [TakeControl(THAT, Until.END_OF_DUEL), SpecialSummon(SECOND), MakeTokens(TOKEN, 1)],
)
def test_two_that_come_need_two_zones(
    second: Step, mine: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cyber Angel Natasha (FAQ 12771)."""
    target = Target(THEIRS) if speaks_of_targets(second) else None
    effect = returner(AndIfYouDo(ITSELF, second), target)
    table = table_of(monkeypatch, effect, mine, "Uraby")
    assert table.yugi.may("activate", CARD) is offered


@pytest.mark.parametrize(
    ("place", "offered"), [(Place.HAND, True), (Place.GRAVEYARD, True), (None, False)]
)
def test_what_is_banished_first_brings_none_to_hand_or_graveyard(
    place: Place | None, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dragon's Rebirth (FAQ 9959)."""
    dragons = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.DRAGON),))
    fallen = changed(dragons, place=Place.GRAVEYARD)
    do = AndIfYouDo(Banish(THAT), SpecialSummon(Choose(AnyOf(dragons, fallen))))
    rebirth = spell("Rebirth", 900000063, Activate(target=Target(MINE), do=do))
    deal_in(monkeypatch, rebirth)
    hand = ["Rebirth", *([DRAGON] if place is Place.HAND else [])]
    graveyard = [DRAGON] if place is Place.GRAVEYARD else []
    table = Table(yugi=side(hand=hand, field=["Uraby"], graveyard=graveyard))
    assert table.yugi.may("activate", "Rebirth") is offered


def test_what_follows_from_the_extra_deck_has_to_be_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Recoded Alive (FAQ 13201)."""
    links = Cards(Kind.MONSTER, Whose.YOURS, Place.EXTRA_DECK, like=(Of(Frame.LINK),))
    do = AndIfYouDo(Banish(THAT), SpecialSummon(Choose(links)))
    deal_in(monkeypatch, spell("Recoded", 900000064, Activate(target=Target(MINE), do=do)))
    for extra in ([], ["Stardust Dragon"], ["Link Spider"]):
        table = Table(yugi=side(hand=["Recoded"], field=["Uraby"], extra=extra))
        assert table.yugi.may("activate", "Recoded") is (extra == ["Link Spider"])


@pytest.mark.parametrize("barred", [None, Cards(Kind.MONSTER, like=(Of(Type.BEAST),))])
@pytest.mark.parametrize("do", [MakeTokens(TOKEN, 1), Then(Draw(1), MakeTokens(TOKEN, 1))])
def test_a_ban_of_some_monsters_holds_of_tokens_too(
    do: Step, barred: Cards | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Archlord Asmodeus under Dragon's Bind (Q&A 23412); a Sheep Token is a Beast."""
    fiends = Cards(Kind.MONSTER, like=(Of(Type.FIEND),))
    but = fiends if barred is None else None
    bars = fiend(BARRIER, Continuous(fact=CannotSpecialSummon(Whose.YOURS, but, such=barred)))
    goat = spell("Goats", 900000065, Activate(do=do))
    deal_in(monkeypatch, bars, goat)
    free = Table(yugi=side(hand=["Goats"], deck=["Uraby"]))
    held = Table(yugi=side(hand=["Goats"], field=[BARRIER], deck=["Uraby"]))
    assert free.yugi.may("activate", "Goats")
    assert not held.yugi.may("activate", "Goats")


@pytest.mark.parametrize("barred", [True, False])
def test_a_target_that_may_not_come_is_none_where_something_else_is_done_first(
    barred: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unicorn Beacon."""
    fallen = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
    do = AndIfYouDo(Banish(HELD), SpecialSummon(THAT))
    fiends = Cards(Kind.MONSTER, like=(Of(Type.FIEND),))
    bars = fiend(BARRIER, Continuous(fact=CannotSpecialSummon(Whose.YOURS, fiends)))
    beacon = Activate(target=Target(fallen), do=do)
    deal_in(monkeypatch, bars, spell("Beacon", 900000066, beacon))
    field = [BARRIER] if barred else []
    table = Table(yugi=side(hand=["Beacon", "Uraby"], field=field, graveyard=["Battle Ox"]))
    assert table.yugi.may("activate", "Beacon") is not barred
