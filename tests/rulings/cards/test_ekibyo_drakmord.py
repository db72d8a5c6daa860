"""Ekibyo Drakmord: who wears it cannot attack, and falls at the end of the second turn."""

from tests.table import Table, attacking, face_down, face_up, side

CARD, TYPHOON = "Ekibyo Drakmord", "Mystical Space Typhoon"


def worn(*mine: str, turns: int = 0, hand: tuple[str, ...] = ()) -> Table:
    """So many turns after a monster of kaiba was equipped with it."""
    table = Table(
        yugi=side(field=[face_up(name) for name in mine], hand=[CARD, *hand]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    for _ in range(turns):
        table.turn_ends()
    return table


def test_its_wearer_cannot_attack() -> None:
    table = worn(turns=1)
    table.kaiba.enters_battle_phase()

    assert not table.kaiba.may("attack", "Uraby")


def test_faq_5277_the_wearer_falls_in_the_second_end_phase_of_its_controller() -> None:
    table = worn(turns=3)
    assert table.kaiba.monsters == ["Uraby"]
    table.turn_ends()

    assert table.kaiba.graveyard == ["Uraby"]


def test_faq_5277_for_that_it_comes_back_to_the_hand_by_an_effect_of_its_own() -> None:
    table = worn(turns=4)

    assert CARD in table.yugi.hand
    assert table.chains() == [[CARD], [CARD], [CARD]]


def test_faq_5277_banished_for_that_it_comes_back_too() -> None:
    table = worn("Macro Cosmos", turns=4)

    assert table.kaiba.banished == ["Uraby"]
    assert CARD in table.yugi.hand


def test_of_ones_own_monster_the_turn_in_which_it_was_equipped_is_the_first() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.monsters == ["Uraby"]
    table.turn_ends()

    assert table.yugi.graveyard == ["Uraby"]


def test_set_before_its_turns_count_from_its_activation() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=["Uraby"]))
    table.turn_ends()
    table.turn_ends()
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()
    assert table.kaiba.monsters == ["Uraby"]
    table.turn_ends()

    assert table.kaiba.monsters == []


def test_destroyed_otherwise_its_wearer_does_not_bring_it_back() -> None:
    table = worn(hand=("Raigeki",))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD, "Raigeki"]
    assert table.chains()[-1] == ["Raigeki"]


def test_gone_before_its_effect_resolves_it_destroys_nothing() -> None:
    table = Table(
        yugi=side(field=[face_down(TYPHOON)], hand=[CARD]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()
    table.kaiba.ends_turn()
    while not table.chains()[1:]:
        table.yugi.passes()
    table.yugi.activates(TYPHOON, targeting=CARD)
    table.everyone_passes()

    assert table.chains()[-1] == [CARD, TYPHOON]
    assert table.kaiba.monsters == ["Uraby"]


def test_who_survives_it_wears_it_on_and_is_left_alone() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[attacking("Uraby"), face_down("Safe Zone")]),
    )
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates("Safe Zone", targeting="Uraby")
    table.everyone_passes()
    for _ in range(6):
        table.turn_ends()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.spells == [CARD]
    assert table.chains() == [[CARD], ["Safe Zone"], [CARD]]
