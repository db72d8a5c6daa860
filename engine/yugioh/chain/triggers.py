"""Which effects are triggered by what has happened.

Belongs here: which effects what has happened makes usable, and which have to be used.
Does not belong here: whether they may be activated then (`activation`), in which order they are
asked (`chain`), and what a happening is, which each trigger of `words/triggers` knows.
"""

from collections.abc import Collection

from engine.core.protocol import Event, Seat
from engine.core.values import value
from engine.yugioh.asked import holds
from engine.yugioh.chain.activation import may_begin
from engine.yugioh.chain.unseen import could_begin
from engine.yugioh.field.places import works_elsewhere
from engine.yugioh.language import (
    Phase,
    Place,
    Trigger,
)
from engine.yugioh.state.card import Card, Mark, mark, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.events.chain import ActivationNegated, LinkResolved
from engine.yugioh.state.events.moves import Destroyed, Moved
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId, Row
from engine.yugioh.state.timeline import Happened
from engine.yugioh.words.triggers.base import (
    Season,
    Stand,
    answers,
    awaited,
    awaiting,
    rules_of_trigger,
    season_of,
)
from engine.yugioh.words.unseen import aims_in_vain

Known = tuple[CardId, int, int, int]
"""An effect, by its place in the text, of a card as it lies."""


