"""How long a plain turn between two people stands still, from the presses of it alone."""

import pytest

from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import Tempo
from engine.core.prompts import Prompt
from engine.core.protocol import Seat
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.test_ways import speed_duel

USERS = {Seat(0): YUGI, Seat(1): KAIBA}
FIRST, SECOND = Seat(0), Seat(1)
STEP = 0.05


async def asked(room: Room, session: Session, seat: Seat) -> tuple[int, Prompt, float]:
    """The next question of `seat`, its number, and how long it stood still until then."""
    waited = 0.0
    while waited < 20:
        question = (await session.sight(seat)).question
        if question is not None and question.prompt.least:
            return question.number, question.prompt, waited
        other = Seat(1 - seat)
        windows = (await session.sight(other)).question
        if windows is not None and not windows.prompt.least:
            assert await session.answer(USERS[other], windows.number, ()) is Verdict.TAKEN
        await room.clock.advance(STEP)
        waited += STEP
    raise AssertionError("the duel stands still")


async def press(room: Room, session: Session, seat: Seat, word: str) -> float:
    """Press the first button with `word`; return how long it stood still before."""
    number, prompt, waited = await asked(room, session, seat)
    labels = [choice.label for choice in prompt.choices]
    place = next((n for n, label in enumerate(labels) if word in label), None)
    assert place is not None, f"no {word} in {labels}"
    assert await session.answer(USERS[seat], number, (place,)) is Verdict.TAKEN
    return waited


async def stands_still(room: Room, tempo: Tempo) -> float:
    """The seconds that a turn with a Summon, a Set card and an attack stands still."""
    session = await speed_duel(room, tempo.seconds)
    assert await session.answer(YUGI, 0, (1,)) is Verdict.TAKEN
    assert await session.answer(KAIBA, 0, (0,)) is Verdict.TAKEN
    for word in ("first", "Set", "End the turn"):
        await press(room, session, FIRST, word)
    acts = ("を召喚", "をセット", "バトルフェイズへ", "攻撃", "ターン終了")
    await asked(room, session, SECOND)
    waited = [await press(room, session, SECOND, word) for word in acts]
    return sum(waited) + (await asked(room, session, FIRST))[2]


@pytest.mark.parametrize(
    ("tempo", "most"), [(Tempo.FAST, 0.0), (Tempo.EVEN, 6.0), (Tempo.SECRET, 18.0)]
)
async def test_a_plain_turn_stands_still_no_longer_than_its_tempo_says(
    room: Room, tempo: Tempo, most: float
) -> None:
    assert await stands_still(room, tempo) <= most + STEP
