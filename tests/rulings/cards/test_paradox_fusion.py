"""Paradox Fusion: for a Fusion Monster that comes back, a summon or a card is negated."""

import pytest

from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, defending, face_down, side

CARD = "Paradox Fusion"
DRAGON = "Blue-Eyes Ultimate Dragon"


def negating(*hand: str, mine: tuple[str, ...] = ()) -> Table:
    return Table(
        yugi=side(hand=["Dark Hole", "Cyber Dragon", *hand]),
        kaiba=side(field=[face_down(CARD), defending(DRAGON), *mine]),
    )


def test_faq_9007_it_negates_a_spell_and_destroys_it() -> None:
    table = negating()
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(CARD)
    assert table.kaiba.banished == [DRAGON]
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dark Hole"]
    assert table.kaiba.graveyard == [CARD]


def test_faq_9007_the_monster_returns_in_attack_position_in_the_second_own_end_phase() -> None:
    table = negating()
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(CARD)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert table.kaiba.monsters == []
    table.turn_ends()
    assert table.kaiba.monsters == []
    table.turn_ends()

    assert table.kaiba.sees(DRAGON).position == "face-up Attack"
    assert table.happened(Summoned) == []
    assert table.chains() == [["Dark Hole", CARD]]


def test_faq_9007_it_negates_a_special_summon_and_destroys_the_monster() -> None:
    table = negating()
    table.yugi.special_summons("Cyber Dragon")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([], ["Cyber Dragon"])
    assert table.kaiba.banished == [DRAGON]


def test_a_normal_summon_is_not_answered() -> None:
    table = negating("Uraby")
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)


def test_qa_12750_nor_a_special_summon_by_an_effect() -> None:
    table = Table(
        yugi=side(field=["Exiled Force", "Summoner Monk"], hand=["Dark Hole"], deck=["Uraby"]),
        kaiba=side(field=[face_down(CARD), DRAGON]),
    )
    table.yugi.activates("Summoner Monk")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)


@pytest.mark.parametrize("monster", [face_down(DRAGON), "Uraby"])
def test_faq_9007_its_cost_is_a_face_up_fusion_monster(monster: str) -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[face_down(CARD), monster]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)


def test_faq_9007_negated_the_monster_stays_banished() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[face_down("Seven Tools of the Bandit")]),
        kaiba=side(field=[face_down(CARD), DRAGON]),
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(CARD)
    table.yugi.activates("Seven Tools of the Bandit")
    table.everyone_passes()
    for _ in range(4):
        table.turn_ends()

    assert (table.kaiba.monsters, table.kaiba.banished) == ([], [DRAGON])
