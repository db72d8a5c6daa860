"""What a Fusion Summon and a Ritual Summon have in common: monsters are given for one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from engine.core.alike import MOST_TRIED
from engine.core.protocol import Seat, pick
from engine.yugioh.acts.choosing import Ways, choose_cards, choose_together
from engine.yugioh.acts.moving import move, shuffle
from engine.yugioh.acts.summoning import FACE_UP, come
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.facts.tolls import affords, pay_toll
from engine.yugioh.language import Deed, Frame, Place, Step, Summon
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.summoning.revival import is_let_in
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules

S = TypeVar("S", bound=Step)


async def _choose_monster(
    duel: Duel, speaker: Speaker, found: list[tuple[Card, Ways]]
) -> tuple[Card, Ways]:
    cards = [card for card, _ in found]
    (card,) = await choose_cards(
        duel, speaker.player, Reason.CHOOSE, cards, about=speaker.card.id
    )
    return next(each for each in found if each[0] is card)


def _show(duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
    """Show what was hidden (MR-FUS-05, MR-RIT-05)."""
    hidden = [card.id for card in given if card.place is Place.HAND or not card.face_up]
    if hidden:
        duel.emit(Revealed(tuple(hidden), seat))


class GivingRules(StepRules[S], ABC, Generic[S]):
    """Monsters are given together for one, which is then summoned by it."""

    frame: Frame
    """What it is that comes."""
    gives: Reason
    """What its player is asked for."""
    way: Summon

    @abstractmethod
    def ways(
        self, step: S, duel: Duel, speaker: Speaker, card: Card, most: int = MOST_TRIED
    ) -> Ways | None:
        """What can be given for `card` now, if anything can; `most` ways are listed."""

    @abstractmethod
    def lying(self, step: S, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        """Those of which it speaks, wherever they lie, that are not summoned yet."""

    @abstractmethod
    def give(self, step: S, duel: Duel, speaker: Speaker, given: Sequence[Card]) -> None:
        """Give these."""

    @abstractmethod
    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        """Where `card` can come to, once they are given."""

    def weighs_each(self, step: S) -> bool:
        return True

    def includes(self, step: S) -> Sequence[Deed]:
        return (Deed.SUMMON,)

    def such(self, step: S, duel: Duel, speaker: Speaker) -> Iterator[Card]:
        """Each monster that could be summoned, whatever can be given for it."""
        seat = speaker.player
        return (
            card
            for card in self.lying(step, duel, speaker)
            if card not in speaker.leaving and card.text.frame is self.frame
            if is_free_to_come(duel, seat, card) and affords(duel, seat, [card])
            if is_let_in(card, speaker.card)
        )

    def found(self, step: S, duel: Duel, speaker: Speaker) -> list[tuple[Card, Ways]]:
        """Each monster that can be summoned now, with what can be given for it."""
        such = self.such(step, duel, speaker)
        each = ((card, self.ways(step, duel, speaker, card)) for card in such)
        return [(card, ways) for card, ways in each if ways is not None]

    def could(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        return may_special_summon(duel, speaker.player, speaker) and any(
            self.ways(step, duel, speaker, card, most=1) is not None
            for card in self.such(step, duel, speaker)
        )

    async def carry_out(self, step: S, duel: Duel, speaker: Speaker) -> Done:
        found, seat = self.found(step, duel, speaker), speaker.player
        if not found:
            return NOT_DONE
        card, ways = await _choose_monster(duel, speaker, found)
        pay_toll(duel, seat, [card])
        given = await choose_together(duel, seat, self.gives, ways, card.id)
        _show(duel, seat, given)
        self.give(step, duel, speaker, given)
        duel.timeline.advance()
        (spot,) = await pick(seat, Reason.ZONE, self.zones(duel, seat, card), about=card.id)
        (position,) = await pick(seat, Reason.POSITION, FACE_UP, about=card.id)
        searched = card.place is Place.DECK
        move(duel, card, spot, Why.SUMMONED, position)
        if searched:
            shuffle(duel, seat)
        come(duel, card, self.way, seat)
        return DONE

    def worth(self, step: S, prospect: Prospect) -> int:
        return A_CARD if self.could(step, prospect.duel, prospect.speaker) else -A_CARD
