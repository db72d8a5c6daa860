"""Lightning Storm: without a face-up card, all attackers or all Spells and Traps."""

from tests.table import Table, defending, face_down, side

STORM = "Lightning Storm"


def test_the_first_effect_destroys_their_monsters_in_attack_position() -> None:
    table = Table(
        yugi=side(hand=[STORM], field=[face_down("Uraby")]),
        kaiba=side(field=["Silver Fang", defending("Giant Rat"), face_down("Mirror Force")]),
    )
    table.yugi.activates(STORM, effect=0)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang"]


def test_the_second_effect_destroys_their_spells_and_traps() -> None:
    table = Table(
        yugi=side(hand=[STORM]),
        kaiba=side(field=["Silver Fang", face_down("Mirror Force"), face_down("Waboku")]),
    )
    table.yugi.activates(STORM, effect=1)
    table.everyone_passes()

    assert sorted(table.kaiba.graveyard) == ["Mirror Force", "Waboku"]


def test_faq_14876_the_effect_is_chosen_as_it_is_activated() -> None:
    table = Table(
        yugi=side(hand=[STORM]), kaiba=side(field=[defending("Giant Rat"), "Mirror Force"])
    )

    assert table.yugi.may("activate", STORM)
    table.yugi.activates(STORM)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Mirror Force"], "no attacker: the other effect alone"


def test_a_face_up_card_of_its_player_keeps_it_from_being_activated() -> None:
    table = Table(yugi=side(hand=[STORM], field=["Uraby"]), kaiba=side(field=["Silver Fang"]))

    assert not table.yugi.may("activate", STORM)


def test_only_one_is_activated_in_a_turn() -> None:
    table = Table(
        yugi=side(hand=[STORM, STORM]), kaiba=side(field=["Silver Fang", "Mirror Force"])
    )
    table.yugi.activates(STORM, effect=0)
    table.everyone_passes()

    assert not table.yugi.may("activate", STORM)
