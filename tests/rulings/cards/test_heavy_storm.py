"""Heavy Storm: every other Spell and Trap falls, one's own included."""

from tests.table import Table, face_down, face_up, side

CARD = "Heavy Storm"


def test_it_destroys_all_but_itself_on_both_sides() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby", face_up("Axe of Despair", on="Uraby")]),
        kaiba=side(field=[face_down("Waboku"), face_up("Mountain"), face_up("Supply Squad")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.field == ["Uraby"]
    assert table.yugi.graveyard == ["Axe of Despair", CARD]
    assert table.kaiba.spells == []


def test_alone_it_is_not_offered() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_a_trap_chained_to_it_still_resolves_and_scales_fall_to_the_extra_deck() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(
            field=[face_down("Jar of Greed"), face_up("Dragonpulse Magician", "S5")],
            deck=["Uraby"],
        ),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.kaiba.graveyard == ["Jar of Greed"]
    assert table.kaiba.sees("Dragonpulse Magician").place == "extra_deck"


def test_a_continuous_spell_chained_away_does_not_apply() -> None:
    table = Table(
        yugi=side(hand=[CARD, CARD]),
        kaiba=side(field=[face_up("Skill Drain"), "Lord of D."]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.field == ["Lord of D."]
    assert not table.yugi.may("activate", CARD)
