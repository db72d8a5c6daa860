"""Control that lasts only while the card that took it lies face-up, or until a phase ends."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    Activate,
    Apply,
    Attribute,
    CannotAttack,
    Cards,
    Choose,
    Flip,
    Kind,
    Place,
    TakeControl,
    Target,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster, quick_play
from engine.yugioh.state.events.lasting import Expired
from engine.yugioh.state.events.moves import Destroyed, Why
from engine.yugioh.state.spots import HIDDEN
from tests.rulings.test_control import FIVE
from tests.table import Table, face_down, side
from tests.table.laying import Lying

THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
THIS_LONG = Until.WHILE_THIS_FACE_UP


def flip(effect: Flip) -> CardText:
    """A made-up Flip monster."""
    return monster(
        "Charmer",
        9001,
        effect,
        type=Type.SPELLCASTER,
        attribute=Attribute.WIND,
        attack=500,
        defense=1500,
        level=3,
    )


CHARMER = flip(Flip(target=Target(THEIRS), do=TakeControl(THAT, THIS_LONG)))


def charmed(
    *, field: tuple[str | Lying, ...] = (), theirs: tuple[str | Lying, ...] = ()
) -> Table:
    """A table on which Charmer has been flipped and has taken kaiba's Summoned Skull."""
    table = Table(
        yugi=side(field=[face_down("Charmer", "M1"), *field]),
        kaiba=side(field=["Summoned Skull", *theirs]),
    )
    table.yugi.flip_summons("Charmer")
    if table.asked == "yugi TARGET":
        table.yugi.chooses("Summoned Skull")
    table.everyone_passes()
    assert "Summoned Skull" in table.yugi.monsters
    return table


def test_control_goes_back_when_the_card_leaves(lay_beside: Callable[..., None]) -> None:
    """Wynn the Wind Charmer (FAQ 6338)."""
    lay_beside(CHARMER)
    table = charmed(theirs=("Compulsory Evacuation Device",))
    table.turn_ends()
    assert table.yugi.monsters == ["Charmer", "Summoned Skull"]
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Charmer")
    table.chain_resolves()

    assert (table.yugi.monsters, table.kaiba.monsters) == ([], ["Summoned Skull"])


@pytest.mark.rule("MR-INFO-01")
def test_that_it_is_over_names_no_card_of_a_hand(lay_beside: Callable[..., None]) -> None:
    """The card that took control has gone to a hand by then."""
    lay_beside(CHARMER)
    table = charmed(theirs=("Compulsory Evacuation Device",))
    table.turn_ends()
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Charmer")
    table.chain_resolves()

    ended = [each for each in table.told(table.kaiba) if isinstance(each, Expired)]
    named = [each.by for each in ended if each.until is THIS_LONG]
    assert named == [(HIDDEN,)]


@pytest.mark.parametrize("target", ["Charmer", "Summoned Skull"])
def test_control_goes_back_when_either_is_turned_face_down(
    target: str, lay_beside: Callable[..., None]
) -> None:
    """FAQ 6338, Q&A 8467."""
    lay_beside(CHARMER)
    table = charmed(field=("Book of Moon",))
    table.yugi.activates("Book of Moon", targeting=target)
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.monsters) == (["Charmer"], ["Summoned Skull"])


def test_a_monster_that_is_taken_face_down_stays(lay_beside: Callable[..., None]) -> None:
    """It ceases to be pointed at only when it is turned face-down (Q&A 8467)."""
    lay_beside(CHARMER)
    table = Table(
        yugi=side(field=[face_down("Charmer")]), kaiba=side(field=[face_down("Uraby")])
    )
    table.yugi.flip_summons("Charmer")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == ["Charmer", "Uraby"]


