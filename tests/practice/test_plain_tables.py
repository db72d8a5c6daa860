"""What each level does where one thing is plainly right, whoever it plays against."""

from collections.abc import Callable

import pytest

from engine.core.game import Level
from engine.yugioh.language import Position
from engine.yugioh.state.reasons import Reason
from tests.practice.asking import KAIBA, LEVELS, answered
from tests.table import Table, side
from tests.table.laying import Lying

SKULL, ELF, GUARD = "Summoned Skull", "Gemini Elf", "Celtic Guardian"
DRAGON = "Blue-Eyes White Dragon"

LEARNED = (Level.NORMAL, Level.HARD)
"""The levels that respond at all."""

Laid = Callable[[], Table]


def ahead(
    *,
    hand: tuple[str, ...] = (),
    field: tuple[str | Lying, ...] = (),
    foe: tuple[str | Lying, ...] = (),
    graveyard: tuple[str, ...] = (),
) -> Table:
    """Kaiba's Main Phase, with these cards and against those on the field of Yugi."""
    return Table(
        yugi=side(field=foe),
        kaiba=side(hand=hand, field=field, graveyard=graveyard),
        turn_player="kaiba",
    )


def lying(name: str) -> Lying:
    """A monster in face-up Defense Position."""
    return Lying(name, position=Position.DEFENSE)


