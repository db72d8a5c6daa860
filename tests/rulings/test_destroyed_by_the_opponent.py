"""A card that answers its destruction by the opponent's cards, by battle or by an effect."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Apply,
    Attribute,
    Cards,
    Cause,
    Draw,
    Gains,
    If,
    Ignition,
    IsDestroyed,
    IsSentToGraveyard,
    Kind,
    LeavesField,
    PerCard,
    Place,
    Summon,
    Target,
    Trigger,
    Type,
    Until,
    Whose,
    monster,
)
from tests.table import Table, side
from tests.table.laying import face_down

BY_THEM = IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT), by=Whose.THEIRS)


@pytest.fixture
def hand(lay_beside: Callable[..., None]) -> str:
    """A monster that has its player draw where an opponent's card destroyed it."""
    lay_beside(
        monster(
            "Hand", 9001, If(BY_THEM, do=Draw(1)),
            attribute=Attribute.FIRE, type=Type.PYRO, level=4, attack=1000, defense=1000,
        )
    )  # fmt: skip
    return "Hand"


def test_their_monster_and_their_effect_are_their_cards(hand: str) -> None:
    """FAQ 10513, 11190: battle with an opponent's monster, or an effect of theirs."""
    fought = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[hand], deck=["Kuriboh"]))
    fought.yugi.attacks_with("Uraby", at=hand)
    fought.everyone_passes()
    assert fought.kaiba.hand == ["Kuriboh"]

    swept = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[hand], deck=["Kuriboh"]))
    swept.yugi.activates("Raigeki")
    swept.everyone_passes()
    assert swept.kaiba.hand == ["Kuriboh"]


def test_an_effect_of_ones_own_is_not(hand: str) -> None:
    """FAQ 10513: nothing else has it activate."""
    table = Table(yugi=side(hand=["Dark Hole"], field=[hand], deck=["Kuriboh"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.graveyard == [hand, "Dark Hole"]
    assert table.yugi.hand == []


def test_what_attacked_and_fell_fell_to_their_monster(hand: str) -> None:
    """FAQ 11190: destroyed by battle, whoever attacked, it answers where the battle ends."""
    table = Table(yugi=side(field=[hand], deck=["Kuriboh"]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(hand, at="Uraby")
    table.everyone_passes()
    assert table.yugi.hand == ["Kuriboh"]


def test_under_their_control_it_is_not_answered(hand: str) -> None:
    """FAQ 8974: not where the control of it had gone to the opponent."""
    table = Table(
        yugi=side(field=["Uraby"], hand=["Change of Heart"]),
        kaiba=side(field=[hand, "Summoned Skull"], deck=["Kuriboh"]),
    )
    table.yugi.activates("Change of Heart", targeting=hand)
    table.chain_resolves()
    table.yugi.attacks_with(hand, at="Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.graveyard == [hand]
    assert table.kaiba.hand == []


def test_so_much_less_for_each_is_counted_as_the_effect_resolves(
    lay_beside: Callable[..., None],
) -> None:
    """FAQ 14657: it does not change with how many there are afterwards."""
    theirs = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
    less = Apply(Gains(THAT, PerCard(-200, theirs)), Until.WHILE_FACE_UP)
    lay_beside(
        monster(
            "Barrel", 9002, Ignition(target=Target(theirs), do=less),
            attribute=Attribute.DARK, type=Type.FIEND, level=4, attack=1000, defense=1000,
        )
    )  # fmt: skip
    table = Table(
        yugi=side(hand=["Fissure"], field=["Barrel"]), kaiba=side(field=["Uraby", "Kuriboh"])
    )
    table.yugi.activates("Barrel", targeting="Uraby")
    table.chain_resolves()
    assert table.kaiba.sees("Uraby").attack == 1100
    table.yugi.activates("Fissure")
    table.chain_resolves()
    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.kaiba.sees("Uraby").attack == 1100


def answering(when: Trigger, lay_beside: Callable[..., None]) -> str:
    """A monster that has its player draw where that happens to it."""
    drawing = (If(when, do=Draw(1)),)
    lay_beside(replace(by_name("Kuriboh"), name="Cat", passcode=9003, effects=drawing))
    return "Cat"


THEIR_CARD = IsDestroyed(THIS, of=Whose.THEIRS)
THEIR_EFFECT = IsDestroyed(THIS, Cause.EFFECT, of=Whose.THEIRS)
BATTLE_OR_THEIR_EFFECT = IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), of=Whose.THEIRS)


@pytest.mark.parametrize(
    ("when", "in_battle", "by_them", "by_oneself"),
    [
        (THEIR_CARD, True, True, False),
        (BATTLE_OR_THEIR_EFFECT, True, True, False),
        (THEIR_EFFECT, False, True, False),
        (LeavesField(THIS, Whose.THEIRS), False, True, False),
    ],
)
def test_what_destroyed_it_may_have_to_be_theirs(
    when: Trigger,
    in_battle: bool,
    by_them: bool,
    by_oneself: bool,
    lay_beside: Callable[..., None],
) -> None:
    """FAQ 13144: destroyed by the opponent, in whatever way it says."""
    cat = answering(when, lay_beside)
    fought = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[cat], deck=["Uraby"]))
    fought.yugi.attacks_with("Uraby", at=cat)
    fought.everyone_passes()
    assert bool(fought.kaiba.hand) is in_battle

    swept = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[cat], deck=["Uraby"]))
    swept.yugi.activates("Raigeki")
    swept.everyone_passes()
    assert bool(swept.kaiba.hand) is by_them

    own = Table(yugi=side(hand=["Dark Hole"], field=[cat], deck=["Uraby"]))
    own.yugi.activates("Dark Hole")
    own.everyone_passes()
    assert bool(own.yugi.hand) is by_oneself


