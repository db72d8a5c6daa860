"""Words that move cards."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Amount, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import THIS
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Place, Position, Whose


@word
class Destroy(Step):
    """Destroy those cards, all at the same time; if it says so, they are banished by it."""

    what: Noun
    banish: bool = False


FALLS = Destroy(THIS)
"""The card that speaks is destroyed."""


@word
class Draw(Step):
    """That player draws so many cards."""

    count: PositiveInt | Amount
    who: Whose = Whose.YOURS


@word
class DrawUntil(Step):
    """That player draws until there are so many cards in their hand."""

    cards: PositiveInt
    who: Whose = Whose.YOURS


@word
class Discard(Step):
    """Send those cards from the hand to the Graveyard.

    With `to_graveyard`, a cost cannot take what would be banished instead (Q&A 23815).
    """

    what: Noun
    to_graveyard: bool = False

    @property
    def taken_from(self) -> Place:
        """The hand."""
        return Place.HAND


@word
class DiscardHandsAndDraw(Step):
    """Each player discards their whole hand; then each draws so many cards together.

    Without a number, each draws as many as they discarded.
    """

    count: PositiveInt | None = None


@word
class TributeCards(Step):
    """Tribute those monsters."""

    what: Noun


@word
class ReturnToHand(Step):
    """Return those cards to the hands of their owners."""

    what: Noun


@word
class AddToHand(Step):
    """Add those cards to your hand, shown to your opponent."""

    what: Noun


@word
class AddBoth(Step):
    """Choose that, then the other, and add both to your hand at the same time; both or none."""

    first: Noun
    second: Noun


@word
class SendToGraveyard(Step):
    """Send those cards to the Graveyard."""

    what: Noun


@word
class Banish(Step):
    """Banish those cards, face-up unless it says otherwise.

    With `aside` monsters are banished as they lie; meanwhile their zones cannot be used.
    """

    what: Noun
    face_down: bool = False
    aside: bool = False


@word
class ReturnToField(Step):
    """Return those monsters, banished `aside`, to the field, not summoned.

    They come as they stood, or in that `position`.
    """

    what: Noun
    position: Position | None = None


@word
class ShuffleIntoDeck(Step):
    """Shuffle those cards into the Decks of their owners; with `or_extra`, they can be paid
    with monsters that go to an Extra Deck.
    """

    what: Noun
    or_extra: bool = False


@word
class ReturnToExtraDeck(Step):
    """Return those monsters to the Extra Decks of their owners."""

    what: Noun


@word
class PlaceOnDeckTop(Step):
    """Place those cards on the top of the Deck, with `in_any_order` as you like."""

    what: Noun
    in_any_order: bool = False


@word
class PlaceOnDeckBottom(Step):
    """Place those cards on the bottom of the Deck."""

    what: Noun


@word
class PlaceNext(Step):
    """Place face-up the next of these cards of that archetype, from your hand or Deck.

    They come one at a time in the order of the `letters` that follow its name in theirs; this
    card itself counts how far it has come. Nothing is activated.
    """

    archetype: str
    letters: tuple[str, ...]

    def names(self) -> tuple[str, ...]:
        """The names of the cards, in their order."""
        return tuple(f'{self.archetype} "{letter}"' for letter in self.letters)


@word
class SetCards(Step):
    """Set those cards on your field; this card, where it lies."""

    what: Noun


@word
class BanishWhenItLeaves(Step):
    """From now on those monsters are banished when they leave the field."""

    what: Noun


@word
class AddTheirChoice(Step):
    """Show those cards: your opponent chooses one, which you add to your hand; the rest go."""

    what: Noun


@word
class BanishNamesakes(Step):
    """Both players show their Decks, and banish from them all cards with the name of that."""

    of: Noun


@word
class SendAllOthers(Step):
    """Send all cards on the field and in the hands but that one to the Graveyard."""

    but: Noun


@word
class TheyBanishToMatch(Step):
    """Your opponent banishes cards they control, face-down, until they control as many as you.

    It is done by the player: whatever the cards are unaffected by.
    """
