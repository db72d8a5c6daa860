"""Dream Clown: changed to Defense Position it destroys a monster."""

from tests.table import Table, attacking, defending, face_down, side

CARD = "Dream Clown"


def test_changed_to_defense_position_it_destroys_a_monster_of_the_opponent() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.changes_position(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_changed_to_attack_position_it_does_not() -> None:
    table = Table(yugi=side(field=[defending(CARD)]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.changes_position(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]


def test_flipped_by_an_attack_it_was_in_defense_position_before() -> None:
    """FAQ 4126: it is changed from Attack Position."""
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[face_down(CARD)]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.chains() == []


def test_turned_down_and_up_again_it_is_not_changed_from_attack_position() -> None:
    """FAQ 4126."""
    table = Table(
        yugi=side(hand=["Book of Eclipse"], field=["Summoned Skull"]),
        kaiba=side(field=[attacking(CARD)], deck=["Uraby"] * 3),
    )
    table.yugi.activates("Book of Eclipse")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.sees(CARD).position == "face-up Defense"
    assert table.chains() == [["Book of Eclipse"]]


def test_changed_by_an_effect_it_destroys_as_well() -> None:
    """FAQ 6248, of the same text: whatever changes its position."""
    table = Table(
        yugi=side(hand=["Enemy Controller"], field=["Summoned Skull"]),
        kaiba=side(field=[attacking(CARD)]),
    )
    table.yugi.activates("Enemy Controller", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
