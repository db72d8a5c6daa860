"""What is printed on cards by hand is read as it was imported."""

from collections.abc import Iterator

import pytest

from cards.names import printed
from cards.text.by_hand import by_hand, whole
from cards.text.passages import passage
from cards.yugioh import by_name
from tests.by_hand.made_up import DEAR, SCRIBE
from tests.table import Table, side
from tests.table.inventing import deal_in
from tests.talk.reading import KAIBA, asked

TEXTS = {"en": ("It does so. It does more.", ""), "ja": ("そうする。", "振り子。")}


@pytest.fixture(autouse=True)
def imported() -> Iterator[None]:
    """These texts are printed on the card."""
    printed.learn({SCRIBE.passcode: TEXTS})
    yield
    printed.learn({})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("It does so. It does more.",)),
        ("ja", ("そうする。", "振り子。")),
        ("zh", ("It does so. It does more.",)),
    ],
)
def test_a_card_by_hand_reads_as_it_is_printed(language: str, said: tuple[str, ...]) -> None:
    assert whole(SCRIBE, language) == said
    assert passage(SCRIBE, 0, language) == " ".join(said)


def test_what_is_not_by_hand_or_was_not_imported_reads_as_its_tree() -> None:
    pot = by_name("Pot of Greed")

    assert by_hand(pot, 0, "en") == ""
    assert whole(pot, "en") == whole(DEAR, "en") == ()
    assert passage(pot, 0, "en") == "Draw 2 cards."


def test_whoever_is_asked_about_a_card_by_hand_reads_what_is_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_in(monkeypatch, SCRIBE)
    table = Table(yugi=side(field=[SCRIBE.name]))
    table.everyone_passes()
    table.driver.choose(f"activate {SCRIBE.name}")

    assert asked(table, KAIBA).effect == "It does so. It does more."
    table.driver.choose("Agree")
