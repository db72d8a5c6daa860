"""A tree in which one slot is wrong is noticed by a guard of readings."""

from cards.text.page import TEXT
from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from tests.text.lying import Told, lies
from tests.text.official import Official

FEWEST = 20


def told(card: CardText) -> Told:
    """One of our cards, whose official texts are what is printed of it."""
    japanese = "".join(TEXT["ja"](card))
    texts = tuple(TEXT["en"](card))
    return Told(Official(card, True, "", texts, japanese, (japanese,), card.name), card, card)


def ours() -> list[CardText]:
    """Cards of ours that do several things."""
    return [card for card in BOOK.values() if len(card.effects) > 1][:60]


def test_of_each_kind_there_are_lies_and_none_is_the_truth() -> None:
    found = [(what, lie, card) for card in ours() for what, lie in lies(card)]

    assert all(lie != card for _, lie, card in found)
    assert len({what for what, _, _ in found}) >= 14


def test_the_guards_notice_what_japanese_tells_otherwise() -> None:
    told_of = [(told(card), what, lie) for card in ours() for what, lie in lies(card)]
    missed = [(each.card.name, what) for each, what, lie in told_of if not each.notices(lie)]

    assert len(told_of) > FEWEST
    assert len(missed) * 20 <= len(told_of), missed
