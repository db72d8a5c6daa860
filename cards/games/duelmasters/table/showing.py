"""A table in words: the turn, a line for each player, what is under way, and the own cards."""

from collections import Counter
from collections.abc import Iterator

from cards.games.duelmasters import messages, printed
from cards.games.duelmasters.table.reading import stands
from cards.games.duelmasters.table.scene import Scene
from engine.core.game import Block
from engine.core.protocol import Seat
from engine.duelmasters.facts.cards import civilizations
from engine.duelmasters.facts.reading import shields
from engine.duelmasters.language.printed import Civ, Zone
from engine.duelmasters.language.steps import Until
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import House, Lasting
from engine.duelmasters.views.knowing import seats_from

MOST_LINES = 7
"""Up to so many cards of a hand have a line each."""
FEW = 10
"""With so many cards or fewer in a deck everybody should know."""


def heading(scene: Scene) -> str:
    """The turn, whose it is, and its step."""
    table = scene.table
    if not table.turn:
        return scene.say("before-first-turn")
    step = scene.say(f"step-{table.step}")
    return scene.of("heading", table.active, turn=str(table.turn), step=step)


def blocks(scene: Scene) -> Iterator[Block]:
    """What is under way, the players, and what the reader's own cards are."""
    if (said := attack(scene)) != "":
        yield Block(scene.say("block-attack"), (said,), is_brief=True)
    if waiting := [each.source.card.code for each in scene.table.waiting]:
        names = scene.card_list([scene.code_name(code) for code in waiting])
        yield Block(scene.say("block-waiting"), (names,), is_brief=True)
    if lasting := tuple(still_lasting(scene)):
        yield Block(scene.say("block-lasting"), (scene.card_list(lasting),), is_brief=True)
    order = seats_from(scene.table, scene.table.order[0] if scene.table.order else Seat(0))
    yield Block(scene.say("block-table"), tuple(line(scene, seat) for seat in order))
    if rules := tuple(house(scene)):
        yield Block(scene.say("block-house"), (scene.listing(rules),), is_brief=True)
    own = scene.reader.seat
    if own is not None and scene.table.is_in(own):
        yield Block(scene.of("block-field", own), cards(scene, own, Zone.BATTLE), is_brief=True)
        yield Block(scene.of("block-mana", own), (mana(scene, own),), is_brief=True)


def hand(scene: Scene) -> Block | None:
    """The reader's hand, a small line for each card; None for a spectator, and who is out.

    Many cards stand in one paragraph, by cost and name: what else they are is read in menus.
    """
    own = scene.reader.seat
    if own is None or not scene.table.is_in(own):
        return None
    held = scene.table.zone(own, Zone.HAND)
    costs = [(printed.costs(each.card), each) for each in held]
    told = [scene.say("hand-card", cost=cost, name=scene.name(each)) for cost, each in costs]
    if len(held) > MOST_LINES:
        lines = [scene.say("hand-line", cards=scene.dots(*told))]
    else:
        facts = [printed.at_a_glance(each.card, scene.language) for each in held]
        both = zip(told, facts, strict=True)
        lines = [scene.say("hand-line", cards=scene.dots(*each)) for each in both]
    return Block(scene.of("block-hand", own), tuple(lines) or (scene.say("nothing"),))


def attack(scene: Scene) -> str:
    """Who attacks whom; "" where nobody does, or nobody is there any more who is attacked."""
    under_way = scene.table.attack
    if under_way is None or not scene.table.is_in(under_way.player):
        return ""
    attacker = scene.fighting(under_way.attacker)
    if under_way.target:
        target = scene.fighting(under_way.target)
        return scene.say("attacks-creature", attacker=attacker, target=target)
    return scene.of("attacks-player", under_way.player, attacker=attacker)


