"""From what an audience is told to what there is to tell: events merged into happenings."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import singledispatch

from cards.talk import happenings as told
from cards.talk.gathering import Gathering
from cards.talk.happenings import Happening
from cards.talk.silent import SILENT
from engine.core.protocol import Event
from engine.yugioh.language import Phase, Place, Until
from engine.yugioh.state import effect_events as by_effect
from engine.yugioh.state import events as happened
from engine.yugioh.state import match_events as in_match
from engine.yugioh.state.events import Activated, Flipped, Moved, PositionChanged, Why
from engine.yugioh.state.spots import HIDDEN, CardId
from engine.yugioh.state.summon_events import (
    SummonDeclared,
    SummonNegated,
)
from engine.yugioh.views.board import CardView, TableView

CHOSEN = (Phase.BATTLE, Phase.MAIN_2)
"""The phases to which the turn player goes if he wants to."""


def gather(
    events: Sequence[Event], look: Callable[[CardId], CardView], table: TableView
) -> tuple[Happening, ...]:
    """What there is to tell of `events`, in their order."""
    gathering = Gathering(events, look, table)
    happenings: list[Happening] = []
    for index, event in enumerate(events):
        if index in gathering.covered:
            continue
        happening = perceive(event, gathering, index)
        if happening is None:
            continue
        joined = join(happenings[-1], happening) if happenings else None
        if joined is not None:
            happenings.pop()
        happenings.append(joined or happening)
    return tuple(happenings)


def join(first: Happening, second: Happening) -> Happening | None:
    """Both as one, where they are the same thing happening to different cards."""
    if isinstance(first, told.DrawCards) and isinstance(second, told.DrawCards):
        alike = first.player == second.player
    elif isinstance(first, told.AttachMaterials) and isinstance(second, told.AttachMaterials):
        alike = first.to.id == second.to.id
    elif isinstance(first, told.MoveCards) and isinstance(second, told.MoveCards):
        alike = replace(first, cards=()) == replace(second, cards=())
    else:
        return None
    return replace(first, cards=first.cards + second.cards) if alike else None


@singledispatch
def perceive(event: Event, gathering: Gathering, index: int) -> Happening | None:
    """What there is to tell of the event at `index`; None where nothing is."""
    if isinstance(event, SILENT):
        return None
    raise NotImplementedError(event)


@perceive.register
def _(event: happened.SignsThrown, gathering: Gathering, index: int) -> Happening:
    return told.ShowSigns(event.signs)


@perceive.register
def _(event: happened.OrderChosen, gathering: Gathering, index: int) -> Happening:
    return told.GoFirst(event.first)


@perceive.register
def _(event: happened.Shuffled, gathering: Gathering, index: int) -> Happening:
    return told.ShuffleDeck(event.seat)


@perceive.register
def _(event: happened.TurnBegan, gathering: Gathering, index: int) -> Happening:
    return told.BeginTurn(event.number, event.player)


@perceive.register
def _(event: happened.PhaseBegan, gathering: Gathering, index: int) -> Happening | None:
    """Told where the turn player chose to go there; the others begin with or end the turn."""
    return told.BeginPhase(event.phase) if event.phase in CHOSEN else None


@perceive.register
def _(event: Moved, gathering: Gathering, index: int) -> Happening | None:
    if event.why is Why.DRAWN:
        return told.DrawCards(event.to.seat, (gathering.at(event.card, event.to),))
    used_up = event.why is Why.USED and event.to.place is Place.GRAVEYARD
    if used_up or event.to.place is Place.SUMMONING:
        return None
    card = gathering.at(event.card, event.origin)
    if event.card != HIDDEN and not card.is_known:
        card = gathering.at(event.card, event.to)
    return told.MoveCards((card,), event.to.seat, event.to.place, event.why)


@perceive.register
def _(event: happened.Summoned, gathering: Gathering, index: int) -> Happening:
    return told.SummonMonster(gathering.came(index, event.card), event.by, event.way)


@perceive.register
def _(event: SummonDeclared, gathering: Gathering, index: int) -> Happening | None:
    """Told where its outcome is not what is told next."""
    for later in gathering.events[index + 1 :]:
        if isinstance(later, Activated):
            break
        if isinstance(later, happened.Summoned) and later.card in event.cards:
            return None
    cards = tuple(gathering.came(index, card) for card in event.cards)
    return told.DeclareSummon(cards, event.by, event.way)


@perceive.register
def _(event: SummonNegated, gathering: Gathering, index: int) -> Happening:
    return told.NegateSummon(tuple(map(gathering.at, event.cards)), event.way)


@perceive.register
def _(event: happened.SetDown, gathering: Gathering, index: int) -> Happening:
    return told.SetCard(gathering.came(index, event.card), event.by)


@perceive.register
def _(event: PositionChanged, gathering: Gathering, index: int) -> Happening:
    card = gathering.at(event.card)
    player = card.controller if event.manually else None
    return told.ChangePosition(card, event.position, player)


@perceive.register
def _(event: Flipped, gathering: Gathering, index: int) -> Happening:
    return told.FlipMonster(gathering.at(event.card))


@perceive.register
def _(event: Activated, gathering: Gathering, index: int) -> Happening:
    targets: tuple[CardView, ...] = ()
    for later in gathering.events[index + 1 :]:
        if isinstance(later, happened.Targeted) and later.link == event.link:
            targets = tuple(map(gathering.at, later.cards, later.spots))
            break
    card = gathering.came(index, event.card)
    return told.ActivateCard(card, event.by, event.link, event.is_card, targets)


@perceive.register
def _(event: happened.Targeted, gathering: Gathering, index: int) -> Happening | None:
    """Told with the activation where that is told too; else what the chain says of its card."""
    before, chain = gathering.events[:index], gathering.table.chain
    if any(isinstance(e, Activated) and e.link == event.link for e in before):
        return None
    if event.link > len(chain):
        return None
    targets = tuple(map(gathering.at, event.cards, event.spots))
    return told.TargetCards(chain[event.link - 1].card, targets)


@perceive.register
def _(event: happened.LinkResolving, gathering: Gathering, index: int) -> Happening | None:
    if event.negated or not gathering.is_chain_of_several():
        return None
    return told.ResolveLink(gathering.at(event.card), event.link)


@perceive.register
def _(event: happened.ActivationNegated, gathering: Gathering, index: int) -> Happening:
    return told.NegateLink(gathering.at(event.card), event.link)


@perceive.register
def _(event: happened.Destroyed, gathering: Gathering, index: int) -> Happening:
    cards = tuple(gathering.left(index, card) for card in event.cards)
    return told.DestroyCards(cards, event.why)


@perceive.register
def _(event: happened.Tributed, gathering: Gathering, index: int) -> Happening:
    cards = tuple(gathering.left(index, card) for card in event.cards)
    return told.TributeMonsters(cards, event.by)


@perceive.register
def _(event: happened.Revealed, gathering: Gathering, index: int) -> Happening:
    cards = tuple(gathering.at(card) for card in event.cards)
    moves = gathering.moves.get(index)
    if moves:
        return told.MoveCards(cards, moves[0].to.seat, moves[0].to.place, moves[0].why)
    return told.RevealCards(cards, event.by)


@perceive.register
def _(event: happened.LifeChanged, gathering: Gathering, index: int) -> Happening:
    return told.ChangeLife(event.seat, event.amount, event.after, event.why)


@perceive.register
def _(event: by_effect.Equipped, gathering: Gathering, index: int) -> Happening:
    return told.EquipMonster(gathering.at(event.card), gathering.at(event.to))


@perceive.register
def _(event: happened.ControlTaken, gathering: Gathering, index: int) -> Happening:
    return told.TakeControl(gathering.left(index, event.card), event.by, event.until)


@perceive.register
def _(event: happened.Applied, gathering: Gathering, index: int) -> Happening:
    return told.ApplyEffect(gathering.at(event.card), event.until)


@perceive.register
def _(event: happened.TurnCounted, gathering: Gathering, index: int) -> Happening:
    return told.CountTurn(gathering.at(event.card), event.turns)


@perceive.register
def _(event: happened.AttackDeclared, gathering: Gathering, index: int) -> Happening:
    target = None if event.target is None else gathering.at(event.target, event.spot)
    return told.Attack(gathering.at(event.attacker), target)


@perceive.register
def _(event: happened.AttackRenewed, gathering: Gathering, index: int) -> Happening:
    target = None if event.target is None else gathering.at(event.target, event.spot)
    return told.Attack(gathering.at(event.attacker), target, again=True)


@perceive.register
def _(event: happened.AttackNegated, gathering: Gathering, index: int) -> Happening:
    return told.NegateAttack(gathering.at(event.attacker))


@perceive.register
def _(event: happened.AttackHalted, gathering: Gathering, index: int) -> Happening | None:
    attacker = gathering.at(event.attacker)
    if event.why is happened.Halt.NEGATED or attacker.place is not Place.FIELD:
        return None
    return told.HaltAttack(attacker, event.why)


@perceive.register
def _(event: happened.Battled, gathering: Gathering, index: int) -> Happening | None:
    """Told where two monsters fight; of a direct attack the damage tells everything."""
    if event.target is None or event.position is None:
        return None
    attacker, target = gathering.at(event.attacker), gathering.at(event.target)
    return told.Fight(attacker, target, event.attack, event.against, event.position)


@perceive.register
def _(event: happened.Ended, gathering: Gathering, index: int) -> Happening:
    return told.EndDuel(event.winners, event.why)


@perceive.register
def _(event: in_match.DuelBegan, gathering: Gathering, index: int) -> Happening:
    return told.BeginDuel(event.number, event.wins)


@perceive.register
def _(event: in_match.SideDecked, gathering: Gathering, index: int) -> Happening:
    return told.UseSideDeck(event.seat, None if event.out is None else len(event.out))


@perceive.register
def _(event: in_match.MatchEnded, gathering: Gathering, index: int) -> Happening:
    return told.EndMatch(event.winners, event.wins)


@perceive.register
def _(event: happened.Attached, gathering: Gathering, index: int) -> Happening:
    card = gathering.at(event.card, event.origin)
    return told.AttachMaterials((card,), gathering.at(event.to))


@perceive.register
def _(event: by_effect.CountersPlaced, gathering: Gathering, index: int) -> Happening:
    return told.ChangeCounters(gathering.at(event.card), event.counter, event.count)


@perceive.register
def _(event: by_effect.CountersRemoved, gathering: Gathering, index: int) -> Happening:
    return told.ChangeCounters(gathering.at(event.card), event.counter, -event.count)


@perceive.register
def _(event: by_effect.EffectNegated, gathering: Gathering, index: int) -> Happening:
    return told.NegateEffect(gathering.at(event.card))


@perceive.register
def _(event: by_effect.Shielded, gathering: Gathering, index: int) -> Happening:
    return told.SpareCards(tuple(gathering.at(card) for card in event.cards))


@perceive.register
def _(event: by_effect.PhaseBarred, gathering: Gathering, index: int) -> Happening:
    return told.SkipPhase(event.seat, event.phase, now=False, times=event.times)


@perceive.register
def _(event: by_effect.PhaseSkipped, gathering: Gathering, index: int) -> Happening:
    return told.SkipPhase(event.seat, event.phase, now=True)


@perceive.register
def _(event: by_effect.TurnBarred, gathering: Gathering, index: int) -> Happening:
    return told.SkipTurn(event.seat, now=False)


@perceive.register
def _(event: by_effect.TurnSkipped, gathering: Gathering, index: int) -> Happening:
    return told.SkipTurn(event.seat, now=True)


@perceive.register
def _(event: by_effect.DrawGivenUp, gathering: Gathering, index: int) -> Happening:
    return told.GiveUpDraw(event.seat)


@perceive.register
def _(event: by_effect.CoinTossed, gathering: Gathering, index: int) -> Happening:
    return told.TossCoin(event.seat, event.side)


@perceive.register
def _(event: by_effect.DieRolled, gathering: Gathering, index: int) -> Happening:
    return told.RollDie(event.seat, event.number)


@perceive.register
def _(event: by_effect.Sunk, gathering: Gathering, index: int) -> Happening:
    return told.SinkCard(event.seat)


@perceive.register
def _(event: by_effect.LookedAt, gathering: Gathering, index: int) -> Happening:
    return told.LookAtCards(tuple(map(gathering.at, event.cards, event.spots)), event.by)


@perceive.register
def _(event: by_effect.PostponedBegan, gathering: Gathering, index: int) -> Happening:
    return told.ResumeEffect(gathering.at(event.card))


@perceive.register
def _(event: by_effect.Spared, gathering: Gathering, index: int) -> Happening:
    return told.ApplyEffect(gathering.at(event.by), Until.END_OF_BATTLE)


@perceive.register
def _(event: by_effect.BattlePhaseCutShort, gathering: Gathering, index: int) -> Happening:
    return told.EndBattlePhase()


@perceive.register
def _(event: by_effect.TurnedBack, gathering: Gathering, index: int) -> Happening:
    return told.SetCard(gathering.at(event.card), event.by)


@perceive.register
def _(event: by_effect.AttackRedirected, gathering: Gathering, index: int) -> Happening:
    target = gathering.at(event.target, event.spot)
    return told.Attack(gathering.at(event.attacker), target, again=True)
