"""A card with effects is made where its English is read and its Japanese says the same."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cards.games.yugioh.stats import CardKind, facts_of
from cards.names import names
from cards.sources.records import Collected, CollectedCard, MadeCard
from cards.text.page import TEXT
from cards.witnessing import changes, make
from cards.witnessing.answers import answers_against, as_answered
from cards.witnessing.comparing import spoken
from cards.yugioh import by_name
from engine.core.cards import Facts
from engine.yugioh.language import (
    Activate,
    Apply,
    Cards,
    CardText,
    Choose,
    Count,
    Destroy,
    Draw,
    Exists,
    Face,
    Frame,
    Kind,
    OfArchetype,
    PerCard,
    Place,
    Throughout,
    Until,
    Whose,
    at_most,
)
from engine.yugioh.language.keeping import loaded_text
from engine.yugioh.language.node import parts

POT = facts_of(CardKind.SPELL, property="Normal")
TWO = "自分は２枚ドローする。"


def card(text: str, japanese: str, facts: Facts = POT, **more: Any) -> CollectedCard:
    called = {"en": "Pot of Nobody", "ja": "名無しの壺"}
    plain = CollectedCard(90000001, called["en"], facts, called, (), text)
    return replace(plain, elsewhere={"ja": japanese}, **more)


def made(*cards: CollectedCard) -> Mapping[int, MadeCard]:
    told: list[tuple[int, int]] = []
    found = {
        each.code: each for each in make(Collected(cards), lambda *each: told.append(each))
    }
    assert told == [(n, len(cards)) for n in range(1, len(cards) + 1)]
    return {code: each for code, each in found.items() if each.state == "twice-read"}


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


def test_a_second_text_is_read_as_well() -> None:
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


KOZMO = 'Add 1 "Kozmo" monster from your Deck to your hand.'
OF_KOZMO = card("", "", archetypes=("Kozmo",))


def everything(
    *cards: CollectedCard,
    before: Mapping[int, MadeCard] | None = None,
    **families: Mapping[str, str],
) -> Mapping[int, MadeCard]:
    """What is made of the cards, whatever its state."""
    collected = Collected(cards, families, before or {})
    return {each.code: each for each in make(collected, lambda *_: None)}


def test_an_archetype_that_is_not_known_is_not_guessed() -> None:
    assert [each.state for each in everything(card(KOZMO, "")).values()] == ["by-hand"]


def test_an_archetype_is_known_by_the_cards_that_are_of_it() -> None:
    """And by what the import calls it in Japanese."""
    japanese = "①：デッキから「コズモ」モンスター１体を手札に加える。"
    cards = card(KOZMO, japanese), replace(OF_KOZMO, code=90000002, name="Kozmoll")
    assert everything(*cards)[90000001].state == "unproven"
    assert everything(*cards, Kozmo={"ja": "コズモ"})[90000001].state == "twice-read"


def test_a_text_that_is_read_in_english_alone_is_unproven() -> None:
    assert everything(card("Draw 2 cards.", ""))[90000001].state == "unproven"


def test_a_text_that_is_read_in_japanese_alone_is_unproven() -> None:
    (found,) = everything(card("Draw 2 friends.", f"①：{TWO}")).values()
    assert found.state == "unproven"
    assert loaded_text(found.kept).effects == by_name("Pot of Greed").effects


@pytest.mark.parametrize("japanese", ["", "①：自分は踊る。"])
def test_a_text_that_neither_language_tells_is_not_taken_for_none(japanese: str) -> None:
    assert everything(card("Draw 2 friends.", japanese))[90000001].state == "by-hand"


def test_japanese_alone_is_not_read_where_one_of_its_texts_is_missing() -> None:
    found = everything(card("Draw 2 friends.", f"①：{TWO}", second="It sings."))
    assert found[90000001].state == "by-hand"


def test_what_japanese_alone_calls_an_archetype_is_the_archetype() -> None:
    japanese = "①：デッキから「コズモ」モンスター１体を手札に加える。"
    cards = card("Add 1 friend.", japanese), replace(OF_KOZMO, code=90000002, name="Kozmoll")
    found = everything(*cards, Kozmo={"ja": "コズモ"})[90000001]
    assert found.state == "unproven"
    assert OfArchetype("Kozmo") in parts(loaded_text(found.kept))
    assert everything(*cards)[90000001].state == "by-hand"


def test_of_cards_of_ours_it_is_made_which_archetypes_they_are_of() -> None:
    ours = card("Draw 2 cards.", "", name="Pot of Greed", archetypes=("Pot",))
    found = everything(ours)[90000001]
    assert found.state == "ours"
    assert loaded_text(found.kept).series == ("Pot",)
    assert loaded_text(found.kept).effects == ()


def test_what_was_made_of_the_same_is_not_made_again() -> None:
    pot, other = card("Draw 2 cards.", ""), replace(OF_KOZMO, code=90000002, name="Kozmoll")
    first = everything(pot, other)
    assert everything(pot, other, before=first)[90000001] is first[90000001]
    changed = [
        replace(pot, text="Draw 3 cards."),
        replace(pot, elsewhere={"ja": TWO}),
        replace(pot, facts=facts_of(CardKind.SPELL, property="Quick-Play")),
    ]
    for each in changed:
        again = everything(each, other, before=first)[90000001]
        assert again is not first[90000001]
        assert again.key != first[90000001].key


def test_a_card_is_read_again_where_what_it_names_is_called_otherwise() -> None:
    cards = card(KOZMO, ""), replace(OF_KOZMO, code=90000002, name="Kozmoll")
    first = everything(*cards)
    assert everything(*cards, before=first)[90000001] is first[90000001]
    again = everything(*cards, before=first, Kozmo={"ja": "コズモ"})
    assert again[90000001] is not first[90000001]


def test_all_is_read_again_by_another_grammar(monkeypatch: pytest.MonkeyPatch) -> None:
    first = everything(card("Draw 2 cards.", ""))
    monkeypatch.setattr(changes, "readers", lambda: "another")
    again = everything(card("Draw 2 cards.", ""), before=first)
    assert again[90000001] is not first[90000001]


def test_a_card_that_is_triggered_in_the_hand_is_marked_as_hidden() -> None:
    gorz = by_name("Gorz the Emissary of Darkness")
    facts = {
        **facts_of(CardKind.MONSTER, type="Fiend", abilities=("Effect",), attribute="DARK"),
        "level": gorz.level,
        "atk": gorz.attack,
        "defence": gorz.defense,
    }
    text, japanese = "\n".join(TEXT["en"](gorz)), "".join(TEXT["ja"](gorz))
    found = everything(card(text, japanese, facts))
    assert [each.hidden for each in found.values()] == [True]
    plain = made(card("Draw 2 cards.", f"①：{TWO}"))
    assert [each.hidden for each in plain.values()] == [False]


OLD = "相手フィールド上のモンスター１体を選択して破壊する。"
FAQ = "相手のモンスターゾーンのモンスター１体を対象に取る効果です。"
DESTROY = "Target 1 monster your opponent controls; destroy that target."


def test_an_older_text_needs_the_faq_beside_it() -> None:
    assert made(card(DESTROY, OLD)) == {}
    assert made(card(DESTROY, OLD, answers=("対象を取る効果ではありません。",))) == {}
    assert [*made(card(DESTROY, OLD, answers=(FAQ,)))] == [90000001]


def test_what_the_faq_says_otherwise_speaks_against_texts_of_today_too() -> None:
    said = "①：相手フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。"
    assert [*made(card(DESTROY, said))] == [90000001]
    assert [*made(card(DESTROY, said, answers=(FAQ,)))] == [90000001]
    assert made(card(DESTROY, said, answers=("対象を取る効果ではありません。",))) == {}


@pytest.mark.parametrize(
    ("answer", "speaks"),
    [
        ("モンスターゾーンで発動する起動効果です。", []),
        ("誘発即時効果ではありません。起動効果です。", []),
        ("手札から発動する誘発効果です。", ["class"]),
        ("モンスターゾーンで適用される永続効果です。", ["class"]),
    ],
)
def test_the_faq_says_what_the_effects_of_a_monster_count_as(
    answer: str, speaks: list[str]
) -> None:
    chiron = by_name("Chiron the Mage")
    assert [*answers_against(chiron, answer)] == speaks


LEFT = "効果処理時に、自分フィールドのモンスターが存在しなくなった場合、適用されません。"
GONE = (
    "効果処理時に、フィールドに「A」が存在しなくなっている場合には、"
    "『デッキから1枚を手札に加える』処理は適用されません。"
)


@pytest.mark.parametrize(
    ("answer", "again"),
    [
        (LEFT, True),
        (GONE, True),
        ("効果処理時に、対象のモンスターが存在しない場合、処理は適用されません。", False),
        ("効果処理時に、自分フィールドに存在しない場合でも、処理は適用されます。", False),
    ],
)
def test_what_the_faq_asks_again_as_the_effect_resolves_is_asked_again(
    answer: str, again: bool
) -> None:
    """Neo Flamvell Garuda (FAQ 8706); Chrysalis Dolphin, whose FAQ tells what is not done."""
    there = Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    one = CardText("A Card", 1, Kind.SPELL, (Activate(condition=there, do=Draw(1)),))
    (effect,) = as_answered(one, answer).effects
    assert isinstance(effect, Activate)
    assert effect.condition == (Throughout(there) if again else there)


def test_where_the_faq_wants_as_many_cards_as_are_counted_they_have_to_be_there() -> None:
    """Master Gig (FAQ 8182); R - Righteous Justice has no such answer."""
    mine = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)
    theirs = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
    effect = Activate(do=Destroy(Choose(theirs, as_many_as=mine)))
    one = CardText("A Card", 1, Kind.SPELL, (effect,))
    fewer = "自分の数より、相手の数が少ない場合、この効果を発動する事はできません。"
    enough = Throughout(Count(mine, at_most(PerCard(1, theirs))))

    (asked,) = as_answered(one, fewer).effects
    assert asked == replace(effect, condition=enough)
    assert as_answered(one, "") == one


def test_what_is_done_to_fewer_than_are_counted_is_doubted_where_no_faq_tells() -> None:
    """Ally of Justice Cyclone Creator (Q&A 7685), of which the Q&A alone tells."""
    text = (
        "Destroy monsters your opponent controls equal to the number of monsters you control."
    )
    japanese = "自分フィールドのモンスターの数だけ、相手フィールドのモンスターを破壊する。"
    fewer = "自分の数より、相手の数が少ない場合、この効果を発動する事はできません。"

    assert made(card(text, f"①：{japanese}")) == {}
    assert len(made(card(text, f"①：{japanese}", answers=(fewer,)))) == 1


def test_two_effects_of_which_the_faq_does_not_say_which_stay_as_they_are() -> None:
    there = Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    each = Activate(condition=there, do=Draw(1))
    two = CardText("A Card", 1, Kind.SPELL, (each, each))
    assert as_answered(two, LEFT) == two


@pytest.mark.parametrize(
    ("can", "doubts"), [("できます", ["with the card"]), ("できません", [])]
)
def test_an_effect_that_comes_with_its_card_on_one_link_is_doubted(
    can: str, doubts: list[str]
) -> None:
    """Sealing Ceremony of Suiton, whose effect may be used so; Raidraptor - Nest."""
    said = f"カードの発動と同一のチェーンブロックにて、①の効果を発動する事も{can}。"
    assert [*answers_against(by_name("Chiron the Mage"), said)] == doubts


def test_what_a_target_still_has_to_be_comes_from_japanese() -> None:
    said = "①：相手フィールドのモンスター１体を対象として発動できる。"
    (effect,) = tree(made(card(DESTROY, f"{said}その相手モンスターを破壊する。"))).effects
    assert isinstance(effect, Activate)
    assert effect.target is not None
    assert effect.target.still == Cards(Kind.MONSTER, Whose.THEIRS)


def test_how_long_it_lasts_comes_from_japanese() -> None:
    english = "Target 1 face-up monster on the field; it gains 500 ATK until the End Phase."
    said = "①：フィールドの表側表示モンスター１体を対象として発動できる。"
    lasts = "そのモンスターの攻撃力はエンドフェイズ時まで５００アップする。"
    (effect,) = tree(made(card(english, said + lasts))).effects
    assert isinstance(effect, Activate)
    assert isinstance(effect.do, Apply)
    assert effect.do.until is Until.END_OF_TURN


def test_an_archetype_is_called_in_japanese_as_it_is_known_to_be() -> None:
    cards = (
        replace(OF_KOZMO, code=90000002, name="Kozmoll"),
        card(KOZMO, "①：デッキから「魔轟神」モンスター１体を手札に加える。"),
    )
    assert everything(*cards, Kozmo={"ja": "コズモ"})[90000001].state == "unproven"


def test_what_two_archetypes_are_called_alike_is_known_though_one_has_another_name_here() -> (
    None
):
    """Alpha The Electromagnet Warrior: 磁石の戦士 are Magna and Magnet Warriors."""
    cards = (
        card("", "", archetypes=("Magna Warrior", "Magnet Warrior")),
        replace(
            card(
                'Add 1 "Magna Warrior" monster from your Deck to your hand.',
                "①：デッキから「磁石の戦士」モンスター１体を手札に加える。",
            ),
            code=90000002,
        ),
    )
    both = {"Magna Warrior": {"ja": "磁石の戦士"}, "Magnet Warrior": {"ja": "磁石の戦士"}}
    *_, alpha = make(Collected(cards, both, {}), lambda *_: None)
    assert alpha.state == "twice-read"


def test_nothing_is_compared_of_what_is_printed_on_a_normal_monster() -> None:
    plain = replace(by_name("Gorz the Emissary of Darkness"), frame=Frame.NORMAL)
    assert spoken(plain, "冥府の使者。", "①：自分は２枚ドローする。") == (
        "【Ｐ効果】①：自分は２枚ドローする。",
    )
