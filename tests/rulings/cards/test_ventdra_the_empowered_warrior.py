"""Ventdra: attacks directly; sent to the Graveyard, it returns a Normal Monster."""

from tests.table import Table, side

VENTDRA = "Ventdra, the Empowered Warrior"


def test_it_may_attack_directly_past_a_monster() -> None:
    table = Table(yugi=side(field=[VENTDRA]), kaiba=side(field=["Gemini Elf"]))
    table.yugi.attacks_with(VENTDRA, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 6000


def test_sent_to_the_graveyard_it_adds_a_normal_monster_from_there() -> None:
    table = Table(
        yugi=side(field=[VENTDRA], graveyard=["Gemini Elf", "Battle Ox", "Sangan"]),
        kaiba=side(hand=["Raigeki"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki")
    table.chain_resolves()
    table.yugi.activates(VENTDRA)
    table.everyone_passes()

    assert table.yugi.hand == ["Gemini Elf"]
