"""Destroying cards."""

from collections.abc import Sequence

from engine.yugioh.acts import destroying, moving
from engine.yugioh.asked import all_that, means
from engine.yugioh.facts.restrictions import is_open
from engine.yugioh.language import (
    FORMER,
    Among,
    AnyOf,
    AtRandom,
    Cards,
    Choose,
    Destroy,
    Every,
    Lot,
    Noun,
    Place,
    Step,
    Subject,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import IN_ZONES
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import FIELD, ActRules, register_act
from engine.yugioh.words.keeping import those_that_fall
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import is_of, just_undone, those, total_attack
from engine.yugioh.words.steps import StepRules, measures_target, register, rules_of, whom


def _beyond(noun: Noun, duel: Duel, speaker: Speaker) -> tuple[Place, ...]:
    """Where else than on the field it would destroy: in the hand or Deck it names.

    A monster whose effect it has negated falls in the hand, if it was activated there
    (Q&A 10996, 23949).
    """
    if (undone := just_undone(noun, duel, speaker)) is not None:
        return (Place.HAND,) if undone.spot.place is Place.HAND else ()
    sought = noun.of if isinstance(noun, AtRandom | Choose | Every) else noun
    if is_of(Lot.SEEN, sought):
        return (Place.HAND,)
    each = sought.each if isinstance(sought, AnyOf) else (sought,)
    named = [part.place for part in each if isinstance(part, Cards)]
    return tuple(place for place in (Place.HAND, Place.DECK) if place in named)


def _may_be_seen(looks_at: Noun, destroys: Noun, duel: Duel, speaker: Speaker) -> bool:
    """Whether, for all that everybody knows, one of these cards is among what is looked at."""
    sought = destroys.of if isinstance(destroys, Every) else destroys
    return not (isinstance(sought, Among) and sought.lot is Lot.SEEN) or any(
        not is_open(duel, card) or means(sought.such, duel, speaker, card)
        for card in all_that(looks_at, duel, speaker)
    )


class DestroyRules(StepRules[Destroy]):
    """Destroy those cards, all at the same time; if it says so, they are banished by it."""

    def could(self, step: Destroy, duel: Duel, speaker: Speaker) -> bool:
        """What gave itself up for the effect that is answered lies there no more.

        So says Q&A 15063.
        """
        answered = speaker.subject if isinstance(step.what, Subject) else None
        places = (*IN_ZONES, *_beyond(step.what, duel, speaker))
        if answered is not None and answered.card.place not in places:
            return False
        return super().could(step, duel, speaker)

    def could_follow(self, step: Destroy, first: Step, duel: Duel, speaker: Speaker) -> bool:
        """What undoes something brings no cards: all that would be destroyed lie there.

        So do those whose numbers are compared with the target's (FAQ 12058).
        """
        if rules_of(first).answers_last and isinstance(step.what, Every):
            return self.could(step, duel, speaker)
        if measures_target(step):
            return not speaker.targets or self.could(step, duel, speaker)
        looks_at = whom(first, Change.SEEN)
        if not all(_may_be_seen(seen, step.what, duel, speaker) for seen in looks_at):
            return False
        return super().could_follow(step, first, duel, speaker)

    def effects_on(self, step: Destroy) -> Sequence[Does]:
        return (Does(Change.DESTROYED, step.what),)

    async def carry_out(self, step: Destroy, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        falling = await those_that_fall(duel, chosen.cards, speaker)
        attack = total_attack(duel, [card for card in falling if card.face_up])
        places = (*IN_ZONES, *_beyond(step.what, duel, speaker))
        decks = [card.owner for card in falling if card.place is Place.DECK]
        destroyed = destroying.destroy(duel, falling, banishing=step.banish, places=places)
        for seat in dict.fromkeys(decks):
            moving.shuffle(duel, seat)
        return Done(destroyed, marked(falling), attack)

    def worth(self, step: Destroy, prospect: Prospect) -> int:
        return prospect.loss(step.what)


register(Destroy, DestroyRules())
register_act(HandAct.DESTROY, ActRules(lambda done: Destroy(FORMER), FIELD))
