"""Summons told apart by where the monster came from, and by whose effect it came."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Ability,
    Activate,
    Came,
    Cards,
    ChangePosition,
    Choose,
    Continuous,
    Destroy,
    Every,
    Exists,
    Frame,
    GainLife,
    If,
    Ignition,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    Place,
    Position,
    SpecialSummon,
    SpecialSummoned,
    StandsAgainstEffects,
    Summon,
    Target,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, face_up, side

GAGAGA = "Number 39: Utopia"
SPECIALLY = (Summon.SPECIAL,)


def comer(lay_beside: Callable[..., None], when: IsSummoned) -> None:
    effect = If(when, do=GainLife(500))
    lay_beside(replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(effect,)))


@pytest.mark.parametrize(
    ("origin", "answers"), [(Place.GRAVEYARD, True), (Place.HAND, False), (None, True)]
)
def test_it_answers_where_it_came_from(
    origin: Place | None, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Molten Zombie: Special Summoned from the Graveyard, and from nowhere else."""
    comer(lay_beside, IsSummoned(THIS, SPECIALLY, origin))
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Comer"]))
    table.yugi.activates("Monster Reborn", targeting="Comer")
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)


@pytest.mark.parametrize(("kind", "answers"), [(Kind.SPELL, True), (Kind.MONSTER, False)])
def test_it_answers_whose_effect_it_came_by(
    kind: Kind, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Evolsaur Diplo: by an effect of such a card alone."""
    comer(lay_beside, IsSummoned(THIS, SPECIALLY, by=Cards(kind)))
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Comer"]))
    table.yugi.activates("Monster Reborn", targeting="Comer")
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)


def test_a_normal_summon_is_by_no_effect(lay_beside: Callable[..., None]) -> None:
    comer(lay_beside, IsSummoned(THIS, by=Cards()))
    table = Table(yugi=side(hand=["Comer"]))
    table.yugi.summons("Comer")
    table.everyone_passes()

    assert table.yugi.life == 8000


def _guards(lay_beside: Callable[..., None], *tributes: str) -> Table:
    """What was Tribute Summoned is not destroyed by effects; yugi has Set a monster."""
    summoned = Cards(Kind.MONSTER, place=Place.FIELD, like=(Came((Summon.TRIBUTE,)),))
    guards = Continuous(StandsAgainstEffects(summoned))
    lay_beside(
        replace(by_name("Imperial Order"), passcode=9001, name="Guard", effects=(guards,))
    )
    high = "Summoned Skull" if tributes else "Kuriboh"
    table = Table(
        yugi=side(hand=[high], field=[face_up("Guard"), *tributes]),
        kaiba=side(hand=["Raigeki"]),
    )
    table.yugi.sets(high, tributing=tributes)
    return table


@pytest.mark.parametrize("tributes", [("Uraby",), ()])
def test_faq_10423_a_monster_that_was_tribute_set_counts_as_tribute_summoned(
    tributes: tuple[str, ...], lay_beside: Callable[..., None]
) -> None:
    table = _guards(lay_beside, *tributes)
    table.yugi.ends_turn()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert bool(table.yugi.monsters) is bool(tributes)


def test_qa_20548_it_does_so_once_it_is_flip_summoned(lay_beside: Callable[..., None]) -> None:
    table = _guards(lay_beside, "Uraby")
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Summoned Skull")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull"]


@pytest.mark.parametrize(("origin", "falls"), [(Place.GRAVEYARD, True), (Place.HAND, False)])
def test_it_is_known_later_where_it_came_from(
    origin: Place, falls: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Get Out!: of monsters that were Special Summoned from there."""
    came = SpecialSummoned(origin)
    such = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(came,))
    effect = Ignition(do=Destroy(Every(such)))
    lay_beside(replace(by_name("Uraby"), name="Sweeper", passcode=9001, effects=(effect,)))
    table = Table(yugi=side(hand=["Monster Reborn"], field=["Sweeper"], graveyard=["Kuriboh"]))
    table.yugi.activates("Monster Reborn", targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.may("activate", "Sweeper") is falls


@pytest.mark.rule("MR-SUM-14")
@pytest.mark.parametrize("when", [{"origin": Place.GRAVEYARD}, {"by": Cards(Kind.SPELL)}])
def test_a_flip_summon_comes_from_nowhere_and_by_nothing(
    when: dict[str, Any], lay_beside: Callable[..., None]
) -> None:
    comer(lay_beside, IsSummoned(THIS, **when))
    hand = ["Monster Reborn", "Book of Moon"]
    table = Table(yugi=side(hand=hand, graveyard=["Comer"]))
    table.yugi.activates("Monster Reborn", targeting="Comer")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Comer")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.ends_turn()
    assert table.yugi.life == 8500

    table.yugi.flip_summons("Comer")
    table.everyone_passes()
    assert table.yugi.life == 8500


@pytest.mark.parametrize("turned", [False, True])
def test_from_where_it_came_is_forgotten_when_it_is_turned_face_down(
    turned: bool, lay_beside: Callable[..., None]
) -> None:
    """Dogmatika Ecclesia (Q&A 16743): that it was Special Summoned is not."""
    came = SpecialSummoned(origin=Place.GRAVEYARD)
    risen = Cards(Kind.MONSTER, place=Place.FIELD, like=(came,))
    gains = Ignition(condition=Exists(risen), do=GainLife(500))
    lay_beside(replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(gains,)))
    table = Table(
        yugi=side(
            hand=["Monster Reborn", "Book of Moon"], field=["Comer"], graveyard=["Battle Ox"]
        )
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    if turned:
        table.yugi.activates("Book of Moon", targeting="Battle Ox")
        table.everyone_passes()
    assert table.yugi.may("activate", "Comer") is not turned


def test_it_does_not_answer_what_is_summoned_together_with_it(
    lay_beside: Callable[..., None],
) -> None:
    """It has to lie there already (Q&A 12153)."""
    others = IsSummoned(Cards(Kind.MONSTER, Whose.YOURS, other=True), SPECIALLY)
    answers = If(others, do=GainLife(500))
    comes = replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(answers,))
    fallen = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
    both = SpecialSummon(Choose(fallen, 2))
    lay_beside(comes, spell("Both", 9002, Activate(do=both)))
    table = Table(yugi=side(hand=["Both"], graveyard=["Comer", "Battle Ox"]))
    table.yugi.activates("Both")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Battle Ox", "Comer"]
    assert table.yugi.life == 8000


