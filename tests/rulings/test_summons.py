"""Normal, Tribute, Flip and Special Summons, and Sets of monsters."""

import pytest

from engine.yugioh.language import Place, Summon
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Moved, Tributed, Why
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import SetDown, Summoned
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, side

FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]
PAIR = ["Uraby", "Silver Fang"]


def ways(table: Table) -> list[Summon]:
    return [event.way for event in table.happened(Summoned)]


@pytest.mark.rule("MR-SUM-01")
def test_each_summon_is_told_with_its_kind() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", face_down("Feral Imp")],
            hand=["Summoned Skull", "Monster Reborn"],
            graveyard=["Battle Ox"],
        )
    )
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    table.yugi.flip_summons("Feral Imp")
    table.yugi.activates("Monster Reborn", targeting="Battle Ox")
    table.everyone_passes()

    assert ways(table) == [Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL]
    assert [event.way for event in table.told(None) if isinstance(event, Summoned)] == ways(
        table
    )


@pytest.mark.rule("MR-SUM-02", "MR-TURN-10")
@pytest.mark.parametrize("verb", ["summons", "sets"])
def test_a_turn_has_one_normal_summon_or_set_of_a_monster(verb: str) -> None:
    table = Table(yugi=side(hand=["Uraby", "Silver Fang", "Summoned Skull"]))
    getattr(table.yugi, verb)("Uraby")
    table.everyone_passes()
    assert table.yugi.options("Normal Summon") == table.yugi.options("Set") == []

    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert table.yugi.options("Normal Summon") == table.yugi.options("Set") == []

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("Normal Summon", "Silver Fang")
    assert table.yugi.may("Normal Summon", "Summoned Skull")


@pytest.mark.rule("MR-SUM-03", "MR-POS-03")
def test_a_normal_summon_puts_a_monster_in_face_up_attack_position() -> None:
    table = Table(yugi=side(hand=["Uraby"]))
    table.yugi.summons("Uraby")

    assert not table.was_asked(table.yugi, Reason.POSITION)
    assert table.yugi.hand == []
    assert table.yugi.sees("Uraby").position == "face-up Attack"


@pytest.mark.rule("MR-SUM-04")
def test_an_effect_monster_without_a_condition_is_normal_summoned() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Cyber Dragon", "Sangan"]))

    assert table.yugi.options("Normal Summon") == ["Cyber Dragon", "Sangan"]


@pytest.mark.rule("MR-SUM-05", "MR-GLOS-01")
def test_a_level_7_monster_takes_two_tributes() -> None:
    assert not Table(yugi=side(field=["Uraby"], hand=["Dark Magician"])).yugi.may(
        "Normal Summon", "Dark Magician"
    )
    table = Table(yugi=side(field=[*PAIR, "Feral Imp"], hand=["Dark Magician"]))
    table.yugi.summons("Dark Magician", tributing=["Feral Imp", "Uraby"])

    assert table.yugi.graveyard == ["Feral Imp", "Uraby"]
    assert table.yugi.monsters == ["Dark Magician", "Silver Fang"]


@pytest.mark.rule("MR-SUM-05")
def test_a_level_5_or_6_monster_takes_one_tribute() -> None:
    assert not Table(yugi=side(hand=["Cyber Dragon"])).yugi.may("Normal Summon", "Cyber Dragon")
    table = Table(yugi=side(field=PAIR, hand=["Cyber Dragon"]))
    table.yugi.summons("Cyber Dragon", tributing=["Silver Fang"])

    assert table.yugi.graveyard == ["Silver Fang"]
    assert table.yugi.monsters == ["Uraby", "Cyber Dragon"]
    assert ways(table) == [Summon.TRIBUTE]


@pytest.mark.rule("MR-SUM-06")
def test_a_level_4_monster_takes_no_tribute() -> None:
    table = Table(yugi=side(field=PAIR, hand=["Gemini Elf"]))
    table.yugi.summons("Gemini Elf")

    assert not table.was_asked(table.yugi, Reason.TRIBUTE)
    assert table.yugi.monsters == [*PAIR, "Gemini Elf"]


@pytest.mark.rule("MR-SUM-07")
def test_tributes_lie_in_the_graveyard_before_the_monster_is_summoned() -> None:
    table = Table(yugi=side(field=PAIR, hand=["Dark Magician"]))
    table.yugi.summons("Dark Magician")

    assert table.story(Tributed, Moved, Summoned) == [
        "Tributed",
        "Moved",
        "Moved",
        "Moved",
        "Summoned",
    ]
    assert [event.why for event in table.happened(Moved)] == [
        Why.TRIBUTED,
        Why.TRIBUTED,
        Why.SUMMONED,
    ]


