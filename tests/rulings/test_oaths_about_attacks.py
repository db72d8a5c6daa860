"""What "cannot attack the turn you activate this" looks back on."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    EQUIPPED,
    THIS,
    Activate,
    Attribute,
    CannotAttack,
    CannotAttackDirectly,
    CannotDeclareAttacks,
    Cards,
    Draw,
    Fact,
    Ignition,
    InflictDamage,
    Kind,
    Limit,
    Named,
    Place,
    Target,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, equip_spell, monster, quick_play, spell
from tests.table import Table, face_up, side

MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
DRAGON = "Blue-Eyes White Dragon"
DRAGONS = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named(DRAGON),))


def burst(oath: Fact) -> CardText:
    """A made-up Spell that asks for this."""
    return spell("Burst", 9001, Activate(do=Draw(1), oath=oath))


def attacked_with(name: str, *more: str, kaiba: tuple[str, ...] = ()) -> Table:
    """Main Phase 2 of a turn in which yugi has attacked with that monster."""
    table = Table(
        yugi=side(field=[DRAGON, "Uraby", *more], hand=["Burst"]), kaiba=side(field=kaiba)
    )
    table.yugi.attacks_with(name)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    return table


@pytest.mark.parametrize(("attacker", "is_usable"), [(DRAGON, False), ("Uraby", True)])
def test_a_spell_cannot_be_used_once_one_of_these_has_attacked(
    attacker: str, is_usable: bool, lay_beside: Callable[..., None]
) -> None:
    """Burst Stream of Destruction (FAQ 5979, Q&A 12813), Evolution Burst (FAQ 7556)."""
    lay_beside(burst(CannotAttack(DRAGONS)))
    assert attacked_with(attacker).yugi.may("activate", "Burst") is is_usable


def test_it_can_be_used_in_main_phase_2_where_none_has(lay_beside: Callable[..., None]) -> None:
    """Q&A 12813."""
    lay_beside(burst(CannotAttack(DRAGONS)))
    table = Table(yugi=side(field=[DRAGON], hand=["Burst"]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert table.yugi.may("activate", "Burst")


def test_an_attack_that_was_negated_counts(lay_beside: Callable[..., None]) -> None:
    """Q&A 12813: it is the declaration that counts."""
    lay_beside(burst(CannotAttack(DRAGONS)))
    table = Table(
        yugi=side(field=[DRAGON], hand=["Burst"]), kaiba=side(field=["Negate Attack"])
    )
    table.yugi.attacks_with(DRAGON)
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()
    assert table.phase == "main phase 2"

    assert not table.yugi.may("activate", "Burst")


@pytest.mark.parametrize("away", ["Compulsory Evacuation Device", "Ring of Destruction"])
def test_one_that_has_gone_since_has_attacked_all_the_same(
    away: str, lay_beside: Callable[..., None]
) -> None:
    lay_beside(burst(CannotAttack(DRAGONS)))
    table = Table(yugi=side(field=[DRAGON], hand=["Burst"]), kaiba=side(field=[away]))
    table.yugi.attacks_with(DRAGON)
    table.everyone_passes()
    table.yugi.leaves_battle_phase()
    table.kaiba.activates(away, targeting=DRAGON)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert DRAGON not in table.yugi.monsters
    assert not table.yugi.may("activate", "Burst")


@pytest.mark.parametrize(("attacker", "is_usable"), [(DRAGON, False), ("Uraby", True)])
@pytest.mark.parametrize("away", [[], ["Compulsory Evacuation Device"]])
def test_one_that_was_turned_face_down_since_has_attacked_all_the_same(
    attacker: str, is_usable: bool, away: list[str], lay_beside: Callable[..., None]
) -> None:
    """FAQ 5979: what it was as it attacked is asked, not how it lies now or as it left."""
    lay_beside(burst(CannotAttack(DRAGONS)))
    table = Table(yugi=side(field=[DRAGON, "Uraby", *away], hand=["Burst", "Book of Moon"]))
    table.yugi.attacks_with(attacker)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    for turned in ["Book of Moon", *away]:
        table.yugi.activates(turned, targeting=attacker)
        table.everyone_passes()

    assert table.yugi.may("activate", "Burst") is is_usable


@pytest.mark.parametrize("first", ["Burst", "Forbidden Lance"])
def test_one_that_is_unaffected_by_spells_cannot_attack_either(
    first: str, lay_beside: Callable[..., None]
) -> None:
    """Q&A 11860: it is the player who cannot attack with it; nothing is done to it."""
    lay_beside(burst(CannotAttack(DRAGONS)))
    table = Table(yugi=side(field=[DRAGON, "Uraby"], hand=["Burst", "Forbidden Lance"]))
    if first == "Forbidden Lance":
        table.yugi.activates("Forbidden Lance", targeting=DRAGON)
        table.everyone_passes()
    table.yugi.activates("Burst")
    table.everyone_passes()
    if first == "Burst":
        table.yugi.activates("Forbidden Lance", targeting=DRAGON)
        table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", DRAGON)
    assert table.yugi.may("attack", "Uraby")


def test_the_next_turn_is_free_again(lay_beside: Callable[..., None]) -> None:
    lay_beside(burst(CannotAttack(DRAGONS)))
    table = attacked_with(DRAGON)
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("activate", "Burst")


@pytest.mark.parametrize(("attacker", "is_usable"), [("Hammerer", False), ("Uraby", True)])
def test_a_monster_that_has_attacked_itself_cannot_use_its_effect(
    attacker: str, is_usable: bool, lay_beside: Callable[..., None]
) -> None:
    """Volcanic Hammerer (FAQ 7104), Iron Chain Repairman (FAQ 7885)."""
    lay_beside(
        burst(CannotAttack(THIS)),
        monster(
            "Hammerer",
            9002,
            Ignition(
                do=InflictDamage(Whose.THEIRS, 200),
                limit=Limit.ONCE_EACH,
                oath=CannotAttack(THIS),
            ),
            type=Type.PYRO,
            attribute=Attribute.FIRE,
            attack=2400,
            level=5,
        ),
    )
    assert attacked_with(attacker, "Hammerer").yugi.may("activate", "Hammerer") is is_usable


@pytest.mark.parametrize(("attacker", "is_usable"), [("Uraby", False), (DRAGON, True)])
def test_an_equip_spell_speaks_of_the_monster_that_wears_it(
    attacker: str, is_usable: bool, lay_beside: Callable[..., None]
) -> None:
    """Omega Goggles (FAQ 7917)."""
    lay_beside(
        equip_spell(
            "Goggles",
            9003,
            Activate(target=Target(MINE)),
            Ignition(do=Draw(1), limit=Limit.ONCE_EACH, oath=CannotAttack(EQUIPPED)),
        )
    )
    table = Table(yugi=side(field=[DRAGON, "Uraby", face_up("Goggles", on="Uraby")]))
    table.yugi.attacks_with(attacker)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.yugi.may("activate", "Goggles") is is_usable


@pytest.mark.parametrize(
    ("oath", "by_attack", "by_direct_attack"),
    [
        (CannotDeclareAttacks(Whose.YOURS), False, False),
        (CannotAttackDirectly(MINE), True, False),
        (CannotAttack(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)), True, True),
    ],
)
def test_so_do_other_oaths_about_attacks(
    oath: Fact, by_attack: bool, by_direct_attack: bool, lay_beside: Callable[..., None]
) -> None:
    lay_beside(burst(oath))
    fought, direct = attacked_with(DRAGON, kaiba=("Silver Fang",)), attacked_with(DRAGON)

    assert fought.yugi.may("activate", "Burst") is by_attack
    assert direct.yugi.may("activate", "Burst") is by_direct_attack


def aimed_at_the_player(*kaiba: str, graveyard: tuple[str, ...] = ()) -> Table:
    """A direct attack has just been declared, and yugi holds what forbids one."""
    table = Table(
        yugi=side(field=["Uraby", "Compulsory Evacuation Device"], hand=["Burst"]),
        kaiba=side(field=kaiba, graveyard=graveyard),
    )
    table.yugi.attacks_with("Uraby", at="Direct")
    return table


def burst_at_once() -> CardText:
    return quick_play("Burst", 9001, Activate(do=Draw(1), oath=CannotAttackDirectly(MINE)))


def test_a_direct_attack_that_was_negated_was_not_made(lay_beside: Callable[..., None]) -> None:
    """Number 61: Volcasaurus (Q&A 20220), and where the Battle Phase was ended (Q&A 20221)."""
    lay_beside(burst(CannotAttackDirectly(MINE)))
    table = aimed_at_the_player("Negate Attack")
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()
    assert table.phase == "main phase 2"

    assert table.yugi.may("activate", "Burst")


def test_nor_was_one_that_was_replayed_and_called_off(lay_beside: Callable[..., None]) -> None:
    """Number 61: Volcasaurus (Q&A 20220)."""
    lay_beside(burst(CannotAttackDirectly(MINE)))
    table = aimed_at_the_player("Call of the Haunted", graveyard=("Petit Dragon",))
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    table.yugi.calls_off()
    table.yugi.enters_main_phase_2()

    assert table.yugi.may("activate", "Burst")


def test_a_direct_attack_that_is_under_way_goes_against_it(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 21307."""
    lay_beside(burst_at_once())

    assert not aimed_at_the_player().yugi.may("activate", "Burst")


def test_one_that_was_replayed_on_a_monster_does_not(lay_beside: Callable[..., None]) -> None:
    """Q&A 21307."""
    lay_beside(burst_at_once())
    table = aimed_at_the_player("Call of the Haunted", graveyard=("Petit Dragon",))
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    table.yugi.attacks_again(at="Petit Dragon")

    assert table.yugi.may("activate", "Burst")


def test_an_attack_on_a_monster_that_was_replayed_as_a_direct_one_goes_against_it(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 20219."""
    lay_beside(burst(CannotAttackDirectly(MINE)))
    table = Table(
        yugi=side(field=["Uraby", "Compulsory Evacuation Device"], hand=["Burst"]),
        kaiba=side(field=["Petit Dragon"]),
    )
    table.yugi.attacks_with("Uraby", at="Petit Dragon")
    table.yugi.activates("Compulsory Evacuation Device", targeting="Petit Dragon")
    table.everyone_passes()
    table.yugi.attacks_again(at="Direct")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", "Burst")
