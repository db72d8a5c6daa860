"""What the built-in opponent reads: what its seat knows, and its own Deck without an order."""

from engine.core.protocol import Seat
from engine.yugioh.practice.viewing import UNKNOWN, as_read_by, is_known
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from tests.practice.asking import KAIBA
from tests.table import Table, side

YUGI = Seat(0)
OWN = ("Celtic Guardian", "Gemini Elf", "Summoned Skull")
THEIRS = ("Copycat", "D.D. Warrior Lady")


def laid() -> Duel:
    """A duel in which both hold a card and have cards in their Decks."""
    mine = side(hand=OWN[:1], deck=OWN)
    return Table(yugi=side(hand=THEIRS[:1], deck=THEIRS), kaiba=mine).driver.duel


def named(cards: list[Card]) -> list[str]:
    return ["?" if each.text is UNKNOWN else each.text.name for each in cards]


def test_it_knows_its_own_hand_and_deck_and_neither_of_its_opponent() -> None:
    duel = laid()
    mine, theirs = duel.state.sides[KAIBA], duel.state.sides[YUGI]
    assert all(is_known(duel, KAIBA, each) for each in (*mine.hand, *mine.deck))
    assert not any(is_known(duel, KAIBA, each) for each in (*theirs.hand, *theirs.deck))


def test_it_reads_its_own_deck_without_its_order_and_nothing_of_the_other() -> None:
    duel = laid()
    read = as_read_by(duel, KAIBA).state.sides
    assert sorted(named(read[KAIBA].deck)) == sorted(named(duel.state.sides[KAIBA].deck))
    attacks = [each.text.strength for each in read[KAIBA].deck]
    assert attacks == sorted(attacks, reverse=True)
    assert set(named([*read[YUGI].hand, *read[YUGI].deck])) == {"?"}
