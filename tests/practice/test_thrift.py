"""The easy level wastes no card: plain tables on which one would be spent for nothing."""

from collections.abc import Callable

import pytest

from engine.core.game import Level
from engine.yugioh.language import Position
from engine.yugioh.state.reasons import Reason
from tests.practice.asking import KAIBA, answered
from tests.practice.test_plain_tables import ahead, asked_for, lying
from tests.table import Table, side
from tests.table.laying import Lying, face_down

SKULL, ELF, GUARD, OX = "Summoned Skull", "Gemini Elf", "Celtic Guardian", "Battle Ox"
DRAGON, AXE, RUSH = "Blue-Eyes White Dragon", "Axe of Despair", "Rush Recklessly"


def drawing(deck: int) -> Table:
    """Kaiba holds Pot of Greed, with so many cards in the Deck."""
    held = side(hand=("Pot of Greed",), deck=("Kuriboh",) * deck)
    return Table(kaiba=held, turn_player="kaiba")


def in_the_first_turn(card: str) -> Table:
    """Kaiba goes first, so there is no Battle Phase."""
    held = side(hand=(card,), field=(OX,))
    return Table(kaiba=held, turn_player="kaiba", turn=1)


def about_to_draw(*deck: str) -> Table:
    """Kaiba can give up the draw for a Ritual Spell; in 2004 also where the Deck has none."""
    held = side(hand=("Black Luster Soldier - Legendary Swordsman",), deck=deck)
    return Table(kaiba=held, turn_player="kaiba", phase="draw phase", format="expert")


KEPT: dict[str, Callable[[], Table]] = {
    "no draw that leaves an empty Deck": lambda: drawing(2),
    "no draw given up for what the Deck does not hold": lambda: about_to_draw(*["Kuriboh"] * 5),
    "no strength in a turn without a Battle Phase": lambda: in_the_first_turn(AXE),
    "no strength that still loses": lambda: ahead(hand=(AXE,), field=(GUARD,), foe=(SKULL,)),
    "no strength to what wins anyway": lambda: ahead(hand=(AXE,), field=(SKULL,), foe=(ELF,)),
    "no strength to what wins anyway, for a turn": lambda: ahead(
        hand=(RUSH,), field=(SKULL,), foe=(ELF,)
    ),
    "no strength to a monster that defends": lambda: ahead(
        hand=(AXE,), field=(Lying("Mystical Elf", position=Position.DEFENSE),), foe=(SKULL,)
    ),
    "no revival of next to nothing": lambda: ahead(
        hand=("Monster Reborn",), graveyard=("Kuriboh",)
    ),
    "no removal where there is nothing": lambda: ahead(hand=("Fissure",), field=(ELF,)),
    "no sweep of the own field alone": lambda: ahead(hand=("Dark Hole",), field=(ELF,)),
}


@pytest.mark.parametrize("case", KEPT)
def test_it_keeps_what_it_would_waste(case: str) -> None:
    table = KEPT[case]()

    assert not [each for each in answered(table, Level.EASY) if each.startswith("activate")]


USED: dict[str, tuple[Callable[[], Table], str]] = {
    "a draw while there are cards to draw": (lambda: drawing(6), "activate Pot of Greed"),
    "strength by which an attack is won": (
        lambda: ahead(hand=(AXE,), field=(OX,), foe=(SKULL,)),
        f"activate {AXE}",
    ),
    "strength for an attack on nobody": (
        lambda: ahead(hand=(AXE,), field=(OX,)),
        f"activate {AXE}",
    ),
    "strength against a wall": (
        lambda: ahead(hand=(AXE,), field=(ELF,), foe=(lying("Giant Soldier of Stone"),)),
        f"activate {AXE}",
    ),
}


@pytest.mark.parametrize("case", USED)
def test_it_uses_what_wins_something(case: str) -> None:
    lay, right = USED[case]

    assert answered(lay(), Level.EASY) == [right]


def strengthening(field: tuple[str | Lying, ...], foe: tuple[str | Lying, ...]) -> Table:
    """Kaiba has activated Axe of Despair, and chooses its monster."""
    table = ahead(hand=(AXE,), field=field, foe=foe)
    table.kaiba.activates(AXE)
    return asked_for(table, Reason.TARGET)


@pytest.mark.parametrize(
    ("field", "foe", "right"),
    [
        ((OX, DRAGON), (), DRAGON),
        ((OX, ELF, GUARD), (SKULL,), ELF),
        ((OX, DRAGON), (SKULL,), OX),
        ((GUARD, OX), (DRAGON, "Mystical Elf"), OX),
        ((lying(DRAGON), OX), (SKULL,), OX),
    ],
)
def test_strength_goes_to_the_monster_that_wins_by_it_or_the_best(
    field: tuple[str | Lying, ...], foe: tuple[str | Lying, ...], right: str
) -> None:
    table = strengthening(field, foe)

    assert len(table.options) > 1
    assert answered(table, Level.EASY) == [right]


def test_a_face_down_monster_of_theirs_is_not_looked_at() -> None:
    seen = [
        answered(ahead(hand=(AXE,), field=(OX,), foe=(face_down(name),)), Level.EASY)
        for name in ("Mystical Elf", "Skull Servant")
    ]

    assert seen[0] == seen[1]


def test_a_card_for_a_turn_is_not_used_in_the_other_players_turn() -> None:
    table = Table(yugi=side(field=[SKULL]), kaiba=side(field=[OX, RUSH]))
    table.yugi.attacks_with(SKULL)
    table.driver.pass_to(lambda each: each.seat == KAIBA, "ask Kaiba")

    assert answered(table, Level.EASY) == []