def test_it_stays_when_the_effects_of_the_card_are_negated_later(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 11931."""
    lay_beside(CHARMER)
    table = charmed(field=("Skill Drain",))
    table.yugi.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.monsters == ["Charmer", "Summoned Skull"]


def test_nothing_is_taken_once_the_card_has_gone(lay_beside: Callable[..., None]) -> None:
    """FAQ 6338: it has to lie face-up when its effect resolves."""
    lay_beside(CHARMER)
    table = Table(
        yugi=side(field=[face_down("Charmer"), "Compulsory Evacuation Device"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.flip_summons("Charmer")
    table.yugi.activates("Compulsory Evacuation Device", targeting="Charmer")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]


@pytest.mark.rule("MR-CTRL-06")
def test_what_finds_no_zone_to_go_back_to_is_destroyed_by_the_rules(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(CHARMER)
    table = charmed(field=("Book of Moon",), theirs=tuple(FIVE[:4]))
    table.turn_ends()
    table.kaiba.sets("Mokey Mokey")
    table.turn_ends()
    table.yugi.activates("Book of Moon", targeting="Charmer")
    table.everyone_passes()

    assert "Summoned Skull" in table.kaiba.graveyard
    assert [each.why for each in table.happened(Destroyed)] == [Why.DESTROYED_BY_RULE]


def test_control_taken_from_who_had_taken_it_outlives_that(
    lay_beside: Callable[..., None],
) -> None:
    """The newest effect that gives control decides, and who had it before all gets it back."""
    lay_beside(CHARMER)
    table = charmed(field=("Book of Moon",), theirs=("Enemy Controller", "Mokey Mokey"))
    table.turn_ends()
    table.kaiba.activates(
        "Enemy Controller", effect=1, cost="Mokey Mokey", targeting="Summoned Skull"
    )
    table.chain_resolves()
    assert table.kaiba.monsters == ["Summoned Skull"]
    table.turn_ends()
    assert table.yugi.monsters == ["Charmer", "Summoned Skull"]
    table.yugi.activates("Book of Moon", targeting="Charmer")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]


@pytest.mark.parametrize(
    ("until", "is_back_in"),
    [(Until.END_OF_BATTLE_PHASE, "main phase 2"), (Until.END_OF_TURN, "main phase 1")],
)
def test_control_for_the_turn_or_the_battle_phase_goes_back_as_that_ends(
    until: Until, is_back_in: str, lay_beside: Callable[..., None]
) -> None:
    """Rafflesia Seduction (FAQ 6112): in the End Phase."""
    lay_beside(quick_play("Lure", 9001, Activate(do=TakeControl(Choose(THEIRS), until))))
    table = Table(yugi=side(hand=["Lure"]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates("Lure")
    table.everyone_passes()
    assert table.yugi.monsters == ["Summoned Skull"]
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert (table.kaiba.monsters != []) is (is_back_in == "main phase 2")
    table.turn_ends()

    assert table.kaiba.monsters == ["Summoned Skull"]


@pytest.mark.parametrize("leaves", [True, False])
def test_a_fact_that_lasts_so_ends_with_the_card_too(
    leaves: bool, lay_beside: Callable[..., None]
) -> None:
    """Dark-Eyes Illusionist (FAQ 4736)."""
    said = Apply(CannotAttack(THAT), THIS_LONG)
    lay_beside(flip(Flip(target=Target(THEIRS), do=said)))
    device = "Compulsory Evacuation Device"
    table = Table(
        yugi=side(field=[face_down("Charmer"), device]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.flip_summons("Charmer")
    table.everyone_passes()
    if leaves:
        table.yugi.activates(device, targeting="Charmer")
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert table.kaiba.may("attack", "Summoned Skull") is leaves


@pytest.mark.parametrize("away", ["Compulsory Evacuation Device", "Ring of Destruction"])
def test_a_fact_never_begins_where_the_card_has_gone_even_to_the_graveyard(
    away: str, lay_beside: Callable[..., None]
) -> None:
    said = Apply(CannotAttack(THAT), THIS_LONG)
    lay_beside(flip(Flip(target=Target(THEIRS), do=said)))
    table = Table(
        yugi=side(field=[face_down("Charmer")]), kaiba=side(field=["Summoned Skull", away])
    )
    table.yugi.flip_summons("Charmer")
    table.kaiba.activates(away, targeting="Charmer")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert table.kaiba.may("attack", "Summoned Skull")
