"""Traps and fast effects that answer what a battle destroys, where the Damage Step ends."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    Attribute,
    Cards,
    Cause,
    Draw,
    If,
    IsActivated,
    IsDestroyed,
    IsSentToGraveyard,
    Kind,
    NegateActivation,
    Place,
    Quick,
    Slays,
    Timing,
    Trigger,
    Type,
    Whose,
)
from engine.yugioh.language.cards import (
    continuous_trap,
    counter_trap,
    monster,
    quick_play,
    trap,
)
from engine.yugioh.state.reasons import Reason
from engine.yugioh.words.effects.uses import uses
from tests.rulings.test_damage_step import AFTER, BEFORE, DURING, END, START, offered
from tests.table import Table, face_down, face_up, side

MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
BATTLE, EFFECT = Cause.BATTLE, Cause.EFFECT
NEVER: dict[str, list[str]] = {START: [], BEFORE: [], DURING: [], AFTER: [], END: []}
AT_THE_END = {**NEVER, END: ["Answer"]}

BY_BATTLE = [
    IsDestroyed(MINE, BATTLE),
    IsDestroyed(MINE, (BATTLE, EFFECT)),
    IsSentToGraveyard(MINE, destroyed_by=BATTLE),
    IsSentToGraveyard(MINE, Place.FIELD, (BATTLE, EFFECT)),
    IsSentToGraveyard(MINE, attacked_by=Whose.THEIRS),
]
"""Of monsters that are destroyed."""


def attacked() -> Table:
    """Uraby (1500) attacks Silver Fang (1200), whose player has the made-up card."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang", "Answer"]))
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    return table


@pytest.mark.rule("MR-DSTEP-30")
@pytest.mark.parametrize("when", BY_BATTLE)
def test_a_trap_that_answers_a_destruction_by_battle_is_for_the_end_of_the_damage_step(
    when: Trigger, lay_beside: Callable[..., None]
) -> None:
    """Hero Signal (FAQ 6356), Shien's Scheme (FAQ 9366), Performapal Revival (FAQ 11402)."""
    lay_beside(trap("Answer", 9001, Activate(when, do=Draw(1))))
    table = attacked()

    assert offered(table, table.kaiba) == AT_THE_END


@pytest.mark.rule("MR-DSTEP-30")
@pytest.mark.parametrize("when", BY_BATTLE)
def test_so_is_a_quick_play_spell_or_quick_effect(
    when: Trigger, lay_beside: Callable[..., None]
) -> None:
    """Super Quantal Alphancall Appeal (FAQ 14306)."""
    lay_beside(quick_play("Answer", 9001, Activate(when, do=Draw(1))))
    by_spell = attacked()
    by_monster = monster(
        "Answer",
        9001,
        Quick(when, do=Draw(1)),
        type=Type.FIEND,
        attribute=Attribute.DARK,
        attack=0,
        level=1,
    )
    assert offered(by_spell, by_spell.kaiba) == AT_THE_END
    lay_beside(by_monster)
    table = attacked()
    assert offered(table, table.kaiba) == AT_THE_END


@pytest.mark.rule("MR-DSTEP-02")
@pytest.mark.parametrize(
    ("by", "is_offered"), [(EFFECT, False), ((BATTLE, EFFECT), True), (BATTLE, False)]
)
def test_what_an_effect_destroys_there_is_answered_by_who_names_a_battle_too(
    by: Cause | tuple[Cause, ...], is_offered: bool, lay_beside: Callable[..., None]
) -> None:
    """Soul Rope (FAQ 5557) says effects, Lunalight Reincarnation Dance (FAQ 12343) both."""
    lay_beside(trap("Answer", 9001, Activate(IsDestroyed(MINE, by), do=Draw(1))))
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby", "Answer"]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.chooses("Uraby")
    table.chain_resolves()

    assert table.driver.is_at(AFTER)
    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.may("activate", "Answer", at=AFTER) is is_offered


@pytest.mark.rule("MR-DSTEP-30")
@pytest.mark.parametrize("attacker", ["Summoned Skull", "Uraby"])
def test_a_trap_answers_what_an_own_monster_destroys_even_where_both_fall(
    attacker: str, lay_beside: Callable[..., None]
) -> None:
    """TG-SX1 (FAQ 9540), Queen's Pawn (FAQ 9004)."""
    lay_beside(trap("Answer", 9001, Activate(Slays(MINE), do=Draw(1))))
    table = Table(yugi=side(field=[attacker, "Answer"]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with(attacker)

    assert offered(table, table.yugi) == AT_THE_END


@pytest.mark.rule("MR-DSTEP-30")
def test_a_continuous_card_answers_it_too_and_what_its_opponent_destroys_not(
    lay_beside: Callable[..., None],
) -> None:
    """Pride of the Weak (FAQ 8281), Howl of the Wild (FAQ 8996)."""
    lay_beside(continuous_trap("Answer", 9001, If(Slays(MINE), do=Draw(1))))
    table = Table(yugi=side(field=["Uraby", face_up("Answer")]), kaiba=side(field=["Uraby"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    lost = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", face_up("Answer")])
    )
    lost.yugi.attacks_with("Summoned Skull")
    lost.everyone_passes()

    assert (table.chains(), lost.chains()) == ([["Answer"]], [])


def test_a_monster_that_speaks_of_itself_has_to_outlive_it() -> None:
    """Goyo Guardian (FAQ 7736): not where both are destroyed."""
    table = Table(yugi=side(field=["Goyo Guardian"]), kaiba=side(field=["Goyo Guardian"]))
    table.yugi.attacks_with("Goyo Guardian")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert table.yugi.graveyard == table.kaiba.graveyard == ["Goyo Guardian"]


@pytest.mark.rule("MR-DSTEP-04")
@pytest.mark.parametrize("cause", [BATTLE, EFFECT])
def test_a_counter_trap_is_for_every_timing_whatever_it_answers(cause: Cause) -> None:
    answer = counter_trap("Answer", 9001, Activate(IsDestroyed(MINE, cause), do=Draw(1)))

    assert uses(answer)[0].timings == tuple(Timing)
    assert not uses(answer)[0].shuns_damage_step


@pytest.mark.parametrize("doomed", [True, False])
def test_what_a_battle_has_destroyed_negates_no_more(
    doomed: bool, lay_beside: Callable[..., None]
) -> None:
    """Kozmoll Dark Lady (Q&A 7519), Infernoid Lilith (Q&A 9497)."""
    answers = Quick(IsActivated(Cards(whose=Whose.THEIRS), by_kind=True), do=NegateActivation())
    lady = monster(
        "Lady", 9011, answers, attribute=Attribute.DARK, type=Type.FIEND, level=4, attack=1000
    )
    lay_beside(lady)
    table = Table(
        yugi=side(field=["Airknight Parshath"], deck=["Uraby"]),
        kaiba=side(field=["Lady", "Silver Fang"]),
    )
    table.yugi.attacks_with("Airknight Parshath", at="Lady" if doomed else "Silver Fang")
    table.driver.pass_to(
        lambda asked: (
            asked.seat == table.kaiba.seat and bool(table.driver.duel.state.chain.links)
        ),
        "answer it",
    )
    assert table.kaiba.options("activate") == ([] if doomed else ["Lady"])
