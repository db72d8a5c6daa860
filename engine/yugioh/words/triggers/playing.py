"""Activations, draws, what is added to a hand, and phases, as triggers wait for them."""

from dataclasses import replace

from engine.core.protocol import Event
from engine.yugioh.acts.life import is_draw_due
from engine.yugioh.asked import means
from engine.yugioh.facts.reach import player
from engine.yugioh.field.places import own_kind
from engine.yugioh.language import (
    AnyOf,
    AtPhase,
    BeforeDraw,
    Cards,
    Denies,
    Draws,
    IsActivated,
    IsAddedToHand,
    IsResolved,
    IsSummoned,
    Kind,
    Noun,
    Phase,
    Place,
    Summon,
    Timing,
    Trigger,
    WasActivated,
    WasTargeted,
    WouldResolve,
)
from engine.yugioh.state.card import Card, Mark, before_it_left
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import TimingReached
from engine.yugioh.state.events.chain import (
    Activated,
    ActivationNegated,
    LinkResolved,
    LinkResolving,
)
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.revival import is_among
from engine.yugioh.words.includes import destroyed_by, destroys_so_many, includes_any
from engine.yugioh.words.triggers.base import (
    Season,
    Stand,
    TriggerRules,
    after,
    if_meant,
    of_whomever,
    register_trigger,
)

_MONSTER = Cards(Kind.MONSTER)


def answers_link(trigger: Trigger | None, link: Link, duel: Duel, speaker: Speaker) -> bool:
    """Whether it answers that link of the chain while that is the newest."""
    return isinstance(trigger, IsActivated) and is_activation_meant(
        trigger, link, duel, speaker
    )


def is_activation_meant(trigger: IsActivated, link: Link, duel: Duel, speaker: Speaker) -> bool:
    """Whether the link of the chain is one the trigger speaks of."""
    if not _is_its_kind(trigger, link.speaker.card, duel, speaker, is_card=link.is_card):
        return False
    if not _is_its_card(trigger.which, link, duel, speaker):
        return False
    if trigger.including and not includes_any(trigger.including, link, duel):
        return False
    if trigger.upon and not _answers_summon(trigger.upon, link):
        return False
    if not _is_threat_meant(trigger, link, duel, speaker):
        return False
    if trigger.targeting is None:
        return True
    targets = [mark.card for mark in link.speaker.targets]
    if trigger.alone and len(targets) != 1:
        return False
    return any(means(trigger.targeting, duel, speaker, card) for card in targets)


def _is_its_kind(
    trigger: IsActivated, card: Card, duel: Duel, speaker: Speaker, *, is_card: bool
) -> bool:
    """Whether a card was activated where that is meant, and else an effect."""
    if trigger.by_kind:
        return is_card or means(_MONSTER, duel, speaker, card)
    return is_card is not trigger.effect


def _is_its_card(which: Noun, link: Link, duel: Duel, speaker: Speaker) -> bool:
    """Whether its card was one of these as it was activated, wherever its cost has taken it.

    Whose it is, is who activated it: what is lent goes to the Graveyard of its owner.
    """
    if isinstance(which, AnyOf):
        return any(_is_its_card(each, link, duel, speaker) for each in which.each)
    card = before_it_left(link.source) or link.speaker.card
    whose = which.whose if isinstance(which, Cards) else None
    if whose is not None and link.speaker.player != player(whose, duel, speaker):
        return False
    return means(of_whomever(which), duel, speaker, card)


def _answers_summon(ways: tuple[Summon, ...], link: Link) -> bool:
    """Whether it is the effect of something that answers a summon in one of these ways."""
    subject = link.speaker.subject
    if subject is None or not isinstance(link.effect.when, IsSummoned):
        return False
    return is_among(subject.card.arrival.way, ways)


def _is_threat_meant(trigger: IsActivated, link: Link, duel: Duel, speaker: Speaker) -> bool:
    threat = trigger.destroying
    if threat is None:
        return True
    if trigger.least == 1:
        return bool(destroyed_by(threat, link, duel, speaker))
    return destroys_so_many(trigger.least, threat, link, duel, speaker)


