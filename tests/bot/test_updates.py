"""An update of the bot ends no duel that it does not change, and says what has ended one."""

from dataclasses import replace
from typing import Any

import pytest

from bot.duels.outcome.results import ended_words
from bot.duels.panel.log_pages import log_file
from bot.duels.store.ending import EndKind
from bot.duels.store.records import Kept, Status
from bot.duels.table.verdict import Verdict
from bot.shared.database import UnavailableError
from cards.games import yugioh
from cards.languages import LANGUAGES
from cards.yugioh import BOOK, by_name
from engine.core.match import Act
from engine.core.protocol import Audience, Seat
from engine.yugioh.language import Kind
from tests.bot.matches import answer, between
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, number
from tests.bot.updated import (
    FILLERS,
    POT,
    UNPLAYED,
    Update,
    again,
    chronicle,
    drawn,
    draws,
    everything,
    log,
    table,
)
from tests.bot.updated import update as update


async def test_a_card_that_is_not_in_the_duel_changes_nothing(
    room: Room, update: Update
) -> None:
    session = await drawn(room)
    before, laid = repr(await everything(session)), session.record.setup
    update(Upstart_Goblin=draws(3))
    after = await again(room, session)

    assert after.record.status is Status.OPEN
    assert after.record.setup == laid
    assert repr(await everything(after)) == before


async def test_a_card_whose_change_does_not_matter_ends_nothing(
    room: Room, update: Update
) -> None:
    session = await drawn(room)
    laid, told = session.record.setup, await log(room, session, Seat(0))
    name = BOOK[UNPLAYED].name.replace(" ", "_")
    update(**{name: lambda text: replace(text, level=text.level + 1)})
    after = await again(room, session)

    assert after.record.status is Status.OPEN
    assert after.record.setup.cards != laid.cards
    assert await log(room, after, Seat(0)) == told
    kept = await room.store.matches.load(after.record.id)
    assert kept is not None
    assert kept.setup == after.record.setup == yugioh.YUGIOH.renew(laid)
    question = (await after.sight(Seat(0))).question
    assert question
    assert await after.answer(YUGI, question.number, ()) is not Verdict.OVER


async def test_a_card_whose_change_matters_ends_the_duel_and_is_named_to_both(
    room: Room, update: Update
) -> None:
    session = await drawn(room)
    update(Pot_of_Greed=draws(1))
    after = await again(room, session)

    ending = after.record.ending
    assert after.record.status is Status.STOPPED
    assert ending is not None
    assert (ending.kind, ending.winners, ending.wins) == (EndKind.CARDS, (), (0, 0))
    for audience in (None, Seat(0), Seat(1)):
        for language in LANGUAGES:
            words = ended_words(after.record, "", language, audience)
            assert yugioh.YUGIOH.names(language)[by_name(POT).passcode] in words
    reloaded = await room.restarted().get(session.record.id)
    assert reloaded is not None
    assert reloaded.record.ending == ending
    assert reloaded.record.ending.changes == ending.changes
    assert room.stage.ended == [session.record.id]


async def test_the_log_of_a_duel_that_an_update_ended_goes_as_far_as_it_is_the_same(
    room: Room, update: Update
) -> None:
    session = await drawn(room)
    audiences: tuple[Audience, ...] = (None, Seat(0), Seat(1))
    before = {
        (audience, language): await log(room, session, audience, language)
        for audience in audiences
        for language in LANGUAGES
    }
    update(Pot_of_Greed=draws(1))
    after = await again(room, session)
    first = {key: await log(room, after, *key) for key in before}
    update(Pot_of_Greed=draws(3), Upstart_Goblin=draws(3))

    for key, lines in before.items():
        kept = await log(room, after, *key)
        assert kept == first[key] == lines[: len(kept)]
        assert 3 < len(kept) < len(lines)
        told = await chronicle(room, after.record, *key)
        assert told is not None
        assert told.is_cut
    told = await chronicle(room, after.record, None)
    assert told is not None
    *_, cut, end = log_file(after.record, told, "en").fp.read().decode().splitlines()
    assert cut.startswith("The rest of the log cannot be shown")
    assert POT in end