@pytest.mark.parametrize("when", [THEIR_CARD, THEIR_EFFECT, LeavesField(THIS, Whose.THEIRS)])
def test_it_has_to_lie_on_the_field_of_its_owner(
    when: Trigger, lay_beside: Callable[..., None]
) -> None:
    """FAQ 13144: while its owner controls it."""
    cat = answering(when, lay_beside)
    table = Table(
        yugi=side(hand=["Change of Heart", "Dark Hole"]),
        kaiba=side(field=[cat], deck=["Uraby"]),
    )
    table.yugi.activates("Change of Heart", targeting=cat)
    table.chain_resolves()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.kaiba.graveyard == [cat]
    assert table.kaiba.hand == []


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("is_summoned", [False, True])
@pytest.mark.parametrize(
    "when",
    [
        IsDestroyed(THIS, came=(Summon.SPECIAL,)),
        IsSentToGraveyard(THIS, came=(Summon.SPECIAL,)),
    ],
)
def test_how_it_was_summoned_holds_even_if_it_is_turned_face_down(
    when: Trigger, is_summoned: bool, turned: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ 12634, 11722: turned face-down it counts as summoned in its way still."""
    cat = answering(when, lay_beside)
    table = Table(
        yugi=side(
            field=[] if is_summoned else [cat],
            graveyard=[cat] if is_summoned else [],
            hand=["Monster Reborn", "Book of Moon", "Dark Hole"],
            deck=["Uraby"],
        )
    )
    if is_summoned:
        table.yugi.activates("Monster Reborn", targeting=cat)
        table.chain_resolves()
    if turned:
        table.yugi.activates("Book of Moon", targeting=cat)
        table.chain_resolves()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert ("Uraby" in table.yugi.hand) is is_summoned


@pytest.mark.parametrize("is_set", [False, True])
def test_a_set_card_is_destroyed_face_down(
    is_set: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ 7165: what is said of a Set card is not so of one that lies face-up."""
    cat = answering(IsDestroyed(THIS, Cause.EFFECT, face_down=True), lay_beside)
    lying = face_down(cat) if is_set else cat
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[lying], deck=["Uraby"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert bool(table.kaiba.hand) is is_set


def test_a_battle_is_never_of_one_player_alone() -> None:
    with pytest.raises(ValueError, match="both players"):
        IsDestroyed(THIS, Cause.BATTLE, of=Whose.THEIRS)
