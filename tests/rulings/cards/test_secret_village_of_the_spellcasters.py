"""Secret Village of the Spellcasters: Spells are for those who have a Spellcaster."""

import pytest

from tests.table import Table, face_down, face_up, side

VILLAGE, WIZARD = "Secret Village of the Spellcasters", "Dark Magician"


def village(*, yugi: str = "", kaiba: str = "", turn_player: str = "yugi") -> Table:
    """The Village of yugi, and a Spell in both hands."""
    return Table(
        yugi=side(field=[face_up(VILLAGE, "F1"), *filter(None, [yugi])], hand=["Pot of Greed"]),
        kaiba=side(field=[*filter(None, [kaiba])], hand=["Pot of Greed"]),
        turn_player=turn_player,
    )


@pytest.mark.parametrize(
    ("yugi", "kaiba", "mine", "theirs"),
    [
        (WIZARD, "", True, False),
        (WIZARD, WIZARD, True, True),
        ("", WIZARD, False, True),
        ("", "", False, True),
        ("Uraby", "Uraby", False, True),
    ],
)
def test_faq_7916_who_may_activate_spell_cards(
    yugi: str, kaiba: str, mine: bool, theirs: bool
) -> None:
    here = village(yugi=yugi, kaiba=kaiba)
    there = village(yugi=yugi, kaiba=kaiba, turn_player="kaiba")

    assert here.yugi.may("activate", "Pot of Greed") is mine
    assert there.kaiba.may("activate", "Pot of Greed") is theirs


def test_a_face_down_spellcaster_counts_for_nobody() -> None:
    table = Table(
        yugi=side(field=[face_up(VILLAGE, "F1"), face_down(WIZARD)], hand=["Pot of Greed"])
    )
    assert not table.yugi.may("activate", "Pot of Greed")
    table.yugi.flip_summons(WIZARD)
    table.everyone_passes()
    assert table.yugi.may("activate", "Pot of Greed")


def test_spells_can_be_set_and_traps_be_activated() -> None:
    table = Table(
        yugi=side(field=[face_up(VILLAGE, "F1"), WIZARD]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Pot of Greed", "Uraby"]),
        turn_player="kaiba",
    )
    assert table.kaiba.may("Set", "Pot of Greed")
    assert table.kaiba.may("activate", "Raigeki Break")


def test_faq_7916_effects_of_spells_that_are_no_activation_of_the_card_are_free() -> None:
    table = Table(
        yugi=side(
            field=[face_up(VILLAGE, "F1"), face_up("The Sanctum of Parshath")],
            graveyard=["Honest", "Shining Angel", "Mokey Mokey"],
        )
    )
    assert table.yugi.may("activate", "The Sanctum of Parshath")


def test_a_pendulum_monster_is_activated_as_a_spell_card_too() -> None:
    barred = Table(
        yugi=side(field=[face_up(VILLAGE, "F1"), WIZARD]),
        kaiba=side(hand=["Stargazer Magician"]),
        turn_player="kaiba",
    )
    assert not barred.kaiba.may("activate", "Stargazer Magician")


def test_face_down_or_gone_it_bars_nobody() -> None:
    table = Table(
        yugi=side(field=[face_down(VILLAGE, "F1"), WIZARD]),
        kaiba=side(hand=["Pot of Greed"]),
        turn_player="kaiba",
    )
    assert table.kaiba.may("activate", "Pot of Greed")
