"""Gem-Knight Aquamarine: lies down after its attack, and returns a card as it falls."""

from tests.table import Table, attacking, side

RUBY = "Gem-Knight Ruby"
AQUAMARINE = "Gem-Knight Aquamarine"


def test_faq_8912_aquamarine_turns_to_defense_position_as_the_battle_phase_ends() -> None:
    table = Table(yugi=side(field=[attacking(AQUAMARINE)]))
    table.yugi.attacks_with(AQUAMARINE)
    table.everyone_passes()
    assert table.yugi.sees(AQUAMARINE).position == "face-up Attack"
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(AQUAMARINE).position == "face-up Defense"
    assert table.chains() == []


def test_aquamarine_that_has_not_attacked_stays() -> None:
    table = Table(yugi=side(field=[attacking(AQUAMARINE)]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert table.yugi.sees(AQUAMARINE).position == "face-up Attack"


def test_faq_8912_aquamarine_returns_a_card_from_the_graveyard_and_has_to() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Uraby"]), kaiba=side(field=[AQUAMARINE, "Kuriboh"])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    assert table.yugi.hand == ["Uraby"]
    assert table.chains() == [["Raigeki"], [AQUAMARINE]]


def test_faq_8912_aquamarine_answers_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Blue-Eyes White Dragon"]), kaiba=side(field=[AQUAMARINE]))
    table.yugi.attacks_with("Blue-Eyes White Dragon", at=AQUAMARINE)
    table.everyone_passes()

    assert table.yugi.hand == ["Blue-Eyes White Dragon"]


def test_qa_13477_aquamarine_answers_that_it_was_material() -> None:
    table = Table(
        yugi=side(
            hand=["Polymerization", "Gem-Knight Garnet"], field=[AQUAMARINE], extra=[RUBY]
        ),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.hand) == ([RUBY], ["Uraby"])