async def test_a_card_that_nobody_was_shown_is_named_to_those_alone_who_have_it(
    room: Room, update: Update
) -> None:
    session = await table(room)
    question = (await session.sight(Seat(0))).question
    assert question
    at = next(n for n, each in enumerate(question.prompt.choices) if "Set" in each.label)
    label = question.prompt.choices[at].label
    assert await session.answer(YUGI, question.number, (at,)) is Verdict.TAKEN
    hidden = next(BOOK[code] for code in FILLERS[:12] if BOOK[code].name in label)
    update(**{hidden.name.replace(" ", "_"): lambda text: replace(text, level=9)})
    after = await again(room, session)

    ending = after.record.ending
    assert ending is not None
    (change,) = ending.changes
    assert (change.owners, change.is_seen) == ((Seat(0),), False)
    assert hidden.name in ended_words(after.record, "", "en", Seat(0))
    for audience in (None, Seat(1)):
        words = ended_words(after.record, "", "en", audience)
        assert hidden.name not in words
        assert "rules or cards have changed" in words


async def test_a_finished_duel_is_told_as_before_or_as_far_as_it_is_the_same(
    room: Room, update: Update
) -> None:
    session = await drawn(room)
    await session.settling.surrender(YUGI, whole=True)
    record, lines = session.record, await log(room, session, Seat(1))
    whole = await chronicle(room, record, Seat(1))
    name = BOOK[UNPLAYED].name.replace(" ", "_")
    update(**{name: lambda text: replace(text, level=text.level + 1)})
    assert await chronicle(room, record, Seat(1)) == whole

    update(Pot_of_Greed=draws(1))
    cut = await chronicle(room, record, Seat(1))
    assert cut is not None
    assert cut.is_cut
    told = [line for each in cut.chapters for line in (each.heading, *each.lines)]
    assert told == lines[: len(told)]
    end = log_file(record, cut, "en").fp.read().decode().splitlines()
    assert end[-2].startswith("The rest of the log cannot be shown")
    assert "surrendered" in end[-1]


async def test_a_match_between_two_duels_goes_on_with_its_side_decks(
    room: Room, update: Update
) -> None:
    session = await between(room)
    laid = session.record.setup
    code = next(code for code in laid.decks[0]["side"] if BOOK[code].kind is Kind.MONSTER)
    name = BOOK[code].name.replace(" ", "_")
    update(**{name: lambda text: replace(text, attack=text.attack + 100)})
    after = await again(room, session)

    assert after.record.status is Status.OPEN
    assert after.record.setup.cards != laid.cards
    for user in (YUGI, KAIBA):
        await answer(after, user, ())
    acts = [kept.entry.act for kept in await room.store.matches.answers(1)]
    assert Act.SURRENDER in acts
    later = await again(room, after)
    assert later.record.status is Status.OPEN


