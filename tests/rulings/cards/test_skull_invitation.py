"""Skull Invitation: each card that goes to a Graveyard costs its owner 300."""

from tests.table import Table, attacking, face_down, face_up, side

CARD = "Skull Invitation"


def test_each_card_that_is_sent_costs_its_owner_300() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Dark Hole"]),
        kaiba=side(field=[attacking("Kuriboh"), attacking("Uraby")]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (7700, 7400)
    assert len(table.chains()) == 1


def test_what_is_lent_costs_its_owner() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), attacking("Kuriboh", borrowed=True)], hand=["Dark Hole"]
        )
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (7700, 7700)


def test_faq_4961_in_the_damage_step_too() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking("Summoned Skull")]),
        kaiba=side(field=[attacking("Battle Ox")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Battle Ox")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 800 - 300


def test_qa_11270_so_does_material_that_is_detached() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), attacking("Gogogo Giant"), attacking("Gogogo Giant")],
            extra=["Number 39: Utopia"],
        ),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.special_summons("Number 39: Utopia")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.attacks_with("Kuriboh", at="Number 39: Utopia")
    table.yugi.activates("Number 39: Utopia")
    table.yugi.chooses("Gogogo Giant")
    table.everyone_passes()

    assert table.yugi.life == 7700


def test_what_is_banished_instead_costs_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_up("Macro Cosmos")], hand=["Dark Hole"]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, 8000)


def test_a_token_is_sent_nowhere() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), face_down("Scapegoat")], hand=["Dark Hole"]),
    )
    table.yugi.activates("Scapegoat")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 600


def test_once_it_has_left_the_field_it_costs_nothing_not_even_for_itself() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)]),
        kaiba=side(hand=["Harpie's Feather Duster"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Harpie's Feather Duster")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (8000, 8000)


def test_both_can_lose_by_it_at_once() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking("Uraby")], hand=["Dark Hole"], life=300),
        kaiba=side(field=[attacking("Kuriboh")], life=300),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.result == ("", "LIFE")
