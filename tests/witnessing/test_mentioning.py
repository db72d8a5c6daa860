"""Which cards a text names, by the official answers to cards that ask for those that do."""

import pytest

from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import CollectedCard
from cards.witnessing.mentioning import mentions


def named(
    japanese: str = "", english: str = "", *, of: str = "Effect", name: str = "A"
) -> object:
    facts = facts_of(CardKind.MONSTER, abilities=(of,))
    elsewhere = {"ja": japanese} if japanese else {}
    return mentions(CollectedCard(1, name, facts, text=english, names={}, elsewhere=elsewhere))


def test_the_cards_of_a_text_are_named_once_and_in_order() -> None:
    """Q&A 11925: of several cards that it names, it mentions each."""
    said = (
        "「クリボー」と「クリッター」が存在する場合に発動できる。「クリボー」を手札に加える。"
    )
    assert named(said) == ("Kuriboh", "Sangan")


def test_a_text_that_asks_for_cards_that_mention_one_mentions_it_itself() -> None:
    """Q&A 11727."""
    assert named("「クリボー」のカード名が記された魔法カード１枚を手札に加える。") == (
        "Kuriboh",
    )


def test_a_text_names_its_own_card_as_well() -> None:
    """FAQ 23374: Dark Time Wizard is a card that mentions Dark Time Wizard."""
    assert named("「クリボー」を除く、モンスター１体を破壊する。", name="Kuriboh") == (
        "Kuriboh",
    )


@pytest.mark.parametrize(
    "family",
    [
        "モンスター１体を破壊する。",
        "カードを除外する。",
        "融合モンスターを墓地へ送る。",
        "速攻魔法カードを捨てる。",
    ],
)
def test_an_archetype_is_no_card(family: str) -> None:
    """Q&A 18936, 24048 and 24319."""
    assert named(f"「クリボー」{family}") == ()


def test_a_name_within_another_name_is_not_named() -> None:
    """Q&A 24326."""
    assert named("「クリボーもどき」１体を手札に加える。") == ()


def test_what_is_written_on_a_normal_monster_is_no_effect() -> None:
    assert named("「クリボー」と遊ぶのが好き。", of="Normal") == ()


@pytest.mark.parametrize(
    ("english", "found"),
    [
        ('Add 1 "Kuriboh" from your Deck to your hand.', ("Kuriboh",)),
        ('Add 1 "Kuriboh" monster from your Deck to your hand.', ()),
        ('Add 1 "Kuriboh" Quick-Play Spell to your hand.', ()),
        ('You can only use this effect of "Sangan" once per turn.', ()),
        ('Add 1 "Nobody at All" to your hand.', ()),
    ],
)
def test_an_english_text_tells_it_where_there_is_no_other(
    english: str, found: tuple[str, ...]
) -> None:
    assert named(english=english, name="Sangan") == found
    assert named("「クリッター」を除外する。", english, name="Sangan") == ("Sangan",)
