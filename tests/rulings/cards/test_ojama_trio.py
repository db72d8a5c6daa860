"""Ojama Trio: three Tokens for the opponent, which cost them 300 each when destroyed."""

from tests.table import Table, attacking, face_down, side

CARD, TOKEN = "Ojama Trio", "Ojama Token"


def made(*, hand: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Table:
    """A table at which the three have just come."""
    table = Table(
        yugi=side(field=[face_down(CARD), attacking("Summoned Skull")], hand=list(hand)),
        kaiba=side(hand=list(theirs)),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_three_tokens_come_to_the_opponents_field() -> None:
    table = made()

    assert table.kaiba.monsters == [TOKEN] * 3
    seen = table.kaiba.sees(TOKEN)
    assert (seen.position, seen.attack, seen.defense) == ("face-up Defense", 0, 1000)
    assert (seen.controller, seen.owner) == ("kaiba", "yugi")


def test_faq_5738_it_is_not_activated_without_three_zones() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]), kaiba=side(field=[attacking("Kuriboh")] * 3)
    )

    assert not table.yugi.may("activate", CARD)


def test_faq_5738_with_fewer_zones_as_it_resolves_none_comes() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(
            field=[*[attacking("Kuriboh")] * 2, face_down("Call of the Haunted")],
            graveyard=["Uraby"],
        ),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Kuriboh", "Kuriboh", "Uraby"]


def test_they_are_not_tributed_for_a_tribute_summon() -> None:
    table = made(theirs=("Summoned Skull",))
    table.turn_ends()

    assert not table.kaiba.may("Normal Summon", "Summoned Skull")


def test_one_that_falls_in_battle_costs_its_controller_300() -> None:
    table = made()
    table.yugi.attacks_with("Summoned Skull", at=TOKEN)
    table.everyone_passes()

    assert table.kaiba.monsters == [TOKEN] * 2
    assert table.kaiba.life == 7700
    assert table.yugi.life == 8000


def test_three_that_fall_together_cost_300_each() -> None:
    table = made(hand=("Raigeki",))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.life == 7100
    assert len(table.chains()) == 2


def test_who_controls_one_as_it_falls_takes_the_damage() -> None:
    table = made(hand=("Change of Heart", "Dark Hole"))
    table.yugi.activates("Change of Heart", targeting=TOKEN)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (7700, 7400)


def test_tokens_of_another_ojama_trio_count_once_each() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=["Raigeki", CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    table.yugi.sets(CARD)
    table.yugi.ends_turn()
    table.kaiba.passes()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 7100
    assert table.kaiba.monsters == [TOKEN] * 3
