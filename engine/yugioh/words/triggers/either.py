"""One of several happenings, as triggers wait for it."""

from engine.core.protocol import Event, Seat
from engine.core.remembering import once_for_each
from engine.yugioh.language import EitherHappens, Timing
from engine.yugioh.language.terms import Place
from engine.yugioh.state.card import Card, Harm
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.triggers.base import (
    Stand,
    TriggerRules,
    register_joint,
    rules_of_trigger,
)


class EitherHappensRules(TriggerRules[EitherHappens]):
    """Each of them is answered as if it were alone, and both at once are answered once.

    In the Damage Step it can be used wherever one of them is, whichever of them happens: so the
    FAQ has it of what answers its own summon or that of others (FAQ 16625, 15527, 14345).
    """

    def answers(
        self, trigger: EitherHappens, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        """A card answers each from where that alone is answered from (FAQ 21057)."""
        places = self.stand(trigger).places
        for each in trigger.each:
            rules = rules_of_trigger(each)
            own = rules.stand(each).places
            if speaker.card.place in places and speaker.card.place not in own:
                continue
            if (found := rules.answers(each, event, duel, speaker)) is not None:
                return found
        return None

    def timings(self, trigger: EitherHappens) -> tuple[Timing, ...] | None:
        said = [rules_of_trigger(each).timings(each) for each in trigger.each]
        named = [timings for timings in said if timings is not None]
        if len(named) < len(said):
            return tuple(Timing) if named else None
        return tuple(each for each in Timing if any(each in one for one in named))

    def shuns_damage_step(self, trigger: EitherHappens) -> bool:
        return all(rules_of_trigger(each).shuns_damage_step(each) for each in trigger.each)

    def stand(self, trigger: EitherHappens) -> Stand:
        return _stand(trigger)

    def speaks_last(self, trigger: EitherHappens, event: Event, card: Card) -> bool:
        return any(rules_of_trigger(e).speaks_last(e, event, card) for e in trigger.each)

    def harm(self, trigger: EitherHappens, event: Event, duel: Duel, seat: Seat) -> Harm | None:
        each = (rules_of_trigger(one).harm(one, event, duel, seat) for one in trigger.each)
        return next((harm for harm in each if harm is not None), None)


@once_for_each
def _stand(trigger: EitherHappens) -> Stand:
    """Wherever one of them is answered from."""
    stands = [rules_of_trigger(each).stand(each) for each in trigger.each]
    places = tuple(each for each in Place if any(each in one.places for one in stands))
    return Stand(places, after_field=all(one.after_field for one in stands))


register_joint(EitherHappens, EitherHappensRules())
