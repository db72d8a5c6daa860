"""Spirit Ryu and Exarion Universe: what they do in the Battle Step of their own attack."""

import pytest

from engine.yugioh.language import (
    Attribute,
    BanishedInstead,
    Cards,
    Choose,
    Continuous,
    Discard,
    Draw,
    Ignition,
    Kind,
    Place,
    Type,
    Whose,
    continuous_spell,
    monster,
)
from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, face_up, side
from tests.table.inventing import deal_in

LESSER = "Petit Dragon"


def test_spirit_ryu_discards_dragons_for_1000_each() -> None:
    table = Table(
        yugi=side(field=["Spirit Ryu"], hand=[LESSER, LESSER, "Silver Fang"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Spirit Ryu")
    table.yugi.activates("Spirit Ryu", cost=LESSER)
    table.chain_resolves()
    table.yugi.activates("Spirit Ryu")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 500
    assert table.yugi.graveyard == [LESSER, LESSER]
    assert table.yugi.sees("Spirit Ryu").attack == 3000
    table.yugi.enters_main_phase_2()
    assert table.yugi.sees("Spirit Ryu").attack == 1000


def test_spirit_ryu_not_in_the_damage_step_nor_when_attacked_nor_between_attacks() -> None:
    own = Table(yugi=side(field=["Spirit Ryu"], hand=[LESSER]))
    own.yugi.enters_battle_phase()
    assert own.yugi.options("activate") == []
    own.yugi.attacks_with("Spirit Ryu")
    assert not own.yugi.may("activate", "Spirit Ryu", at="start of the damage step")
    own.everyone_passes()

    attacked = Table(
        yugi=side(field=["Gemini Elf"]), kaiba=side(field=["Spirit Ryu"], hand=[LESSER])
    )
    attacked.yugi.attacks_with("Gemini Elf")
    assert not attacked.kaiba.may("activate", "Spirit Ryu")
    attacked.everyone_passes()


def test_spirit_ryu_cannot_discard_to_a_graveyard_that_nothing_comes_to_qa_23815() -> None:
    table = Table(
        yugi=side(field=["Spirit Ryu"], hand=[LESSER]),
        kaiba=side(field=[face_up("Macro Cosmos")]),
    )
    table.yugi.attacks_with("Spirit Ryu")

    assert not table.yugi.may("activate", "Spirit Ryu")


def test_plain_discarding_can_be_paid_by_what_is_banished_qa_23815() -> None:
    table = Table(
        yugi=side(hand=["Lightning Vortex", LESSER]),
        kaiba=side(field=[face_up("Macro Cosmos"), "Uraby"]),
    )
    table.yugi.activates("Lightning Vortex", cost=LESSER)
    table.everyone_passes()

    assert LESSER in table.yugi.banished
    assert table.kaiba.monsters == []


FISSURE = continuous_spell(
    "A Fissure", 10**8 + 1, Continuous(BanishedInstead(Cards(Kind.MONSTER)))
)
BRIONAC = monster(
    "A Dragon",
    10**8 + 2,
    Ignition(
        cost=Discard(
            Choose(Cards(whose=Whose.YOURS, place=Place.HAND), 3, up_to=True), to_graveyard=True
        ),
        do=Draw(1),
    ),
    attribute=Attribute.WATER,
    type=Type.DRAGON,
    level=4,
    attack=0,
    defense=0,
)


def test_only_what_comes_to_the_graveyard_is_discarded_there_qa_9201(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_in(monkeypatch, FISSURE, BRIONAC)
    fissure = face_up("A Fissure")
    table = Table(
        yugi=side(field=["A Dragon"], hand=[LESSER, "Raigeki", "Dark Hole"]),
        kaiba=side(field=[fissure]),
    )
    table.yugi.activates("A Dragon")
    assert [sorted(each) for each in table.questions(Reason.DISCARD)] == [
        ["Dark Hole", "Raigeki"]
    ]
    table.yugi.chooses("Raigeki")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Raigeki"]

    monsters_alone = Table(
        yugi=side(field=["A Dragon"], hand=[LESSER]), kaiba=side(field=[fissure])
    )
    assert not monsters_alone.yugi.may("activate", "A Dragon")


def test_exarion_loses_400_and_pierces() -> None:
    table = Table(
        yugi=side(field=["Exarion Universe"]), kaiba=side(field=[face_down("Silver Fang")])
    )
    table.yugi.attacks_with("Exarion Universe")
    table.yugi.activates("Exarion Universe")
    table.everyone_passes()
    assert table.life_changes() == [("kaiba", "BATTLE", -600)]
    assert table.yugi.sees("Exarion Universe").attack == 1400
    table.turn_ends()
    assert table.yugi.sees("Exarion Universe").attack == 1800


def test_exarion_asks_for_a_defender() -> None:
    table = Table(
        yugi=side(field=["Exarion Universe"]),
        kaiba=side(field=["Silver Fang", defending("Battle Ox")]),
    )
    table.yugi.attacks_with("Exarion Universe", at="Silver Fang")
    assert not table.yugi.may("activate", "Exarion Universe")
    table.everyone_passes()
