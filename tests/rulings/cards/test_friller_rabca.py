"""Friller Rabca: from the Graveyard it stops an attack, and weakens who attacks."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD = "Friller Rabca"


def attacked(target: Lying, copies: int = 1) -> Table:
    """A table on which a monster attacks, with it in the Graveyard of the other side."""
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby"]),
        kaiba=side(field=[target], graveyard=[CARD] * copies),
    )
    table.yugi.attacks_with("Summoned Skull")
    return table


def test_faq_9726_it_negates_the_attack_and_weakens_until_the_end_of_its_turn() -> None:
    table = attacked(attacking("Great White"))
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.banished == [CARD]
    assert table.kaiba.monsters == ["Great White"]
    assert table.yugi.sees("Summoned Skull").attack == 2000
    table.turn_ends()
    assert table.yugi.sees("Summoned Skull").attack == 2000
    table.turn_ends()
    assert table.yugi.sees("Summoned Skull").attack == 2500


def test_it_answers_only_attacks_on_fish_sea_serpents_and_aquas() -> None:
    for name in ("Atlantean Pikeman", "Treeborn Frog", "Great White", "Fenrir"):
        table = attacked(attacking(name))

        assert table.kaiba.may("activate", CARD) is (name != "Fenrir")


def test_faq_9726_not_where_it_lies_face_down_nor_for_a_direct_attack() -> None:
    table = attacked(face_down("Great White"))
    direct = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(graveyard=[CARD]))
    direct.yugi.attacks_with("Summoned Skull")

    assert not table.kaiba.may("activate", CARD)
    assert not direct.kaiba.may("activate", CARD)


def test_one_that_lies_on_the_field_does_nothing() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[attacking(CARD)]))
    table.yugi.attacks_with("Summoned Skull")

    assert not table.kaiba.may("activate", CARD)


def test_once_a_turn_for_all_of_its_name() -> None:
    table = attacked(attacking("Great White"), copies=2)
    table.kaiba.activates(CARD)
    table.everyone_passes()
    table.yugi.attacks_with("Uraby", at="Great White")

    assert not table.kaiba.may("activate", CARD)


def test_where_the_attack_is_negated_before_it_resolves_the_atk_stays() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(
            field=[attacking("Great White"), face_down("Negate Attack")], graveyard=[CARD]
        ),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD)
    table.yugi.passes()
    table.kaiba.activates("Negate Attack")
    table.everyone_passes()

    assert table.chains() == [[CARD, "Negate Attack"]]
    assert table.yugi.sees("Summoned Skull").attack == 2500
