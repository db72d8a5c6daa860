"""The field: which zones there are, what may lie in them, and how many cards."""

import pytest

from engine.core.match import IllegalAnswerError
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]
SET = ["Waboku", "Jar of Greed", "Trap Hole", "Dust Tornado", "Mirror Force"]


@pytest.mark.rule("MR-FIELD-01", "MR-FIELD-19", "MR-SUM-03")
def test_a_monster_may_be_summoned_to_any_free_main_monster_zone() -> None:
    table = Table(yugi=side(hand=["Silver Fang"], field=[attacking("Uraby", "M2")]))
    table.yugi.summons("Silver Fang", zone="M4")

    assert table.questions(Reason.ZONE) == [["M1", "M3", "M4", "M5"]]
    assert table.yugi.sees("Silver Fang").zone == "M4"


@pytest.mark.rule("MR-FIELD-01", "MR-FIELD-05", "MR-FIELD-19", "MR-SPELL-02")
def test_a_spell_or_trap_may_lie_in_any_free_spell_and_trap_zone() -> None:
    table = Table(yugi=side(hand=["Waboku", "Pot of Greed"]))
    table.yugi.sets("Waboku", zone="S1")
    table.yugi.activates("Pot of Greed", zone="S3")

    assert table.questions(Reason.ZONE) == [
        ["S1", "S2", "S3", "S4", "S5"],
        ["S2", "S3", "S4", "S5"],
    ]
    assert table.yugi.sees("Waboku").zone == "S1"
    assert table.yugi.sees("Pot of Greed").zone == "S3"


@pytest.mark.rule("MR-FIELD-02", "MR-SUM-08")
def test_there_is_no_sixth_monster() -> None:
    table = Table(yugi=side(field=FIVE, hand=["Gemini Elf", "Summoned Skull"]))

    assert not table.yugi.may("Normal Summon", "Gemini Elf")
    assert not table.yugi.may("Set", "Gemini Elf")
    assert table.yugi.may("Normal Summon", "Summoned Skull")


@pytest.mark.rule("MR-FIELD-03", "MR-SPELL-11")
def test_there_is_no_sixth_spell_or_trap() -> None:
    table = Table(
        yugi=side(field=SET, hand=["Pot of Greed", "Book of Moon", "Mystic Plasma Zone"]),
        kaiba=side(field=["Uraby"]),
    )

    assert not table.yugi.may("activate", "Pot of Greed")
    assert not table.yugi.may("activate", "Book of Moon")
    assert not table.yugi.may("Set", "Pot of Greed")
    assert table.yugi.may("activate", "Mystic Plasma Zone")
    assert not table.yugi.may("activate", "Dust Tornado")
    assert table.yugi.may("activate", "Jar of Greed")


@pytest.mark.rule("MR-SPELL-11")
def test_a_set_spell_may_be_activated_with_all_zones_taken() -> None:
    table = Table(yugi=side(field=[*SET[:4], "Pot of Greed"]))

    assert table.yugi.may("activate", "Pot of Greed")


@pytest.mark.rule("MR-FIELD-08")
def test_a_field_spell_lies_apart_and_does_not_count_among_the_five() -> None:
    table = Table(yugi=side(field=SET, hand=["Mystic Plasma Zone"]))
    table.yugi.activates("Mystic Plasma Zone")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.ZONE)
    assert table.yugi.sees("Mystic Plasma Zone").zone == "F1"
    assert table.yugi.spells == [*SET, "Mystic Plasma Zone"]


@pytest.mark.rule("MR-FIELD-06", "MR-SPELL-03")
def test_a_used_spell_goes_to_its_owners_graveyard_for_both_to_see() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"], graveyard=["Uraby"]))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby", "Pot of Greed"]
    for player in (table.yugi, table.kaiba, None):
        assert [card.is_known for card in table.seen_by(player).sides[0].graveyard] == [
            True,
            True,
        ]


@pytest.mark.rule("MR-FIELD-06")
def test_a_monster_destroyed_by_battle_goes_to_its_owners_graveyard() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[attacking("Uraby", borrowed=True)]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.graveyard == []