def _normally_drawn(trigger: Draws, event: Moved, duel: Duel, speaker: Speaker) -> Card | None:
    drawn = duel.state.turn.normal_draw
    if drawn is None or drawn.card.id != event.card or not drawn.is_same:
        return None
    return drawn.card if event.to.seat == player(trigger.who, duel, speaker) else None


class IsActivatedRules(TriggerRules[IsActivated]):
    """One of these cards is activated: it is the newest link of the chain (MR-ACT-01)."""

    is_state = True

    def answers(
        self, trigger: IsActivated, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Activated):
            return None
        card = duel.card(event.card)
        if not _is_its_kind(trigger, card, duel, speaker, is_card=event.is_card):
            return None
        return if_meant(trigger.which, event.card, duel, speaker)

    def may_be_so(self, trigger: IsActivated, duel: Duel) -> bool:
        return bool(duel.state.chain.links)

    def is_so_of(self, trigger: IsActivated, duel: Duel, speaker: Speaker) -> Card | None:
        chain = duel.state.chain.links
        meant = chain and is_activation_meant(trigger, chain[-1], duel, speaker)
        return chain[-1].speaker.card if meant else None


class WasActivatedRules(TriggerRules[WasActivated]):
    """One of these cards was activated by its player, and that was not negated (Q&A 21424).

    What lies on the field lay there by then (FAQ 21783).
    """

    def answers(
        self, trigger: WasActivated, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Activated) or _has_come_since(event, duel, speaker.card):
            return None
        card, whose = duel.card(event.card), trigger.which.whose
        if whose is not None and event.by != player(whose, duel, speaker):
            return None
        kind = IsActivated(trigger.which, trigger.effect, by_kind=trigger.by_kind)
        if not _is_its_kind(kind, card, duel, speaker, is_card=event.is_card):
            return None
        meant = means(of_whomever(trigger.which), duel, speaker, card)
        return card if meant and not _was_denied(event, duel) else None

    def shuns_damage_step(self, trigger: WasActivated) -> bool:
        return True


def _has_come_since(event: Event, duel: Duel, card: Card) -> bool:
    """Whether the card came to lie face-up on the field only after that."""
    if card.place is not Place.FIELD:
        return False
    came = (each for each in after(event, duel) if isinstance(each, Moved | Flipped))
    return any(each.card == card.id for each in came)


def _was_denied(event: Activated, duel: Duel) -> bool:
    """Whether that activation was negated on its chain."""
    denials = (each for each in after(event, duel) if isinstance(each, ActivationNegated))
    return any((each.card, each.link) == (event.card, event.link) for each in denials)


class DeniesRules(TriggerRules[Denies]):
    """That player negates the activation of a card, or of the effect of a monster."""

    def answers(
        self, trigger: Denies, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, ActivationNegated):
            return None
        if _has_come_since(event, duel, speaker.card):
            return None
        if event.by != player(trigger.who, duel, speaker):
            return None
        card = duel.card(event.card)
        return card if event.is_card or card.text.is_monster else None

    def shuns_damage_step(self, trigger: Denies) -> bool:
        return True


class IsResolvedRules(TriggerRules[IsResolved]):
    """A card of that kind, activated while this card was face-up on the field, resolves.

    Its own activation came before it lay there (FAQ 5630).
    """

    def answers(
        self, trigger: IsResolved, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, LinkResolved):
            return None
        link = duel.state.chain.links[event.link - 1]
        if not link.is_card or link.ordinal <= speaker.card.shown_after:
            return None
        card = link.speaker.card
        if card is speaker.card:
            return None
        kind = own_kind(card.text, as_spell=True)
        return card if kind is trigger.kind else None


class WouldResolveRules(TriggerRules[WouldResolve]):
    """An effect of one of these comes to be applied, whether or not it will do anything."""

    def answers(
        self, trigger: WouldResolve, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, LinkResolving) or event.negated:
            return None
        link = duel.state.chain.links[event.link - 1]
        asked = IsActivated(trigger.which, effect=True, targeting=trigger.targeting)
        meant = is_activation_meant(asked, link, duel, speaker)
        return link.speaker.card if meant else None


