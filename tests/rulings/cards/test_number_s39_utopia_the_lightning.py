"""Number S39: Utopia the Lightning: 5000 ATK for two materials, and no answer."""

import pytest

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD, UTOPIA, RAY = (
    "Number S39: Utopia the Lightning",
    "Number 39: Utopia",
    "Number C39: Utopia Ray",
)
STRONG = "Blue-Eyes White Dragon"
READY = Lying(CARD, materials=(UTOPIA, "Uraby"))


@pytest.mark.rule("MR-XYZ-04")
@pytest.mark.parametrize("upon", [UTOPIA, RAY])
def test_faq_11766_it_is_xyz_summoned_upon_a_utopia_of_rank_4(upon: str) -> None:
    below = Lying(upon, materials=("Uraby",))
    table = Table(yugi=side(field=[below], extra=[CARD]))
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.graveyard) == ([CARD], [])


def test_it_is_no_material_of_an_xyz_summon() -> None:
    table = Table(yugi=side(field=[Lying(CARD), "Uraby"], extra=[RAY, CARD]))

    assert not table.yugi.may("Special Summon", RAY)
    assert not table.yugi.may("Special Summon", CARD)


def test_faq_11766_its_attack_becomes_5000_for_two_materials() -> None:
    table = Table(yugi=side(field=[READY]), kaiba=side(field=[attacking(STRONG)]))
    table.yugi.attacks_with(CARD, at=STRONG)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2000
    assert sorted(table.yugi.graveyard) == [UTOPIA, "Uraby"]
    assert table.yugi.sees(CARD).attack == 2500


def test_qa_12497_both_of_its_only_materials_are_detached() -> None:
    below = Lying(CARD, materials=(UTOPIA, RAY))
    table = Table(yugi=side(field=[below]), kaiba=side(field=[attacking(STRONG)]))
    table.yugi.attacks_with(CARD, at=STRONG)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []


@pytest.mark.parametrize(
    "materials", [("Uraby", "Feral Imp"), (UTOPIA,)], ids=["no Utopia", "one material"]
)
def test_not_without_a_utopia_or_without_two_materials(materials: tuple[str, ...]) -> None:
    table = Table(
        yugi=side(field=[Lying(CARD, materials=materials)]),
        kaiba=side(field=[attacking("Uraby")]),
    )
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_not_as_it_attacks_directly() -> None:
    table = Table(yugi=side(field=[READY]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)
    assert table.kaiba.life == 8000 - 2500


def test_qa_15305_once_in_each_damage_calculation() -> None:
    below = Lying(CARD, materials=(UTOPIA, RAY, "Uraby", "Feral Imp"))
    table = Table(yugi=side(field=[below]), kaiba=side(field=[attacking(STRONG)]))
    table.yugi.attacks_with(CARD, at=STRONG)
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby", "Feral Imp")
    table.chain_resolves()

    assert not table.yugi.may("activate", CARD)


def test_qa_8358_the_opponent_activates_nothing_until_the_end_of_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD)]),
        kaiba=side(
            field=[attacking("Mystic Tomato"), face_down("Mirror Force")],
            deck=["Uraby", "Mystic Tomato"],
        ),
    )
    table.yugi.attacks_with(CARD, at="Mystic Tomato")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, "Mirror Force")
    assert table.kaiba.monsters == []


def test_qa_11242_once_it_is_destroyed_the_opponent_can_answer() -> None:
    table = Table(
        yugi=side(field=[attacking("Goyo Guardian")]), kaiba=side(field=[attacking(CARD)])
    )
    table.yugi.attacks_with("Goyo Guardian", at=CARD)
    table.yugi.activates("Goyo Guardian")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Goyo Guardian", CARD]


def test_qa_9665_two_of_them_bind_both_players() -> None:
    table = Table(
        yugi=side(field=[READY, face_down("Kunai with Chain")]),
        kaiba=side(field=[attacking(CARD)]),
    )
    table.yugi.attacks_with(CARD, at=CARD)
    assert not table.yugi.may("activate", "Kunai with Chain", at="attack")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)
    assert (table.yugi.monsters, table.kaiba.monsters) == ([], [])
