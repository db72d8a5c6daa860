"""A card is kept as data and loaded again: the same card, or an error that names the place."""

import json
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given

from cards.yugioh import BOOK, by_name
from cards.yugioh.former import IN_2004
from engine.yugioh import language
from engine.yugioh.language import CardText, Effect, Node
from engine.yugioh.language.keeping import (
    DEEPEST,
    IS,
    LARGEST,
    LONGEST,
    MOST_WORDS,
    KeptError,
    kept,
    kept_text,
    loaded,
    loaded_text,
    slots,
    vocabulary,
    words,
)
from tests.language.words import every_class, said, trees
from tests.rows import through_all

CARDS = (*BOOK.values(), *IN_2004)
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2.5, 10**30, "", "Kuriboh", "Place.HAND", "Whose.YOURS"),
    *("Place.ATTIC", "HAND", "x" * (LONGEST + 1), [], ["Place.HAND"], [[]], [1], {}, {IS: 1}),
    *({IS: "Draw", "count": 1}, {IS: "ThisCard"}, {IS: "Cards"}, {IS: "Step"}, {IS: "Effect"}),
    *({IS: "CardText"}, {IS: "__import__"}, {"word": "Draw"}),
)


@through_all(CARDS, lambda card: card.name)
def test_a_card_that_was_kept_is_loaded_as_it_was(card: CardText) -> None:
    text = kept_text(card)
    again = loaded_text(text)

    assert again == card
    assert hash(again) == hash(card)
    assert again.fingerprint == card.fingerprint
    assert kept_text(again) == text
    assert loaded(kept(card)) == card


@given(trees(Effect, depth=3))
def test_whatever_can_be_said_is_loaded_as_it_was(effect: Effect) -> None:
    card = CardText("Kuriboh", 1, language.Kind.MONSTER, (effect,))
    assert loaded_text(kept_text(card)) == card


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in the data where something stands: what holds it, and its key there."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def spoilt(card: CardText, dice: random.Random) -> Any:
    """The card as data in which something was exchanged, added, left out or renamed."""
    data = json.loads(kept_text(card))
    inside, key = dice.choice(list(places(data)))
    done = dice.randrange(4)
    if done == 0:
        inside[key] = dice.choice(JUNK)
    elif done == 1 and isinstance(inside, dict):
        del inside[key]
    elif done == 2 and isinstance(inside, dict):
        inside[dice.choice(["count", "do", "Place", "", "__class__"])] = inside.pop(key)
    else:
        other = json.loads(kept_text(dice.choice(CARDS)))
        there, at = dice.choice(list(places(other)))
        inside[key] = there[at]
    return data


def check(node: Node) -> None:
    """Fail where a word holds what it is not declared to: each is spoken again, and checked."""
    for name, slot in slots(type(node)).items():
        value = getattr(node, name)
        for each in value if isinstance(value, tuple) else (value,):
            may = slot if not isinstance(value, tuple) else slot.several
            assert may is not None
            if isinstance(each, Node):
                assert type(each) in may.words
                check(each)
            elif isinstance(each, language.Spoken):
                assert each in may.members.values()
            elif type(each) is int:
                assert may.least is not None
                assert may.least <= each <= LARGEST
            else:
                assert type(each) in may.others


def test_what_was_tampered_with_is_refused_or_is_another_card() -> None:
    dice, refused = random.Random(1), 0
    for number in range(4000):
        data = spoilt(CARDS[number % len(CARDS)], dice)
        try:
            card = loaded(data)
        except KeptError:
            refused += 1
        else:
            check(card)
            assert loaded(kept(card)) == card
    assert 1000 < refused < 4000


POT = kept(by_name("Pot of Greed"))
DRAW = POT["effects"][0]["do"]


def with_step(step: Any) -> Any:
    return {**POT, "effects": [{**POT["effects"][0], "do": step}]}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "card may not be None"),
        ([POT], "card may not be"),
        (DRAW, "card may not be 'Draw'"),
        ({**POT, IS: "Conjure"}, "card: there is no word 'Conjure'"),
        ({**POT, "colour": 1}, "CardText has no field 'colour'"),
        ({**POT, "kind": "Kind.PLANT"}, "CardText.kind may not be 'Kind.PLANT'"),
        ({**POT, "passcode": 0}, "CardText.passcode may not be 0"),
        ({**POT, "passcode": True}, "CardText.passcode may not be True"),
        ({**POT, "level": -1}, "CardText.level may not be -1"),
        ({**POT, "attack": LARGEST + 1}, "CardText.attack may not be"),
        ({**POT, "name": "x" * (LONGEST + 1)}, "CardText.name may not be"),
        ({**POT, "series": "Toon"}, "CardText.series may not be 'Toon'"),
        ({**POT, "series": [["Toon"]]}, "CardText.series.0 may not be a list"),
        ({**POT, "effects": [DRAW]}, "CardText.effects.0 may not be 'Draw'"),
        ({IS: "CardText", "name": "Kuriboh"}, "CardText: .*passcode"),
        (with_step({IS: "Step"}), "CardText.effects.0.Activate.do: there is no word 'Step'"),
        (with_step({**DRAW, "count": 0}), r"Activate.do.Draw.count may not be 0"),
        (with_step({**DRAW, "count": 1.0}), r"Draw.count may not be 1.0"),
        (with_step({IS: "Cards", "position": "Face.DOWN"}), "do may not be 'Cards'"),
    ],
)
def test_what_is_not_of_the_language_is_refused_with_its_place(data: Any, told: str) -> None:
    with pytest.raises(KeptError, match=told):
        loaded(data)


def test_a_card_is_bounded_in_words_and_in_depth() -> None:
    names = list(slots(words()["And"]))
    assert names, "And joins two steps"
    step: Any = DRAW
    for _ in range(DEEPEST + 1):
        step = {IS: "And", names[0]: step, names[1]: DRAW}
    wide = {**POT, "effects": POT["effects"] * MOST_WORDS}

    for data in (with_step(step), wide):
        with pytest.raises(KeptError, match="may not hold so many words"):
            loaded(data)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"is": "CardText"', "\ud800"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(KeptError, match="no JSON"):
        loaded_text(text)


def test_every_word_can_be_kept_and_families_are_no_words() -> None:
    assert {*words().values()} == {*said(), CardText}
    for each in every_class():
        assert [*slots(each)] == [field.name for field in fields(each)]


def test_the_version_changes_with_the_vocabulary(monkeypatch: pytest.MonkeyPatch) -> None:
    before = vocabulary()
    assert len(before) == 16
    monkeypatch.setattr(language, "VOCABULARY", tuple({*language.VOCABULARY} - {"Draw"}))
    words.cache_clear()
    vocabulary.cache_clear()
    try:
        assert vocabulary() != before
    finally:
        monkeypatch.undo()
        words.cache_clear()
        vocabulary.cache_clear()
    assert vocabulary() == before