class WasTargetedRules(TriggerRules[WasTargeted]):
    """An effect that targeted one of these face-up cards has resolved, even if negated."""

    def answers(
        self, trigger: WasTargeted, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        for aim in _aims_of(event, duel):
            if aim.is_uncovered and means(trigger.which, duel, speaker, aim.card):
                return aim.card
        return None


def _aims_of(event: Event, duel: Duel) -> tuple[Mark, ...]:
    """The cards of which it is so because of `event` that an effect has targeted them."""
    battle = duel.state.battle
    if isinstance(event, LinkResolved):
        waits = battle is not None and battle.awaits_calculation
        return () if waits else duel.state.chain.links[event.link - 1].aims
    is_over = isinstance(event, TimingReached) and event.timing is Timing.AFTER_CALCULATION
    return battle.aims if is_over and battle is not None else ()


class AtPhaseRules(TriggerRules[AtPhase]):
    """That phase of that player's turn, or of any turn, begins; the card lies there."""

    def answers(
        self, trigger: AtPhase, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, PhaseBegan) or event.phase is not trigger.phase:
            return None
        if trigger.whose and duel.state.turn.player != player(trigger.whose, duel, speaker):
            return None
        return speaker.card

    def season(self, trigger: AtPhase) -> Phase:
        """What is used as the Battle Phase begins, is in its Start Step."""
        return trigger.phase

    def stand(self, trigger: AtPhase) -> Stand:
        return Stand((trigger.where,))


class DrawsRules(TriggerRules[Draws]):
    """That player draws: once for each draw, of however many cards (MR-GLOS-19)."""

    def answers(
        self, trigger: Draws, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        """What was drawn stays unknown, unless it is asked for: its card speaks of it."""
        if not isinstance(event, Moved) or event.why is not Why.DRAWN:
            return None
        if trigger.normal:
            return _normally_drawn(trigger, event, duel, speaker)
        if duel.state.turn.phase is trigger.outside:
            return None
        if event.to.seat != player(trigger.who, duel, speaker):
            return None
        if trigger.of is None:
            return speaker.card
        return if_meant(trigger.of, event.card, duel, speaker)

    def shuns_damage_step(self, trigger: Draws) -> bool:
        """A draw is answered there by what has to be, and nothing else (FAQ 8722, 19844)."""
        return True

    def as_seen(self, trigger: Draws) -> Draws | None:
        return None if trigger.of is None else replace(trigger, of=None)


class BeforeDrawRules(TriggerRules[BeforeDraw]):
    """That player is about to draw for their Draw Phase: nothing else can be used then."""

    def answers(
        self, trigger: BeforeDraw, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        due = isinstance(event, PhaseBegan) and is_draw_due(duel)
        mine = duel.state.turn.player == player(trigger.who, duel, speaker)
        return speaker.card if due and mine else None

    def season(self, trigger: BeforeDraw) -> Season:
        return Season.BEFORE_DRAW


class IsAddedToHandRules(TriggerRules[IsAddedToHand]):
    """One of these cards comes to the hand of that player, other than by drawing.

    It may be returned there as well (Q&A 8323, 21230).
    """

    def answers(
        self, trigger: IsAddedToHand, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.HAND:
            return None
        if event.why is Why.DRAWN or event.to.seat != player(trigger.who, duel, speaker):
            return None
        if trigger.origin not in (None, event.origin.place):
            return None
        return if_meant(trigger.what, event.card, duel, speaker)

    def shuns_damage_step(self, trigger: IsAddedToHand) -> bool:
        return True


register_trigger(IsActivated, IsActivatedRules(), Activated)
register_trigger(WasActivated, WasActivatedRules(), Activated)
register_trigger(Denies, DeniesRules(), ActivationNegated)
register_trigger(IsResolved, IsResolvedRules(), LinkResolved)
register_trigger(WouldResolve, WouldResolveRules(), LinkResolving)
register_trigger(WasTargeted, WasTargetedRules(), LinkResolved, TimingReached)
register_trigger(AtPhase, AtPhaseRules(), PhaseBegan)
register_trigger(Draws, DrawsRules(), Moved)
register_trigger(BeforeDraw, BeforeDrawRules(), PhaseBegan)
register_trigger(IsAddedToHand, IsAddedToHandRules(), Moved)
