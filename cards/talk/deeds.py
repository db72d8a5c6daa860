"""What is done with a card, in words: the act alone, and the text of the effect it uses."""

from functools import partial

from cards.messages import Lazy
from cards.talk.tongue import Tongue, slug
from cards.text.passages import passage
from engine.yugioh.language import Activate, CardText, Frame, Place, Summon
from engine.yugioh.state.reasons import Verb
from engine.yugioh.views.board import CardView

FROM_EXTRA_DECK = {
    Frame.LINK: Summon.LINK,
    Frame.XYZ: Summon.XYZ,
    Frame.SYNCHRO: Summon.SYNCHRO,
}
"""How the monsters are summoned that their players bring from the Extra Deck themselves."""


def act(verb: Verb, effect: int | None, card: CardView, tongue: Tongue) -> str:
    """What is done with `card`, which is known, without its name."""
    summon = partial(summon_term, card, tongue)
    return tongue.words.fill(f"does-{called(verb, effect, card)}", Lazy(summon=summon))


def called(verb: Verb, effect: int | None, card: CardView) -> str:
    """The act as keys have it; some are called otherwise for some cards."""
    comes = verb is Verb.NORMAL_SUMMON and card.place is Place.HAND
    if comes and card.text is not None and is_tribute_summon(card.text):
        return "tribute-summon"
    if verb is Verb.SPECIAL_SUMMON and card.place is Place.EXTRA_DECK:
        return "summon-from-extra-deck"
    if verb is Verb.ACTIVATE and effect is not None and uses_effect(card, effect):
        return "activate-effect"
    return slug(verb)


def summon_term(card: CardView, tongue: Tongue) -> str:
    """What the summon of a monster is called that its player brings from the Extra Deck."""
    frame = Frame.EFFECT if card.text is None else card.text.frame
    return tongue.term(FROM_EXTRA_DECK.get(frame, Summon.SPECIAL))


def is_tribute_summon(text: CardText) -> bool:
    """Whether the Normal Summon of that monster usually takes Tributes (MR-SUM-05)."""
    return text.level > 4


def uses_effect(card: CardView, effect: int) -> bool:
    """Whether it is an effect of the card that is activated, not the card itself."""
    text = card.text
    if text is None:
        return False
    said = text.sentences[effect]
    of_monster = card.is_monster and not isinstance(said, Activate)
    return of_monster or said in text.at_once


def effect_text(verb: Verb, effect: int | None, card: CardView, language: str) -> str:
    """The text of the effect by which that is done with `card`; "" where it is by none."""
    by_text = verb is Verb.ACTIVATE or (
        verb is Verb.SPECIAL_SUMMON and card.place is not Place.EXTRA_DECK
    )
    if card.text is None or effect is None or not by_text:
        return ""
    return passage(card.text, effect, language)
