"""Tribe-Infecting Virus: a card of the hand for all monsters of a declared Type."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

VIRUS = "Tribe-Infecting Virus"


def infected(kind: str) -> Table:
    """Yugi has the Virus destroy all monsters of that Type."""
    table = Table(
        yugi=side(field=[VIRUS, "Kuriboh"], hand=["Uraby"]),
        kaiba=side(field=["Summoned Skull", "Dark Magician", face_down("Sangan")]),
    )
    table.yugi.activates(VIRUS)
    table.yugi.chooses(kind)
    assert table.yugi.graveyard == ["Uraby"]
    table.everyone_passes()
    return table


def test_all_face_up_monsters_of_the_declared_type_are_destroyed() -> None:
    table = infected("Fiend")

    assert table.yugi.monsters == [VIRUS]
    assert table.kaiba.monsters == ["Dark Magician", "Sangan"]
    assert table.yugi.graveyard == ["Uraby", "Kuriboh"]
    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_itself_too_if_its_own_type_was_declared() -> None:
    table = infected("Aqua")

    assert table.yugi.monsters == ["Kuriboh"]
    assert len(table.kaiba.monsters) == 3


def test_faq_only_types_that_lie_face_up_can_be_declared() -> None:
    table = infected("Spellcaster")

    assert table.questions(Reason.DECLARE) == [["Aqua", "Fiend", "Spellcaster"]]


def test_without_a_card_to_discard_it_is_not_activated() -> None:
    table = Table(yugi=side(field=[VIRUS]), kaiba=side(field=["Summoned Skull"]))

    assert not table.yugi.may("activate", VIRUS)


def test_it_can_be_used_as_often_as_cards_are_discarded() -> None:
    table = Table(
        yugi=side(field=[VIRUS], hand=["Uraby", "Uraby"]),
        kaiba=side(field=["Summoned Skull", "Dark Magician"]),
    )
    table.yugi.activates(VIRUS)
    table.yugi.chooses("Uraby", "Fiend")
    table.everyone_passes()
    table.yugi.activates(VIRUS)
    table.yugi.chooses("Spellcaster")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.hand == []
