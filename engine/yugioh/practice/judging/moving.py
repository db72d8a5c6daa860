"""What moving cards is worth."""

from collections.abc import Sequence

from engine.yugioh.asked import worth
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AddTheirChoice,
    AddToHand,
    AttackingMonster,
    Banish,
    BanishNamesakes,
    BanishWhenItLeaves,
    ChangePosition,
    DeckTop,
    Destroy,
    Discard,
    DiscardHandsAndDraw,
    Draw,
    DrawUntil,
    EquipThisTo,
    EquipToThis,
    GiveUpDraw,
    LookAt,
    PlaceCounters,
    PlaceInPendulumZone,
    PlaceNext,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    Position,
    RemoveCounters,
    ReturnToExtraDeck,
    ReturnToField,
    ReturnToHand,
    Reveal,
    SendAllOthers,
    SendToGraveyard,
    SetAgain,
    SetCards,
    ShuffleIntoDeck,
    SkipPhase,
    SkipTurn,
    Step,
    Subject,
    TakeControl,
    TributeCards,
    TurnFaceUp,
    Whose,
    WinDuel,
)
from engine.yugioh.practice.battling import is_threatened
from engine.yugioh.practice.judging.verb import A_CARD, affected, harm, judge
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@judge.register(Banish)
@judge.register(Destroy)
@judge.register(ReturnToExtraDeck)
@judge.register(ReturnToHand)
@judge.register(SendToGraveyard)
@judge.register(ShuffleIntoDeck)
def _(
    step: Banish
    | Destroy
    | ReturnToExtraDeck
    | ReturnToHand
    | SendToGraveyard
    | ShuffleIntoDeck,
    duel: Duel,
    speaker: Speaker,
    aims: Sequence[Card],
) -> int:
    if isinstance(step.what, DeckTop):
        return 0
    if isinstance(step.what, Subject | AttackingMonster):
        return 0
    return harm(duel, speaker, affected(step.what, duel, speaker, aims))


@judge.register
def _(step: EquipThisTo, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """It comes with the summon that is worth doing."""
    return 0


@judge.register(EquipToThis)
@judge.register(TakeControl)
def _(
    step: EquipToThis | TakeControl, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return harm(duel, speaker, affected(step.what, duel, speaker, aims))


@judge.register
def _(step: ChangePosition, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Turning the attacker over stops it; else it is worth little and best kept."""
    battle = duel.state.battle
    if battle is None or not is_threatened(duel, speaker.player):
        return -1
    stops = battle.attacker.card in affected(step.what, duel, speaker, aims)
    return A_CARD if stops and step.position is not Position.ATTACK else -1


@judge.register
def _(step: Draw, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    drawer, count = player(step.who, duel, speaker), worth(step.count, duel, speaker)
    if drawer != speaker.player:
        return -A_CARD * count
    spare = len(duel.state.sides[drawer].deck) - count
    return A_CARD * count if spare > 0 else -A_CARD


@judge.register
def _(step: DrawUntil, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    drawer = player(step.who, duel, speaker)
    missing = max(0, step.cards - len(duel.state.sides[drawer].hand))
    return judge(Draw(missing, step.who), duel, speaker, aims) if missing else 0


@judge.register
def _(step: DiscardHandsAndDraw, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """Worth the cards it wins, where the Deck has enough of them."""
    mine = duel.state.sides[speaker.player]
    if step.count is None or len(mine.deck) <= step.count:
        return -1
    return A_CARD * (step.count - len(mine.hand))


@judge.register(AddToHand)
@judge.register(WinDuel)
def _(step: AddToHand | WinDuel, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD


@judge.register
def _(step: Discard, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """What the other loses is won, whatever it is."""
    lost = affected(step.what, duel, speaker, aims)
    theirs = any(card.owner != speaker.player for card in lost)
    return A_CARD if theirs else -A_CARD


@judge.register(GiveUpDraw)
@judge.register(TributeCards)
def _(
    step: GiveUpDraw | TributeCards, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return -A_CARD


@judge.register
def _(step: SkipPhase, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    worth_it = A_CARD * step.times
    return worth_it if step.whose is Whose.THEIRS else -worth_it


@judge.register
def _(step: SkipTurn, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """A turn is a draw, an attack and a summon."""
    return 3 * A_CARD if step.whose is Whose.THEIRS else -3 * A_CARD


@judge.register
def _(step: RemoveCounters, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return -A_CARD // 2


@judge.register(PlaceCounters)
@judge.register(PlaceInPendulumZone)
@judge.register(PlaceOnDeckBottom)
@judge.register(PlaceNext)
@judge.register(PlaceOnDeckTop)
@judge.register(ReturnToField)
@judge.register(SetCards)
def _(step: Step, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 1


@judge.register
def _(step: AddTheirChoice, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD


@judge.register(BanishNamesakes)
@judge.register(LookAt)
@judge.register(Reveal)
def _(
    step: BanishNamesakes | LookAt | Reveal, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> int:
    return 1


@judge.register
def _(step: TurnFaceUp, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 0


@judge.register
def _(step: BanishWhenItLeaves, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return 0


@judge.register
def _(step: SetAgain, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    return A_CARD


@judge.register
def _(step: SendAllOthers, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    theirs = duel.state.monsters(duel.opponent(speaker.player))
    return harm(duel, speaker, theirs)
