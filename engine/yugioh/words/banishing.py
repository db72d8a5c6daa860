"""Banishing cards."""

from collections.abc import Sequence

from engine.yugioh.acts import moving
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.asked import all_that, pointed_at, speaks_of_targets
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.facts.restrictions import is_barred_from_cost, may_banish
from engine.yugioh.language import (
    FORMER,
    Banish,
    BanishNamesakes,
    BanishWhenItLeaves,
    Former,
    Frame,
    Noun,
    Place,
    ThatCard,
    TheyBanishToMatch,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Outlawed
from engine.yugioh.state.events.sights import LookedAt
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import TO_BANISH, ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.steps import NOT_DONE, StepRules, register


def _has_back(step: Banish, card: Card) -> bool:
    """Whether it can be banished so: a Token, which is no card, has no back (FAQ 18864)."""
    return not step.face_down or card.text.frame is not Frame.TOKEN


def _goes(step: Banish, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether it can be banished so, or for that cost."""
    if not _has_back(step, card) or not may_banish(duel, speaker.player, card):
        return False
    return not (speaker.pays and is_barred_from_cost(duel, card, speaker))


class BanishRules(StepRules[Banish]):
    """Banish those cards, face-up unless it says otherwise; no Token face-down."""

    def could(self, step: Banish, duel: Duel, speaker: Speaker) -> bool:
        known = all_that(step.what, duel, speaker)
        goes = any(_goes(step, duel, speaker, card) for card in known)
        return super().could(step, duel, speaker) and (goes or not known)

    def suits(self, step: Banish, card: Card) -> bool:
        return not speaks_of_targets(step.what) or _has_back(step, card)

    def effects_on(self, step: Banish) -> Sequence[Does]:
        return (Does(Change.BANISHED, step.what),)

    def takeable(self, step: Banish, duel: Duel, speaker: Speaker) -> list[Card]:
        return [
            card
            for card in super().takeable(step, duel, speaker)
            if _goes(step, duel, speaker, card)
        ]

    async def carry_out(self, step: Banish, duel: Duel, speaker: Speaker) -> Done:
        def goes(card: Card) -> bool:
            return _goes(step, duel, speaker, card)

        chosen = await those(step.what, duel, speaker, fits=goes)
        cards = chosen.cards
        if step.aside:
            return chosen.done(moving.banish_aside(duel, cards))
        return chosen.done(moving.banish(duel, cards, face_down=step.face_down))

    def worth(self, step: Banish, prospect: Prospect) -> int:
        return prospect.loss(step.what)


def just_brought(what: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """Those that were pointed at elsewhere, and that the effect itself has since brought."""
    if not isinstance(what, Former | ThatCard):
        return []
    near = pointed_at(what, duel, speaker)
    came = [card for card in near if card.arrival.by is speaker.card]
    dealt_with = [mark.card for mark in speaker.former if not mark.is_same]
    laid = [card for card in near if card in dealt_with and _lies_set(card)]
    return [each for each in (*came, *laid) if not is_unaffected(duel, each, speaker)]


def _lies_set(card: Card) -> bool:
    return card.place is Place.FIELD and not card.face_up


class BanishWhenItLeavesRules(StepRules[BanishWhenItLeaves]):
    """From now on those monsters are banished when they leave the field."""

    def could(self, step: BanishWhenItLeaves, duel: Duel, speaker: Speaker) -> bool:
        return True

    async def carry_out(self, step: BanishWhenItLeaves, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.what, duel, speaker)
        cards = [*chosen.cards, *just_brought(step.what, duel, speaker)]
        here = [card for card in cards if card.place is Place.FIELD]
        for card in here:
            duel.emit(Outlawed(card.id))
        return chosen.done(bool(here))


class BanishNamesakesRules(StepRules[BanishNamesakes]):
    """Both players show their Decks, and banish from them all cards with the name of that."""

    def could(self, step: BanishNamesakes, duel: Duel, speaker: Speaker) -> bool:
        return True

    async def carry_out(self, step: BanishNamesakes, duel: Duel, speaker: Speaker) -> Done:
        names = [card.text.called for card in pointed_at(step.of, duel, speaker)]
        me = speaker.player
        for seat in (me, duel.opponent(me)):
            deck = list(duel.state.sides[seat].deck)
            if deck:
                shown = sorted(deck, key=lambda card: (card.text.name, card.id))
                ids = tuple(card.id for card in shown)
                duel.emit(
                    LookedAt(ids, tuple(card.spot for card in shown), duel.opponent(seat))
                )
        decks = [duel.state.sides[seat].deck for seat in (me, duel.opponent(me))]
        found = [card for deck in decks for card in deck if card.text.called in names]
        moving.banish(duel, found)
        for seat in (me, duel.opponent(me)):
            moving.shuffle(duel, seat)
        return Done(bool(found))

    def worth(self, step: BanishNamesakes, prospect: Prospect) -> int:
        return 1


class TheyBanishToMatchRules(StepRules[TheyBanishToMatch]):
    """The opponent banishes what they have more than you on the field, as they choose."""

    def could(self, step: TheyBanishToMatch, duel: Duel, speaker: Speaker) -> bool:
        return bool(self._surplus(duel, speaker) and self._offered(duel, speaker))

    async def carry_out(self, step: TheyBanishToMatch, duel: Duel, speaker: Speaker) -> Done:
        """Where too few can be banished face-down, all of these are (Q&A 12740)."""
        offered = self._offered(duel, speaker)
        count = min(self._surplus(duel, speaker), len(offered))
        if not count:
            return NOT_DONE
        seat, about = duel.opponent(speaker.player), speaker.card.id
        cards = await choose_cards(duel, seat, Reason.CHOOSE, offered, count, about)
        return Done(moving.banish(duel, cards, face_down=True), marked(cards))

    def _surplus(self, duel: Duel, speaker: Speaker) -> int:
        """How many more cards they control; one that is yet to come there counts as yours
        (Q&A 9097).
        """
        there = list(duel.state.field())
        mine = [card for card in there if card.controller == speaker.player]
        kept = len(mine) if speaker.card.place is Place.FIELD else len(mine) + 1
        return max(0, len(there) - len(mine) - kept)

    def _offered(self, duel: Duel, speaker: Speaker) -> list[Card]:
        """What they can banish face-down: no Tokens (Q&A 17263)."""
        seat = duel.opponent(speaker.player)
        return [
            card
            for card in duel.state.field()
            if card.controller == seat and card.text.frame is not Frame.TOKEN
            if may_banish(duel, seat, card)
        ]

    def worth(self, step: TheyBanishToMatch, prospect: Prospect) -> int:
        return A_CARD * self._surplus(prospect.duel, prospect.speaker)


register(Banish, BanishRules())
register(TheyBanishToMatch, TheyBanishToMatchRules())
register(BanishWhenItLeaves, BanishWhenItLeavesRules())
register(BanishNamesakes, BanishNamesakesRules())
register_act(HandAct.BANISH, ActRules(lambda done: Banish(FORMER), TO_BANISH, pays=True))
register_act(
    HandAct.BANISH_FACE_DOWN,
    ActRules(lambda done: Banish(FORMER, face_down=True), TO_BANISH, pays=True),
)
