"""What has happened at a table, sentence by sentence; what goes together is one sentence."""

from collections.abc import Callable, Sequence
from typing import Any

from cards.duelmasters import cards
from cards.games.duelmasters.table.scene import Scene, way_of
from cards.games.duelmasters.table.weighing import weighed
from engine.core.protocol import Event
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state import events as e
from engine.duelmasters.state.events import Sight

MOST_NAMED = 7
"""Of more cards of a deck than that it is told how many were looked at; menus name them."""
Sentence = Callable[["Telling", Any], str]


def tell(events: Sequence[Event], scene: Scene) -> tuple[str, ...]:
    """The sentences for events as they were told to the reader's audience."""
    return Telling(events, scene).sentences()


class Telling:
    """Events of one telling, read one after another."""

    def __init__(self, events: Sequence[Event], scene: Scene) -> None:
        self.events = events
        self.scene = scene
        self.at = 0
        self.destroyed: list[Sight] = []
        self.broken: e.Broke | None = None
        self.used = 0
        """The code of the card that was last told to be used."""

    def sentences(self) -> tuple[str, ...]:
        """Those there are, in the order of the events."""
        told = []
        while self.at < len(self.events):
            event = self.events[self.at]
            say = SENTENCES.get(type(event))
            said = "" if say is None else say(self, event)
            told += [weighed(said, event, self.scene.reader.seat)] if said else []
            self.at += 1
        return tuple(told)

    def after(self) -> Event | None:
        """What happened next."""
        return self.events[self.at + 1] if self.at + 1 < len(self.events) else None

    def before(self) -> Event | None:
        """What happened just before."""
        return self.events[self.at - 1] if self.at else None

    def cards(self, sights: Sequence[Sight], zone: Zone | None = None) -> str:
        """Cards of a zone by name where they are known, else how many they are."""
        scene = self.scene
        name = scene.side_name if zone is Zone.BATTLE else scene.code_name
        known = [name(each.code) for each in sights if each.code]
        hidden = len(sights) - len(known)
        rest = [scene.say("some-cards", count=hidden)] if hidden else []
        return scene.card_list([*known, *rest])

    def card(self, sight: Sight) -> str:
        """A card by name."""
        return self.cards((sight,))

    def of_player(self, sights: Sequence[Sight], event: e.Moved) -> str:
        """Cards, with whose they are."""
        player = self.scene.reader.names[event.owner]
        cards = self.cards(sights, event.source)
        return self.scene.say("card-of", card=cards, player=player)


def _house(telling: Telling, event: e.HouseRuled) -> str:
    return telling.scene.say(f"house-{event.name.replace('_', '-')}", setting=event.setting)


def _partner_placed(telling: Telling, event: e.PartnerPlaced) -> str:
    return telling.scene.of("partner-placed", event.seat, card=telling.card(event.sight))


def _shuffled(telling: Telling, event: e.Shuffled) -> str:
    """That decks are shuffled before the game is no news."""
    is_start = any(isinstance(each, e.OrderDecided) for each in telling.events)
    return "" if is_start else telling.scene.of("shuffled", event.seat)


def _order(telling: Telling, event: e.OrderDecided) -> str:
    scene = telling.scene
    players = scene.listing([scene.reader.names[seat] for seat in event.order])
    house = scene.table.house
    return scene.say("order-decided", shields=house.shields, hand=house.hand, players=players)


def _turn(telling: Telling, event: e.TurnBegan) -> str:
    return telling.scene.of("turn-began", event.seat, turn=event.turn)


def _skipped(telling: Telling, event: e.TurnSkipped) -> str:
    return telling.scene.of("turn-skipped", event.seat)


def _moved(telling: Telling, event: e.Moved) -> str:
    if any(isinstance(each, e.OrderDecided) for each in telling.events[telling.at :]):
        return ""
    if event.source is Zone.HAND and event.to is Zone.PENDING:
        return ""
    if event.source is Zone.PENDING and event.to is Zone.GRAVEYARD:
        return ""
    if event.source is Zone.BATTLE and event.to is Zone.GRAVEYARD and telling.destroyed:
        told = telling.destroyed[: len(event.sights)]
        telling.destroyed = telling.destroyed[len(event.sights) :]
        return telling.scene.say("destroyed", cards=telling.of_player(told, event))
    if event.source is Zone.DECK and event.to is Zone.HAND:
        return _drawn(telling, event)
    if event.source is Zone.SHIELDS and event.to is Zone.HAND:
        return _taken(telling, event)
    if event.source is Zone.HAND and event.to is Zone.MANA:
        cards = telling.cards(event.sights)
        return telling.scene.of("charged", event.owner, cards=cards)
    return _from_to(telling, event)


