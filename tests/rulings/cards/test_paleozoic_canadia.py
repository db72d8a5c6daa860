"""Paleozoic Canadia: a Trap that comes from the Graveyard, and is a Trap no more."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CANADIA = "Paleozoic Canadia"
JAR = "Jar of Greed"


def _laid(
    *field: str | Lying,
    hand: tuple[str, ...] = (),
    foes: tuple[str | Lying, ...] = (),
) -> Table:
    return Table(
        yugi=side(field=[face_down(JAR), *field], hand=hand, graveyard=(CANADIA,)),
        kaiba=side(field=foes),
    )


def _came(
    *field: str | Lying,
    hand: tuple[str, ...] = (),
    foes: tuple[str | Lying, ...] = (),
) -> Table:
    table = _laid(*field, hand=hand, foes=foes)
    table.yugi.activates(JAR)
    table.kaiba.passes()
    table.yugi.activates(CANADIA, position="Attack")
    table.chain_resolves()
    return table


def test_faq_12084_it_turns_a_monster_face_down() -> None:
    table = Table(yugi=side(field=[face_down(CANADIA)]), kaiba=side(field=["Uraby"]))
    table.yugi.activates(CANADIA, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
    assert table.yugi.graveyard == [CANADIA]


def test_faq_12084_it_answers_a_trap_from_the_graveyard() -> None:
    table = _came()
    seen = table.yugi.sees(CANADIA)

    assert table.yugi.monsters == [CANADIA]
    assert (seen.attack, seen.defense, seen.level) == (1200, 0, 2)


def test_it_answers_no_spell() -> None:
    table = _laid(hand=("Pot of Greed",))
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()

    assert not table.yugi.may("activate", CANADIA)


def test_it_needs_a_monster_zone() -> None:
    table = _laid(*["Kuriboh"] * 5)
    table.yugi.activates(JAR)
    table.kaiba.passes()

    assert not table.yugi.may("activate", CANADIA)


def test_q_a_17936_it_is_no_trap_as_a_monster() -> None:
    table = _came(hand=("Mystical Space Typhoon",))

    assert table.yugi.monsters == [CANADIA]
    assert not table.yugi.may("activate", "Mystical Space Typhoon")


def test_heavy_storm_does_not_destroy_it() -> None:
    table = _came(face_down("Scapegoat"), hand=("Heavy Storm",))
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert table.yugi.field == [CANADIA]


def test_q_a_8627_turned_face_down_it_stays_a_monster_and_one_when_it_is_turned_up() -> None:
    table = _came(foes=(face_down("Book of Moon"),))
    table.kaiba.activates("Book of Moon", targeting=CANADIA)
    table.everyone_passes()
    assert table.yugi.sees(CANADIA).position == "face-down Defense"
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(CANADIA)
    table.everyone_passes()

    assert table.yugi.sees(CANADIA).attack == 1200


def test_q_a_8627_turned_face_down_it_is_not_banished_any_more() -> None:
    table = _came(hand=("Dark Hole",), foes=(face_down("Book of Moon"),))
    table.kaiba.activates("Book of Moon", targeting=CANADIA)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert CANADIA in table.yugi.graveyard


def test_faq_12084_it_is_banished_when_it_leaves_the_field() -> None:
    table = _came(foes=(attacking("Summoned Skull"),))
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull", at=CANADIA)
    table.everyone_passes()

    assert table.yugi.banished == [CANADIA]


def test_monster_effects_do_nothing_to_it() -> None:
    table = _came("Kuriboh", hand=("Caius the Shadow Monarch",))
    table.yugi.summons("Caius the Shadow Monarch", tributing=["Kuriboh"])
    table.yugi.chooses(CANADIA)
    table.everyone_passes()

    assert CANADIA in table.yugi.monsters


def test_jinzo_leaves_it_where_it_is() -> None:
    table = _came("Kuriboh", hand=("Jinzo",))
    table.yugi.summons("Jinzo", tributing=["Kuriboh"])
    table.everyone_passes()

    assert CANADIA in table.yugi.monsters
