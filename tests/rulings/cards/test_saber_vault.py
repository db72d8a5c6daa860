"""Saber Vault: X-Sabers of both players gain ATK, and lose DEF, by their Levels."""

from tests.table import Table, face_up, side

VAULT, PIRANHA, AIRBELLUM = "Saber Vault", "X-Saber Anu Piranha", "X-Saber Airbellum"


def test_each_x_saber_changes_by_its_own_level() -> None:
    table = Table(
        yugi=side(field=[face_up(VAULT), PIRANHA, "Gemini Elf"]),
        kaiba=side(field=[AIRBELLUM]),
    )
    mine, other = table.yugi.sees(PIRANHA), table.yugi.sees("Gemini Elf")
    theirs = table.kaiba.sees(AIRBELLUM)

    assert (mine.attack, mine.defense) == (2200, 700)
    assert (theirs.attack, theirs.defense) == (1900, 0)
    assert (other.attack, other.defense) == (1900, 900)
