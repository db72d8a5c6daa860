"""How events read: every size fits into messages, and says what happened."""

import random
from collections.abc import Callable
from fractions import Fraction

import pytest
from discord import ui

from bot.events import records
from bot.events.results import How, Player, Result, Round
from bot.events.terms import Shape, Terms
from bot.hosting.rules import Rules
from bot.hosting.showing.brackets import bracket
from bot.hosting.showing.look import Look, percent
from bot.hosting.showing.pages import TURN
from bot.hosting.showing.pairings import pairings
from bot.hosting.showing.standings import places, ranges, standings
from bot.hosting.store.events import EventRecord, PlayerRecord
from cards.languages import LANGUAGES
from tests.bot.events.desk import Desk

LONG = "*_`~|" * 12
NAMES = (
    "Alice",
    "Bob",
    "青眼の白龍を愛する決闘者",
    "混沌士兵的忠实支持者",
    LONG,
    "<@123>",
    "C\nD",
)


def texts_of(view: ui.LayoutView) -> list[str]:
    return [each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay)]


def desk_of(shape: Shape, count: int, **more: object) -> Desk:
    desk = Desk(Terms(shape, b"seed", checks_in=False, **more))  # type: ignore[arg-type]
    desk.open(count)
    return desk


def look_at(desk: Desk, language: str = "en", reader: int | None = None) -> Look:
    record = EventRecord(
        7, 5, 6, f"Friday {LONG}", language, 70, desk.terms, Rules("yugioh", "master", 1_000)
    )
    players = {
        Player(number): PlayerRecord(Player(number), NAMES[number % len(NAMES)], language)
        for number in desk.event.joined
    }
    mine = None if reader is None else Player(reader)
    return Look(record, desk.event, players, language, mine)


def named(desk: Desk, *names: str, reader: int | None = None) -> Look:
    look = look_at(desk, reader=reader)
    players = {
        Player(number): PlayerRecord(Player(number), name, "en")
        for number, name in enumerate(names, 1)
    }
    return Look(look.record, look.event, players, "en", look.reader)


def pages_of(show: Callable[[int], ui.LayoutView]) -> list[str]:
    """All pages, each held to the limits of a message."""
    pages: list[str] = []
    while True:
        view = show(len(pages))
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40
        ids = [each.custom_id for each in view.walk_children() if isinstance(each, ui.Button)]
        assert len(set(ids)) == len(ids)
        text = "\n".join(texts_of(view))
        if pages and text == pages[-1]:
            return pages
        pages.append(text)


