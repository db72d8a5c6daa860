"""Laval Phlogis: sent to the Graveyard from anywhere it strengthens Lavals, for good."""

from tests.table import Table, face_down, side

PHLOGIS, BURNER = "Laval Phlogis", "Laval Burner"


def test_discarded_it_gives_300_to_those_on_the_field_alone() -> None:
    table = Table(
        yugi=side(
            hand=[PHLOGIS, "Laval Coatl"], field=[BURNER, "Uraby", face_down("Raigeki Break")]
        ),
        kaiba=side(field=["Gemini Elf"]),
    )
    table.yugi.activates("Raigeki Break", cost=PHLOGIS, targeting="Gemini Elf")
    table.everyone_passes()
    table.yugi.summons("Laval Coatl")
    table.everyone_passes()

    assert table.yugi.sees(BURNER).attack == 2400
    assert table.yugi.sees("Laval Coatl").attack == 1300
    assert table.yugi.sees("Uraby").attack == 1500


def test_it_is_still_so_in_later_turns() -> None:
    table = Table(yugi=side(hand=["Foolish Burial"], field=[BURNER], deck=[PHLOGIS]))
    table.yugi.activates("Foolish Burial")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.sees(BURNER).attack == 2400
