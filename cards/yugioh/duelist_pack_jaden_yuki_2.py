"""Duelist Pack: Jaden Yuki 2 (2007)."""

from engine.yugioh.language import *

CARD_TROOPER = monster(
    "Card Trooper",
    85087012,
    Ignition(
        cost=SendToGraveyard(DeckTop(3, up_to=True)),
        do=Apply(Gains(THIS, PerCard(500, FORMER)), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    If(
        IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT), held=True),
        do=Draw(1),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=3,
    attack=400,
    defense=400,
)
