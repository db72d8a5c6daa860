"""Barricadeborg Blocker: keeps face-up Spells, and brings one back in the End Phase."""

from tests.table import Table, attacking, face_up, side

BLOCKER = "Barricadeborg Blocker"


def test_faq_14710_face_up_spells_are_not_destroyed_by_their_effects() -> None:
    table = Table(
        yugi=side(field=[attacking(BLOCKER, "E1"), face_up("Supply Squad")]),
        kaiba=side(hand=["Heavy Storm"]),
    )
    table.turn_ends()
    table.kaiba.activates("Heavy Storm")
    table.everyone_passes()

    assert table.yugi.spells == ["Supply Squad"]


def test_faq_14710_a_continuous_or_field_spell_returns_in_the_end_phase() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Silver Fang"],
            hand=["Kuriboh"],
            graveyard=["Supply Squad", "Pot of Greed"],
            extra=[BLOCKER],
        ),
    )
    table.yugi.special_summons(BLOCKER, using=["Uraby", "Silver Fang"])
    table.yugi.activates(BLOCKER)
    table.everyone_passes()
    assert table.yugi.hand == []

    table.turn_ends()
    assert table.yugi.hand == ["Supply Squad"]
    assert table.chains() == [[BLOCKER]], "it starts no chain"
