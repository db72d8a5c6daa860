"""What players read of a Match: its score, and the exchange with the Side Deck."""

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.game import Reader
from engine.core.match import Act
from engine.core.prompts import Pile, Prompt
from engine.core.protocol import Answer, Seat
from tests.rulings.test_match import DECKS, YUGIS
from tests.table.contest import KAIBA, YUGI, Contest

NAMES = ("Yugi", "Kaiba")


def between(decks: tuple[object, ...] = DECKS, loser: Seat = KAIBA) -> Contest:
    """A Match after its first Duel, which `loser` gave up."""
    match = Contest(decks)  # type: ignore[arg-type]
    match.match.settle(loser, Act.SURRENDER)
    return match


def asked(match: Contest, seat: Seat, language: str = "en") -> Prompt:
    prompt = YUGIOH.ask(match.match, Reader(seat, language, NAMES))
    assert prompt is not None
    return prompt


def misfits(match: Contest, answer: Answer, language: str = "en") -> tuple[str, ...]:
    return YUGIOH.misfits(match.match, Reader(YUGI, language, NAMES), answer)


@pytest.mark.rule("MR-GEN-03")
@pytest.mark.parametrize("seat", [None, YUGI, KAIBA])
@pytest.mark.parametrize(
    ("language", "first", "between_duels", "second"),
    [
        ("en", "Duel 1 of 3 · Yugi 0–0 Kaiba", "Duel 1 of 3 · Yugi 1–0 Kaiba", "Duel 2 of 3"),
        (
            "ja",
            "第1デュエル（最大3戦） · Yugi 0–0 Kaiba",
            "第1デュエル（最大3戦） · Yugi 1–0",
            "第2デュエル",
        ),
        (
            "zh",
            "第1场（最多3场） · Yugi 0–0 Kaiba",
            "第1场（最多3场） · Yugi 1–0 Kaiba",
            "第2场",
        ),
    ],
)
def test_the_board_shows_the_score_of_the_match(
    seat: Seat | None, language: str, first: str, between_duels: str, second: str
) -> None:
    reader = Reader(seat, language, NAMES)
    match = Contest(DECKS)
    assert YUGIOH.show(match.match, reader).heading.startswith(first)
    match.match.settle(KAIBA, Act.SURRENDER)
    heading = YUGIOH.show(match.match, reader).heading
    assert heading.startswith(between_duels)
    assert len(heading) <= len(f"{between_duels} Kaiba")
    match.keep_decks()
    assert YUGIOH.show(match.match, reader).heading.startswith(second)


@pytest.mark.rule("MR-MATCH-06")
def test_an_exchange_is_asked_part_by_part() -> None:
    prompt = asked(between(), YUGI)

    assert prompt.shape == "exchange"
    assert prompt.piles == (
        Pile("Take out of the Main Deck", len(YUGIS["main"]), is_given=True),
        Pile("Take out of the Extra Deck", 1, is_given=True),
        Pile("Put in from the Side Deck", 4, is_given=False),
    )
    assert sum(pile.count for pile in prompt.piles) == len(prompt.choices)
    labels = [choice.label for choice in prompt.choices if choice.like is None]
    assert len(set(labels)) == len(labels)
    assert not any(label.endswith(("(1)", "(2)")) for label in labels)
    assert prompt.choices[-4].label.startswith("Raigeki")


def test_who_has_no_side_deck_is_asked_all_the_same() -> None:
    prompt = asked(between(), KAIBA)

    assert (prompt.shape, prompt.piles, prompt.choices) == ("exchange", (), ())


@pytest.mark.rule("MR-MATCH-08")
def test_an_uneven_exchange_is_explained() -> None:
    match = between()
    side = len(YUGIS["main"]) + 1

    assert misfits(match, (0, side)) == ()
    assert misfits(match, ()) == ()
    assert misfits(match, (0, 1, side)) == (
        "Take out as many cards as you put in. Now: 2 out, 1 in.",
    )
    assert misfits(match, (0, 1, side), "ja")[0].endswith("現在：抜く2枚、入れる1枚。")
    assert misfits(match, (0, 1, side), "zh")[0].endswith("目前：换下2张，换上1张。")


@pytest.mark.rule("MR-MATCH-08")
def test_a_main_deck_card_does_not_go_where_an_extra_deck_monster_was() -> None:
    match = between()
    extra, side = len(YUGIS["main"]), len(YUGIS["main"]) + 1

    assert misfits(match, (extra, side)) == (
        "The Extra Deck would have 0 cards instead of 1. "
        "Exchange Extra Deck monsters only for each other.",
    )


@pytest.mark.rule("MR-MATCH-08")
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("answer", [(), (0,), (0, 41), (40,), (40, 41), (40, 44), (0, 1, 43)])
def test_whatever_does_not_fit_is_explained_and_nothing_else(
    answer: Answer, language: str
) -> None:
    match = between()
    accepted = match.side_question(YUGI).accepts(answer)
    assert bool(misfits(match, answer, language)) is not accepted


def test_nothing_is_said_of_answers_to_other_questions() -> None:
    match = Contest(DECKS)

    assert misfits(match, (0,)) == ()
