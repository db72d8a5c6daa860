"""What holds for a while, and what ends."""

from engine.core.changing import changed
from engine.yugioh.language import (
    Former,
    Noun,
    Phase,
    Subject,
    ThatCard,
    ThisCard,
    Until,
)
from engine.yugioh.state.apply.verb import applies, marks
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.claims import Changes, Offers, among
from engine.yugioh.state.events.chain import OfferTaken
from engine.yugioh.state.events.lasting import (
    Applied,
    Expired,
    OwnChangesLost,
    Postponed,
    PostponedBegan,
)
from engine.yugioh.state.lasting import Lasting, Loan, Postponement, ends_with
from engine.yugioh.state.saying import claims_of
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.table import State


@applies(Applied)
def _applied(event: Applied, state: State) -> None:
    state.moment += 1
    speaker = changed(
        _speaker(event, state), since=state.moment, link=event.oath_of, column=event.column
    )
    claims = claims_of(event.fact)
    state.lingering.facts.append(
        Lasting(event.fact, speaker, event.until, state.turn.number, claims)
    )
    for change in among(claims, Changes):
        if change.sets and change.amount is not None:
            for card in _spoken_of(change.who, speaker):
                card.set_at[change.what] = state.moment


def _spoken_of(who: Noun, by: Speaker) -> list[Card]:
    """The cards that the pronoun points at."""
    if isinstance(who, ThisCard):
        return [by.card]
    if isinstance(who, Subject):
        return [] if by.subject is None else [by.subject.card]
    former = by.former if isinstance(who, Former) else ()
    return [mark.card for mark in (by.targets if isinstance(who, ThatCard) else former)]


def _speaker(event: Applied | Postponed, state: State) -> Speaker:
    """Who says it, and what the words point at, as it is when they are said."""
    card = state.cards[event.card]
    return Speaker(
        card,
        event.by,
        marks(state, event.targets),
        None if event.subject is None else mark(state.cards[event.subject]),
        marks(state, event.former),
        own=mark(card),
    )


@applies(Postponed)
def _postponed(event: Postponed, state: State) -> None:
    said = (event.phase, event.whose, event.nth)
    speaker = changed(_speaker(event, state), given=marks(state, event.given))
    left = Postponement(event.step, speaker, *said, again=event.again)
    state.lingering.postponed.append(left)


@applies(PostponedBegan)
def _postponed_began(event: PostponedBegan, state: State) -> None:
    due = [
        each.is_due(each.phase) and each.speaker.card.id for each in state.lingering.postponed
    ]
    del state.lingering.postponed[due.index(event.card)]


def count_phase(state: State, phase: Phase | None) -> None:
    """Count that phase, or the end of the turn, for all that waits for such."""
    state.lingering.postponed[:] = [
        changed(each, passed=each.passed + 1)
        if each.phase is phase and each.whose in (None, state.turn.player)
        else each
        for each in state.lingering.postponed
    ]


COUNTED = {Until.END_OF_THEIR_SECOND_TURN: 2, Until.END_OF_THEIR_THIRD_TURN: 3}


@applies(Expired)
def _expired(event: Expired, state: State) -> None:
    if event.until is Until.END_OF_TURN:
        count_phase(state, None)
    state.lingering.facts[:] = [
        lasting for lasting in state.lingering.facts if not _is_over(lasting, event, state)
    ]
    state.lingering.loans[:] = [
        loan for loan in state.lingering.loans if not _has_run_out(loan, event, state)
    ]


def _has_run_out(loan: Loan, event: Expired, state: State) -> bool:
    if event.until is Until.WHILE_THIS_FACE_UP:
        return loan.has_ended or (loan.source is not None and loan.source.card.id in event.by)
    return ends_with(event.until, loan.until, loan.borrower, state.turn.player)


def _is_over(lasting: Lasting, event: Expired, state: State) -> bool:
    """What lasts until the end of the next turn ends with any turn but that it began in."""
    if event.until is Until.WHILE_THIS_FACE_UP:
        return lasting.has_ended
    if lasting.until is Until.END_OF_NEXT_TURN and event.until is Until.END_OF_TURN:
        return lasting.turn < state.turn.number
    theirs = state.turn.player != lasting.speaker.player
    if lasting.until is Until.END_OF_THEIR_TURN and event.until is Until.END_OF_TURN:
        return theirs
    if lasting.until is Until.END_OF_YOUR_NEXT_TURN and event.until is Until.END_OF_TURN:
        return lasting.turn < state.turn.number and not theirs
    if lasting.until in COUNTED and event.until is Until.END_OF_TURN:
        counted = (state.turn.number - lasting.turn) // 2 + 1
        return theirs and counted >= COUNTED[lasting.until]
    return ends_with(event.until, lasting.until, lasting.speaker.player, state.turn.player)


@applies(OfferTaken)
def _offer_taken(event: OfferTaken, state: State) -> None:
    said = [
        any(among(each.claims, Offers)) and each.speaker.card.id == event.card
        for each in state.lingering.facts
    ]
    del state.lingering.facts[said.index(True)]


@applies(OwnChangesLost)
def _own_changes_lost(event: OwnChangesLost, state: State) -> None:
    state.lingering.facts[:] = [
        each for each in state.lingering.facts if each.speaker.since not in event.moments
    ]
