"""Whether a card can be activated is one question, whether it stops the other card another."""

import pytest
from discord.ui import TextDisplay

from bot.rulings.trial_layout import Question, in_full, overview
from cards.games.yugioh.posing import pose
from cards.games.yugioh.subjects import is_of_both
from cards.languages import LANGUAGES
from cards.yugioh import by_name
from engine.core.posing import Stops, Verdict
from engine.core.showing import Posed


def posed(asked: str, about: str, situation: str, language: str = "en") -> Posed:
    return pose(by_name(asked).passcode, by_name(about).passcode, situation, language)


@pytest.mark.rule("MR-CHAIN-22", "MR-CHAIN-23")
@pytest.mark.parametrize(
    ("asked", "about", "stops"),
    [
        ("Magic Jammer", "Dark Hole", Stops.STOPPED),
        ("Effect Veiler", "Relinquished", Stops.STOPPED),
        ("Stardust Dragon", "Torrential Tribute", Stops.STOPPED),
        ("Mystical Space Typhoon", "Swords of Revealing Light", Stops.STOPPED),
        ("Mystical Space Typhoon", "Fiendish Chain", Stops.STOPPED),
        ("Enemy Controller", "Raigeki Break", Stops.STOPPED),
        ("Mystical Space Typhoon", "Pot of Greed", Stops.MOVED),
        ("Mystical Space Typhoon", "Jar of Greed", Stops.MOVED),
        ("Infinite Impermanence", "Effect Veiler", Stops.APPLIES),
        ("Call of the Haunted", "Magic Cylinder", Stops.APPLIES),
        ("Jar of Greed", "Dark Hole", Stops.APPLIES),
    ],
)
def test_an_activation_is_stopped_or_its_effect_is_applied(
    asked: str, about: str, stops: Stops
) -> None:
    found = posed(asked, about, "activated")

    assert found.verdict is Verdict.YES
    assert found.stops is stops


@pytest.mark.parametrize(
    ("asked", "situation", "stops"),
    [
        ("Solemn Judgment", "summoned", Stops.STOPPED),
        ("Trap Hole", "summoned", Stops.MOVED),
        ("Jar of Greed", "summoned", Stops.APPLIES),
        ("Mirror Force", "attacks", Stops.STOPPED),
        ("Book of Moon", "attacks", Stops.STOPPED),
        ("Jar of Greed", "attacks", Stops.APPLIES),
    ],
)
def test_a_summon_or_an_attack_is_stopped_or_goes_on(
    asked: str, situation: str, stops: Stops
) -> None:
    assert posed(asked, "Dark Blade", situation).stops is stops


@pytest.mark.parametrize("situation", ["face-up", "meanwhile", "damage-step"])
def test_what_does_nothing_cannot_be_stopped(situation: str) -> None:
    assert posed("Book of Moon", "Dark Blade", situation).stops is None


def test_what_cannot_be_activated_stops_nothing() -> None:
    found = posed("Ash Blossom & Joyous Spring", "Monster Reborn", "activated")

    assert (found.verdict, found.stops) == (Verdict.NO, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_answers_are_told_with_the_reason(language: str) -> None:
    case = posed("Infinite Impermanence", "Effect Veiler", "activated", language)
    asked = Question("Infinite Impermanence", "Effect Veiler", ())
    may, stops, why = {
        "en": ("Can be activated: Yes", "Stops it: No", "its effect still applies"),
        "ja": ("発動できるか：はい", "止められるか：いいえ", "効果はそのまま適用されます"),
        "zh": ("能发动吗：能", "能阻止它吗：不能", "其效果照样适用"),
    }[language]

    for view in (in_full(language, asked, case, ()), overview(language, asked, [case] * 2, ())):
        shown = (each for each in view.walk_children() if isinstance(each, TextDisplay))
        said = "\n".join(each.content for each in shown)
        assert all(each in said for each in (f"✓ {may}", stops, why))


@pytest.mark.parametrize(
    ("title", "is_so"),
    [
        ("「甲」を発動した時、チェーンして「乙」の効果を発動できますか？", True),
        ("「甲」の効果にチェーンして「乙」を発動できますか？", True),
        ("相手が「乙」を召喚した時、「甲」の効果で無効にできますか？", True),
        ("「丙」の効果で「甲」を発動した時、「乙」の効果を発動できますか？", False),
        ("「甲」を発動した時、「丙」の効果を発動できますか？", False),
        ("「甲」と「乙」はどちらも墓地に存在する扱いですか？", False),
        ("「甲」の効果で「乙」を手札に加えられますか？", False),
        ("「甲」を発動した時、効果を発動できますか？", False),
    ],
)
def test_a_question_is_of_both_where_one_would_answer_the_other(
    title: str, is_so: bool
) -> None:
    assert is_of_both(title, ("甲", "乙")) is is_so
