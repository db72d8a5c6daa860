"""What is chosen by a description, and goes to a Deck, is shown to the opponent."""

import pytest

from engine.yugioh.language import (
    Activate,
    AddToHand,
    Cards,
    Choose,
    Draw,
    Kind,
    Place,
    PlaceOnDeckTop,
    ShuffleIntoDeck,
    Whose,
    spell,
)
from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, side
from tests.table.inventing import deal_in

CARD = "Reboot"
ANY = Choose(Cards(whose=Whose.YOURS, place=Place.HAND))
MONSTER = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))
OF_DECK = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK))


def played(monkeypatch: pytest.MonkeyPatch, effect: Activate) -> Table:
    """A Spell with that effect has resolved."""
    deal_in(monkeypatch, spell(CARD, 900000095, effect))
    table = Table(yugi=side(hand=[CARD, "Uraby"], deck=["Battle Ox", "Dark Hole"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


@pytest.mark.parametrize(("what", "shown"), [(MONSTER, 1), (ANY, 0)])
@pytest.mark.parametrize("kind", [ShuffleIntoDeck, PlaceOnDeckTop])
def test_a_cost_from_the_hand_is_shown_where_it_has_to_be_such_a_card(
    kind: type[ShuffleIntoDeck | PlaceOnDeckTop],
    what: Choose,
    shown: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FAQ 9523, Weiss, Lightsworn Archfiend."""
    table = played(monkeypatch, Activate(cost=kind(what), do=Draw(1)))
    assert [len(each.cards) for each in table.happened(Revealed)] == [1] * shown


def test_what_is_put_on_top_of_the_deck_that_was_searched_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Draghig, Malebranche of the Burning Abyss."""
    table = played(monkeypatch, Activate(do=PlaceOnDeckTop(OF_DECK)))
    (shown,) = table.happened(Revealed)
    assert table.driver.name(shown.cards[0]) == "Battle Ox"
    table.turn_ends()
    table.turn_ends()
    assert "Battle Ox" in table.yugi.hand


@pytest.mark.parametrize("kind", [ShuffleIntoDeck, AddToHand])
def test_no_fusion_pendulum_monster_of_the_extra_deck_goes_home_from_there(
    kind: type[ShuffleIntoDeck | AddToHand], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parametalfoes Azortless, D/D Proud Chevalier (Q&A 21603)."""
    lying = Cards(Kind.MONSTER, Whose.YOURS, Place.EXTRA_DECK)
    deal_in(monkeypatch, spell(CARD, 900000096, Activate(do=kind(Choose(lying)))))
    table = Table(yugi=side(hand=[CARD], extra=["Elemental HERO Flame Wingman"]))
    assert not table.yugi.may("activate", CARD)
