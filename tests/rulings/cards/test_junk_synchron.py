"""Junk Synchron: as it is Normal Summoned it brings back a small monster without effects."""

from tests.table import Table, face_down, side

CARD = "Junk Synchron"


def test_it_brings_back_a_level_2_or_lower_monster_in_defense_and_silenced() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=["Sangan", "Sonic Chick", "Speed Warrior"]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    assert sorted(table.options) == ["Sonic Chick", "Speed Warrior"]
    table.yugi.chooses("Sonic Chick")
    table.everyone_passes()

    assert table.yugi.sees("Sonic Chick").position == "face-up Defense"
    table.turn_ends()


def test_its_sonic_chick_is_destroyed_like_any_other_monster() -> None:
    table = Table(
        yugi=side(hand=[CARD], graveyard=["Sonic Chick"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull", at="Sonic Chick")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Sonic Chick"]


def test_turned_face_down_the_monster_has_its_effects_again() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Book of Moon"], graveyard=["Sonic Chick"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Sonic Chick")
    table.turn_ends()
    table.kaiba.attacks_with("Summoned Skull", at="Sonic Chick")
    table.everyone_passes()

    assert "Sonic Chick" in table.yugi.monsters


def test_special_summoned_or_flipped_it_brings_nobody() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[CARD, "Sonic Chick"]),
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()
    assert table.chains() == [["Monster Reborn"]]
    flipped = Table(yugi=side(field=[face_down(CARD)], graveyard=["Sonic Chick"]))
    flipped.yugi.flip_summons(CARD)
    flipped.everyone_passes()
    assert flipped.chains() == []


def test_with_the_last_zone_taken_by_itself_it_cannot() -> None:
    four = ["Uraby", "Battle Ox", "Feral Imp", "Dark Blade"]
    table = Table(yugi=side(hand=[CARD], field=four, graveyard=["Sonic Chick"]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.chains() == []