@pytest.mark.rule("MR-FIELD-07", "MR-GLOS-18")
def test_a_draw_takes_the_top_card_and_the_opponent_sees_a_count() -> None:
    table = Table(yugi=side(field=["Jar of Greed"], deck=["Uraby", "Silver Fang", "Raigeki"]))
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
    assert table.yugi.deck == ["Silver Fang", "Raigeki"]
    seen = table.seen_by(table.kaiba).sides[0]
    assert (seen.hand, seen.hand_count, seen.deck_count) == (None, 1, 2)


@pytest.mark.rule("MR-FIELD-18", "MR-GLOS-09", "MR-GLOS-37")
def test_a_banished_card_is_neither_on_the_field_nor_in_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn", "Dark Hole"], banished=["Summoned Skull"]),
    )

    assert not table.yugi.may("activate", "Monster Reborn")
    assert not table.yugi.may("activate", "Dark Hole")
    assert table.yugi.banished == ["Summoned Skull"]
    assert table.yugi.field == table.yugi.graveyard == []


@pytest.mark.rule("SD-10", "SD-12", "SD-25")
def test_a_speed_duel_has_three_monster_zones() -> None:
    table = Table(format="speed", yugi=side(field=FIVE[:2], hand=["Gemini Elf", "Battle Ox"]))
    assert table.yugi.sees("Uraby").zone == "M2"
    table.yugi.summons("Gemini Elf")
    assert table.yugi.sees("Gemini Elf").zone == "M4"
    table.turn_ends()
    table.turn_ends()

    assert not table.yugi.may("Normal Summon", "Battle Ox")


@pytest.mark.rule("SD-10", "SD-12")
def test_the_outermost_zones_are_never_offered_in_a_speed_duel() -> None:
    table = Table(format="speed", yugi=side(hand=["Uraby", "Waboku"]))
    table.yugi.summons("Uraby")
    table.yugi.sets("Waboku")

    assert table.questions(Reason.ZONE) == [["M2", "M3", "M4"], ["S2", "S3", "S4"]]


@pytest.mark.rule("SD-11", "SD-25")
def test_a_speed_duel_has_three_spell_and_trap_zones_and_a_field_zone() -> None:
    table = Table(
        format="speed", yugi=side(field=SET[:3], hand=["Pot of Greed", "Mystic Plasma Zone"])
    )

    assert not table.yugi.may("activate", "Pot of Greed")
    assert not table.yugi.may("Set", "Pot of Greed")
    assert table.yugi.may("activate", "Mystic Plasma Zone")


@pytest.mark.rule("SD-25", "MR-SPELL-07")
def test_an_equip_card_counts_to_the_three_of_a_speed_duel() -> None:
    table = Table(
        format="speed",
        yugi=side(
            field=["Uraby", face_up("Axe of Despair", on="Uraby"), *SET[:2]],
            hand=["Pot of Greed"],
        ),
    )

    assert not table.yugi.may("activate", "Pot of Greed")


@pytest.mark.rule("MR-GLOS-08")
def test_a_card_on_the_field_is_a_monster_spell_or_trap_in_any_zone() -> None:
    table = Table(
        yugi=side(field=["Raigeki Break"], hand=["Uraby"], graveyard=["Skull Servant"]),
        kaiba=side(
            field=["Uraby", face_down("Silver Fang"), "Waboku", face_up("Mystic Plasma Zone")],
            hand=["Kuriboh"],
            banished=["Battle Ox"],
        ),
    )
    table.yugi.activates("Raigeki Break")
    table.yugi.chooses("Silver Fang")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [
        ["Uraby", "Silver Fang", "Waboku", "Mystic Plasma Zone"]
    ]
    assert table.kaiba.graveyard == ["Silver Fang"]


@pytest.mark.rule("MR-FIELD-12")
def test_a_monster_in_an_extra_monster_zone_does_not_count_among_the_five() -> None:
    table = Table(
        yugi=side(field=[*FIVE[:4], attacking("Summoned Skull", "E1")], hand=["Gemini Elf"])
    )
    table.yugi.summons("Gemini Elf")

    assert table.yugi.monsters == [*FIVE[:4], "Gemini Elf", "Summoned Skull"]