def _drawn(telling: Telling, event: e.Moved) -> str:
    """All cards that are drawn in a row."""
    sights = [*event.sights]
    while isinstance(following := telling.after(), e.Moved) and (
        following.owner,
        following.source,
        following.to,
    ) == (event.owner, Zone.DECK, Zone.HAND):
        sights += following.sights
        telling.at += 1
    return telling.scene.of("drawn", event.owner, cards=telling.cards(sights))


def _taken(telling: Telling, event: e.Moved) -> str:
    """Shields that nobody knows were just told to be broken."""
    broken, telling.broken = telling.broken, None
    known = any(each.code for each in event.sights)
    if broken is not None and broken.seat == event.owner and not known:
        return ""
    return _from_to(telling, event)


def _from_to(telling: Telling, event: e.Moved) -> str:
    scene = telling.scene
    key = "moved-bottom" if event.to is Zone.DECK and event.bottom else "moved"
    key = "moved-hand" if event.to is Zone.HAND else key
    key = "moved-shown" if event.to is Zone.SHIELDS and event.shown else key
    source, to = scene.zone(event.source), scene.zone(event.to)
    cards = telling.of_player(event.sights, event)
    facts = {"from": source, "to": to, "cards": cards, "source": str(event.source)}
    return scene.words.fill(key, facts)


def _put(telling: Telling, event: e.Put) -> str:
    """What is summoned or generated was told already, unless it is put on something."""
    scene = telling.scene
    card = telling.cards((event.sight,), Zone.BATTLE)
    if event.base:
        under = scene.table.here(event.base)
        below = under.under[:1] if under is not None else []
        base = scene.noun(below[0]) if below else scene.borne(event.base)
        return scene.say("put-on", cards=card, base=base)
    if event.summoned or telling.used == event.sight.code:
        return ""
    player = scene.reader.names[event.seat]
    return scene.say("put", cards=scene.say("card-of", card=card, player=player))


def _turned(telling: Telling, event: e.Turned) -> str:
    """Only what an effect does: not mana that pays, attackers, and what untaps at the start."""
    scene = telling.scene
    after, before = telling.after(), telling.before()
    in_play = [
        number
        for number in event.numbers
        if (piece := scene.table.here(number)) is not None and piece.zone is Zone.BATTLE
    ]
    is_own_act = (
        (isinstance(after, e.Attacked) and event.numbers == (after.attacker,))
        or (isinstance(after, e.Redirected) and event.numbers == (after.number,))
        or (isinstance(before, e.StepBegan) and not event.tapped)
    )
    if is_own_act or not in_play or len(in_play) < len(event.numbers):
        return ""
    cards = scene.card_list([scene.borne(number) for number in in_play])
    return scene.say("tapped" if event.tapped else "untapped", cards=cards)


def _used(telling: Telling, event: e.Used) -> str:
    scene, telling.used = telling.scene, event.sight.code
    card, free = telling.card(event.sight), "yes" if event.free else "no"
    drawn = scene.table.borne.get(event.sight.number)
    sides = () if drawn is None else drawn[0].sides
    at, kind = next(
        ((n, side.kind) for n, side in enumerate(sides) if side.name == event.name), (0, None)
    )
    if drawn is not None and len(sides) > 1:
        card = scene.say("named-card", name=scene.title(drawn[0], at))
    way = way_of(event.word, kind)
    return scene.of(f"used-{way}", event.seat, card=card, free=free)


def _attacked(telling: Telling, event: e.Attacked) -> str:
    scene = telling.scene
    attacker = scene.owned(event.attacker_code, event.by)
    if event.target:
        target = scene.owned(event.target_code, event.player)
        return scene.say("attacks-creature", attacker=attacker, target=target)
    return scene.of("attacks-player", event.player, attacker=attacker)


def _redirected(telling: Telling, event: e.Redirected) -> str:
    key = "blocked" if event.blocked else "redirected"
    return telling.scene.say(key, card=telling.scene.owned(event.code, event.seat))


def _shields_chosen(telling: Telling, event: e.ShieldsChosen) -> str:
    scene = telling.scene
    positions = scene.listing([str(position) for position in event.positions])
    owner, count = scene.reader.names[event.target], len(event.positions)
    facts: dict[str, int | str] = {"owner": owner, "positions": positions, "count": count}
    return scene.of("shields-chosen", event.seat, **facts)


