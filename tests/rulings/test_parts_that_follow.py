"""What an effect does after its first part has to be possible as it is activated."""

from collections.abc import Callable

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import (
    FORMER,
    THAT,
    Activate,
    AddToHand,
    And,
    AndIfYouDo,
    AnyOf,
    AtRandom,
    Banish,
    BanishWhenItLeaves,
    Cards,
    CardText,
    ChangePosition,
    Choose,
    DeckTop,
    Destroy,
    Discard,
    Draw,
    Every,
    Face,
    Has,
    Icon,
    InflictDamage,
    Kind,
    Named,
    Of,
    OriginalAttackOf,
    Place,
    PlaceOnDeckBottom,
    Position,
    ReturnToExtraDeck,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    SpecialSummon,
    Stat,
    Target,
    Then,
    Type,
    Whose,
    at_most,
    spell,
)
from tests.table import Table, attacking, defending, laying, side

THEIRS = Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
HAND = Cards(whose=Whose.YOURS, place=Place.HAND)
DRAGON = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Type.DRAGON),))
TRAP = Cards(Kind.TRAP, Whose.YOURS, Place.DECK, like=(Of(Icon.COUNTER),))


def of(*do: object) -> CardText:
    """A Spell that targets a monster of theirs, destroys it, then does that."""
    return spell("Bolt", 1, Activate(target=THEIRS, do=Then(Destroy(THAT), *do)))  # type: ignore[arg-type]


def knows(monkeypatch: pytest.MonkeyPatch, card: CardText) -> None:
    """Let the table know one more card."""
    monkeypatch.setattr(laying, "book_of", lambda _: {**BOOK, card.passcode: card})


@pytest.mark.parametrize(("hand", "offered"), [(["Bolt"], False), (["Bolt", "Sangan"], True)])
def test_a_hand_without_a_card_to_discard_keeps_it_from_being_activated(
    hand: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 6512, 15542."""
    knows(monkeypatch, of(Discard(Choose(HAND))))
    table = Table(yugi=side(hand=hand), kaiba=side(field=["Uraby"]))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize("do", [Banish(Choose(DRAGON)), SendToGraveyard(Choose(DRAGON))])
@pytest.mark.parametrize(("deck", "offered"), [("Sangan", False), ("Alexandrite Dragon", True)])
def test_a_deck_without_such_a_card_keeps_it_from_being_activated(
    do: object, deck: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 12183."""
    knows(monkeypatch, of(do))
    table = Table(yugi=side(hand=["Bolt"], deck=[deck] * 5), kaiba=side(field=["Uraby"]))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize(("deck", "offered"), [("Sangan", False), ("Magic Jammer", True)])
def test_a_deck_without_a_card_to_set_keeps_it_from_being_activated(
    deck: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 12422."""
    knows(monkeypatch, of(SetCards(Choose(TRAP))))
    table = Table(yugi=side(hand=["Bolt"], deck=[deck] * 5), kaiba=side(field=["Uraby"]))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize(("cards", "offered"), [(3, False), (4, True)])
def test_from_the_top_of_a_deck_goes_what_was_not_drawn_before(
    cards: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 7625."""
    knows(monkeypatch, spell("Sun", 1, Activate(do=Then(Draw(2), SendToGraveyard(DeckTop(2))))))
    table = Table(yugi=side(hand=["Sun"], deck=["Sangan"] * cards))
    assert table.yugi.may("activate", "Sun") is offered


@pytest.mark.parametrize(("cards", "offered"), [(1, False), (2, True)])
def test_from_the_top_of_a_deck_goes_what_was_not_added_before(
    cards: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tuning (FAQ 9122)."""
    do = Then(AddToHand(Choose(DRAGON)), SendToGraveyard(DeckTop(1)))
    knows(monkeypatch, spell("Tune", 1, Activate(do=do)))
    table = Table(yugi=side(hand=["Tune"], deck=["Alexandrite Dragon"] * cards))
    assert table.yugi.may("activate", "Tune") is offered


def test_a_monster_in_the_graveyard_returns_to_the_extra_deck_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Silvy of the White Forest (FAQ 20194)."""
    fallen = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD))
    do = AndIfYouDo(ReturnToExtraDeck(THAT), Draw(1))
    knows(monkeypatch, spell("Home", 1, Activate(target=fallen, do=do)))
    table = Table(yugi=side(hand=["Home"], graveyard=["Number 39: Utopia"]))
    table.yugi.activates("Home")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Home"]
    assert len(table.yugi.hand) == 1


def test_what_is_drawn_before_can_be_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """FAQ 6511."""
    knows(monkeypatch, spell("Wind", 1, Activate(do=Then(Draw(1), Discard(Choose(HAND))))))
    table = Table(yugi=side(hand=["Wind"]))
    assert table.yugi.may("activate", "Wind")


@pytest.mark.parametrize(("cards", "offered"), [(1, False), (2, True)])
@pytest.mark.parametrize("joined", [And, AndIfYouDo, Then])
def test_what_is_taken_from_a_deck_is_not_drawn_after_it(
    joined: type[And | AndIfYouDo | Then],
    cards: int,
    offered: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Featherizer (FAQ 8433): one to send, and one to draw."""
    do = joined(SendToGraveyard(Choose(DRAGON)), Draw(1))
    knows(monkeypatch, spell("Bolt", 1, Activate(do=do)))
    table = Table(yugi=side(hand=["Bolt"], deck=["Alexandrite Dragon"] * cards))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize(("hand", "offered"), [([], False), (["Sangan"], True)])
@pytest.mark.parametrize("joined", [And, AndIfYouDo])
def test_a_hand_of_the_opponent_without_a_card_keeps_it_from_being_activated(
    joined: type[And | AndIfYouDo],
    hand: list[str],
    offered: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ruthless Denial (FAQ 6945)."""
    theirs = AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))
    mine = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    do = joined(SendToGraveyard(THAT), SendToGraveyard(theirs))
    knows(monkeypatch, spell("Bolt", 1, Activate(target=mine, do=do)))
    table = Table(yugi=side(hand=["Bolt"], field=["Uraby"]), kaiba=side(hand=hand))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize(("theirs", "offered"), [("Summoned Skull", False), ("Uraby", True)])