def test_what_came_in_that_way_answers_being_sent_from_the_field_alone(
    lay_beside: Callable[..., None],
) -> None:
    """Odd-Eyes Absolute Dragon (FAQ 11942): not from beneath an Xyz Monster."""
    sent = IsSentToGraveyard(THIS, came=SPECIALLY)
    answers = If(sent, do=GainLife(500))
    comer = replace(by_name("Uraby"), name="Comer", passcode=9001, effects=(answers,))
    lay_beside(comer)
    hand = ["Monster Reborn", "Dark Hole"]
    table = Table(
        yugi=side(hand=hand, graveyard=["Comer"], field=["Battle Ox"], extra=[GAGAGA])
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    table.yugi.special_summons(GAGAGA)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert "Comer" in table.yugi.graveyard
    assert table.yugi.life == 8000


@pytest.mark.parametrize(("place", "answers"), [(Place.FIELD, True), (None, False)])
def test_to_whose_field_it_comes_is_not_who_summons_it(
    place: Place | None, answers: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ 9727: "your opponent Special Summons" is another thing than "to their field"."""
    came = IsSummoned(Cards(Kind.MONSTER, Whose.THEIRS, place), SPECIALLY)
    watcher = replace(
        by_name("Uraby"),
        name="Watcher",
        passcode=9002,
        effects=(If(came, do=GainLife(500)),),
    )
    given = SpecialSummon(
        Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)), to=Whose.THEIRS
    )
    lay_beside(watcher, spell("Gift", 9003, Activate(do=given)))
    table = Table(yugi=side(hand=["Gift"], field=["Watcher"], graveyard=["Uraby"]))
    table.yugi.activates("Gift")
    table.everyone_passes()

    assert table.yugi.life == (8500 if answers else 8000)


def test_faq_12634_who_is_turned_down_and_flip_summoned_was_synchro_summoned_still(
    lay_beside: Callable[..., None],
) -> None:
    """So is one that was Xyz Summoned (Q&A 17662)."""
    falls = If(IsSentToGraveyard(THIS, came=(Summon.XYZ,)), do=GainLife(500))
    any_monster = Target(Cards(Kind.MONSTER, place=Place.FIELD))
    covers = Activate(target=any_monster, do=ChangePosition(THAT, Position.FACE_DOWN))
    lay_beside(
        replace(by_name(GAGAGA), name="Comer", passcode=9001, effects=(falls,)),
        spell("Cover", 9002, covers),
    )
    table = Table(
        yugi=side(field=["Battle Ox", "Uraby"], hand=["Cover", "Dark Hole"], extra=["Comer"])
    )
    table.yugi.special_summons("Comer")
    table.everyone_passes()
    table.yugi.activates("Cover", targeting="Comer")
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons("Comer")
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.life == 8500


def test_qa_8619_a_gemini_monster_that_was_special_summoned_was_so_still(
    lay_beside: Callable[..., None],
) -> None:
    """It is Normal Summoned again as it lies there."""
    falls = If(IsSentToGraveyard(THIS, came=SPECIALLY), do=GainLife(500))
    gemini = replace(by_name("Uraby"), abilities=(Ability.GEMINI,), frame=Frame.EFFECT)
    lay_beside(replace(gemini, name="Comer", passcode=9001, effects=(falls,)))
    table = Table(yugi=side(hand=["Monster Reborn", "Dark Hole"], graveyard=["Comer"]))
    table.yugi.activates("Monster Reborn", targeting="Comer")
    table.everyone_passes()
    table.yugi.summons("Comer")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.life == 8500
