"""House of Adhesive Tape: destroys a summoned monster with 500 or less DEF."""

from tests.table import Table, face_down, side

CARD = "House of Adhesive Tape"


def test_it_targets_and_destroys_what_was_normal_summoned() -> None:
    """FAQ 4687."""
    table = Table(yugi=side(hand=["Mokey Mokey"]), kaiba=side(field=[CARD]))
    table.yugi.summons("Mokey Mokey")
    table.kaiba.activates(CARD, targeting="Mokey Mokey")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Mokey Mokey"]


def test_a_flip_summon_counts_a_special_summon_does_not() -> None:
    """FAQ 4687."""
    table = Table(
        yugi=side(
            field=[face_down("Mokey Mokey")], hand=["Monster Reborn"], graveyard=["Kuriboh"]
        ),
        kaiba=side(field=[CARD]),
    )
    table.yugi.activates("Monster Reborn", targeting="Kuriboh")
    table.chain_resolves()
    assert not table.kaiba.may("activate", CARD)
    table.yugi.flip_summons("Mokey Mokey")

    assert table.kaiba.may("activate", CARD)


def test_more_defense_is_spared() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.summons("Uraby")

    assert not table.kaiba.may("activate", CARD)