def every_table_has_a_line(look: Look, one: Round) -> None:
    threads = {each.table: 10**18 + each.table for each in one.pairings}
    listed = pages_of(lambda page: pairings(look, one, threads=threads, page=page))
    lines = [line for page in listed for line in page.splitlines()]
    for each in one.pairings:
        assert sum(line.startswith(f"**{each.table}** ·") for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("count", [3, 8, 13, 256])
def test_every_page_fits_and_together_they_name_everybody(
    shape: Shape, count: int, language: str
) -> None:
    if shape is Shape.ROUND_ROBIN and count > 64:
        pytest.skip("no round-robin event is that large")
    desk = desk_of(shape, count)
    chance = random.Random(count)
    while not isinstance(desk.go_on(), records.Finished):
        if desk.event.rounds[-1].is_over:
            continue
        every_table_has_a_line(look_at(desk, language), desk.event.rounds[-1])
        desk.play(chance)
    look = look_at(desk, language)
    ranked = pages_of(lambda page: standings(look, page=page))
    assert sum(page.count("%") for page in ranked) == 2 * count
    assert pages_of(lambda page: places(look, page=page))
    if shape in (Shape.SINGLE, Shape.DOUBLE):
        assert pages_of(lambda page: bracket(look, 1, page=page))
    elif desk.event.cut:
        assert pages_of(lambda page: bracket(look, 2, page=page))


def test_a_pairing_tells_points_result_and_where_it_is_played() -> None:
    desk = desk_of(Shape.SWISS, 3)
    desk.go_on()
    one = desk.event.rounds[-1]
    first, second = one.pairings[0].players
    names = ["", "", ""]
    names[first - 1], names[second - 1] = "Ann", "Bea"
    names[one.pairings[1].first - 1] = "Cleo"
    [open_page] = pages_of(
        lambda page: pairings(named(desk, *names), one, threads={1: 99}, page=page)
    )
    assert "**1** · Ann (0) – Bea (0) · <#99>" in open_page
    assert "**2** · Cleo (0) · bye" in open_page
    assert "One table is still playing." in open_page

    desk.say(records.Reported(1, Result(1, 2, How.CLOCK)))
    [ended] = pages_of(lambda page: pairings(named(desk, *names), one, page=page))
    assert "**1** · Ann (0) 1–2 **Bea** (0) · decided by time" in ended
    assert "All results are in." in ended


def test_the_page_opens_where_the_reader_stands() -> None:
    desk = desk_of(Shape.SWISS, 256)
    desk.go_on()
    last = desk.event.rounds[-1].pairings[-1]
    look = look_at(desk, reader=last.first)
    view = pairings(look, desk.event.rounds[-1])
    assert f"▸ **{last.table}** ·" in "\n".join(texts_of(view))


def test_the_buttons_turn_to_the_pages_beside_it() -> None:
    desk = desk_of(Shape.SWISS, 256)
    desk.go_on()
    view = standings(look_at(desk), page=1)
    found = [each for each in view.walk_children() if isinstance(each, ui.Button)]
    read = [(each, TURN.read(each.custom_id or "")) for each in found]
    buttons = [each for each, turn in read if turn]
    turned = [turn for _, turn in read if turn]
    assert [each["page"] for each in turned] == [0, 1, 2]
    assert [each.disabled for each in buttons] == [False, True, False]
    assert {(each["what"], each["event"]) for each in turned} == {("standings", 7)}


def test_standings_tell_points_record_and_tie_breakers() -> None:
    desk = desk_of(Shape.SWISS, 4)
    desk.go_on()
    one = desk.event.rounds[-1]
    for pairing in one.pairings:
        desk.say(records.Reported(pairing.table, Result(2, 0)))
    [page] = pages_of(lambda page: standings(named(desk, "A", "B", "C", "D"), page=page))
    assert "standings after round 1" in page
    assert page.count("· **3** · 1–0–0 · 33.3% · 100.0% · 0") == 2
    assert page.count("· **0** · 0–0–1 · 100.0% · 33.3% · 1") == 2


def test_rates_are_rounded_half_up_to_one_decimal() -> None:
    rates = [Fraction(11, 18), Fraction(1, 3), Fraction(2, 3), Fraction(1), Fraction(1, 2000)]
    assert [percent(rate) for rate in rates] == ["61.1%", "33.3%", "66.7%", "100.0%", "0.1%"]


def test_a_bracket_says_who_met_whom_and_who_is_waited_for() -> None:
    desk = desk_of(Shape.SINGLE, 5, third_place=True)
    desk.go_on()
    names = ["Ann", "Bea", "Cleo", "Dee", "Eve"]
    seeds = [names[player - 1] for player in desk.event.players]
    desk.say(records.Reported(1, Result(2, 1)))
    [page] = pages_of(lambda page: bracket(named(desk, *names), 1, page=page))
    assert page.splitlines()[1:] == [
        "**quarter-finals**",
        f"{seeds[0]} · bye",
        f"1\\. **{seeds[3]}** 2–1 {seeds[4]}",
        f"{seeds[1]} · bye",
        f"{seeds[2]} · bye",
        "**semi-finals**",
        f"2\\. {seeds[0]} – {seeds[3]}",
        f"3\\. {seeds[1]} – {seeds[2]}",
        "**final**",
        "4\\. winner of 2 – winner of 3",
        "**third-place match**",
        "5\\. loser of 2 – loser of 3",
    ]


def test_a_bracket_of_two_losses_names_both_halves_and_the_grand_final() -> None:
    desk = desk_of(Shape.DOUBLE, 4)
    desk.to_the_end(random.Random(3))
    [page] = pages_of(lambda page: bracket(look_at(desk), 1, page=page))
    titles = [
        line.strip("*") for line in page.splitlines() if line.startswith("**") and ":" in line
    ]
    assert titles == [
        "winners' bracket: semi-finals",
        "winners' bracket: final",
        "losers' bracket: round 1",
        "losers' bracket: final",
    ]
    assert "**grand final**" in page
    assert "**grand final, match 2**" in page


def test_places_that_are_shared_are_told_as_a_range() -> None:
    groups = [[Player(1)], [Player(2)], [Player(3), Player(4)], [Player(5)]]
    assert [place for place, _ in ranges(groups)] == ["1", "2", "3–4", "5"]


def test_a_match_that_somebody_left_names_them() -> None:
    desk = third_place_of_four()
    _, leaver = desk.event.rounds[-1].pairings[1].players
    desk.say(records.Dropped(leaver))
    looks = [look_at(desk, language) for language in ("en", "ja", "zh")]
    gone = looks[0].name(leaver)
    said = [f"{gone} dropped", f"{gone}のドロップ", f"{gone}退赛"]
    for look, words in zip(looks, said, strict=True):
        for view in (bracket(look, 1), pairings(look, desk.event.rounds[-1])):
            assert f"1–0 {gone} · {words}" in "\n".join(texts_of(view))


def test_a_match_that_both_left_says_so() -> None:
    desk = desk_of(Shape.SINGLE, 4, third_place=True)
    desk.go_on()
    losers = [desk.event.rounds[-1].table(table).players[1] for table in (1, 2)]
    for table, loser in enumerate(losers, 1):
        desk.say(records.Reported(table, Result(2, 0)))
        desk.say(records.Dropped(loser))
    desk.go_on()
    text = "\n".join(texts_of(bracket(look_at(desk), 1)))
    assert text.endswith(" · both dropped")


def test_the_places_at_the_end_say_who_dropped() -> None:
    desk = third_place_of_four()
    third, fourth = desk.event.rounds[-1].pairings[1].players
    desk.say(records.Dropped(fourth))
    desk.say(records.Reported(1, Result(2, 0)))
    desk.go_on()
    for language, words in (("en", " (dropped)"), ("ja", "（ドロップ）"), ("zh", "（已退赛）")):
        look = look_at(desk, language)
        text = texts_of(places(look))[-1]
        assert f"**3** · {look.name(third)}\n" in text
        assert text.endswith(f"**4** · {look.name(fourth)}{words}")


def third_place_of_four() -> Desk:
    """The final and the match for third place are paired."""
    desk = desk_of(Shape.SINGLE, 4, third_place=True)
    desk.go_on()
    desk.say(records.Reported(1, Result(2, 1)))
    desk.say(records.Reported(2, Result(2, 1)))
    desk.go_on()
    return desk


@pytest.mark.parametrize(
    ("language", "both"),
    [("en", "A – B: both lose"), ("ja", "A – B：両者敗北"), ("zh", "A – B：双方判负")],
)
def test_that_both_lose_stands_behind_their_names(language: str, both: str) -> None:
    look = look_at(desk_of(Shape.SWISS, 4), language)

    assert look.paired("A", Result(0, 0, How.RULING, both_lose=True), "B") == both
    assert look.paired("A", Result(2, 1), "B") == "A 2–1 B"
    assert look.paired("A", None, "B") == "A – B"
