"""Tokens that were imported: what their makers say of them is read."""

from dataclasses import replace
from typing import Any

from cards.games.yugioh.stats import CardKind, facts_of
from cards.grammar.tokens import IMPORTED
from cards.sources.records import Collected, CollectedCard
from cards.witnessing import make
from engine.yugioh.language import MakeTokens
from engine.yugioh.language.keeping import loaded_text
from engine.yugioh.language.node import parts

SPELL = facts_of(CardKind.SPELL, property="Normal")
TEXT = 'Special Summon 2 "Tin Tokens" (Machine/EARTH/Level 2/ATK 100/DEF 200).'
JA = (
    "①：自分フィールドに「ブリキトークン」"
    "（機械族・地・星２・攻１００／守２００）２体を特殊召喚する。"
)


def tin(code: int = 90000002, attack: int = 100) -> CollectedCard:
    facts = facts_of(
        CardKind.MONSTER,
        type="Machine",
        attribute="EARTH",
        abilities=("Token", "Normal"),
        level=2,
        atk=attack,
        defence=200,
    )
    return CollectedCard(code, "Tin Token", facts, {"en": "Tin Token"})


def maker(text: str = TEXT, japanese: str = JA) -> CollectedCard:
    names = {"en": "Tinsmith's Work", "ja": "ブリキ職人"}
    plain = CollectedCard(90000001, names["en"], SPELL, names, (), text)
    return replace(plain, elsewhere={"ja": japanese})


def state(*cards: CollectedCard) -> str:
    made = {each.code: each for each in make(Collected(cards), lambda *_: None)}
    return made[90000001].state


def test_its_maker_makes_it() -> None:
    found = {each.code: each for each in make(Collected((maker(), tin())), lambda *_: None)}
    kept = loaded_text(found[90000001].kept)

    assert found[90000001].state == "twice-read"
    assert [p for e in kept.effects for p in parts(e) if isinstance(p, MakeTokens)] == [
        MakeTokens("Tin Token", 2)
    ]
    assert not IMPORTED


def test_without_it_nothing_is_made() -> None:
    assert state(maker()) == "by-hand"


def test_another_one_than_it_says_is_none_of_its_own() -> None:
    assert state(maker(), tin(attack=300)) == "by-hand"


def test_of_two_of_one_name_none_is_meant() -> None:
    assert state(maker(), tin(), tin(90000003, attack=300)) == "by-hand"


def test_two_alike_are_one() -> None:
    assert state(maker(), tin(), tin(90000003)) == "twice-read"


def test_another_token_makes_its_maker_anew() -> None:
    first = {each.code: each for each in make(Collected((maker(), tin())), lambda *_: None)}
    changed: Any = Collected((maker(), tin(attack=300)), before=first)
    again = {each.code: each for each in make(changed, lambda *_: None)}

    assert again[90000001].state == "by-hand"
