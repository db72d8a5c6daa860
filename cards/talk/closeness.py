"""How one card stands, in sentences: what lies on it, what ties it, and what holds of it."""

from collections.abc import Iterator

from cards.talk.scene import Scene, zone_of
from cards.talk.tongue import Tongue, called
from cards.text.passages import passage
from engine.yugioh.views.board import CardView
from engine.yugioh.views.closely import Closely


def state_of(card: CardView, close: Closely, scene: Scene, tongue: Tongue) -> tuple[str, ...]:
    """How the card stands, a sentence for each thing; none twice."""
    return tuple(dict.fromkeys(_state(card, close, scene, tongue)))


def _state(card: CardView, close: Closely, scene: Scene, tongue: Tongue) -> Iterator[str]:
    language, say = scene.reader.language, tongue.words.say
    yield from lies_on(card, scene, tongue)
    if card.turns_left is not None:
        yield say("turns-left", turns=card.turns_left)
    if card.equipped_to is not None:
        yield say("stands-equipped-to", card=tongue.whose(card.equipped_to, scene))
    if close.equips:
        names = tongue.listing([tongue.name(each, scene) for each in close.equips])
        yield say("stands-equips", cards=names)
    for each in close.bound:
        yield say("stands-bound", card=located(each, scene, tongue))
    for each in close.bound_by:
        yield say("stands-bound-by", card=located(each, scene, tongue))
    for held in close.held:
        key = f"held-{called(held.kind)}"
        key = key if key in tongue.words else "held-affected"
        yield say(key, card=tongue.name(held.by, scene))
    for index in close.used:
        effect = "" if card.text is None else passage(card.text, index, language)
        key = "stands-used" if effect else "stands-used-up"
        yield say(key, **({"effect": effect} if effect else {}))


def lies_on(card: CardView, scene: Scene, tongue: Tongue) -> Iterator[str]:
    """What a card is besides, and what lies on it and beneath it."""
    if card.is_still:
        yield tongue.words.say("is-still")
    for counter, count in card.counters:
        yield tongue.words.say("counters", counter=tongue.term(counter), count=count)
    if card.materials:
        names = [tongue.name(each, scene) for each in card.materials]
        listed = tongue.words.say("comma").join(names)
        yield tongue.words.say("materials", cards=listed)


def located(card: CardView, scene: Scene, tongue: Tongue) -> str:
    """A card on the field with its zone: "S1 · Spellbinding Circle"."""
    zone = tongue.zone(zone_of(card))
    name = tongue.name(card, scene)
    return f"{zone} · {name}" if zone and card.is_known else name
