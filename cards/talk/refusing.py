"""Why something cannot be done with a card now, in words and with the rule."""

from collections.abc import Sequence

from cards.talk import deeds
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue, slug
from cards.text.passages import part
from engine.core.reading import Because, Refusal
from engine.yugioh.language import IsActivated
from engine.yugioh.language.by_hand import done_by_hand
from engine.yugioh.language.node import parts
from engine.yugioh.state.reasons import Direct
from engine.yugioh.state.refusals import Barrier, Objection
from engine.yugioh.views.board import CardView
from engine.yugioh.views.closely import Forbidden

PARTS = {
    Barrier.NO_OCCASION: "opening",
    Barrier.CONDITION: "opening",
    Barrier.COST: "cost",
    Barrier.NO_TARGET: "target",
}
"""The part of the text that tells what is lacking, by the reason."""


def refusals(
    card: CardView, barred: Sequence[Forbidden], scene: Scene, tongue: Tongue
) -> tuple[Refusal, ...]:
    """What cannot be done with `card` now, each thing once with all its reasons."""
    language = scene.reader.language
    found: dict[tuple[str, str], list[Because]] = {}
    for forbidden in barred:
        bar = forbidden.bar
        because = Because(_reason(forbidden, card, scene, tongue), bar.rule)
        reasons = found.setdefault(_what(bar, card, tongue, language), [])
        if because not in reasons:
            reasons.append(because)
    return tuple(
        Refusal(action, effect, tuple(reasons)) for (action, effect), reasons in found.items()
    )


def _what(bar: Objection, card: CardView, tongue: Tongue, language: str) -> tuple[str, str]:
    """What is barred, and the text of the effect that would be used."""
    if bar.directly:
        return tongue.term(Direct.DIRECT), ""
    if bar.verb is None:
        return "", ""
    effect = deeds.effect_text(bar.verb, bar.effect, card, language)
    return deeds.act(bar.verb, bar.effect, card, tongue), effect


def _reason(forbidden: Forbidden, card: CardView, scene: Scene, tongue: Tongue) -> str:
    told = _why(forbidden, card, scene, tongue)
    unknown = _unknown(forbidden.bar, card, scene)
    if unknown is None:
        return told
    more = tongue.words.say("bar-by-hand", card=tongue.noun(unknown, scene))
    return tongue.together([told, more])


def _unknown(bar: Objection, card: CardView, scene: Scene) -> CardView | None:
    """What was activated last, if it is by hand and this asks what its effect includes."""
    if bar.reason is not Barrier.NO_OCCASION or not scene.table.chain or card.text is None:
        return None
    link, effect = scene.table.chain[-1], bar.effect
    said = () if link.card.text is None else link.card.text.sentences
    is_by_hand = link.effect < len(said) and bool(done_by_hand(said[link.effect]))
    if not is_by_hand or effect is None or effect >= len(card.text.sentences):
        return None
    asks = parts(card.text.sentences[effect])
    is_asked = any(isinstance(each, IsActivated) and each.including for each in asks)
    return link.card if is_asked else None


def _why(forbidden: Forbidden, card: CardView, scene: Scene, tongue: Tongue) -> str:
    bar, language = forbidden.bar, scene.reader.language
    why, said = f"bar-{slug(bar.reason)}", PARTS.get(bar.reason, "")
    if said and card.text is not None and bar.effect is not None:
        said = part(card.text, bar.effect, said, language)
        why = f"{why}-for" if said else why
    if bar.there is not None:
        why = f"{why}-of"
    if forbidden.by:
        names = dict.fromkeys(tongue.name(each, scene) for each in forbidden.by)
        return tongue.words.say(f"{why}-by", cards=tongue.listing(list(names)))
    verb = "" if bar.verb is None else slug(bar.verb)
    facts: dict[str, int | str] = {"verb": verb, "part": said}
    return tongue.words.fill(why, facts | {"needed": bar.needed or 0, "there": bar.there or 0})
