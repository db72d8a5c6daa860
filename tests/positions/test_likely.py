"""In which situations a question about two cards is answered where none was named."""

import pytest

from cards.games.yugioh.posing import pose, usual
from cards.yugioh import by_name
from engine.core.posing import Verdict


def asked_in(asked: str, about: str) -> tuple[str, ...]:
    return usual(by_name(asked).passcode, by_name(about).passcode)


@pytest.mark.parametrize(
    ("asked", "about", "verdict"),
    [
        ("Mirror Force", "Macro Cosmos", Verdict.YES),
        ("Mirror Force", "Jinzo", Verdict.NO),
        ("Jar of Greed", "Jinzo", Verdict.NO),
        ("Pot of Greed", "Skill Drain", Verdict.YES),
    ],
)
def test_it_is_asked_whether_a_card_can_be_used_while_another_acts_by_lying_there(
    asked: str, about: str, verdict: Verdict
) -> None:
    assert "meanwhile" in asked_in(asked, about)
    codes = by_name(asked).passcode, by_name(about).passcode
    assert pose(*codes, "meanwhile", "en").verdict is verdict


@pytest.mark.parametrize("about", ["Mystical Space Typhoon", "Dark Blade", "Axe of Despair"])
def test_what_does_nothing_by_lying_there_is_no_question(about: str) -> None:
    assert "meanwhile" not in asked_in("Mirror Force", about)
