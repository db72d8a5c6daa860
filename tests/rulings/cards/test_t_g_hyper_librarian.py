"""T.G. Hyper Librarian: a card for each Synchro Summon of another monster."""

from tests.table import Table, side

LIBRARIAN = "T.G. Hyper Librarian"


def test_faq_9554_a_synchro_summon_of_either_player_draws_a_card() -> None:
    table = Table(
        yugi=side(field=["Junk Synchron", "Hane-Hane"], extra=["Junk Warrior"]),
        kaiba=side(field=[LIBRARIAN], deck=["Uraby"] * 3),
    )
    table.yugi.special_summons("Junk Warrior", using=["Junk Synchron", "Hane-Hane"])
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]


def test_its_own_synchro_summon_draws_none() -> None:
    table = Table(yugi=side(field=["Junk Synchron", "Hane-Hane"], extra=[LIBRARIAN]))
    table.yugi.special_summons(LIBRARIAN, using=["Junk Synchron", "Hane-Hane"])
    table.everyone_passes()

    assert table.chains() == []


def test_faq_9554_face_down_or_gone_as_it_resolves_it_draws_none() -> None:
    table = Table(
        yugi=side(
            field=["Junk Synchron", "Hane-Hane"], extra=["Junk Warrior"], hand=["Book of Moon"]
        ),
        kaiba=side(field=[LIBRARIAN], deck=["Uraby"] * 3),
    )
    table.yugi.special_summons("Junk Warrior", using=["Junk Synchron", "Hane-Hane"])
    table.yugi.activates("Book of Moon", targeting=LIBRARIAN)
    table.everyone_passes()

    assert table.kaiba.hand == []
