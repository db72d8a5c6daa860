"""Summons with materials that are put together by hand: what comes, of what, whereto that goes.

Whether these are materials for it is agreed to. The rules of the game hold all the same: there
is a zone, nothing forbids it to come or them to be used, and it counts as that Summon.
"""

from collections.abc import Mapping, Sequence

from engine.yugioh.acts import summoning
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.facts.restrictions import (
    can_be_tributed,
    is_free_to_come,
    may_special_summon,
)
from engine.yugioh.facts.tolls import affords, pay_toll
from engine.yugioh.field.zones import coming_zones
from engine.yugioh.language import Cards, Frame, Of, Place, Summon
from engine.yugioh.state.by_hand import HandAct, HandGoing, Handling
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.materials import SERVING, lies_face_up, may_be_material
from engine.yugioh.summoning.revival import is_let_in
from engine.yugioh.words.hand_acts import (
    DECK,
    EXTRA,
    HAND,
    LYING,
    MY_BANISHED,
    MY_GRAVEYARD,
    ActRules,
    register_act,
)
from engine.yugioh.words.spending import give_up, hand_on, lay_beneath

WAYS: Mapping[HandAct, Summon] = {
    HandAct.FUSION_SUMMON: Summon.FUSION,
    HandAct.RITUAL_SUMMON: Summon.RITUAL,
    HandAct.SYNCHRO_SUMMON: Summon.SYNCHRO,
    HandAct.XYZ_SUMMON: Summon.XYZ,
    HandAct.LINK_SUMMON: Summon.LINK,
}
PLACES = {
    HandGoing.GRAVEYARD: Place.GRAVEYARD,
    HandGoing.BANISHED: Place.BANISHED,
    HandGoing.DECK: Place.DECK,
}
GIVEN = tuple(PLACES)
TRIBUTED_FROM = (Place.HAND, Place.FIELD)
"""From where cards are Tributed."""


async def _summon(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    """Give the materials together, then bring by them what comes, where the rules let it.

    Where they are given for a Summon that is no effect, it is declared afterwards.
    """
    coming, way, seat = speaker.former[0], WAYS[done.act], speaker.player
    card, given = coming.card, [duel.card(each) for each in done.materials or ()]
    allowed = _may_come(duel, speaker, card) and _may_be_given(duel, speaker, done, card)
    if not (coming.is_same and allowed and coming_zones(duel, seat, card, given)):
        return False
    pay_toll(duel, seat, [card])
    if way is Summon.XYZ:
        for material in given:
            lay_beneath(duel, material, card, takes_over=len(given) == 1)
    elif done.way is HandGoing.TRIBUTED:
        _tribute(duel, speaker, given)
    elif isinstance(done.way, HandGoing):
        place = PLACES[done.way]
        give_up(duel, [material for material in given if material.place is not place], place)
    if speaker.pays:
        return True
    duel.timeline.advance()
    zones = coming_zones(duel, seat, card)
    came = await summoning.special_summon(duel, seat, [card], None, lambda _: zones, way)
    hand_on(duel, seat, card, given, way)
    return came


def _may_come(duel: Duel, speaker: Speaker, card: Card) -> bool:
    seat = speaker.player
    free = may_special_summon(duel, seat, speaker) and is_free_to_come(duel, seat, card)
    free = free and affords(duel, seat, [card])
    return free and is_let_in(card, speaker.card) and not lies_face_up(card)


def _may_be_given(duel: Duel, speaker: Speaker, done: Handling, card: Card) -> bool:
    """Whether nothing forbids any of the materials to be used so."""
    seat, way = speaker.player, WAYS[done.act]
    given = [duel.card(each) for each in done.materials or ()]
    if way is Summon.XYZ and any(each.text.frame is Frame.TOKEN for each in given):
        return False
    if done.way is HandGoing.TRIBUTED:
        return all(can_be_tributed(duel, seat, each) for each in given)
    of = Speaker(card, seat)
    return way not in SERVING or all(may_be_material(duel, each, way, of) for each in given)


def _tribute(duel: Duel, speaker: Speaker, given: Sequence[Card]) -> None:
    """Tribute those of the hand and the field; those of either Deck go to the Graveyard."""
    tribute(duel, speaker.player, [card for card in given if card.place in TRIBUTED_FROM])
    others = [card for card in given if card.place in (Place.DECK, Place.EXTRA_DECK)]
    send_to_graveyard(duel, others, Why.SENT)


def _of(frame: Frame, ways: tuple[HandGoing, ...], places: Sequence[Cards] = EXTRA) -> ActRules:
    return ActRules(
        deed=_summon,
        places=tuple(each.also(Of(frame)) for each in places),
        most=1,
        ways=ways,
        materials=(*LYING, *DECK, *EXTRA),
        shows=True,
    )


register_act(HandAct.FUSION_SUMMON, _of(Frame.FUSION, GIVEN))
register_act(HandAct.SYNCHRO_SUMMON, _of(Frame.SYNCHRO, GIVEN))
register_act(HandAct.XYZ_SUMMON, _of(Frame.XYZ, ()))
register_act(HandAct.LINK_SUMMON, _of(Frame.LINK, GIVEN))
register_act(
    HandAct.RITUAL_SUMMON,
    _of(
        Frame.RITUAL,
        (HandGoing.TRIBUTED, *GIVEN),
        (*HAND, *DECK, *MY_GRAVEYARD, *MY_BANISHED),
    ),
)
