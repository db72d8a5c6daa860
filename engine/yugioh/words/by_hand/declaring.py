"""Declaring something before everybody, on which what is put together next depends."""

from enum import Enum

from engine.yugioh.language import Attribute, Kind, Type
from engine.yugioh.state.by_hand import HandAct, Handling
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import HandDeclared, HandNumberDeclared
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.declaring import KINDS
from engine.yugioh.words.hand_acts import MOST_POINTS, ActRules, register_act


async def _declare(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    assert isinstance(done.way, Type | Attribute | Kind)
    duel.emit(HandDeclared(speaker.card.id, speaker.player, done.way))
    return True


async def _declare_number(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    duel.emit(HandNumberDeclared(speaker.card.id, speaker.player, done.number))
    return True


def _of(ways: tuple[Enum, ...]) -> ActRules:
    return ActRules(deed=_declare, ways=ways, pays=True)


register_act(HandAct.DECLARE_TYPE, _of(tuple(Type)))
register_act(HandAct.DECLARE_ATTRIBUTE, _of(tuple(Attribute)))
register_act(HandAct.DECLARE_KIND, _of(KINDS))
register_act(
    HandAct.DECLARE_NUMBER, ActRules(deed=_declare_number, numbers=(0, MOST_POINTS), pays=True)
)