def test_a_target_by_which_no_other_card_falls_is_none(
    theirs: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Synchro Cracker (FAQ 12058)."""
    weaker = Has(Stat.ATTACK, at_most(OriginalAttackOf(THAT)))
    foes = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP, like=(weaker,))
    mine = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    do = AndIfYouDo(ReturnToHand(THAT), Destroy(Every(foes)))
    knows(monkeypatch, spell("Bolt", 1, Activate(target=mine, do=do)))
    table = Table(yugi=side(hand=["Bolt"], field=["Battle Ox"]), kaiba=side(field=[theirs]))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize(("theirs", "offered"), [([], False), (["Waboku"], True)])
@pytest.mark.parametrize("joined", [AndIfYouDo, Then])
def test_a_field_without_what_falls_in_the_end_keeps_it_from_being_activated(
    joined: type[AndIfYouDo | Then],
    theirs: list[str],
    offered: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Wingbeat of Giant Dragon, Gouki Jet Ogre (FAQ 5343, 13514)."""
    mine = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    every = Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True))
    do = joined(ReturnToHand(mine), Destroy(every))
    knows(monkeypatch, spell("Bolt", 1, Activate(do=do)))
    table = Table(yugi=side(hand=["Bolt"], field=["Uraby"]), kaiba=side(field=theirs))
    assert table.yugi.may("activate", "Bolt") is offered


def test_where_a_player_takes_damage_first_nothing_has_to_fall(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Grand Convergence (FAQ 6670)."""
    every = Every(Cards(Kind.MONSTER, place=Place.FIELD))
    do = AndIfYouDo(InflictDamage(Whose.THEIRS, 300), Destroy(every))
    knows(monkeypatch, spell("Bolt", 1, Activate(do=do)))
    assert Table(yugi=side(hand=["Bolt"])).yugi.may("activate", "Bolt")


@pytest.mark.parametrize("lies", ["hand", "deck", "graveyard", ""])
def test_what_comes_from_one_of_several_places_has_to_lie_in_one_of_them(
    lies: str, lay_beside: Callable[..., None]
) -> None:
    """FAQ 13693, 10157, 9536: it cannot be activated where it lies in none of them."""
    kuriboh = (Named("Kuriboh"),)
    places = (Place.HAND, Place.DECK, Place.GRAVEYARD)
    anywhere = AnyOf(*(Cards(whose=Whose.YOURS, place=each, like=kuriboh) for each in places))
    do = Then(InflictDamage(Whose.THEIRS, 300), SpecialSummon(Choose(anywhere)))
    lay_beside(spell("Call", 9001, Activate(do=do)))
    held = {name: ["Kuriboh"] if name == lies else ["Uraby"] for name in ("deck", "graveyard")}
    hand = ["Call", *(["Kuriboh"] if lies == "hand" else [])]
    table = Table(yugi=side(hand=hand, deck=held["deck"], graveyard=held["graveyard"]))
    assert table.yugi.may("activate", "Call") is bool(lies)


@pytest.mark.parametrize(("hand", "offered"), [([], False), (["Sangan"], True)])
def test_what_only_holds_beside_it_gives_no_reason_to_begin(
    hand: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ of Tearlaments Reinoheart: the hand has to hold what is sent as well."""
    sends = And(BanishWhenItLeaves(FORMER), SendToGraveyard(Choose(HAND)))
    buried = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD))
    do = AndIfYouDo(SpecialSummon(buried), sends)
    knows(monkeypatch, spell("Bolt", 1, Activate(do=do)))
    table = Table(yugi=side(hand=["Bolt", *hand], graveyard=["Uraby"]))

    assert table.was_offered(table.yugi, "Bolt") is offered


@pytest.mark.parametrize(("theirs", "offered"), [([], False), (["Waboku"], True)])
def test_what_returns_to_a_deck_in_the_end_has_to_lie_there(
    theirs: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Igknight Lancer, Igknight Champion (FAQ 11816, 11817)."""
    mine = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    placed = PlaceOnDeckBottom(Choose(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)))
    do = AndIfYouDo(ReturnToHand(THAT), placed)
    knows(monkeypatch, spell("Bolt", 1, Activate(target=mine, do=do)))
    table = Table(yugi=side(hand=["Bolt"], field=["Uraby"]), kaiba=side(field=theirs))
    assert table.yugi.may("activate", "Bolt") is offered


@pytest.mark.parametrize(("theirs", "offered"), [("defense", False), ("attack", True)])
def test_what_comes_to_the_own_field_leaves_theirs_as_it_is(
    theirs: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Speedroid Menko (Q&A 9807, 16897)."""
    brought = SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)))
    foes = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, Position.ATTACK)
    do = AndIfYouDo(brought, ChangePosition(Every(foes), Position.DEFENSE))
    knows(monkeypatch, spell("Bolt", 1, Activate(do=do)))
    foe = attacking("Uraby") if theirs == "attack" else defending("Uraby")
    table = Table(yugi=side(hand=["Bolt", "Kuriboh"]), kaiba=side(field=[foe]))
    assert table.yugi.may("activate", "Bolt") is offered