async def test_rules_of_another_version_end_nothing_by_which_nothing_differs(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    await fingers(session)
    before = repr(await everything(session))
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")
    after = await again(room, session)

    assert after.record.setup.version == "2"
    assert repr(await everything(after)) == before
    assert await after.answer(YUGI, await number(after, YUGI), (0,)) is Verdict.TAKEN


async def test_rules_of_another_version_by_which_it_differs_are_named(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    await fingers(session)
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")
    await room.store.database.do("UPDATE answers SET reached = 'otherwise' WHERE n = 1")
    after = await again(room, session)

    ending = after.record.ending
    assert ending is not None
    assert (ending.kind, ending.rules) == (EndKind.RULES, ("1", "2"))
    for language in LANGUAGES:
        words = ended_words(after.record, "", language)
        assert "1" in words
        assert "2" in words


@pytest.mark.parametrize("missing", ["answers SET reached = NULL", "answers SET reached = ''"])
async def test_what_was_told_last_has_to_be_proven_where_rules_are_others(
    room: Room, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    session = await room.duel()
    await fingers(session)
    await room.store.database.do(f"UPDATE {missing}")
    same = await again(room, session)
    assert same.record.status is Status.OPEN
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")
    after = await again(room, same)

    assert after.record.ending is not None
    assert after.record.ending.kind is EndKind.RULES


async def test_a_duel_in_which_nobody_has_answered_is_compared_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on, ended = await room.duel(channel=5), await room.duel(channel=6)
    assert going_on.record.begun == ended.record.begun != ""
    await room.store.database.do("UPDATE matches SET begun = 'x' WHERE channel = 6")
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")

    assert (await again(room, going_on)).record.status is Status.OPEN
    assert (await again(room, ended)).record.status is Status.STOPPED


@pytest.mark.parametrize(
    ("begun", "status"), [(None, Status.OPEN), ("unknown", Status.STOPPED)]
)
async def test_a_duel_of_which_nothing_was_told_yet_begins_by_the_rules_of_now(
    room: Room, monkeypatch: pytest.MonkeyPatch, begun: str | None, status: Status
) -> None:
    session = await room.duel()
    session.sleep()
    await room.store.database.do("UPDATE matches SET begun = ?", (begun,))
    assert (await again(room, session)).record.status is Status.OPEN
    await room.store.database.do("UPDATE matches SET begun = ?", (begun,))
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")
    assert (await again(room, session)).record.status is status


async def test_a_stop_before_it_is_noted_loses_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    await fingers(session)
    laid = session.record.setup
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")

    async def broken(*args: Any) -> None:
        raise UnavailableError("the disk is gone")

    with monkeypatch.context() as gone:
        gone.setattr(room.store.matches, "renew", broken)
        with pytest.raises(UnavailableError):
            await again(room, session)
        kept = await room.store.matches.load(1)
        assert kept is not None
        assert kept.setup == laid
    after = await again(room, session)
    assert after.record.status is Status.OPEN
    assert after.record.setup.version == "2"


async def test_a_stop_between_the_log_and_the_end_loses_nothing(
    room: Room, update: Update, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await drawn(room)
    update(Pot_of_Greed=draws(1))

    async def broken(*args: Any) -> None:
        raise UnavailableError("the disk is gone")

    with monkeypatch.context() as gone:
        gone.setattr(room.store.matches, "end", broken)
        with pytest.raises(UnavailableError):
            await again(room, session)
        kept = await room.store.matches.load(session.record.id)
        assert kept is not None
        assert kept.status is Status.OPEN
    after = await again(room, session)
    assert after.record.ending is not None
    assert after.record.ending.kind is EndKind.CARDS
    assert await log(room, after, Seat(0))


async def test_every_answer_is_kept_with_where_it_led(room: Room) -> None:
    session = await drawn(room)
    answers: list[Kept] = await room.store.matches.answers(session.record.id)
    match = yugioh.YUGIOH.open(session.record.setup)
    match.start()
    assert session.record.begun == match.reached
    for kept in answers:
        match.enter(kept.entry)
        assert kept.reached == match.reached


def test_the_same_answer_to_other_options_is_another_choice() -> None:
    first, other = (ODDS_AND_EVENS.open(laid) for laid in _setups())
    assert first.start().keys() == other.start().keys()
    before = first.reached
    first.answer(Seat(0), (1,))
    assert first.digest == before[:16]
    assert first.reached != before
    other.answer(Seat(0), (2,))
    assert first.reached[16:] != other.reached[16:]


def _setups() -> list[Any]:
    decks = [each.deck for each in ODDS_AND_EVENS.ready_decks[:2]]
    return [ODDS_AND_EVENS.setup("short", decks, bytes(32)) for _ in range(2)]
