"""Why something cannot be done with a card now, in words and with the rule."""

from collections.abc import Sequence

from cards.talk import deeds
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue, slug
from engine.core.reading import Because, Refusal
from engine.yugioh.state.reasons import Direct
from engine.yugioh.state.refusals import Objection
from engine.yugioh.views.board import CardView
from engine.yugioh.views.closely import Forbidden


def refusals(
    card: CardView, barred: Sequence[Forbidden], scene: Scene, tongue: Tongue
) -> tuple[Refusal, ...]:
    """What cannot be done with `card` now, each thing once with all its reasons."""
    language = scene.reader.language
    found: dict[tuple[str, str], list[Because]] = {}
    for forbidden in barred:
        bar = forbidden.bar
        because = Because(_reason(forbidden, scene, tongue), bar.rule)
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


def _reason(forbidden: Forbidden, scene: Scene, tongue: Tongue) -> str:
    bar = forbidden.bar
    why = f"bar-{slug(bar.reason)}"
    if forbidden.by:
        names = dict.fromkeys(tongue.name(each, scene) for each in forbidden.by)
        return tongue.words.say(f"{why}-by", cards=tongue.listing(list(names)))
    return tongue.words.fill(why, {"verb": "" if bar.verb is None else slug(bar.verb)})