def _broke(telling: Telling, event: e.Broke) -> str:
    telling.broken = event
    return telling.scene.of("broke", event.seat, count=event.count)


def _destroyed(telling: Telling, event: e.Destroyed) -> str:
    """Told when it goes."""
    telling.destroyed.append(event.sight)
    return ""


def _revealed(telling: Telling, event: e.Revealed) -> str:
    scene, cards = telling.scene, telling.cards(event.sights)
    if not event.sights:
        return ""
    if event.to is None:
        return scene.of("revealed", event.owner, cards=cards)
    if event.to == scene.reader.seat:
        if event.owner == event.to and len(event.sights) > MOST_NAMED:
            return scene.say("looked-many", count=len(event.sights))
        return scene.say("looked-own", cards=cards)
    own = "yes" if event.to == event.owner else "no"
    owner = scene.reader.names[event.owner]
    return scene.of("looked", event.to, cards=cards, owner=owner, own=own)


def _designated(telling: Telling, event: e.Designated) -> str:
    scene, owner = telling.scene, telling.scene.reader.names[event.seat]
    card = scene.side_name(event.code, event.side)
    return scene.of("designated", event.by, owner=owner, card=card)


def _number_chosen(telling: Telling, event: e.NumberChosen) -> str:
    scene = telling.scene
    card, number = scene.code_name(event.code), str(event.number)
    return scene.of("number-chosen", event.seat, card=card, number=number)


def _mode_chosen(telling: Telling, event: e.ModeChosen) -> str:
    scene = telling.scene
    mode = scene.mode(cards()[event.code], event.place)
    return scene.of("mode-chosen", event.seat, card=scene.code_name(event.code), mode=mode)


def _declared(telling: Telling, event: e.Declared) -> str:
    ability = telling.scene.say(f"ability-{event.ability.replace('_', '-')}")
    card = telling.card(event.sight)
    return telling.scene.of("declared", event.seat, ability=ability, card=card)


def _judged(telling: Telling, event: e.Judged) -> str:
    scene, won = telling.scene, "yes" if event.won else "no"
    owner = scene.reader.names[event.against]
    return scene.of("judged", event.seat, owner=owner, won=won)


def _partner_down(telling: Telling, event: e.PartnerDown) -> str:
    return telling.scene.of("partner-down", event.seat)


def _partner_up(telling: Telling, event: e.PartnerUp) -> str:
    scene = telling.scene
    found = scene.table.zone(event.seat, Zone.PARTNER)
    if not found:
        return ""
    return scene.of("partner-up", event.seat, card=scene.noun(found[0]))


def _switched(telling: Telling, event: e.Switched) -> str:
    return telling.scene.say("switched", card=telling.scene.borne(event.number))


def _lived(telling: Telling, event: e.Lived) -> str:
    return telling.scene.say("lived", card=telling.scene.borne(event.number))


def _defeated(telling: Telling, event: e.Defeated) -> str:
    return telling.scene.of("defeated", event.seat, place=event.place)


def _over(telling: Telling, event: e.GameOver) -> str:
    if event.winner is None:
        return telling.scene.say("game-drawn")
    return telling.scene.of("game-won", event.winner)


SENTENCES: dict[type[Event], Sentence] = {
    e.HouseRuled: _house,
    e.PartnerPlaced: _partner_placed,
    e.Shuffled: _shuffled,
    e.OrderDecided: _order,
    e.TurnBegan: _turn,
    e.TurnSkipped: _skipped,
    e.Moved: _moved,
    e.Put: _put,
    e.Turned: _turned,
    e.Used: _used,
    e.Attacked: _attacked,
    e.Redirected: _redirected,
    e.ShieldsChosen: _shields_chosen,
    e.Broke: _broke,
    e.Destroyed: _destroyed,
    e.Revealed: _revealed,
    e.Designated: _designated,
    e.NumberChosen: _number_chosen,
    e.ModeChosen: _mode_chosen,
    e.Declared: _declared,
    e.Judged: _judged,
    e.PartnerDown: _partner_down,
    e.PartnerUp: _partner_up,
    e.Switched: _switched,
    e.Lived: _lived,
    e.Defeated: _defeated,
    e.GameOver: _over,
}
"""How each kind of event is told; the others say nothing that is not told by another."""
