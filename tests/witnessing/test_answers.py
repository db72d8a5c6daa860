"""What the official FAQ says of the use of an effect is held against what was read of it."""

from dataclasses import replace

import pytest

from cards.witnessing.answers import answers_against, as_answered
from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AddToHand,
    And,
    AndIfYouDo,
    Apply,
    AtDamageStep,
    Both,
    CannotAttack,
    CannotDraw,
    Cards,
    Choose,
    Destroy,
    Draw,
    EffectsNegated,
    Exists,
    Face,
    GainLife,
    If,
    Ignition,
    IsSentToGraveyard,
    Kind,
    Lacks,
    LevelBecomes,
    LevelOf,
    Of,
    Place,
    Quick,
    Target,
    Throughout,
    Timing,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import CardText, continuous_trap, trap

MINE, THEIRS = (Cards(Kind.MONSTER, each, Place.FIELD) for each in (Whose.YOURS, Whose.THEIRS))
STAYS = CannotAttack(MINE)
SANGAN = by_name("Sangan")
START, BEFORE = Timing.START, Timing.BEFORE_CALCULATION
ONCE = "既に自分のモンスターが攻撃したターンには発動できません。"


def bomb(*, sworn: bool) -> CardText:
    """A Trap after which its player cannot attack, as an oath or as what it does."""
    aim, hit = Target(THEIRS), Destroy(THAT)
    done = Activate(target=aim, do=And(hit, Apply(STAYS, Until.END_OF_TURN)))
    return trap("Bomb", 9001, Activate(target=aim, do=hit, oath=STAYS) if sworn else done)


COPIES = replace(
    SANGAN,
    effects=(
        Ignition(
            target=Target(MINE), do=Apply(LevelBecomes(THIS, LevelOf(THAT)), Until.END_OF_TURN)
        ),
    ),
)
"""A monster that takes over a Level, whatever Level that is."""
BINDS = trap(
    "Bind",
    9002,
    Activate(
        do=AndIfYouDo(
            Destroy(Choose(THEIRS)),
            And(GainLife(500), Apply(CannotDraw(Whose.YOURS), Until.END_OF_TURN)),
        )
    ),
)
"""A Trap after which its player cannot draw, if anything was destroyed."""
NEGATES = trap("Eye", 9003, Activate(do=Apply(EffectsNegated(THEIRS), Until.END_OF_TURN)))
"""A Trap that negates the effects of the monsters that are there."""


@pytest.mark.parametrize(
    ("card", "answer", "speaks"),
    [
        (SANGAN, "必ず発動する効果です。", []),
        (SANGAN, "任意に発動する事ができる効果です。", ["optional"]),
        (SANGAN, "①は必ず発動する効果、②は任意に発動できる効果です。", []),
        (SANGAN, "ダメージステップでも発動します。", []),
        (SANGAN, "ダメージステップに発動する事はできません。", ["damage step"]),
        (by_name("Raigeki"), "ダメージステップには発動できません。", []),
        (by_name("Raigeki"), "ダメージステップでも発動できます。", ["damage step"]),
        (by_name("Rush Recklessly"), "ダメージステップでも発動する事ができます。", []),
        (
            by_name("Rush Recklessly"),
            "ダメージステップにて発動する事はできません。",
            ["damage step"],
        ),
        (bomb(sworn=True), ONCE, []),
        (bomb(sworn=False), ONCE, ["oath"]),
        (bomb(sworn=False), "既に攻撃したターンにも発動できます。", []),
        (COPIES, "このカードと同じレベルのモンスターを選択する事はできません。", ["level"]),
        (COPIES, "このカードと同じレベルのモンスターを選択できます。", []),
        (BINDS, "破壊に成功したかにかかわらず、ドローできない状態になります。", ["afterwards"]),
        (BINDS, "破壊に成功した場合、ドローできない状態になります。", []),
        (
            NEGATES,
            "発動後に特殊召喚されたモンスターなどにも効果は適用されます。",
            ["later ones"],
        ),
        (NEGATES, "発動後に特殊召喚されたモンスター等には効果が適用されません。", []),
    ],
)
def test_how_an_effect_is_used(card: CardText, answer: str, speaks: list[str]) -> None:
    """Of cards that were read otherwise: FAQ 6669, 14431, 11428, 4799."""
    assert [*answers_against(card, answer)] == speaks


WITH_IT = "カードの発動と同じチェーンブロックで『①』の効果を発動することができます。"
DONE_WITH_IT = "効果は、カードの発動と同一のチェーンブロックにて行う事もできます。"
NOT_WITH_IT = "効果は、カードの発動と同一のチェーンブロックにて行う事はできません。"
FIRST, SECOND = Quick(do=Draw(1)), Quick(do=GainLife(500))
AIMS = Quick(target=Target(THEIRS), do=Destroy(THAT))


@pytest.mark.parametrize(
    ("effects", "at_once"),
    [
        ((FIRST,), 1),
        ((FIRST, SECOND), 0),
        ((Quick(do=Draw(1), either=True), Quick(do=GainLife(500), either=True)), 2),
        ((FIRST, Ignition(do=GainLife(500))), 0),
    ],
)
def test_what_can_be_used_with_the_card_is_used_so(
    effects: tuple[Quick | Ignition, ...], at_once: int
) -> None:
    """FAQ of Starry Knight Arrival: with its activation, on the same link."""
    card = as_answered(continuous_trap("Stays", 9001, Activate(), *effects), WITH_IT)

    assert len(card.at_once) == at_once
    assert ("with the card" in answers_against(card, WITH_IT)) is not bool(at_once)


