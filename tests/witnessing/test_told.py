"""What the official FAQ tells that an old text leaves out, and what neither text says."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from cards.sources.records import Collected
from cards.witnessing import make
from cards.witnessing.answers import as_answered
from cards.witnessing.told import as_long_as_it_stays, as_told
from engine.yugioh.language import (
    ATTACKER,
    THAT,
    THIS,
    Activate,
    And,
    Attribute,
    Cards,
    Choose,
    DeclaresAttack,
    Destroy,
    DestroyedIf,
    Discard,
    Draw,
    Either,
    Exists,
    Face,
    If,
    InEndPhase,
    InflictDamage,
    IsFlipped,
    IsSummoned,
    Kind,
    Lacks,
    NegateAttack,
    Not,
    OfArchetype,
    Place,
    Provided,
    ReturnToHand,
    SpecialSummon,
    Target,
    Then,
    Throughout,
    Type,
    Whenever,
    Whose,
    continuous_trap,
    monster,
    spell,
)
from engine.yugioh.language.node import parts
from tests.witnessing.test_reading import card

THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
HAND = Choose(Cards(whose=Whose.YOURS, place=Place.HAND))
OLD = spell("Aim", 9001, Activate(cost=Discard(HAND), do=Destroy(Choose(THEIRS))))
NEW = spell("Aim", 9001, Activate(cost=Discard(HAND), target=Target(THEIRS), do=Destroy(THAT)))
MEANT = spell(
    "Aim", 9001,
    Activate(
        cost=Discard(HAND),
        target=Target(THEIRS, still=Cards(Kind.MONSTER, Whose.THEIRS)),
        do=Destroy(THAT),
    ),
)  # fmt: skip
AIMS = "相手のモンスターゾーンのモンスター1体を対象に取る効果です。"


@pytest.mark.parametrize(
    ("answer", "told"),
    [(AIMS, MEANT), ("", OLD), ("対象を取る効果ではありません。", OLD)],
)
def test_a_target_that_english_and_the_faq_name_is_one(answer: str, told: object) -> None:
    """FAQ 6212: the old Japanese text of Back to Square One names no target.

    It still has to be as described, as of White Night Queen and Shadow Tamer.
    """
    assert as_told(OLD, NEW, answer) == told


def test_what_the_old_text_describes_still_has_to_be_so() -> None:
    """White Night Queen: what is face-up by then is not destroyed."""
    hidden = Cards(place=Place.FIELD, face=Face.DOWN)
    old = spell("Aim", 9001, Activate(do=Destroy(Choose(hidden))))
    new = spell("Aim", 9001, Activate(target=Target(hidden), do=Destroy(THAT)))
    (effect,) = twice_read(new, as_told(old, new, AIMS)).card.effects

    assert isinstance(effect, Activate)
    assert effect.target == Target(hidden, still=Cards(face=Face.DOWN))


def test_what_english_does_not_target_is_no_target() -> None:
    assert as_told(OLD, OLD, AIMS) == OLD


def test_of_several_things_that_are_chosen_english_names_the_target() -> None:
    """FAQ 5497: Relieve Monster targets what it returns, not what it Special Summons."""
    mine, comes = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), SpecialSummon(HAND)
    old = spell("Aim", 9001, Activate(do=Then(ReturnToHand(Choose(mine)), comes)))
    aimed = Activate(target=Target(mine), do=Then(ReturnToHand(THAT), comes))
    (effect,) = as_told(old, spell("Aim", 9001, aimed), AIMS).effects

    assert isinstance(effect, Activate)
    assert (effect.do, effect.target and effect.target.of) == (aimed.do, mine)


def test_what_stops_an_attack_targets_the_attacker_where_english_says_so() -> None:
    """FAQ 9681: Poseidon Wave."""
    when = DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS))
    old = spell("Aim", 9001, Activate(when, do=NegateAttack()))
    new = spell("Aim", 9001, Activate(when, target=Target(ATTACKER), do=NegateAttack()))

    assert as_told(old, new, AIMS) == new


@pytest.mark.parametrize(
    ("answer", "activated"),
    [
        ("モンスターが墓地へ送られる度に必ず発動する効果です。", True),
        ("チェーンブロックの作られない効果です。", False),
    ],
)
def test_what_happens_each_time_is_activated_where_the_faq_says_so(
    answer: str, *, activated: bool
) -> None:
    """FAQ 5492: Coffin Seller makes a chain."""
    when, hurts = IsSummoned(Cards(Kind.MONSTER, Whose.YOURS)), InflictDamage(Whose.THEIRS, 300)
    old = continuous_trap("Each", 9001, Whenever(when, hurts))
    new = continuous_trap("Each", 9001, If(when, do=hurts, each_time=True))

    assert as_told(old, new, answer) == (new if activated else old)


def test_what_has_to_be_so_as_it_resolves_is_its_condition() -> None:
    """FAQ 6762: D - Spirit."""
    none, draws = Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)), Draw(1)
    old = spell("Asked", 9001, Activate(do=Provided(none, draws)))
    new = spell("Asked", 9001, Activate(condition=Throughout(none), do=draws))
    answer = "効果処理時、自分のモンスターゾーンに存在する場合、処理は適用されません。"

    assert as_told(old, new, answer) == new


@pytest.mark.parametrize("paid", [True, False])
def test_a_cost_that_english_and_the_faq_name_is_one(*, paid: bool) -> None:
    """FAQ 5198: the old text of Lady Assailant of Flames does not mark what is paid."""
    hurts = InflictDamage(Whose.THEIRS, 800)
    said = spell("Cost", 9001, Activate(do=And(Discard(HAND), hurts)))
    english = spell("Cost", 9001, Activate(cost=Discard(HAND), do=hurts))
    answer = "コストとして、手札を1枚捨てます。" if paid else "処理時に、手札を1枚捨てます。"
    assert as_told(said, english, answer) == (english if paid else said)


def test_a_face_down_monster_is_none_of_the_archetype() -> None:
    """Q&A 17033: it destroys monsters that can only stand beside their own."""
    others = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Not(OfArchetype("Worm")),))
    hidden = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.DOWN)
    told = monster(
        "Shy", 9001, DestroyedIf(Exists(others)),
        attribute=Attribute.DARK, type=Type.FIEND, level=3, attack=1000, defense=1000,
    )  # fmt: skip
    found = as_answered(told, "")
    assert found.effects == (DestroyedIf(Either(Exists(others), Exists(hidden))),)


def test_an_archetype_is_known_in_kana_too() -> None:
    """Japanese texts name some archetypes as they are read."""
    said = "①：デッキから「ウィジェット」カード１枚を手札に加える。"
    text = 'Add 1 "Widget" card from your Deck to your hand.'
    families = {"Widget": {"en": "Widget", "ja": "小道具", "ja kana": "ウィジェット"}}
    asked = card(text, said, archetypes=("Widget",))
    (found,) = make(Collected((asked,), families), lambda *_: None)
    assert found.state == "twice-read"


def test_what_has_no_flip_effect_by_its_facts_waits_for_being_turned() -> None:
    """English has "FLIP:" on monsters that are none (FAQ 9162: 誘発効果)."""
    plain = monster(
        "Turned", 9001,
        attribute=Attribute.DARK, type=Type.FIEND, level=3, attack=1000, defense=1000,
    )  # fmt: skip
    english, japanese = (
        parse(plain, said, code)
        for said, code in (
            (["FLIP: Draw 1 card."], "en"),
            (["リバース：自分は１枚ドローする。"], "ja"),
        )
    )
    assert twice_read(english, japanese).card == japanese
    assert japanese.effects == (If(IsFlipped(THIS), do=Draw(1)),)


@pytest.mark.parametrize(
    ("japanese", "again"),
    [
        ("この効果で特殊召喚したモンスターはエンドフェイズに破壊される。", True),
        (
            "そのモンスターはこのターンのエンドフェイズ時に破壊される。",
            False,
        ),
        ("そのモンスターを破壊する。", False),
    ],
)
def test_qa_18361_what_names_no_turn_is_left_for_later_end_phases_too(
    japanese: str, *, again: bool
) -> None:
    fallen = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD))
    ends = InEndPhase(Destroy(THAT))
    said = spell("Call", 9001, Activate(target=fallen, do=Then(SpecialSummon(THAT), ends)))
    told = as_long_as_it_stays(said, japanese)

    assert (InEndPhase(Destroy(THAT), again=True) in parts(told)) is again
    assert (told == said) is not again


def test_what_is_chosen_in_an_end_phase_is_chosen_once() -> None:
    later = spell("Later", 9001, Activate(do=InEndPhase(Discard(HAND))))
    assert as_long_as_it_stays(later, "エンドフェイズに手札を１枚捨てる。") == later