def still_lasting(scene: Scene) -> Iterator[str]:
    """What outlasts this turn: whose card, on whom or what, with the number that was chosen."""
    told: list[str] = []
    for each in scene.table.lasting:
        if each.until is Until.TURN_END:
            continue
        said = scene.owned(each.source.card.code, each.seat, each.source.side)
        if each.chosen >= 0:
            said = scene.say("lasting-number", card=said, number=str(each.chosen))
        for target in _targets(scene, each):
            on = scene.say("lasting-on", card=said, target=target) if target else said
            told += [on] if on not in told else []
    yield from told


def _targets(scene: Scene, lasting: Lasting) -> list[str]:
    """On whom or what it is; "" where it is on nobody else than its player and card."""
    if lasting.on is not None:
        pieces = scene.table.found(lasting.on)
        own = lasting.source.number
        return ["" if piece.number == own else scene.whose(piece) for piece in pieces]
    if lasting.them is None:
        return [""]
    is_reader = scene.is_reader(lasting.them)
    return [scene.say("you") if is_reader else scene.reader.names[lasting.them]]


def line(scene: Scene, seat: Seat) -> str:
    """A player in a line: what everybody may count; to who plays only what matters now."""
    table, player = scene.table, scene.table.players[seat]
    if player.out:
        return scene.of("seat-out", seat, place=player.place)
    lie = table.zone(seat, Zone.MANA)
    facts: dict[str, int | str] = {
        "has-turn": "yes" if table.turn and seat == table.active else "no",
        "shields": shields(table, seat),
        "hand": len(table.zone(seat, Zone.HAND)),
        "mana": len(lie),
        "untapped": sum(not piece.tapped for piece in lie),
        "creatures": len(table.zone(seat, Zone.BATTLE)),
        "deck": len(table.zone(seat, Zone.DECK)),
        "partner": partner(scene, seat),
    }
    if scene.reader.seat is None:
        return scene.of("seat-line", seat, **facts)
    deck = len(table.zone(seat, Zone.DECK))
    ends = scene.say("deck-ends", deck=deck) if deck <= FEW else ""
    return scene.of("seat-brief", seat, **facts, ends=ends)


def partner(scene: Scene, seat: Seat) -> str:
    """Where a player's partner is, as far as everybody knows."""
    lies = scene.table.zone(seat, Zone.PARTNER)
    if lies:
        shown = lies[0].shown
        name = scene.name(lies[0])
        return name if shown else scene.say("partner-down-now")
    for zone in (Zone.BATTLE, Zone.MANA, Zone.GRAVEYARD, Zone.PENDING):
        if any(_is_partner(piece) for piece in scene.table.zone(seat, zone)):
            return scene.zone(zone)
    return scene.say("nothing")


def _is_partner(piece: Piece) -> bool:
    return piece.is_partner or any(each.is_partner for each in piece.under)


def cards(scene: Scene, seat: Seat, zone: Zone) -> tuple[str, ...]:
    """A line for each card of a zone."""
    lies = scene.table.zone(seat, zone)
    told = [scene.dots(scene.name(each), stands(scene, each)) for each in lies]
    return tuple(told) or (scene.say("nothing"),)


def mana(scene: Scene, seat: Seat) -> str:
    """How much mana there is, and of which civilizations."""
    lies = scene.table.zone(seat, Zone.MANA)
    counts = Counter(civ for piece in lies for civ in civilizations(piece))
    told = [
        scene.say("civ-count", civ=printed.civilization(civ, scene.language), count=n)
        for civ in Civ
        if (n := counts[civ])
    ]
    untapped = sum(not piece.tapped for piece in lies)
    civs = scene.listing(told) or scene.say("nothing")
    return scene.say("mana-line", untapped=untapped, mana=len(lies), civs=civs)


def house(scene: Scene) -> Iterator[str]:
    """The rules of the house that differ (DP-001.3)."""
    usual, here = House(), scene.table.house
    for name in ("shields", "hand", "void_wins", "void_turns", "once_a_name"):
        setting = getattr(here, name)
        if setting != getattr(usual, name):
            key = f"house-{name.replace('_', '-')}"
            yield messages.say(scene.language, key, setting=int(setting))
