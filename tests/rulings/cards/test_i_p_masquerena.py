"""I:P Masquerena: a Link Summon in the opponent's turn, and a shield for what it makes."""

from tests.table import Table, attacking, side

CARD, DECODE, CERBERUS = "I:P Masquerena", "Decode Talker", "Knightmare Cerberus"
MASQUERENA = attacking(CARD, "E1")
CURE = "Dian Keto the Cure Master"


def opened(**more: list[str]) -> Table:
    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force", *more.get("yugi", [])], extra=[DECODE]),
        kaiba=side(hand=[CURE, *more.get("hand", [])], field=more.get("kaiba", [])),
        turn_player="kaiba",
    )
    table.kaiba.activates(CURE)
    return table


def test_its_materials_are_two_monsters_that_are_no_link_monsters() -> None:
    table = Table(yugi=side(field=[attacking(CERBERUS, "E1"), "Uraby"], extra=[CARD]))

    assert not table.yugi.may("Special Summon", CARD)


def test_faq_14676_it_link_summons_with_itself_once_its_effect_has_resolved() -> None:
    table = opened()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [DECODE]
    assert sorted(table.yugi.graveyard) == ["Exiled Force", CARD]
    assert table.kaiba.life == 9000


def test_faq_14676_not_in_ones_own_turn_nor_in_the_battle_phase() -> None:
    table = Table(yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE]))
    assert not table.yugi.may("activate", CARD)

    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE]), turn_player="kaiba"
    )
    table.kaiba.announces_battle_phase()
    assert not table.yugi.may("activate", CARD, at="battle phase")


def test_not_where_nothing_can_be_summoned_with_it() -> None:
    table = Table(
        yugi=side(field=[MASQUERENA], extra=[DECODE]),
        kaiba=side(hand=[CURE]),
        turn_player="kaiba",
    )
    table.kaiba.activates(CURE)

    assert not table.yugi.may("activate", CARD)


def test_it_has_to_be_among_the_materials() -> None:
    table = Table(
        yugi=side(
            field=[MASQUERENA, "Exiled Force", "Man-Eater Bug", "Breaker the Magical Warrior"],
            extra=[DECODE],
        ),
        kaiba=side(hand=[CURE]),
        turn_player="kaiba",
    )
    table.kaiba.activates(CURE)
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.chooses(CARD, "Man-Eater Bug")
    table.everyone_passes()

    assert CARD in table.yugi.graveyard
    assert DECODE in table.yugi.monsters


def test_nothing_is_summoned_where_it_has_gone() -> None:
    table = opened(kaiba=["Raigeki Break"], hand=["Uraby"])
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Exiled Force"]


def test_qa_24054_on_chain_link_1_the_summon_can_be_negated() -> None:
    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE]),
        kaiba=side(field=["Solemn Judgment"]),
        turn_player="kaiba",
    )
    table.kaiba.announces_battle_phase()
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert DECODE in table.yugi.graveyard


def test_qa_24054_on_chain_link_2_it_cannot() -> None:
    table = opened(kaiba=["Solemn Judgment"])
    table.yugi.activates(CARD)
    table.kaiba.passes()
    table.everyone_passes()

    assert table.yugi.monsters == [DECODE]
    assert table.kaiba.spells == ["Solemn Judgment"]


def made() -> Table:
    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE], deck=["Uraby"] * 5),
        kaiba=side(hand=["Raigeki"], deck=["Uraby"] * 5),
    )
    table.yugi.special_summons(DECODE)
    table.everyone_passes()
    return table


def test_faq_14676_what_it_was_material_of_is_not_destroyed_by_the_opponents_effects() -> None:
    table = made()
    table.turn_ends()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == [DECODE]


def test_its_own_players_effects_destroy_it() -> None:
    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE], hand=["Dark Hole"])
    )
    table.yugi.special_summons(DECODE)
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_qa_20015_it_stays_so_where_its_effects_are_negated() -> None:
    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE]),
        kaiba=side(field=["Skill Drain", "Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.special_summons(DECODE)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Raigeki Break", targeting=DECODE)
    table.everyone_passes()

    assert table.yugi.monsters == [DECODE]


def test_qa_22734_it_stays_so_for_the_player_who_summoned_it() -> None:
    table = Table(
        yugi=side(field=[MASQUERENA, "Exiled Force"], extra=[DECODE], deck=["Uraby"] * 5),
        kaiba=side(hand=["Change of Heart", "Dark Hole"], deck=["Uraby"] * 5),
    )
    table.yugi.special_summons(DECODE)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates("Change of Heart", targeting=DECODE)
    table.everyone_passes()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.monsters == [DECODE]


def test_faq_14676_no_more_once_it_has_been_face_down_or_gone() -> None:
    table = Table(
        yugi=side(
            field=[MASQUERENA, "Exiled Force", "Monster Reborn"],
            extra=[DECODE],
            hand=["Dark Hole"],
            deck=["Uraby"] * 5,
        ),
        kaiba=side(hand=["Raigeki"], deck=["Uraby"] * 5),
    )
    table.yugi.special_summons(DECODE)
    for card in ("Dark Hole", "Monster Reborn"):
        table.yugi.activates(card)
        table.everyone_passes()
        if card == "Monster Reborn":
            table.yugi.chooses(DECODE)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.monsters == []
