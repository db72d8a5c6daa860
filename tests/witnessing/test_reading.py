"""A card with effects is made where its English is read and its Japanese says the same."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cards.games.yugioh.stats import CardKind, facts_of
from cards.names import names
from cards.sources.records import CollectedCard, MadeCard
from cards.text.page import TEXT
from cards.witnessing import make
from cards.witnessing.alike import says_the_same, written
from cards.yugioh import BOOK, by_name
from engine.core.cards import Facts
from engine.yugioh.language import CardText
from engine.yugioh.language.keeping import loaded_text

POT = facts_of(CardKind.SPELL, property="Normal")
TWO = "自分は２枚ドローする。"


def card(text: str, japanese: str, facts: Facts = POT, **more: Any) -> CollectedCard:
    called = {"en": "Pot of Nobody", "ja": "名無しの壺"}
    plain = CollectedCard(90000001, called["en"], facts, called, (), text)
    return replace(plain, elsewhere={"ja": japanese}, **more)


def made(*cards: CollectedCard) -> Mapping[int, MadeCard]:
    told: list[tuple[int, int]] = []
    found = {each.code: each for each in make(cards, lambda *each: told.append(each))}
    assert told == [(n, len(cards)) for n in range(1, len(cards) + 1)]
    return found


def tree(found: Mapping[int, MadeCard]) -> CardText:
    (only,) = found.values()
    assert only.state == "twice-read"
    return loaded_text(only.kept)


def test_what_both_texts_say_is_the_card() -> None:
    found = tree(made(card("Draw 2 cards.", f"①：{TWO}")))
    assert found.effects == by_name("Pot of Greed").effects
    assert found.name == "Pot of Nobody"


@pytest.mark.parametrize(
    ("text", "japanese"),
    [
        ("Draw 2 cards.", "①：自分は３枚ドローする。"),
        ("Draw 2 cards.", f"①：１ターンに１度、発動できる。{TWO}"),
        ("Draw 2 cards.", f"①：{TWO}②：{TWO}"),
        ("Draw 2 cards.", TWO),
        ("Draw 2 cards.", ""),
        ("", f"①：{TWO}"),
        ("Draw 2 friends.", f"①：{TWO}"),
    ],
)
def test_of_what_the_texts_do_not_say_alike_nothing_is_made(text: str, japanese: str) -> None:
    assert made(card(text, japanese)) == {}


def test_a_card_with_a_second_text_is_left_alone() -> None:
    assert made(card("Draw 2 cards.", f"①：{TWO}", second="It sings.")) == {}


def test_cards_are_compared_by_what_imported_cards_are_called_and_only_meanwhile() -> None:
    before = names("ja")
    text = 'Add 1 "Pot of Somebody" from your Deck to your hand.'
    japanese = "①：デッキから「誰かの壺」１枚を手札に加える。"
    other = CollectedCard(
        90000002, "Pot of Somebody", POT, {"en": "Pot of Somebody", "ja": "誰かの壺"}
    )
    assert [*made(card(text, japanese), other)] == [90000001]
    assert made(card(text, japanese)) == {}
    assert names("ja") is before


def test_an_archetype_that_is_not_known_is_not_guessed() -> None:
    text = 'Add 1 "Kozmo" monster from your Deck to your hand.'
    japanese = "①：デッキから「Kozmo」モンスター１体を手札に加える。"
    assert made(card(text, japanese)) == {}


def test_a_card_that_is_triggered_in_the_hand_is_not_made() -> None:
    gorz = by_name("Gorz the Emissary of Darkness")
    facts = {
        **facts_of(CardKind.MONSTER, type="Fiend", abilities=("Effect",), attribute="DARK"),
        "level": gorz.level,
        "atk": gorz.attack,
        "defence": gorz.defense,
    }
    text, japanese = "\n".join(TEXT["en"](gorz)), "".join(TEXT["ja"](gorz))
    assert made(card(text, japanese, facts)) == {}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("①：このカードが召喚に成功した時、", "①：このカードが召喚した時"),
        ("カードを２枚まで選んで破壊する。", "カード２枚までを破壊する。"),
        ("フィールドの表側表示のモンスター", "フィールドの表側表示モンスター"),
        ("自分スタンバイフェイズに発動する", "自分スタンバイフェイズ、発動する"),
    ],
)
def test_ways_to_say_one_thing_are_one(one: str, other: str) -> None:
    assert written(one) == written(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("自分は１枚ドローする。", "自分は２枚ドローする。"),
        ("このカードが召喚した時", "このカードが召喚した場合"),
        ("発動する。", "発動できる。"),
        ("相手フィールドのカード", "フィールドのカード"),
        ("破壊し、その後１枚ドローする", "破壊し、１枚ドローする"),
    ],
)
def test_what_means_another_thing_stays_apart(one: str, other: str) -> None:
    assert written(one) != written(other)


def test_no_two_of_our_cards_that_differ_say_the_same() -> None:
    said: dict[str, CardText] = {}
    for ours in BOOK.values():
        told = written("".join(TEXT["ja"](ours)))
        first = said.setdefault(told, ours)
        if says_the_same(first, "".join(TEXT["ja"](ours))):
            assert first.effects == ours.effects, (first.name, ours.name)
