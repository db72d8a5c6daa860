"""Atlantean Dragoons: small Sea Serpents attack directly, and as a cost it finds another."""

from collections.abc import Sequence

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, VIRUS, DWELLER = "Atlantean Dragoons", "Tribe-Infecting Virus", "Abyss Dweller"
PREY = attacking("Hunter Dragon")
FOUND = ["Atlantean Pikeman", CARD, "Big Jaws"]


def discarded(*traps: str, deck: Sequence[str] = FOUND, mine: Sequence[Lying] = ()) -> Table:
    """A table on which it was discarded for a WATER monster, whose effect may be answered."""
    table = Table(
        yugi=side(field=[VIRUS, *mine], hand=[CARD], deck=deck),
        kaiba=side(field=[PREY, *[face_down(each) for each in traps]], hand=["Kuriboh"]),
    )
    table.yugi.activates(VIRUS, cost=CARD)
    table.yugi.chooses("Dragon")
    return table


def test_faq_10219_sea_serpents_up_to_level_3_attack_directly() -> None:
    table = Table(
        yugi=side(field=[CARD, "Atlantean Pikeman", "Big Jaws"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Atlantean Pikeman", at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1400
    for big in (CARD, "Big Jaws"):
        table.yugi.attacks_with(big)
        table.everyone_passes()
    assert table.kaiba.life == 8000 - 1400


def test_faq_10219_so_it_does_itself_where_its_level_is_3() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("A Legendary Ocean")]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with(CARD, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2000


def test_negated_it_lets_none_attack_directly() -> None:
    table = Table(
        yugi=side(field=[CARD, "Atlantean Pikeman", face_up("Skill Drain")]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.attacks_with("Atlantean Pikeman")
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.yugi.life == 8000 - 100


def test_faq_10219_discarded_for_a_water_monster_it_finds_a_sea_serpent() -> None:
    table = discarded()
    table.everyone_passes()

    assert table.chains() == [[VIRUS], [CARD]]
    assert table.yugi.hand == ["Atlantean Pikeman"]


def test_qa_13508_where_that_activation_is_negated_too() -> None:
    table = discarded("Divine Wrath")
    table.kaiba.activates("Divine Wrath", cost="Kuriboh")
    table.everyone_passes()

    assert table.chains() == [[VIRUS, "Divine Wrath"], [CARD]]
    assert table.yugi.hand == ["Atlantean Pikeman"]


def test_qa_13508_and_where_that_effect_is_negated() -> None:
    table = discarded("Skill Drain")
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.hand == ["Atlantean Pikeman"]


def test_it_does_so_where_that_monster_was_turned_face_down_or_has_left() -> None:
    for trap in ("Book of Moon", "Compulsory Evacuation Device"):
        table = discarded(trap)
        table.kaiba.activates(trap, targeting=VIRUS)
        table.everyone_passes()

        assert "Atlantean Pikeman" in table.yugi.hand


def test_detached_by_a_water_monster_it_finds_one_too() -> None:
    table = Table(yugi=side(field=[Lying(DWELLER, materials=(CARD, "Uraby"))], deck=FOUND))
    table.yugi.activates(DWELLER)
    table.yugi.chooses(CARD)
    table.everyone_passes()

    assert table.chains() == [[DWELLER], [CARD]]


def test_qa_24070_not_where_it_has_left_the_graveyard_before() -> None:
    table = discarded("Called by the Grave")
    table.kaiba.activates("Called by the Grave", targeting=CARD)
    table.everyone_passes()

    assert table.chains() == [[VIRUS, "Called by the Grave"]]


def test_not_for_a_monster_of_another_attribute_nor_for_a_trap() -> None:
    for name in ("Golden Dragon Summoner", "Raigeki Break"):
        table = Table(
            yugi=side(field=[name, CARD], hand=[CARD], deck=FOUND),
            kaiba=side(field=["Uraby"]),
        )
        table.yugi.activates(name, cost=CARD, targeting="Uraby")
        table.everyone_passes()

        assert CARD in table.yugi.graveyard
        assert table.chains() == [[name]]


def test_not_where_it_is_sent_as_an_effect_resolves() -> None:
    table = Table(yugi=side(field=[CARD, attacking(VIRUS)]), kaiba=side(hand=["Dark Hole"]))
    table.turn_ends()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"]]


def test_banished_instead_it_finds_none() -> None:
    table = discarded(mine=[face_up("Macro Cosmos")])
    table.everyone_passes()

    assert table.chains() == [[VIRUS]]
    assert table.yugi.banished == [CARD]


@pytest.mark.parametrize("deck", [["Big Jaws"], [CARD]])
def test_faq_10219_it_is_activated_though_there_is_none(deck: list[str]) -> None:
    table = discarded(deck=deck)
    table.everyone_passes()

    assert table.chains() == [[VIRUS], [CARD]]
    assert table.yugi.hand == []
