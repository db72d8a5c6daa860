"""Black Luster Soldier - Legendary Swordsman: a Ritual Spell for a draw, and a quiet battle."""

from tests.table import Table, attacking, side

CARD, FORM = "Black Luster Soldier - Legendary Swordsman", "Chaos Form"
BLUE_EYES, RITUAL = "Blue-Eyes White Dragon", "Black Luster Ritual"
DECK = ["Kuriboh", RITUAL, "Uraby", "Uraby", "Uraby"]


def drawing(held: list[str], deck: list[str], **theirs: list[str]) -> Table:
    return Table(
        yugi=side(hand=held, deck=deck),
        kaiba=side(field=theirs.get("field", []), hand=theirs.get("hand", [])),
        phase="draw phase",
    )


def came(using: str, *, field: list[str] | None = None, hand: list[str] | None = None) -> Table:
    """It was Ritual Summoned with that monster of Level 8 alone."""
    table = Table(
        yugi=side(field=[using], hand=[CARD, FORM, *(hand or [])]),
        kaiba=side(field=field or [attacking("Summoned Skull"), "Sakuretsu Armor"]),
    )
    table.yugi.activates(FORM, position="Attack")
    table.everyone_passes()
    assert table.yugi.monsters == [CARD]
    return table


def test_it_is_shown_and_a_ritual_spell_is_added_instead_of_the_draw() -> None:
    table = drawing([CARD], DECK)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([CARD, RITUAL])
    assert sorted(table.yugi.deck) == sorted(["Kuriboh", "Uraby", "Uraby", "Uraby"])


def test_q_a_23564_where_it_is_negated_the_draw_is_made() -> None:
    table = drawing([CARD], DECK, field=["Divine Wrath"], hand=["Uraby"])
    table.yugi.activates(CARD)
    table.kaiba.activates("Divine Wrath", cost="Uraby")
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]
    assert table.yugi.graveyard == [CARD]


def test_q_a_23571_of_two_in_one_chain_the_second_alone_adds_one() -> None:
    table = drawing([CARD, CARD], DECK)
    table.yugi.activates(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([CARD, CARD, RITUAL])


def test_not_without_a_ritual_spell_in_the_deck() -> None:
    table = drawing([CARD], ["Kuriboh"] * 5)

    assert not table.yugi.may("activate", CARD)


def test_the_opponent_can_activate_nothing_in_its_players_battle_phase() -> None:
    table = came(BLUE_EYES)
    table.yugi.attacks_with(CARD, at="Summoned Skull")

    assert not table.kaiba.may("activate", "Sakuretsu Armor")
    assert not table.was_offered(table.kaiba, "Sakuretsu Armor")


def test_once_it_destroyed_a_monster_by_its_attack_all_of_theirs_go_into_the_deck() -> None:
    table = came(BLUE_EYES)
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.field == []
    assert "Sakuretsu Armor" in table.kaiba.deck
    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_not_where_no_normal_monster_was_used() -> None:
    table = came("Ancient Gear Golem")
    table.yugi.attacks_with(CARD, at="Summoned Skull")

    assert not table.yugi.may("activate", CARD)


def test_not_where_it_was_attacked() -> None:
    table = came(BLUE_EYES)
    table.yugi.ends_turn()
    table.kaiba.attacks_with("Summoned Skull", at=CARD)
    table.everyone_passes()

    assert "Summoned Skull" in table.kaiba.graveyard
    assert not table.was_offered(table.yugi, CARD)


def test_q_a_69_turned_face_down_it_has_forgotten_with_what_it_was_summoned() -> None:
    table = came(BLUE_EYES, hand=["Book of Moon"])
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.yugi.changes_position(CARD)
    table.yugi.attacks_with(CARD, at="Summoned Skull")
    table.everyone_passes()

    assert "Summoned Skull" in table.kaiba.graveyard
    assert not table.was_offered(table.yugi, CARD)
