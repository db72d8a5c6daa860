"""The colours of the frames of cards (MR-CARD-13)."""

from engine.yugioh.language import CardText, Frame, Kind

BLACK = 0x010101
"""As near to black as can be shown: in Discord 0 stands for no colour at all."""
MONSTERS = {
    Frame.NORMAL: 0xFDE68A,
    Frame.EFFECT: 0xFF8B53,
    Frame.RITUAL: 0x9DB5CC,
    Frame.FUSION: 0xA086B7,
    Frame.SYNCHRO: 0xFFFFFF,
    Frame.XYZ: BLACK,
    Frame.LINK: 0x00008B,
    Frame.TOKEN: 0xC0C0C0,
}
SPELL, TRAP = 0x1D9E74, 0xBC5A84


def colour(card: CardText) -> int:
    """The colour of its frame: red, green and blue in a byte each."""
    if card.is_monster:
        return MONSTERS[card.frame]
    return SPELL if card.kind is Kind.SPELL else TRAP