MAIN_PHASE: dict[str, tuple[Laid, str]] = {
    "it fights what it beats": (
        lambda: ahead(field=(ELF,), foe=(GUARD,)),
        "enter the Battle Phase",
    ),
    "it attacks an empty field": (lambda: ahead(field=(ELF,)), "enter the Battle Phase"),
    "it defends with what would lose": (
        lambda: ahead(field=(GUARD,), foe=(SKULL,)),
        f"change position {GUARD}",
    ),
    "it turns to attack what it beats": (
        lambda: ahead(field=(lying(ELF),), foe=(GUARD,)),
        f"change position {ELF}",
    ),
    "it stays in defense before a stronger monster": (
        lambda: ahead(field=(lying(GUARD),), foe=(SKULL,)),
        "end the turn",
    ),
    "it sets a trap": (lambda: ahead(hand=("Mirror Force",)), "Set Mirror Force"),
    "it keeps a spell that does nothing yet": (
        lambda: ahead(hand=("Raigeki",)),
        "end the turn",
    ),
    "it summons what stands": (
        lambda: ahead(hand=(ELF,), foe=(GUARD,)),
        f"Normal Summon {ELF}",
    ),
    "it sets what would not stand": (
        lambda: ahead(hand=(GUARD,), foe=(SKULL,)),
        f"Set {GUARD}",
    ),
    "it summons the stronger of two": (
        lambda: ahead(hand=(GUARD, ELF)),
        f"Normal Summon {ELF}",
    ),
    "it sets a Flip monster": (lambda: ahead(hand=("Man-Eater Bug",)), "Set Man-Eater Bug"),
    "it sets a Flip monster that nothing outclasses": (
        lambda: ahead(hand=("Morphing Jar",)),
        "Set Morphing Jar",
    ),
    "it Tributes for a wall": (
        lambda: ahead(hand=("Millennium Shield",), field=("Kuriboh",), foe=(DRAGON,)),
        "Set Millennium Shield",
    ),
    "it Tributes a weak monster for a strong one": (
        lambda: ahead(hand=(SKULL,), field=(GUARD,), foe=(ELF,)),
        f"Normal Summon {SKULL}",
    ),
    "it Tributes no stronger monster": (
        lambda: ahead(hand=(SKULL,), field=(DRAGON,)),
        "enter the Battle Phase",
    ),
    "it draws": (lambda: ahead(hand=("Pot of Greed",)), "activate Pot of Greed"),
    "it destroys their monsters": (
        lambda: ahead(hand=("Raigeki",), foe=(SKULL,)),
        "activate Raigeki",
    ),
    "it destroys what they have Set": (
        lambda: ahead(hand=("Harpie's Feather Duster",), foe=("Mirror Force",)),
        "activate Harpie's Feather Duster",
    ),
    "it clears the field where it loses less": (
        lambda: ahead(hand=("Dark Hole",), field=(GUARD,), foe=(SKULL, DRAGON)),
        "activate Dark Hole",
    ),
    "it does not clear the field where it is ahead": (
        lambda: ahead(hand=("Dark Hole",), field=(SKULL,), foe=(GUARD,)),
        "enter the Battle Phase",
    ),
    "it strengthens its monster": (
        lambda: ahead(hand=("Axe of Despair",), field=(ELF,), foe=(SKULL,)),
        "activate Axe of Despair",
    ),
    "it revives": (
        lambda: ahead(hand=("Monster Reborn",), graveyard=(DRAGON,)),
        "activate Monster Reborn",
    ),
    "it summons a Gemini again, whatever it stands against": (
        lambda: ahead(
            field=(Lying("Darkstorm Dragon", position=Position.DEFENSE),), foe=(DRAGON,)
        ),
        "Normal Summon Darkstorm Dragon",
    ),
    "it does not turn before its equal": (
        lambda: ahead(field=(SKULL,), foe=(SKULL,)),
        "end the turn",
    ),
    "it has nothing to do": (lambda: ahead(), "end the turn"),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", MAIN_PHASE)
def test_in_its_main_phase(case: str, level: Level) -> None:
    lay, right = MAIN_PHASE[case]
    table = lay()

    assert right in table.options
    assert len(table.options) > 1
    assert answered(table, level) == [right]


def test_hard_draws_before_it_revives_what_stands_against_nothing() -> None:
    """What comes counts by what it will do, and not once more by its ATK."""
    table = ahead(
        hand=("Monster Reborn", "Pot of Greed"),
        field=(GUARD,),
        foe=(DRAGON,),
        graveyard=(GUARD,),
    )
    assert answered(table, Level.HARD) == ["activate Pot of Greed"]


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_it_fights_with_a_wall_what_that_beats(level: Level) -> None:
    table = ahead(field=("Giant Soldier of Stone",), foe=("Kuriboh",))

    assert "change position Giant Soldier of Stone" in table.options
    assert answered(table, level) == ["enter the Battle Phase"]


def fighting(field: tuple[str, ...], foe: tuple[str | Lying, ...]) -> Table:
    """Kaiba's Battle Phase."""
    table = ahead(field=field, foe=foe)
    table.kaiba.enters_battle_phase()
    table.driver.pass_to(
        lambda each: each.seat == KAIBA and each.reason is Reason.ACT, "ask Kaiba"
    )
    return table


BATTLE_PHASE: dict[str, tuple[Laid, str]] = {
    "it attacks what it beats": (lambda: fighting((ELF,), (GUARD,)), f"attack {ELF}"),
    "it attacks directly": (lambda: fighting((GUARD,), ()), f"attack {GUARD}"),
    "it attacks with the one that wins": (
        lambda: fighting((GUARD, DRAGON), (SKULL,)),
        f"attack {DRAGON}",
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", BATTLE_PHASE)
def test_in_its_battle_phase(case: str, level: Level) -> None:
    lay, right = BATTLE_PHASE[case]
    table = lay()

    assert right in table.options
    assert len(table.options) > 1
    assert answered(table, level) == [right]


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_attack_what_it_cannot_beat(level: Level) -> None:
    table = fighting((GUARD,), (SKULL,))

    assert f"attack {GUARD}" in table.options
    assert answered(table, level) == ["enter Main Phase 2"]


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_run_into_a_wall(level: Level) -> None:
    table = fighting((GUARD,), (lying("Giant Soldier of Stone"),))

    assert f"attack {GUARD}" in table.options
    assert answered(table, level) == ["enter Main Phase 2"]


def asked_for(table: Table, reason: Reason) -> Table:
    """Everybody passes until Kaiba is asked for that reason."""
    table.driver.pass_to(lambda each: each.seat == KAIBA and each.reason is reason, "ask Kaiba")
    return table


def targeting() -> Table:
    """Kaiba attacks where one of two monsters can be beaten."""
    table = fighting((ELF,), (SKULL, GUARD))
    table.kaiba.attacks_with(ELF)
    return asked_for(table, Reason.ATTACK_TARGET)


def aiming() -> Table:
    """Kaiba strengthens a monster, and either player has one."""
    table = ahead(hand=("Axe of Despair",), field=(ELF,), foe=(SKULL,))
    table.kaiba.activates("Axe of Despair")
    return asked_for(table, Reason.TARGET)


def removing() -> Table:
    """Kaiba destroys a card in a Spell & Trap Zone, and either player has one."""
    table = ahead(field=("Mystical Space Typhoon", "Waboku"), foe=("Mirror Force",))
    table.kaiba.activates("Mystical Space Typhoon")
    return asked_for(table, Reason.TARGET)


def removing_up_to_two() -> Table:
    """Kaiba destroys up to two such cards, of which only one is not their own."""
    own = ("Waboku", "Jar of Greed")
    table = ahead(hand=("Twin Twisters", GUARD), field=own, foe=("Mirror Force",))
    table.kaiba.activates("Twin Twisters")
    return asked_for(table, Reason.TARGET)


def tributing() -> Table:
    """Kaiba Tributes one of two monsters."""
    table = ahead(hand=(SKULL,), field=(ELF, GUARD), foe=(lying(GUARD),))
    table.kaiba.summons(SKULL)
    return asked_for(table, Reason.TRIBUTE)


def too_many() -> Table:
    """Kaiba ends the turn with seven cards in hand."""
    held = (DRAGON, *("Mirror Force",) * 5, GUARD)
    table = ahead(hand=held)
    table.kaiba.ends_turn()
    return asked_for(table, Reason.HAND_LIMIT)


def reviving(name: str, foe: str) -> Table:
    """Kaiba revives a monster, and is asked for its position."""
    table = ahead(hand=("Monster Reborn",), graveyard=(name,), foe=(foe,))
    table.kaiba.activates("Monster Reborn", targeting=name)
    match = table.driver.match
    while (asked := match.awaited()[0]).reason is not Reason.POSITION:
        match.answer(asked.seat, asked.default())
    return table


CHOICES: dict[str, tuple[Laid, str]] = {
    "it attacks the monster that it beats": (targeting, GUARD),
    "it strengthens its own monster": (aiming, ELF),
    "it destroys a card of theirs": (removing, "Mirror Force"),
    "it destroys no card of its own along with one of theirs": (
        removing_up_to_two,
        "Mirror Force",
    ),
    "it Tributes the weaker monster": (tributing, GUARD),
    "it revives to attack": (lambda: reviving(DRAGON, ELF), "Attack"),
    "it revives to defend": (lambda: reviving("Giant Soldier of Stone", SKULL), "Defense"),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CHOICES)
def test_of_several_cards(case: str, level: Level) -> None:
    lay, right = CHOICES[case]
    table = lay()

    assert right in table.options
    assert len(table.options) > 1
    assert answered(table, level) == [right]


@pytest.mark.parametrize("level", LEVELS)
def test_it_keeps_the_better_cards(level: Level) -> None:
    table = too_many()

    assert DRAGON not in answered(table, level)


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_go_on_with_an_attack_that_then_fails(level: Level) -> None:
    table = Table(
        kaiba=side(field=[GUARD]),
        yugi=side(field=["Call of the Haunted"], graveyard=[SKULL]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(GUARD)
    table.yugi.activates("Call of the Haunted", targeting=SKULL)
    asked_for(table, Reason.REPLAY)

    assert table.options == [SKULL]
    assert answered(table, level) == []


def attacked(attacker: str, *, field: tuple[str, ...]) -> Table:
    """Yugi attacks a monster of Kaiba, who is asked for a response."""
    table = Table(yugi=side(field=[attacker]), kaiba=side(field=[*field]))
    table.yugi.attacks_with(attacker)
    return asked_for(table, Reason.RESPOND)


@pytest.mark.parametrize("level", LEARNED)
def test_it_answers_an_attack_that_would_hurt(level: Level) -> None:
    table = attacked(SKULL, field=(ELF, "Mirror Force"))

    assert answered(table, level) == ["activate Mirror Force"]


def test_a_beginner_overlooks_the_chance_to_respond() -> None:
    assert answered(attacked(SKULL, field=(ELF, "Mirror Force")), Level.EASY) == []


@pytest.mark.parametrize("level", LEVELS)
def test_it_wastes_nothing_on_an_attack_that_fails(level: Level) -> None:
    table = attacked(GUARD, field=(ELF, "Waboku"))

    assert table.options == ["activate Waboku"]
    assert answered(table, level) == []


@pytest.mark.parametrize("level", LEARNED)
def test_it_still_answers_what_its_own_card_does_not_stop(level: Level) -> None:
    table = attacked(SKULL, field=(ELF, "Jar of Greed", "Waboku"))
    table.kaiba.activates("Jar of Greed")
    table.driver.pass_to(lambda each: each.seat == KAIBA, "ask Kaiba")

    assert answered(table, level) == ["activate Waboku"]


@pytest.mark.parametrize("level", LEVELS)
def test_it_wastes_nothing_on_an_attacker_that_its_own_card_turns_down(level: Level) -> None:
    table = attacked(SKULL, field=(ELF, "Book of Moon", "Waboku"))
    table.kaiba.activates("Book of Moon", targeting=SKULL)
    table.driver.pass_to(lambda each: each.seat == KAIBA, "ask Kaiba")

    assert table.options == ["activate Waboku"]
    assert answered(table, level) == []
