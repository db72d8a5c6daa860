"""What becomes of what a monster is summoned with, and what that hands on to it."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import banish, send_to_graveyard, shuffle_into_deck
from engine.yugioh.language import HandsOn, Place, Summon, Until
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import Attached, Why
from engine.yugioh.words.xyz_materials import attach


def give_up(duel: Duel, given: Sequence[Card], to: Place) -> None:
    """Have the monsters that are given for another one go there, by no effect (FAQ 7403)."""
    if to is Place.GRAVEYARD:
        send_to_graveyard(duel, given, Why.MATERIAL)
    elif to is Place.BANISHED:
        banish(duel, given, Why.MATERIAL)
    else:
        shuffle_into_deck(duel, given)


def hand_on(duel: Duel, seat: Seat, card: Card, given: Sequence[Card], way: Summon) -> None:
    """Have hold of `card` what its materials say of monsters that they are material of.

    That is so for whoever summoned it, and stays so where effects are negated (Q&A 20015,
    22734).
    """
    for material in given:
        for each in effects_of(material.text.effects, HandsOn):
            if each.way is way:
                until = Until.WHILE_FACE_UP
                duel.emit(Applied(material.id, seat, each.fact, until, former=(card.id,)))


def lay_beneath(duel: Duel, material: Card, card: Card, *, takes_over: bool) -> None:
    """Attach `material` to `card`, which takes over what lies beneath it, or else loses it."""
    if takes_over:
        for each in list(material.materials):
            duel.emit(Attached(each.id, each.spot, card.id))
    attach(duel, [material], card)