@pytest.mark.rule("MR-SUM-07")
def test_a_face_down_monster_may_be_tributed_but_not_the_opponents() -> None:
    table = Table(
        yugi=side(field=[face_down("Uraby"), "Silver Fang"], hand=["Summoned Skull"]),
        kaiba=side(field=["Battle Ox"]),
    )
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])

    assert table.questions(Reason.TRIBUTE) == [["Uraby", "Silver Fang"]]
    assert table.yugi.graveyard == ["Uraby"]


@pytest.mark.rule("MR-SUM-08")
def test_a_tribute_makes_room_for_the_monster() -> None:
    table = Table(yugi=side(field=FIVE, hand=["Summoned Skull"]))
    table.yugi.summons("Summoned Skull", tributing=["Silver Fang"])

    assert table.yugi.sees("Summoned Skull").zone == "M3"


@pytest.mark.rule("MR-SUM-09", "MR-SUM-22", "MR-GLOS-13", "MR-INFO-05")
def test_a_set_monster_lies_face_down_unknown_to_the_opponent() -> None:
    table = Table(yugi=side(hand=["Uraby"]))
    table.yugi.sets("Uraby")

    assert table.yugi.sees("Uraby").position == "face-down Defense"
    for audience in (table.kaiba, None):
        zone = table.seen_by(audience).sides[0].monsters[0].card
        assert zone is not None
        assert (zone.id, zone.text, zone.attack, zone.defense) == (None, None, None, None)
        assert [e.card for e in table.told(audience) if isinstance(e, SetDown | Moved)] == [
            HIDDEN,
            HIDDEN,
        ]


@pytest.mark.rule("MR-INFO-05")
def test_a_player_may_look_at_their_own_set_cards() -> None:
    table = Table(yugi=side(field=[face_down("Uraby"), "Waboku"]))
    seen = table.seen_by(table.yugi).sides[0]

    assert [card.text.name for card in seen.on_field() if card.text] == ["Uraby", "Waboku"]


@pytest.mark.rule("MR-SUM-10")
def test_a_high_level_monster_is_set_with_the_same_tributes() -> None:
    assert not Table(yugi=side(field=["Uraby"], hand=["Dark Magician"])).yugi.may(
        "Set", "Dark Magician"
    )
    table = Table(yugi=side(field=PAIR, hand=["Dark Magician"]))
    table.yugi.sets("Dark Magician")

    assert table.yugi.graveyard == PAIR
    assert table.yugi.sees("Dark Magician").position == "face-down Defense"
    assert table.happened(Summoned) == []


@pytest.mark.rule("MR-SUM-11", "MR-SUM-02")
def test_flip_summons_turn_monsters_to_face_up_attack_and_are_not_counted() -> None:
    table = Table(
        yugi=side(field=[face_down("Uraby"), face_down("Silver Fang")], hand=["Feral Imp"])
    )
    table.yugi.flip_summons("Uraby")
    table.yugi.flip_summons("Silver Fang")
    table.yugi.summons("Feral Imp")

    assert ways(table) == [Summon.FLIP, Summon.FLIP, Summon.NORMAL]
    assert {table.yugi.sees(name).position for name in PAIR} == {"face-up Attack"}


@pytest.mark.rule("MR-SUM-13", "MR-GLOS-36")
def test_a_flip_summon_an_attack_and_an_effect_all_flip_a_monster() -> None:
    by_hand = Table(yugi=side(field=[face_down("Skelengel")]))
    by_hand.yugi.flip_summons("Skelengel")
    by_attack = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Skelengel")]))
    by_attack.yugi.attacks_with("Uraby", at="Skelengel")
    by_effect = Table(
        yugi=side(hand=["Swords of Revealing Light"]),
        kaiba=side(field=[face_down("Skelengel")]),
    )
    by_effect.yugi.activates("Swords of Revealing Light")

    for table in (by_hand, by_attack, by_effect):
        table.everyone_passes()
        assert len(table.happened(Flipped)) == 1
        assert table.chains()[-1] == ["Skelengel"]


@pytest.mark.rule("MR-SUM-14")
def test_a_monster_set_this_turn_is_not_flip_summoned_this_turn() -> None:
    table = Table(yugi=side(hand=["Uraby"]))
    table.yugi.sets("Uraby")
    assert not table.yugi.may("Flip Summon", "Uraby")
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert not table.yugi.may("Flip Summon", "Uraby")

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("Flip Summon", "Uraby")


@pytest.mark.rule("MR-SUM-15", "MR-SS-01", "MR-SS-02", "MR-SS-03")
def test_special_summons_come_by_an_effect_on_a_chain_or_by_a_procedure_without_one() -> None:
    by_effect = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Uraby"]))
    by_effect.yugi.activates("Monster Reborn", targeting="Uraby")
    by_effect.everyone_passes()
    by_procedure = Table(yugi=side(hand=["Cyber Dragon"]), kaiba=side(field=["Uraby"]))
    by_procedure.yugi.special_summons("Cyber Dragon")
    by_procedure.everyone_passes()

    assert ways(by_effect) == ways(by_procedure) == [Summon.SPECIAL]
    assert by_effect.chains() == [["Monster Reborn"]]
    assert by_procedure.chains() == []


