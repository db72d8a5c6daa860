"""Luster Pendulum, the Dracoslayer: a Scale gives way to a copy of itself from the Deck."""

import pytest

from tests.table import Table, attacking, face_up, side

LUSTER, STARGAZER = "Luster Pendulum, the Dracoslayer", "Stargazer Magician"
IGNISTER = "Ignister Prominence, the Blasting Dracoslayer"


def _scales(*deck: str) -> Table:
    return Table(yugi=side(field=[face_up(LUSTER, "S1"), face_up(STARGAZER, "S5")], deck=deck))


def test_the_other_scale_is_destroyed_and_its_namesake_added() -> None:
    table = _scales("Uraby", STARGAZER)
    table.yugi.activates(LUSTER)
    table.everyone_passes()

    assert table.yugi.spells == [LUSTER]
    assert table.yugi.hand == [STARGAZER]
    assert table.yugi.deck == ["Uraby"]


def test_it_needs_a_namesake_in_the_deck() -> None:
    assert not _scales("Uraby", LUSTER).yugi.may("activate", LUSTER)


def test_it_needs_another_card_in_a_pendulum_zone() -> None:
    table = Table(yugi=side(field=[face_up(LUSTER, "S1")], deck=[LUSTER, STARGAZER]))

    assert not table.yugi.may("activate", LUSTER)


def test_once_a_turn() -> None:
    table = Table(
        yugi=side(
            field=[face_up(LUSTER, "S1"), face_up(STARGAZER, "S5")],
            deck=["Uraby", STARGAZER, STARGAZER],
        )
    )
    table.yugi.activates(LUSTER)
    table.everyone_passes()
    table.yugi.chooses(STARGAZER)
    table.yugi.activates(STARGAZER)
    table.everyone_passes()

    assert table.yugi.spells == [LUSTER, STARGAZER]
    assert not table.yugi.may("activate", LUSTER)


def test_qa_9056_gone_before_it_resolves_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(LUSTER, "S1"), face_up(STARGAZER, "S5")], deck=[STARGAZER]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates(LUSTER)
    table.kaiba.activates("Mystical Space Typhoon", targeting=LUSTER)
    table.everyone_passes()

    assert table.yugi.spells == [STARGAZER]
    assert table.yugi.hand == []


@pytest.mark.parametrize(
    ("tuner", "other", "extra", "may"),
    [
        (LUSTER, "Dragonpulse Magician", IGNISTER, True),
        (LUSTER, "Dragonpulse Magician", "Stardust Dragon", False),
        ("Magna Drago", "Dragonpulse Magician", IGNISTER, False),
        (LUSTER, "Gemini Elf", IGNISTER, False),
        (LUSTER, "Gemini Elf", "Number 39: Utopia", False),
        ("Dragonpulse Magician", "Gemini Elf", "Number 39: Utopia", True),
        (LUSTER, "Gemini Elf", "Knightmare Phoenix", True),
    ],
)
def test_it_is_material_of_dracoslayers_alone_except_for_links(
    tuner: str, other: str, extra: str, may: bool
) -> None:
    """A Synchro Monster of Level 8 takes it, and the Pendulum Monsters of Ignister."""
    field = [attacking(tuner), attacking(other)]
    table = Table(yugi=side(field=field, extra=[extra]))

    assert table.yugi.may("Special Summon", extra) is may
