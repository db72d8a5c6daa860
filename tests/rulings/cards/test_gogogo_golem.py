"""Gogogo Golem: in Defense Position it is spared once a turn."""

from engine.yugioh.state.events.battle import Spared
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

GOLEM = "Gogogo Golem"
SKULL, ELF = "Summoned Skull", "Gemini Elf"


def assaulted(golem: Lying, *more: Lying) -> Table:
    """Kaiba's Golem, and two monsters of yugi that are stronger."""
    return Table(
        yugi=side(field=[attacking(SKULL), attacking(ELF)]), kaiba=side(field=[golem, *more])
    )


def test_the_first_attack_does_not_destroy_it_and_the_second_does() -> None:
    table = assaulted(defending(GOLEM))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()
    assert table.kaiba.monsters == [GOLEM]
    table.yugi.attacks_with(ELF)
    table.everyone_passes()

    assert table.kaiba.graveyard == [GOLEM]


def test_face_down_it_is_spared_as_the_attack_turns_it_up() -> None:
    table = assaulted(face_down(GOLEM))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.kaiba.sees(GOLEM).position == "face-up Defense"


def test_in_attack_position_it_is_destroyed() -> None:
    table = assaulted(attacking(GOLEM))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.kaiba.graveyard == [GOLEM]


def test_an_attack_that_could_not_destroy_it_does_not_use_it_up() -> None:
    table = Table(
        yugi=side(field=[attacking("Petit Dragon"), attacking(SKULL)]),
        kaiba=side(field=[defending(GOLEM)]),
    )
    table.yugi.attacks_with("Petit Dragon")
    table.everyone_passes()
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.kaiba.monsters == [GOLEM]


def test_where_waboku_spares_it_its_own_effect_is_not_used_up() -> None:
    table = assaulted(defending(GOLEM), face_down("Waboku"))
    table.yugi.attacks_with(SKULL)
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.kaiba.monsters == [GOLEM]
    assert table.happened(Spared) == []


def test_it_is_spared_again_in_the_next_turn() -> None:
    table = assaulted(defending(GOLEM))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.kaiba.monsters == [GOLEM]


def test_turned_face_down_in_between_it_is_spared_once_more() -> None:
    table = assaulted(defending(GOLEM), face_down("Book of Moon"))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()
    table.yugi.attacks_with(ELF)
    table.kaiba.activates("Book of Moon", targeting=GOLEM)
    table.everyone_passes()

    assert table.kaiba.monsters == [GOLEM]


def test_its_player_still_takes_piercing_damage() -> None:
    table = Table(
        yugi=side(field=[attacking("Elemental HERO Bladedge")]),
        kaiba=side(field=[defending(GOLEM)]),
    )
    table.yugi.attacks_with("Elemental HERO Bladedge")
    table.everyone_passes()

    assert table.kaiba.monsters == [GOLEM]
    assert table.life_changes() == [("kaiba", "BATTLE", -1100)]


def test_with_its_effect_negated_it_is_destroyed() -> None:
    table = assaulted(defending(GOLEM), face_up("Skill Drain"))
    table.yugi.attacks_with(SKULL)
    table.everyone_passes()

    assert table.kaiba.graveyard == [GOLEM]
