"""Dark Factory of Mass Production: adds two Normal Monsters of your Graveyard."""

from tests.table import Table, side

FACTORY = "Dark Factory of Mass Production"


def test_it_adds_two_normal_monsters() -> None:
    table = Table(
        yugi=side(hand=[FACTORY], graveyard=["Sangan", "Gemini Elf", "Summoned Skull"])
    )
    table.yugi.activates(FACTORY)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == ["Gemini Elf", "Summoned Skull"]


def test_one_normal_monster_is_not_enough() -> None:
    table = Table(yugi=side(hand=[FACTORY], graveyard=["Sangan", "Gemini Elf"]))

    assert not table.yugi.may("activate", FACTORY)


def test_what_is_still_there_is_added_though_the_other_is_gone() -> None:
    table = Table(
        yugi=side(
            hand=[FACTORY],
            field=["Birthright"],
            graveyard=["Gemini Elf", "Summoned Skull"],
        )
    )
    table.yugi.activates(FACTORY)
    table.yugi.activates("Birthright", targeting="Gemini Elf")
    table.everyone_passes()

    assert table.yugi.monsters == ["Gemini Elf"]
    assert table.yugi.hand == ["Summoned Skull"]
