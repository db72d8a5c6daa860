"""What moves cards, in English."""

from cards.text.en.nouns import described, is_many, thing
from cards.text.en.steps import done, taken
from engine.yugioh.language import (
    AddToHand,
    AtRandom,
    Banish,
    BanishWhenItLeaves,
    Cards,
    Choose,
    Destroy,
    Discard,
    DiscardHandsAndDraw,
    Draw,
    DrawUntil,
    PlaceNext,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    SendAllOthers,
    SendToGraveyard,
    SetAgain,
    SetCards,
    ShuffleIntoDeck,
    ThisCard,
    TributeCards,
    Whose,
)


@done.register
def _(step: Destroy) -> str:
    them = "them" if is_many(step.what) else "it"
    banished = f", and if you do, banish {them}" if step.banish else ""
    return f"destroy {thing(step.what)}{banished}"


@done.register
def _(step: Draw) -> str:
    draws = "draw" if step.who is Whose.YOURS else "your opponent draws"
    if not isinstance(step.count, int):
        return f"{draws} cards equal to {done(step.count)}"
    return f"{draws} {step.count} card{'s' if step.count > 1 else ''}"


@done.register
def _(step: DrawUntil) -> str:
    if step.who is Whose.YOURS:
        return f"draw until your hand has {step.cards} cards"
    return f"your opponent draws until their hand has {step.cards} cards"


@done.register
def _(step: DiscardHandsAndDraw) -> str:
    drawn = f"{step.count} cards" if step.count else "the same number of cards they discarded"
    discard = "both players discard as many cards as possible from their hands"
    return f"{discard}, then each player draws {drawn}"


@done.register
def _(step: Discard) -> str:
    if isinstance(step.what, AtRandom):
        return f"discard {thing(step.what)}"
    what = step.what
    if isinstance(what, Choose) and isinstance(what.of, Cards):
        number = f"{'up to ' if what.up_to else ''}{what.count}"
        return f"discard {number} {described(what.of, many=what.count > 1)}"
    return f"discard {thing(what)}"


@done.register
def _(step: TributeCards) -> str:
    what = step.what
    if isinstance(what, Choose) and isinstance(what.of, Cards) and what.of.whose is Whose.YOURS:
        return f"Tribute {what.count} {described(what.of, many=what.count > 1)}"
    return f"Tribute {thing(what)}"


@done.register
def _(step: ReturnToHand) -> str:
    return f"return {thing(step.what)} to the hand"


@done.register
def _(step: ReturnToExtraDeck) -> str:
    return f"return {thing(step.what)} to the Extra Deck"


@done.register
def _(step: SendToGraveyard) -> str:
    return f"send {taken(step.what)} to the GY"


@done.register
def _(step: Banish) -> str:
    how = ", face-down" if step.face_down else ""
    aside = " as it is (its zone cannot be used meanwhile)" if step.aside else ""
    return f"banish {taken(step.what)}{how}{aside}"


@done.register
def _(step: ReturnToField) -> str:
    return f"return {thing(step.what)} to the field"


@done.register
def _(step: ShuffleIntoDeck) -> str:
    return f"shuffle {taken(step.what)} into the Deck"


@done.register
def _(step: AddToHand) -> str:
    return f"add {taken(step.what)} to your hand"


@done.register
def _(step: PlaceOnDeckBottom) -> str:
    return f"place {taken(step.what)} on the bottom of the Deck"


@done.register
def _(step: PlaceOnDeckTop) -> str:
    deck = "your Deck" if isinstance(step.what, ThisCard) else "the Deck"
    return f"place {taken(step.what)} on top of {deck}"


@done.register
def _(step: PlaceNext) -> str:
    quoted = [f'"{letter}"' for letter in step.letters]
    order = " and ".join(filter(None, (", ".join(quoted[:-1]), quoted[-1])))
    what = f'1 "{step.archetype}" card from your hand or Deck'
    return f"place {what} face-up in your Spell & Trap Zone, in the order of {order}"


@done.register
def _(step: SetCards) -> str:
    return f"Set {taken(step.what)}"


@done.register
def _(_step: SetAgain) -> str:
    return "Set this card face-down instead of sending it to the GY"


@done.register
def _(step: BanishWhenItLeaves) -> str:
    return f"banish {thing(step.what)} when it leaves the field"


@done.register
def _(step: SendAllOthers) -> str:
    others = "all other cards on the field and in both players' hands"
    return f"choose {thing(step.but)}, and send {others} to the GY"