@pytest.mark.rule("MR-SUM-08")
def test_with_all_main_monster_zones_taken_one_of_those_monsters_must_be_tributed() -> None:
    table = Table(
        yugi=side(field=[*FIVE, attacking("Dark Blade", "E1")], hand=["Cyber Dragon"])
    )
    table.yugi.summons("Cyber Dragon")
    with pytest.raises(IllegalAnswerError):
        table.yugi.chooses("Dark Blade")
    table.yugi.chooses("Feral Imp")

    assert table.yugi.sees("Cyber Dragon").zone == "M5"


@pytest.mark.rule("MR-FIELD-15")
def test_a_monster_in_an_extra_monster_zone_is_on_its_controllers_field() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=["Uraby", attacking("Dark Blade", "E1")])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby", "Dark Blade"]


@pytest.mark.rule("MR-FIELD-09")
def test_an_extra_deck_holds_face_down_cards_and_face_up_pendulum_monsters_together() -> None:
    scales = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
    table = Table(
        yugi=side(field=[*scales, "Dragonpulse Magician"], extra=["Number 39: Utopia"]),
        kaiba=side(hand=["Dark Hole"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    extra = table.driver.duel.state.sides[table.yugi.seat].extra
    assert [(card.text.name, card.face_up) for card in extra] == [
        ("Number 39: Utopia", False),
        ("Dragonpulse Magician", True),
    ]
    table.turn_ends()
    table.yugi.pendulum_summons("Dragonpulse Magician")

    assert table.yugi.monsters == ["Dragonpulse Magician"]


@pytest.mark.rule("MR-FIELD-13")
@pytest.mark.parametrize(("held", "offered"), [(1, True), (2, False)])
def test_an_empty_extra_monster_zone_is_no_zone_of_ones_own(
    held: int, *, offered: bool
) -> None:
    table = Table(yugi=side(field=FIVE[:held], hand=["Scapegoat"]))

    assert table.yugi.may("activate", "Scapegoat") is offered


@pytest.mark.rule("MR-FIELD-05")
def test_a_trap_in_an_end_zone_leaves_a_pendulum_monster_the_other_one() -> None:
    table = Table(yugi=side(hand=["Waboku", "Dragonpulse Magician"]))
    table.yugi.sets("Waboku", zone="S1")
    table.yugi.activates("Dragonpulse Magician")
    table.everyone_passes()

    assert table.yugi.sees("Waboku").zone == "S1"
    assert table.yugi.sees("Dragonpulse Magician").zone == "S5"


TO_FUSE = ["Polymerization", "Elemental HERO Avian", "Elemental HERO Burstinatrix"]
FUSED = ["Elemental HERO Flame Wingman"]


@pytest.mark.rule("MR-FIELD-11", "MR-FIELD-14")
@pytest.mark.parametrize(
    ("mine", "theirs", "extra_zones"),
    [
        ([], [], ["E1", "E2"]),
        ([attacking("Decode Talker", "E1")], [], []),
        ([], [attacking("Decode Talker", "E1")], ["E2"]),
        ([], [attacking("Decode Talker", "E2")], ["E1"]),
    ],
    ids=["nobody in any", "oneself in one", "the other in one", "the other in the other"],
)
def test_a_player_has_one_extra_monster_zone_and_never_the_others(
    mine: list[Lying], theirs: list[Lying], extra_zones: list[str]
) -> None:
    table = Table(yugi=side(field=mine, hand=TO_FUSE, extra=FUSED), kaiba=side(field=theirs))
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    (zones,) = [each for each in table.questions(Reason.ZONE) if "M1" in each]
    assert zones == ["M1", "M2", "M3", "M4", "M5", *extra_zones]


@pytest.mark.rule("MR-FIELD-16")
def test_an_extra_monster_zone_that_was_left_is_nobodys() -> None:
    table = Table(
        yugi=side(field=[attacking("Decode Talker", "E1")]),
        kaiba=side(hand=["Raigeki", *TO_FUSE], extra=FUSED),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki")
    table.everyone_passes()
    table.kaiba.activates("Polymerization")
    table.everyone_passes()

    assert table.questions(Reason.ZONE)[-1][-2:] == ["E1", "E2"]
