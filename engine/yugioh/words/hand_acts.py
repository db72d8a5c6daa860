"""The acts of the game that can be done by hand: with which cards, in which ways, how much.

Belongs here: what can be asked for an act, and the verbs by which rooms of words say that a
step or fact of theirs is one, in its simplest form.
Does not belong here: which step an act is, which is said in the room of that step, and whether
the other player agrees. No act names a card of the opponent's hand or Deck.
"""

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum

from engine.core.values import value
from engine.yugioh.asked import all_that
from engine.yugioh.language import (
    Cards,
    Face,
    Fact,
    Icon,
    Kind,
    Of,
    Phase,
    Place,
    Position,
    Step,
    Type,
    Until,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct, Handling, HandPerson
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS

MINE, THEIRS = Whose.YOURS, Whose.THEIRS
FIELD = (Cards(place=Place.FIELD),)
MONSTERS = (Cards(kind=Kind.MONSTER, place=Place.FIELD),)
MY_MONSTERS = (Cards(kind=Kind.MONSTER, whose=MINE, place=Place.FIELD),)
THEIR_MONSTERS = (Cards(kind=Kind.MONSTER, whose=THEIRS, place=Place.FIELD),)
UP_MONSTERS = (Cards(kind=Kind.MONSTER, place=Place.FIELD, face=Face.UP),)
OTHERS = (Cards(kind=Kind.MONSTER, place=Place.FIELD, face=Face.UP, other=True),)
UP_CARDS = (Cards(place=Place.FIELD, face=Face.UP),)
HAND = (Cards(whose=MINE, place=Place.HAND),)
DECK = (Cards(whose=MINE, place=Place.DECK),)
EXTRA = (Cards(whose=MINE, place=Place.EXTRA_DECK),)
MY_GRAVEYARD = (Cards(whose=MINE, place=Place.GRAVEYARD),)
GRAVEYARDS = (Cards(place=Place.GRAVEYARD),)
MY_BANISHED = (Cards(whose=MINE, place=Place.BANISHED, face=Face.UP),)
BANISHED = (Cards(place=Place.BANISHED, face=Face.UP),)
LYING = (*FIELD, *HAND, *GRAVEYARDS, *BANISHED)
TO_BANISH = (*FIELD, *HAND, *GRAVEYARDS, *DECK, *EXTRA)
COMING = tuple(
    Cards(kind=Kind.MONSTER, whose=each.whose, place=each.place, face=each.face)
    for each in (*HAND, *DECK, *EXTRA, *GRAVEYARDS, *BANISHED)
)
TO_SET = tuple(
    Cards(kind=Kind.SPELL_TRAP, whose=MINE, place=each.place, face=each.face)
    for each in (*HAND, *DECK, *MY_GRAVEYARD, *MY_BANISHED)
)
TO_PLACE = (
    *(
        Cards(each, MINE, there.place, face=there.face, like=like)
        for each, like in (
            (Kind.SPELL_TRAP, (Of((Icon.CONTINUOUS, Icon.FIELD)),)),
            (Kind.MONSTER, ()),
        )
        for there in (*HAND, *DECK, *MY_GRAVEYARD, *MY_BANISHED)
    ),
    *MY_MONSTERS,
    Cards(Kind.MONSTER, MINE, Place.EXTRA_DECK, face=Face.UP),
)
THEIR_COVERED = (Cards(whose=THEIRS, place=Place.FIELD, face=Face.DOWN),)
MY_COVERED = (Cards(whose=MINE, place=Place.FIELD, face=Face.DOWN),)
THEIR_HAND = Cards(whose=THEIRS, place=Place.HAND)

UNTILS = (Until.END_OF_TURN, Until.END_OF_NEXT_TURN, Until.WHILE_FACE_UP)
POSITIONS = (Position.ATTACK, Position.DEFENSE, Position.FACE_DOWN)
SKIPPED = (Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)
PEOPLE = tuple(HandPerson)
MOST_CARDS = 6
MOST_COUNTERS = 30
MOST_WORN = 5
MOST_POINTS = 20_000
"""The largest number of Life Points, ATK or DEF that an act can name."""
POINTS, ANY_POINTS = (1, MOST_POINTS), (0, MOST_POINTS)
SOME, LEVELS = (1, 6), (1, 12)


@value
class ActRules:
    """What an act asks for, and the step that it then is, or the fact that then holds.

    It is done to some of the cards of `places`, at most so many, in one of `ways`, so much as
    `numbers` allow, and until one of `untils`; what is empty is not asked. `kinds` and `more`
    are further choices and numbers, `materials` further cards. An act that no card says in so
    many words has a `deed`.
    """

    step: Callable[[Handling], Step] | None = None
    places: tuple[Cards, ...] = ()
    most: int = MOST_CARDS
    ways: tuple[Enum, ...] = ()
    numbers: tuple[int, int] | None = None
    untils: tuple[Until, ...] = ()
    fact: Callable[[Handling], Fact] | None = None
    kinds: tuple[Enum, ...] = ()
    more: tuple[tuple[int, int], ...] = ()
    deed: Callable[[Duel, Speaker, Handling], Awaitable[bool]] | None = None
    """Does it to the cards that the speaker dealt with last; returns whether it was done."""
    is_open: Callable[[Duel, Speaker], bool] | None = None
    """Whether the moment allows it; None where any does."""
    pays: bool = False
    """Whether it can be a cost."""
    tells: bool = False
    """Whether its player may know more after it, on which the rest depends."""
    materials: tuple[Cards, ...] = ()
    shows: bool = False
    """Whether cards of a hand or Deck that it names are shown with the proposal."""


ACTS: dict[HandAct, ActRules] = {}
"""What is known of each act."""


def register_act(act: HandAct, rules: ActRules) -> None:
    """Make known what the act is; TypeError where that is known already."""
    if act in ACTS:
        raise TypeError(f"what {act.name} is, is known already")
    ACTS[act] = rules


def changes(
    fact: Callable[[Handling], Fact],
    numbers: tuple[int, int] | None = POINTS,
    places: tuple[Cards, ...] = UP_MONSTERS,
    ways: tuple[Enum, ...] = (),
) -> ActRules:
    """An act by which something holds of face-up cards for a time."""
    return ActRules(fact=fact, places=places, ways=ways, numbers=numbers, untils=UNTILS)


def bars(fact: Callable[[Handling], Fact], kinds: tuple[Enum, ...] = ()) -> ActRules:
    """An act by which a player cannot do something for a time."""
    return ActRules(fact=fact, ways=PEOPLE, kinds=kinds, untils=UNTILS[:2])


def cards_for(rules: ActRules, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards that the act can be done to."""
    return all_of(rules.places, duel, speaker)


def all_of(nouns: Sequence[Cards], duel: Duel, speaker: Speaker) -> list[Card]:
    """All cards that any of these means.

    Those of a Deck come last, in an order that tells nothing of how it lies.
    """
    found = (card for noun in nouns for card in all_that(noun, duel, speaker))
    once = list(dict.fromkeys(found))
    return sorted(once, key=lambda card: card.id if card.place is Place.DECK else -1)


def looks_like_a_monster(card: Card) -> bool:
    """Whether it lies as a monster, or is one in the open, or for its own player alone.

    What lies covered as a Spell or Trap tells nothing of what it is.
    """
    if card.place is Place.FIELD and not card.face_up:
        return card.row in MONSTER_ROWS
    return card.row in MONSTER_ROWS or card.text.is_monster


def is_possible(act: HandAct, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is anything to do it to, at a moment that allows it."""
    rules = ACTS[act]
    if speaker.pays and not rules.pays:
        return False
    if rules.is_open is not None and not rules.is_open(duel, speaker):
        return False
    return not rules.places or any(all_that(noun, duel, speaker) for noun in rules.places)


# --- how an act is done


def whose(done: Handling) -> Whose:
    """The player whom it concerns."""
    return THEIRS if done.way is HandPerson.OTHER else MINE


def position(done: Handling) -> Position:
    """How the monsters are to stand."""
    assert isinstance(done.way, Position)
    return done.way


def until(done: Handling) -> Until:
    """How long it lasts."""
    assert done.until is not None
    return done.until


def phase(done: Handling) -> Phase:
    """The phase it is about."""
    assert isinstance(done.way, Phase)
    return done.way


def kind_named(done: Handling) -> Kind:
    """The kind of card it is about."""
    assert isinstance(done.kind, Kind)
    return done.kind


def type_named(done: Handling) -> Type:
    """The Type it is about."""
    assert isinstance(done.way, Type)
    return done.way


# --- the moments of acts


def answers_a_link(duel: Duel, speaker: Speaker) -> bool:
    """Whether it resolves upon another link of the chain."""
    return speaker.link > 1


def in_battle_phase(duel: Duel, speaker: Speaker) -> bool:
    """Whether there is a Battle Phase to end."""
    return duel.state.turn.phase is Phase.BATTLE


def in_battle(duel: Duel, speaker: Speaker) -> bool:
    """Whether an attack is under way."""
    return duel.state.battle is not None


def lies_as_spell(duel: Duel, speaker: Speaker) -> bool:
    """Whether the card itself lies as a Spell or Trap, so that it can be equipped."""
    card = speaker.card
    return card.place is Place.FIELD and card.row not in MONSTER_ROWS


def is_monster(duel: Duel, speaker: Speaker) -> bool:
    """Whether the card itself is a monster on the field, which can be equipped with others."""
    return speaker.card.place is Place.FIELD and speaker.card.row in MONSTER_ROWS


def they_hold_cards(duel: Duel, speaker: Speaker) -> bool:
    """Whether the opponent has a hand."""
    return bool(duel.state.sides[duel.opponent(speaker.player)].hand)
