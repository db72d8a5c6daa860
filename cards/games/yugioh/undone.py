"""What is usual and would be left undone by moving on, told to its own player.

It is made of what they are offered and of what everybody sees, and so tells nothing new.
"""

from collections.abc import Iterator

from cards.names import names
from cards.talk import TONGUES
from cards.talk.scene import Scene
from engine.core.changing import changed
from engine.core.game import Reader
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.protocol import Pick, Seat
from engine.yugioh.game.looking import sight_of
from engine.yugioh.language import Phase, Position
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.views.board import CardView, TableView

LEAVING = (Verb.TO_BATTLE_PHASE, Verb.END_TURN)
MOST_NAMED = 3


class Told:
    """The last question of each reader with what it would leave undone, for one match."""

    def __init__(self) -> None:
        self.of: dict[Reader, tuple[Prompt, Prompt]] = {}


def told(prompt: Prompt, match: Match, reader: Reader) -> Prompt:
    """The question with what each of its choices that move on would leave undone.

    It is the same object for as long as the question is.
    """
    kept = match.beside.get(Told)
    if not isinstance(kept, Told):
        kept = match.beside[Told] = Told()
    asked, said = kept.of.get(reader, (None, prompt))
    if asked is not prompt:
        said = _told(prompt, match, reader)
        kept.of[reader] = prompt, said
    return said


def _told(prompt: Prompt, match: Match, reader: Reader) -> Prompt:
    decision = None if reader.seat is None else match.asked(reader.seat)
    if not isinstance(decision, Pick) or reader.seat is None:
        return prompt
    leaving = {
        n: option
        for n, option in enumerate(decision.options)
        if isinstance(option, Action) and option.verb in LEAVING
    }
    if not leaving:
        return prompt
    offered = [option for option in decision.options if isinstance(option, Action)]
    table = sight_of(match, reader.seat).board()
    choices = list(prompt.choices)
    for n, option in leaving.items():
        said = " ".join(_undone(option.verb, offered, table, reader))
        choices[n] = changed(choices[n], undone=said)
    return changed(prompt, choices=tuple(choices))


def _undone(
    leaving: Verb, offered: list[Action], table: TableView, reader: Reader
) -> Iterator[str]:
    seat, tongue = reader.seat or Seat(0), TONGUES[reader.language]
    verbs = [each.verb for each in offered]
    if Verb.NORMAL_SUMMON in verbs and table.phase is Phase.MAIN_1:
        yield tongue.words.say("undone-summon")
    if leaving is not Verb.END_TURN:
        return
    attackers = {each.card for each in offered if each.verb is Verb.ATTACK}
    before_battle = Verb.TO_BATTLE_PHASE in verbs
    idle = [
        card
        for card in _monsters(table, seat)
        if (card.id in attackers or (before_battle and _stands_ready(card)))
        and _pays(card, table, Seat(1 - seat))
    ]
    if idle:
        scene = Scene(table, reader, names(reader.language))
        named = [tongue.name(card, scene) for card in idle[:MOST_NAMED]]
        listed = tongue.listing(named)
        yield tongue.words.say("undone-attack", cards=listed)


def _monsters(table: TableView, seat: Seat) -> list[CardView]:
    zones = table.sides[seat].monsters
    return [zone.card for zone in zones if zone.card is not None and zone.card.is_known]


def _stands_ready(card: CardView) -> bool:
    return card.face_up and card.position is Position.ATTACK and not card.cannot_attack


def _pays(card: CardView, table: TableView, other: Seat) -> bool:
    """Whether an attack would be direct, or would beat a monster that lies face-up."""
    zones = [zone.card for zone in table.sides[other].monsters if zone.card is not None]
    if not zones:
        return bool(card.attack)
    against = (
        each.attack if each.position is Position.ATTACK else each.defense
        for each in zones
        if each.face_up
    )
    return any(number is not None and number < (card.attack or 0) for number in against)