def test_each_of_several_is_used_with_the_card_where_each_is_named() -> None:
    """FAQ of Nordic Relic Svalinn and of Tearlaments Sulliek."""
    fallen = If(IsSentToGraveyard(THIS), do=Draw(1), you_can=True)
    card = continuous_trap("Stays", 9001, Activate(), FIRST, SECOND, fallen)
    said = "".join(
        f"カードの発動と同じチェーンブロックで{number}の効果を発動できます。" for number in "①②"
    )

    assert len(as_answered(card, said).at_once) == 2
    assert not as_answered(card, said[: len(said) // 2]).at_once


@pytest.mark.parametrize(("answer", "at_once"), [(DONE_WITH_IT, 1), (NOT_WITH_IT, 0)])
def test_what_can_be_done_with_the_card_is_used_so(answer: str, at_once: int) -> None:
    """Call of the Archfiend (FAQ 13446)."""
    card = as_answered(continuous_trap("Stays", 9001, Activate(), FIRST), answer)
    assert len(card.at_once) == at_once


@pytest.mark.parametrize("how", ["取る効果です", "取って発動します"])
def test_a_target_that_the_faq_alone_names_still_has_to_be_as_described(how: str) -> None:
    """FAQ of Ritual Sealing: it targets, and what was turned face-down is not destroyed."""
    shown = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
    said = trap("Sealing", 9001, Activate(do=Destroy(Choose(shown))))
    answer = f"モンスター１体を対象に{how}。"
    aim = Target(shown, still=Cards(Kind.MONSTER, face=Face.UP))

    assert as_answered(said, answer).effects == (Activate(target=aim, do=Destroy(THAT)),)
    assert as_answered(said, "") == said


def test_a_target_that_the_faq_names_of_one_effect_is_that_of_the_only_one_that_chooses() -> (
    None
):
    """FAQ of Sword of Sparkles (8349), which says of another effect that it targets nothing."""
    chooses = Ignition(do=Destroy(Choose(THEIRS)))
    said = continuous_trap("Sword", 9001, Activate(), chooses, Ignition(do=Draw(1)))
    answer = (
        "カード１枚を対象に取る効果です。墓地で発動する効果は対象を取る効果ではありません。"
    )
    told = as_answered(said, answer)

    aim = Target(THEIRS, still=Cards(Kind.MONSTER, Whose.THEIRS))
    assert told.effects[1] == Ignition(target=aim, do=Destroy(THAT))
    assert "target" not in answers_against(told, answer)
    two = replace(said, effects=(*said.effects, chooses))
    assert "target" in answers_against(as_answered(two, answer), answer)


@pytest.mark.parametrize(
    ("effects", "speaks"),
    [((AIMS,), ["target"]), ((AIMS, FIRST), []), ((Activate(), AIMS), ["target"])],
)
def test_the_faq_may_speak_of_the_effect_that_has_no_target(
    effects: tuple[Quick | Activate, ...], speaks: list[str]
) -> None:
    card = continuous_trap("Two", 9001, *effects)

    assert [*answers_against(card, "対象を取る効果ではありません。")] == speaks


@pytest.mark.parametrize(("at", "against"), [(START, True), (BEFORE, False)])
def test_what_waits_for_an_attacked_monster_to_be_turned_up(
    at: Timing, *, against: bool
) -> None:
    """FAQ 5970: Disc Fighter asks for DEF, which a face-down monster does not show yet."""
    fights = replace(SANGAN, effects=(If(AtDamageStep(at, THIS), do=Draw(1)),))
    said = answers_against(fights, "ダメージ計算前に発動する効果です。")

    assert ("before damage calculation" in list(said)) is against


def test_faq_8831_what_there_must_not_be_is_asked_again_where_the_faq_says_so() -> None:
    """Worm Call."""
    both = Both(Exists(THEIRS), Lacks(MINE))
    said = continuous_trap("Call", 9001, Activate(), Ignition(condition=both, do=Draw(1)))
    answer = (
        "効果処理時に、相手のモンスターゾーンにモンスターが存在している場合や、"
        "自分のモンスターゾーンにモンスターが存在している場合には、ドローする処理は適用されません。"
    )
    told = as_answered(said, answer)

    assert told.effects[1] == Ignition(condition=Throughout(both), do=Draw(1))
    assert as_answered(said, answer.replace("適用されません", "適用されます")) == said


def test_faq_10149_a_target_in_the_graveyard_still_has_to_be_of_its_type() -> None:
    """Charioteer of Prophecy."""
    of_type = (Of(Type.SPELLCASTER),)
    fallen = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=of_type)
    said = replace(SANGAN, effects=(Ignition(target=Target(fallen), do=AddToHand(THAT)),))
    answer = (
        "対象としたモンスターの種族が、効果処理時に魔法使い族でなくなっている場合、"
        "手札に加える処理は行われません。"
    )
    aim = Target(fallen, still=Cards(Kind.MONSTER, like=of_type))

    assert as_answered(said, answer).effects == (Ignition(target=aim, do=AddToHand(THAT)),)
    assert as_answered(said, "") == said


@pytest.mark.parametrize(
    "answer",
    [
        "破壊に成功したかにかかわらず、ドローできない状態になります。",
        "また、処理時に、『このターン、自分はドローできない』状態になります。",
    ],
)
def test_faq_14100_15845_what_binds_its_player_holds_whatever_came_of_the_rest(
    answer: str,
) -> None:
    """Madolche Petingcessoeur and Laval Archer."""
    hit, stays = Destroy(Choose(THEIRS)), Apply(CannotDraw(Whose.YOURS), Until.END_OF_TURN)
    told = as_answered(BINDS, answer)

    assert told.effects == (Activate(do=And(AndIfYouDo(hit, GainLife(500)), stays)),)
    assert "afterwards" not in answers_against(told, answer)
    assert as_answered(told, answer) == told
    assert as_answered(BINDS, "") == BINDS
