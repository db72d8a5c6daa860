"""Nobody reads more than they may know while a monster is summoned by hand."""

from dataclasses import replace

import pytest

from engine.core.match import Told
from engine.yugioh.language import ByHand, CardText, Frame, Place, Summon, SummonedIf
from engine.yugioh.state.by_hand import Plan
from tests.by_hand.made_up import fiend
from tests.by_hand.playing import ways
from tests.fuzz.watching import revealed, seen_secrets, spoken_secrets
from tests.fuzz.witness import Witness
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

WALKER: CardText = fiend("By Hand Walker", 900_000_081, SummonedIf(cost=ByHand((0,))))
SPIRE: CardText = replace(
    fiend(
        "By Hand Spire",
        900_000_082,
        SummonedIf(cost=ByHand((0,)), places=(Place.EXTRA_DECK,)),
    ),
    frame=Frame.XYZ,
    level=0,
    rank=4,
    special_only=True,
)


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, WALKER, SPIRE)


def shown_while(table: Table, *answers: tuple[str, ...]) -> list[set[str]]:
    """What has been revealed after each answer; nobody reads of anything else."""
    table.everyone_passes()
    witness, found, summons = Witness(table.driver.duel), list[set[str]](), 0
    for answer in answers:
        before = {whom: len(heard) for whom, heard in table.driver.told.items()}
        table.driver.choose(*answer)
        heard = table.driver.told.items()
        told: Told = {whom: tuple(events[before[whom] :]) for whom, events in heard}
        cards = revealed(told[None])
        found.append({table.driver.duel.card(each).text.name for each in cards})
        plan = getattr(table.driver.decision, "about", None)
        summons += isinstance(plan, Plan) and plan.is_summon
        assert seen_secrets(table.driver.match, told) == []
        read = {each.split(" reads ")[1] for each in spoken_secrets(table.driver.match, told)}
        assert read <= set[str]().union(*found)
    assert summons
    assert witness.leaks == []
    return found


def test_materials_in_the_hand_are_shown_as_they_are_proposed_face_down_ones_are_not() -> None:
    table = Table(
        yugi=side(
            hand=["Gemini Elf", "Kuriboh"],
            field=[face_down("Battle Ox"), face_down("Celtic Guardian")],
            extra=["By Hand Spire", "Elemental HERO Flame Wingman"],
        )
    )
    begun, proposed, came = shown_while(
        table,
        ("Special Summon By Hand Spire",),
        ("Gemini Elf", "Battle Ox"),
        ("Agree",),
    )
    assert begun == came == set()
    assert proposed == {"By Hand Spire", "Gemini Elf"}
    assert ways(table) == [Summon.XYZ]


def test_what_is_discarded_for_it_is_shown_as_it_is_discarded() -> None:
    table = Table(yugi=side(hand=["By Hand Walker", "Kuriboh", "Gemini Elf"]))
    *_, proposed, came = shown_while(
        table,
        ("Special Summon By Hand Walker",),
        ("Discard",),
        ("Kuriboh",),
        ("Propose",),
        ("Agree",),
    )
    assert proposed == {"By Hand Walker"}
    assert came == set()
    assert table.yugi.graveyard == ["Kuriboh"]
