"""Shapesister: a Trap that is a Tuner in the Monster Zone, one a turn."""

from tests.table import Table, face_down, side

SISTER = "Shapesister"


def test_one_is_activated_in_a_turn() -> None:
    table = Table(yugi=side(field=[face_down(SISTER), face_down(SISTER)]))
    table.yugi.activates(SISTER)
    table.chain_resolves()

    assert table.yugi.monsters == [SISTER]
    assert not table.yugi.may("activate", SISTER)


def test_its_activation_negated_another_can_be_activated_in_that_turn() -> None:
    table = Table(
        yugi=side(field=[face_down(SISTER), face_down(SISTER)]),
        kaiba=side(field=[face_down("Seven Tools of the Bandit")]),
    )
    table.yugi.activates(SISTER)
    table.kaiba.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.may("activate", SISTER)


def test_it_is_the_tuner_of_a_synchro_summon() -> None:
    table = Table(
        yugi=side(field=[face_down(SISTER), "Summoned Skull"], extra=("Stardust Dragon",))
    )
    table.yugi.activates(SISTER)
    table.chain_resolves()
    table.yugi.special_summons("Stardust Dragon", using=[SISTER, "Summoned Skull"])

    assert table.yugi.monsters == ["Stardust Dragon"]
    assert SISTER in table.yugi.graveyard


def test_as_a_normal_monster_it_has_no_effects_that_could_be_negated() -> None:
    table = Table(
        yugi=side(field=[face_down(SISTER)]), kaiba=side(field=[face_down("Fiendish Chain")])
    )
    table.yugi.activates(SISTER)
    table.chain_resolves()

    assert not table.kaiba.may("activate", "Fiendish Chain")
