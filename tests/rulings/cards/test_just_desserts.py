"""Just Desserts: 500 for each monster the opponent has as it resolves."""

from tests.table import Table, defending, face_down, side

CARD = "Just Desserts"


def test_every_monster_counts_face_up_face_down_or_token() -> None:
    table = Table(
        yugi=side(field=[CARD, "Uraby"]),
        kaiba=side(field=["Uraby", face_down("Battle Ox"), defending("Sheep Token")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 6500
    assert table.yugi.life == 8000


def test_they_are_counted_at_resolution() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=[face_down("Call of the Haunted"), "Uraby"], graveyard=["Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()

    assert table.kaiba.life == 7000


def test_without_a_monster_there_it_is_not_offered() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_not_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang", CARD]))
    table.yugi.attacks_with("Uraby")
    assert table.kaiba.may("activate", CARD, at="attack")
    assert not table.kaiba.may("activate", CARD, at="start of the damage step")