@pytest.mark.rule("MR-SUM-16")
def test_special_summons_are_not_counted_and_spare_the_normal_summon() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon", "Monster Reborn", "Uraby"], graveyard=["Feral Imp"]),
        kaiba=side(field=["Battle Ox"]),
    )
    table.yugi.special_summons("Cyber Dragon")
    table.yugi.activates("Monster Reborn", targeting="Feral Imp")
    table.yugi.summons("Uraby")

    assert table.yugi.monsters == ["Cyber Dragon", "Feral Imp", "Uraby"]


@pytest.mark.rule("MR-SUM-17")
def test_the_position_of_a_special_summon_is_a_choice_unless_the_text_says_it() -> None:
    free = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Uraby"]))
    free.yugi.activates("Monster Reborn", targeting="Uraby")
    free.everyone_passes()
    said = Table(yugi=side(field=["Call of the Haunted"], graveyard=["Uraby"]))
    said.yugi.activates("Call of the Haunted", targeting="Uraby")
    said.everyone_passes()

    assert free.questions(Reason.POSITION) == [["Attack", "Defense"]]
    assert said.questions(Reason.POSITION) == []
    assert said.yugi.sees("Uraby").position == "face-up Attack"


@pytest.mark.rule("MR-SUM-18", "MR-FIELD-10")
def test_a_monster_from_the_graveyard_comes_to_a_main_monster_zone() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Uraby"]))
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert table.questions(Reason.ZONE)[-1] == ["M1", "M2", "M3", "M4", "M5"]


@pytest.mark.rule("MR-SUM-20")
def test_outside_the_own_main_phase_nobody_summons_by_hand() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Cyber Dragon"], field=[face_down("Feral Imp")]),
        kaiba=side(field=["Battle Ox"]),
    )
    verbs = ("Normal Summon", "Set", "Flip Summon", "Special Summon")
    table.yugi.enters_battle_phase()
    assert [table.yugi.options(verb) for verb in verbs] == [[], [], [], []]

    table.turn_ends()
    assert table.asked == "kaiba ACT"
    table.kaiba.ends_turn()
    assert table.asked == "yugi RESPOND"
    assert table.options == []


@pytest.mark.rule("MR-SUM-21")
def test_a_summon_is_no_link_of_a_chain() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=["Trap Hole"]))
    table.yugi.summons("Uraby")
    assert table.happened(Activated) == []

    table.kaiba.activates("Trap Hole")
    assert table.chains() == [["Trap Hole"]]
    assert table.yugi.monsters == ["Uraby"]


@pytest.mark.rule("MR-SS-06", "MR-GLOS-40")
def test_a_monster_with_a_procedure_of_its_own_is_also_summoned_in_the_usual_ways() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon", "Monster Reborn"], field=["Uraby"]),
        kaiba=side(graveyard=["Cyber Dragon"]),
    )
    assert table.yugi.may("Normal Summon", "Cyber Dragon")
    assert not table.yugi.may("Special Summon", "Cyber Dragon")
    table.yugi.activates("Monster Reborn", targeting="Cyber Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby", "Cyber Dragon"]
    assert table.happened(Moved)[-2].to.place is Place.FIELD


@pytest.mark.rule("SD-20")
def test_a_speed_duel_main_phase_offers_what_main_phase_1_does() -> None:
    table = Table(
        format="speed",
        yugi=side(
            field=["Uraby", face_down("Feral Imp")],
            hand=["Silver Fang", "Pot of Greed", "Waboku"],
        ),
        kaiba=side(field=["Battle Ox"]),
    )

    assert table.yugi.options("Normal Summon") == ["Silver Fang"]
    assert table.yugi.options("Set") == ["Silver Fang", "Pot of Greed", "Waboku"]
    assert table.yugi.options("Flip Summon") == ["Feral Imp"]
    assert table.yugi.options("change position") == ["Uraby"]
    assert table.yugi.options("activate") == ["Pot of Greed"]


@pytest.mark.rule("MR-CARD-12")
def test_a_monster_of_another_colour_is_never_normal_summoned() -> None:
    others = [
        "Decode Talker",
        "Number 39: Utopia",
        "Junk Warrior",
        "Elemental HERO Flame Wingman",
        "Black Luster Soldier",
    ]
    table = Table(
        yugi=side(hand=[*others, "Dark Magician"], field=["Uraby", "Silver Fang", "Battle Ox"])
    )

    assert table.yugi.options("Normal Summon") == ["Dark Magician"]
    assert table.yugi.options("Set") == ["Dark Magician"]
