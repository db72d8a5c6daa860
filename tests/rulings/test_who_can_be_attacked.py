"""What keeps monsters from being attacked affects those that would attack, and nobody else."""

from collections.abc import Callable

import pytest

from engine.yugioh.battle.attack_state import attack_targets
from engine.yugioh.language import (
    EQUIPPED,
    THIS,
    Activate,
    AttacksDirectly,
    Attribute,
    CannotBeAttacked,
    Cards,
    Continuous,
    Face,
    IsUnaffected,
    Kind,
    Place,
    Position,
    Target,
    Type,
)
from engine.yugioh.language.cards import continuous_spell, equip_spell, monster
from engine.yugioh.state.reasons import Direct
from tests.rulings.inventing import named
from tests.table import Table, attacking, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

CAPTAIN, WARRIOR = "Marauding Captain", "Celtic Guardian"


@pytest.fixture(autouse=True)
def aloof(lay_beside: Callable[..., None]) -> None:
    """Monsters that are unaffected by other cards of that kind."""
    lay_beside(
        *(
            monster(
                f"Aloof to {kind.name.title()}s",
                9001 + number,
                Continuous(IsUnaffected(THIS, kind)),
                attribute=Attribute.EARTH,
                type=Type.WARRIOR,
                level=4,
                attack=1500,
                defense=1500,
            )
            for number, kind in enumerate((Kind.MONSTER, Kind.SPELL))
        )
    )


def aims(table: Table, attacker: str) -> list[str]:
    """The monsters that it can attack."""
    duel = table.driver.duel
    card = named(duel, attacker)
    return [table.driver.name(aim) for aim in attack_targets(duel, card)]


@pytest.mark.rule("MR-GLOS-05", "MR-BATTLE-05")
@pytest.mark.parametrize(
    ("attacker", "attacked"),
    [
        ("Aloof to Monsters", [CAPTAIN, WARRIOR]),
        ("Aloof to Spells", [CAPTAIN]),
        ("Uraby", [CAPTAIN]),
    ],
)
def test_a_monster_unaffected_by_it_can_attack_all_the_same(
    attacker: str, attacked: list[str]
) -> None:
    """FAQ 10536, 11927, 14297, 17795, 17994, 20755: it is said of the opponent's monsters."""
    table = Table(yugi=side(field=[attacking(attacker)]), kaiba=side(field=[CAPTAIN, WARRIOR]))
    table.yugi.enters_battle_phase()

    assert aims(table, attacker) == attacked


@pytest.mark.rule("MR-GLOS-05", "MR-BATTLE-05")
def test_nor_does_it_matter_what_the_monster_itself_is_unaffected_by() -> None:
    """FAQ 14519: no effect is applied to the one that is not attacked."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CAPTAIN, "Aloof to Monsters"]))
    table.yugi.enters_battle_phase()

    assert aims(table, "Uraby") == [CAPTAIN]


@pytest.mark.parametrize(("holder", "directly"), [("yugi", True), ("kaiba", False)])
def test_an_equip_card_lets_attack_the_opponent_of_its_controller_alone(
    holder: str, directly: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shooting Star Bow - Ceal on a monster of either player (FAQ 5725)."""
    bow = equip_spell(
        "Bow",
        900000033,
        Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
        Continuous(AttacksDirectly(EQUIPPED)),
    )
    deal_in(monkeypatch, bow)
    fields: dict[str, list[str | Lying]] = {
        "yugi": [face_up("Bow", on="Uraby"), "Battle Ox"],
        "kaiba": ["Gemini Elf"],
    }
    fields[holder].insert(0, "Uraby")
    table = Table(
        yugi=side(field=fields["yugi"]), kaiba=side(field=fields["kaiba"]), turn_player=holder
    )
    targets = attack_targets(table.driver.duel, named(table.driver.duel, "Uraby"))
    assert (Direct.DIRECT in targets) is directly


@pytest.mark.parametrize(("holder", "attacked"), [("yugi", ["Gemini Elf"]), ("kaiba", [])])
def test_what_an_opponent_cannot_attack_is_attacked_by_its_player(
    holder: str, attacked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Zerozerock: "Your opponent cannot target …" binds nobody else."""
    barred = CannotBeAttacked(Cards(Kind.MONSTER, position=Position.ATTACK))
    deal_in(monkeypatch, continuous_spell("Rock", 900000034, Activate(), Continuous(barred)))
    fields: dict[str, list[str | Lying]] = {"yugi": ["Uraby"], "kaiba": ["Gemini Elf"]}
    fields[holder].append(face_up("Rock"))
    table = Table(yugi=side(field=fields["yugi"]), kaiba=side(field=fields["kaiba"]))

    assert aims(table, "Uraby") == attacked