@value
class Triggered:
    """An effect whose condition has been met, and the card that met it."""

    card: Card
    use: EffectUse
    player: Seat
    subject: Card
    together: tuple[Mark, ...] = ()
    """All the cards that met it, the same among them."""
    is_blank: bool = False
    """Whether it only could be, for all that the other player knows."""

    @property
    def action(self) -> Action:
        """The activation, as an option."""
        return Action(Verb.ACTIVATE, self.card.id, self.use.index)

    @property
    def is_settled_alone(self) -> bool:
        """Whether it has a time of its own: in a phase (MR-END-02), an End Step, or before
        the draw.
        """
        season = season_of(self.use.trigger)
        return isinstance(season, Phase) or season in (Season.BEFORE_DRAW, Season.END_STEP)

    @property
    def precedes_draw(self) -> bool:
        """Whether it answers that the draw of the Draw Phase is about to be made."""
        return season_of(self.use.trigger) is Season.BEFORE_DRAW

    def rules_out(self, other: "Triggered") -> bool:
        """Whether its player chose it instead of `other`."""
        alike = self.card is other.card and self.use.trigger == other.use.trigger
        return alike and self.use.is_alternative and other.use.is_alternative

    def is_ready(self, duel: Duel) -> bool:
        """Whether it can be activated now."""
        if not _is_in_place(self.card, self.use):
            return False
        return may_begin(self.use, duel, self._speaker(duel))

    def may_be_chosen(self, duel: Duel) -> bool:
        """Whether, for all that the other player knows, it can be activated at will now."""
        if self.use.mandatory or not _is_in_place(self.card, self.use):
            return False
        return could_begin(self.use, duel, self._speaker(duel))

    def _speaker(self, duel: Duel) -> Speaker:
        number = len(duel.state.chain.links) + 1
        subject, together = mark(self.subject), marked(self.subjects)
        return Speaker(
            self.card,
            self.player,
            subject=subject,
            link=number,
            subjects=together,
            owners=self.owners,
        )

    @property
    def met(self) -> tuple[Card, list[Card]]:
        """The card that met it, and all that did."""
        return self.subject, self.subjects

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Who owns the cards that met it, wherever these have gone."""
        return tuple(dict.fromkeys([each.card.owner for each in self.together]))

    @property
    def subjects(self) -> list[Card]:
        """The cards that met it, as far as they still lie there, face-up."""
        return [each.card for each in self.together if each.is_same and each.card.face_up]


def triggered(
    duel: Duel, happened: list[Happened], kinds: Collection[type[Event]]
) -> list[Triggered]:
    """The effects that `happened`, of those kinds, triggers, in the order of their cards.

    An optional "when" effect is triggered only by the last instant (MR-GLOS-11). A card whose
    own activation was negated counts as never having been on the field: of itself it says only
    what it does wherever it was.
    """
    waiting = awaiting(duel.index.triggering_by, kinds)
    if not waiting:
        return []
    last = happened[-1].instant
    denied = [
        each.event.card
        for each in happened
        if isinstance(each.event, ActivationNegated) and each.event.is_card
    ]
    found = []
    for position in waiting:
        card, use = duel.index.triggering[position]
        assert use.trigger is not None
        elsewhere = card.place is Place.FIELD and works_elsewhere(card, use)
        lost = card.id in denied and _stand(use.trigger).after_field
        if not _is_in_place(card, use) or lost or elsewhere:
            continue
        near = [
            each
            for each in _since_it_speaks(card, happened)
            if (each.instant == last or not use.misses)
            and not _was_elsewhere(card, use, each, happened)
            and not _came_with(card, each, happened)
        ]
        for events in _times(use, near):
            found += _triggered_by(duel, card, use, use.trigger, events)
    return found


def _times(use: EffectUse, near: list[Happened]) -> list[list[Event]]:
    """What happened, taken together, or each instant for itself where each time counts."""
    if not use.is_each_time:
        return [[each.event for each in near]]
    instants = dict.fromkeys(each.instant for each in near)
    return [[each.event for each in near if each.instant == one] for one in instants]


def _triggered_by(
    duel: Duel, card: Card, use: EffectUse, trigger: Trigger, events: list[Event]
) -> list[Triggered]:
    """The effect, if these events trigger it, or might for all that the other player knows."""
    if use.is_of_summoner:
        return _of_summoners(duel, card, use, trigger, events)
    met = _met_by(duel, card, trigger, events)
    if met:
        return [Triggered(card, use, card.controller, met[0], marked(met))]
    seen = rules_of_trigger(trigger).as_seen(trigger)
    shown = [] if seen is None else _met_by(duel, card, seen, events)
    return [Triggered(card, use, card.controller, each, is_blank=True) for each in shown[:1]]


def _of_summoners(
    duel: Duel, card: Card, use: EffectUse, trigger: Trigger, events: list[Event]
) -> list[Triggered]:
    """The effect as that of each player whose summons trigger it (FAQ 6207)."""
    found = []
    for seat in (card.controller, duel.opponent(card.controller)):
        own = (each for each in events if isinstance(each, Summoned) and each.by == seat)
        met = _met_by(duel, card, trigger, [*own])
        found += [Triggered(card, use, seat, met[0], marked(met))] if met else []
    return found


def _since_it_speaks(card: Card, happened: list[Happened]) -> list[Happened]:
    """What has happened since the activation of `card` itself resolved, if it did so here."""
    if card.place is not Place.FIELD:
        return happened
    for index, each in enumerate(happened):
        event = each.event
        if isinstance(event, LinkResolved) and event.is_card and event.card == card.id:
            return happened[index + 1 :]
    return happened


def newly_triggered(duel: Duel, moment: Happened, known: list[Known]) -> list[Triggered]:
    """The effects of the phase or step that began then that are not `known` yet, which they
    now become.

    A card that comes to lie face-up in it still has its effect in it.
    """
    found = []
    for each in triggered(duel, [moment], kinds_of([moment])):
        card = each.card
        key = (card.id, card.visit, card.covers, each.use.index)
        if key not in known:
            known.append(key)
            found.append(each)
    return found


def kinds_of(happened: list[Happened]) -> dict[type[Event], None]:
    """Which kinds of events have happened."""
    return {type(each.event): None for each in happened}


def _met_by(duel: Duel, card: Card, trigger: Trigger, events: list[Event]) -> list[Card]:
    """The cards of which one of the events makes the trigger of `card` true, each once."""
    speaker = Speaker(card, card.controller)
    near = [event for event in events if not _has_moved_on(card, event)]
    each = (answers(trigger, event, duel, speaker) for event in near)
    return list(dict.fromkeys(subject for subject in each if subject is not None))


def _has_moved_on(card: Card, event: Event) -> bool:
    """Whether `card` has left since where the event took it: it cannot answer that."""
    if not isinstance(event, Moved) or event.card != card.id:
        return False
    return card.place is not event.to.place


def _lay_elsewhere(card: Card, use: EffectUse, event: Event) -> bool:
    """Whether a Pendulum Monster was destroyed where this Pendulum Effect does not work.

    Its effects as a monster ask whether it was destroyed on the field, in whatever zone
    (FAQ 11960, Q&A 19816).
    """
    if not isinstance(event, Destroyed) or not use.as_spell:
        return False
    lay = dict(zip(event.cards, event.spots, strict=True)).get(card.id)
    return lay is not None and lay.row is not Row.SPELL


def _was_elsewhere(
    card: Card, use: EffectUse, what: Happened, happened: list[Happened]
) -> bool:
    """Whether the card lay where it does not answer that.

    What it answers in the Graveyard it answers where it lay already (FAQ of Sky Striker Ace -
    Raye).
    """
    if Place.GRAVEYARD not in use.places or card.place is Place.HAND:
        return _lay_elsewhere(card, use, what.event)
    since = [each.event for each in happened if each.instant >= what.instant]
    return any(isinstance(each, Moved) and each.card == card.id for each in since)


def _came_with(card: Card, what: Happened, happened: list[Happened]) -> bool:
    """Whether another monster was summoned together with it, which it does not answer.

    It has to lie there already (Q&A 12153).
    """
    if not isinstance(what.event, Summoned) or what.event.card == card.id:
        return False
    at_once = (each.event for each in happened if each.instant == what.instant)
    return any(isinstance(each, Summoned) and each.card == card.id for each in at_once)


def _is_in_place(card: Card, use: EffectUse) -> bool:
    """What a card says of a phase it says only where it works, not where it has gone."""
    if use.from_hand:
        return card.place in use.places
    if use.trigger is None:
        return card.place in use.places and (card.face_up or card.place is not Place.FIELD)
    if Place.GRAVEYARD in use.places:
        return card.place is Place.GRAVEYARD
    shown = card.face_up or card.place is Place.HAND
    return shown and card.place in _stand(use.trigger).places


def _stand(trigger: Trigger) -> Stand:
    """Where a card may lie to answer the trigger, and where it has to have lain."""
    return rules_of_trigger(trigger).stand(trigger)


Waiting = tuple[EffectUse, list[Event]]
"""What can be triggered in a hand, and what has happened that may trigger it."""


def from_hands(
    duel: Duel, happened: list[Happened], kinds: Collection[type[Event]]
) -> list[Waiting]:
    """What can be triggered in a hand by what `happened`, of those kinds, on any card."""
    positions = awaiting(duel.index.from_hands_by, kinds)
    if not positions:
        return []
    last = happened[-1].instant
    uses = [duel.index.from_hands[position] for position in positions]
    near = [(use, _met_in_hand_by(use, happened, last)) for use in uses]
    return [(use, events) for use, events in near if events]


def _met_in_hand_by(use: EffectUse, happened: list[Happened], last: int) -> list[Event]:
    assert use.trigger is not None
    kinds = awaited(use.trigger)
    near = [each for each in happened if type(each.event) in kinds]
    return [each.event for each in near if each.instant == last or not use.misses]


def may_hide_an_answer(duel: Duel, seat: Seat, waiting: list[Waiting]) -> bool:
    """Whether, for all that everybody knows, the hand of `seat` may answer by what waits there.

    The conditions of what is triggered in the hand speak of what all can see, and so do its
    targets in a Graveyard.
    """
    hand = duel.state.sides[seat].hand
    if not hand:
        return False
    any_card = Speaker(hand[0], seat)
    return any(_may_be_met(use, events, duel, any_card) for use, events in waiting)


def _may_be_met(use: EffectUse, events: list[Event], duel: Duel, any_card: Speaker) -> bool:
    when, needed, target = use.trigger, use.effect.condition, use.effect.target
    assert when is not None
    return (
        any(answers(when, each, duel, any_card) is not None for each in events)
        and (needed is None or holds(needed, duel, any_card))
        and not aims_in_vain(target, duel, any_card)
    )
