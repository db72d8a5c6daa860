"""Who answers a Special Summon answers every way of one; who names a way, that one alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    Cards,
    Draw,
    If,
    IsSummoned,
    Kind,
    MustBeSummoned,
    Summon,
    Whose,
)
from engine.yugioh.language.cards import CardText, continuous_trap
from tests.table import Table, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

SCALES = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
WATCHER = "Watcher"


def watcher(*ways: Summon) -> CardText:
    """A made-up card that has its player draw for their Summons in these ways."""
    mine = Cards(Kind.MONSTER, Whose.YOURS)
    return continuous_trap(WATCHER, 9001, If(IsSummoned(mine, ways), do=Draw(1)))


def normal() -> Table:
    """A Normal Summon."""
    table = Table(yugi=side(field=[face_up(WATCHER)], hand=["Uraby"]))
    table.yugi.summons("Uraby")
    return table


def by_effect() -> Table:
    """A Special Summon by the effect of a card."""
    table = Table(
        yugi=side(field=[face_up(WATCHER)], hand=["Monster Reborn"], graveyard=["Uraby"])
    )
    table.yugi.activates("Monster Reborn")
    return table


def ritual() -> Table:
    """A Ritual Summon."""
    hand = ["White Dragon Ritual", "Paladin of White Dragon"]
    table = Table(yugi=side(field=[face_up(WATCHER), "Uraby"], hand=hand))
    table.yugi.activates("White Dragon Ritual")
    table.everyone_passes()
    return table


def fusion() -> Table:
    """A Fusion Summon."""
    field: list[str | Lying] = [
        face_up(WATCHER),
        "Elemental HERO Avian",
        "Elemental HERO Burstinatrix",
    ]
    extra = ["Elemental HERO Flame Wingman"]
    table = Table(yugi=side(field=field, hand=["Polymerization"], extra=extra))
    table.yugi.activates("Polymerization")
    return table


def synchro() -> Table:
    """A Synchro Summon."""
    field: list[str | Lying] = [face_up(WATCHER), "Junk Synchron", "Speed Warrior"]
    table = Table(yugi=side(field=field, extra=["Ally of Justice Catastor"]))
    table.yugi.special_summons("Ally of Justice Catastor")
    return table


def xyz() -> Table:
    """An Xyz Summon."""
    field: list[str | Lying] = [face_up(WATCHER), "Uraby", "Ganbara Knight"]
    table = Table(yugi=side(field=field, extra=["Number 39: Utopia"]))
    table.yugi.special_summons("Number 39: Utopia")
    return table


def link() -> Table:
    """A Link Summon."""
    field: list[str | Lying] = [face_up(WATCHER), "Mokey Mokey"]
    table = Table(yugi=side(field=field, extra=["Link Spider"]))
    table.yugi.special_summons("Link Spider")
    return table


def pendulum() -> Table:
    """A Pendulum Summon."""
    table = Table(yugi=side(field=[face_up(WATCHER), *SCALES], hand=["Silver Fang"]))
    table.yugi.pendulum_summons("Silver Fang")
    return table


SPECIAL = {
    by_effect: Summon.SPECIAL,
    ritual: Summon.RITUAL,
    fusion: Summon.FUSION,
    synchro: Summon.SYNCHRO,
    xyz: Summon.XYZ,
    link: Summon.LINK,
    pendulum: Summon.PENDULUM,
}


def is_answered(table: Table) -> bool:
    """Whether the made-up card has answered what was summoned."""
    table.everyone_passes()
    return [WATCHER] in table.chains()


@pytest.mark.rule("MR-SS-01")
@pytest.mark.parametrize("summoning", SPECIAL)
def test_who_answers_a_special_summon_answers_every_way_of_one(
    summoning: Callable[[], Table], lay_beside: Callable[..., None]
) -> None:
    """A made-up one: Cynet Regression (FAQ 13697) answers the Link Summon of its player."""
    lay_beside(watcher(Summon.SPECIAL))
    assert is_answered(summoning())
    assert not is_answered(normal())


@pytest.mark.rule("MR-SS-01")
@pytest.mark.parametrize(("summoning", "way"), SPECIAL.items())
def test_who_answers_one_way_answers_no_other(
    summoning: Callable[[], Table], way: Summon, lay_beside: Callable[..., None]
) -> None:
    others = [each for each in SPECIAL.values() if each not in (way, Summon.SPECIAL)]
    lay_beside(watcher(Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, *others))
    assert not is_answered(summoning())
    lay_beside(watcher(way))
    assert is_answered(summoning())


@pytest.mark.rule("MR-SS-01")
def test_feedback_warrior_answers_its_pendulum_summon() -> None:
    table = Table(yugi=side(field=SCALES, hand=["Feedback Warrior", "Uraby"]))
    table.yugi.pendulum_summons("Feedback Warrior", "Uraby")

    assert table.yugi.may("activate", "Feedback Warrior")


@pytest.mark.rule("MR-PEND-23")
@pytest.mark.parametrize("way", [Summon.PENDULUM, Summon.RITUAL])
def test_qa_14015_what_comes_by_pendulum_summon_alone_comes_by_it(
    way: Summon, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = replace(
        by_name("Battle Ox"), name="Ox", passcode=9001, effects=(MustBeSummoned(way),)
    )
    deal_in(monkeypatch, alone)
    table = Table(yugi=side(field=SCALES, hand=["Ox", "Monster Reborn"], graveyard=["Ox"]))

    assert table.yugi.may("Pendulum Summon", None) is (way is Summon.PENDULUM)
    assert not table.yugi.may("activate", "Monster Reborn")
