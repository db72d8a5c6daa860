"""How long a change, a protection and a negation last: as cards turn, leave, or are immune."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

WILDHEART = "Elemental HERO Wildheart"
CASTEL = "Castel, the Skyblaster Musketeer"
LANCE = "Forbidden Lance"


@pytest.mark.rule("MR-GLOS-44", "MR-CTRL-05")
def test_control_until_the_end_phase_taken_in_one_ends_in_it() -> None:
    table = Table(
        yugi=side(field=["Uraby", face_down("Enemy Controller")]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.ends_turn()
    table.yugi.activates("Enemy Controller", at="end phase", effect=1)
    table.chain_resolves()
    assert table.yugi.monsters == ["Summoned Skull"]
    table.everyone_passes()

    assert (table.turn, table.kaiba.monsters) == (4, ["Summoned Skull"])


@pytest.mark.rule("MR-GLOS-05")
@pytest.mark.parametrize("attacker", [WILDHEART, "Uraby"])
def test_the_attack_of_a_monster_unaffected_by_traps_is_not_turned(attacker: str) -> None:
    """By its own effect, or by that of another card."""
    lent = side(field=[attacker], hand=[LANCE])
    stands = side(
        field=["Mokey Mokey", defending("Giant Soldier of Stone"), face_down("Shift")]
    )
    table = Table(yugi=lent, kaiba=stands)
    table.yugi.attacks_with(attacker, at="Mokey Mokey")
    table.kaiba.activates("Shift", targeting="Giant Soldier of Stone")
    if attacker != WILDHEART:
        table.yugi.activates(LANCE, targeting=attacker)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Shift", "Mokey Mokey"]


@pytest.mark.rule("MR-SUM-08")
def test_a_set_monster_tributed_for_a_cost_makes_room_for_what_comes() -> None:
    others = ["Uraby", "Feral Imp", "Silver Fang", "Battle Ox"]
    table = Table(yugi=side(field=[face_down("Kuriboh"), *others], graveyard=["Linkuriboh"]))
    table.yugi.activates("Linkuriboh")
    table.everyone_passes()

    assert table.yugi.monsters == ["Linkuriboh", *others]


def test_honest_turned_face_down_in_response_stays() -> None:
    table = Table(yugi=side(field=["Honest"]), kaiba=side(field=[face_down("Book of Moon")]))
    table.yugi.activates("Honest")
    table.kaiba.activates("Book of Moon", targeting="Honest")
    table.everyone_passes()

    assert table.yugi.monsters == ["Honest"]


def test_what_was_special_summoned_still_was_after_a_flip_summon() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Battle Ox"], hand=["Kuriboh"], extra=["Knightmare Cerberus"]
        ),
        kaiba=side(hand=["Monster Reborn", "Book of Moon"], graveyard=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Monster Reborn", targeting="Summoned Skull")
    table.everyone_passes()
    table.kaiba.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.kaiba.flip_summons("Summoned Skull")
    table.turn_ends()
    table.yugi.special_summons("Knightmare Cerberus")
    table.yugi.activates("Knightmare Cerberus", cost="Kuriboh", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard[-1] == "Summoned Skull"


@pytest.mark.rule("MR-GLOS-05")
def test_a_protection_ends_with_the_change_made_with_it_when_the_monster_is_covered() -> None:
    """Turned face-down and up again, it has its ATK, and Spells do something to it again."""
    table = Table(
        yugi=side(field=[Lying(CASTEL, materials=("Uraby",))], hand=[LANCE, "Rush Recklessly"])
    )
    table.yugi.activates(LANCE, targeting=CASTEL)
    table.everyone_passes()
    table.yugi.activates(CASTEL, targeting=CASTEL)
    table.everyone_passes()
    table.yugi.flip_summons(CASTEL)
    table.everyone_passes()
    table.yugi.activates("Rush Recklessly", targeting=CASTEL)
    table.everyone_passes()

    assert table.yugi.sees(CASTEL).attack == 2000 + 700


def test_jinzo_is_banished_by_the_trap_that_it_negated_till_it_left() -> None:
    cosmos = face_up("Macro Cosmos")
    destroyed = Table(
        yugi=side(hand=["Tribute to The Doomed", "Uraby"]), kaiba=side(field=["Jinzo", cosmos])
    )
    destroyed.yugi.activates("Tribute to The Doomed", targeting="Jinzo")
    destroyed.everyone_passes()
    assert destroyed.kaiba.banished == ["Jinzo"]

    tributed = Table(yugi=side(field=["Jinzo", cosmos], hand=["Summoned Skull"]))
    tributed.yugi.summons("Summoned Skull", tributing=["Jinzo"])
    tributed.everyone_passes()
    assert tributed.yugi.banished == ["Jinzo"]

    alone = Table(yugi=side(hand=["Uraby", "Raigeki"]), kaiba=side(field=["Jinzo", cosmos]))
    alone.yugi.activates("Raigeki")
    alone.everyone_passes()
    assert (alone.kaiba.banished, alone.yugi.banished) == (["Jinzo"], ["Raigeki"])


def test_jinzo_given_as_a_material_is_banished_with_the_others() -> None:
    table = Table(
        yugi=side(
            field=["Jinzo", "Uraby", face_up("Macro Cosmos")], extra=["Knightmare Cerberus"]
        )
    )
    table.yugi.special_summons("Knightmare Cerberus", using=["Jinzo", "Uraby"])
    table.everyone_passes()

    assert table.yugi.banished == ["Jinzo", "Uraby"]


def test_a_protection_by_another_card_outlasts_the_battle_that_destroys_its_monster() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=[LANCE]),
        kaiba=side(field=["Summoned Skull", face_up("Macro Cosmos")]),
    )
    table.yugi.activates(LANCE, targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert (table.yugi.graveyard, table.yugi.banished) == (["Uraby"], [LANCE])


@pytest.mark.rule("MR-GLOS-05")
def test_a_change_that_resolves_on_a_monster_unaffected_by_it_never_comes() -> None:
    """Q&A 15523: nor once the monster is affected again."""
    table = Table(yugi=side(field=["Uraby"], hand=[LANCE, "Blustering Winds"]))
    table.yugi.activates("Blustering Winds", targeting="Uraby")
    table.yugi.activates(LANCE, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").attack == 1500 - 800
    table.turn_ends()

    assert table.yugi.sees("Uraby").attack == 1500


@pytest.mark.rule("MR-GLOS-05")
def test_what_makes_a_monster_affected_only_later_on_the_chain_brings_no_change_before() -> (
    None
):
    horus = "Horus the Black Flame Dragon LV6"
    table = Table(
        yugi=side(field=[horus, "Skill Drain"], hand=["The Reliable Guardian"], life=8000)
    )
    table.yugi.activates("Skill Drain")
    table.yugi.activates("The Reliable Guardian", targeting=horus)
    table.everyone_passes()

    assert table.yugi.sees(horus).defense == 1600


@pytest.mark.rule("MR-GLOS-05")
def test_a_change_stays_on_a_monster_that_is_unaffected_again() -> None:
    horus = "Horus the Black Flame Dragon LV6"
    table = Table(
        yugi=side(
            field=[horus, face_up("Skill Drain")],
            hand=["The Reliable Guardian", "Mystical Space Typhoon"],
        )
    )
    table.yugi.activates("The Reliable Guardian", targeting=horus)
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting="Skill Drain")
    table.everyone_passes()

    assert table.yugi.sees(horus).defense == 1600 + 700


@pytest.mark.rule("MR-GLOS-25")
def test_atk_that_is_set_for_a_turn_ends_for_good_what_was_gained_before() -> None:
    """Q&A 23619; of DEF nothing is said."""
    table = Table(
        yugi=side(
            field=[Lying("Number 17: Leviathan Dragon", materials=("Uraby", "Uraby"))],
            hand=["The Reliable Guardian"],
        ),
        kaiba=side(field=[attacking("Linkuriboh", "E2")]),
    )
    table.yugi.activates("Number 17: Leviathan Dragon")
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("The Reliable Guardian", targeting="Number 17: Leviathan Dragon")
    table.everyone_passes()
    table.yugi.attacks_with("Number 17: Leviathan Dragon")
    table.kaiba.activates("Linkuriboh")
    table.yugi.calls_off()
    seen = table.yugi.sees("Number 17: Leviathan Dragon")
    assert (seen.attack, seen.defense) == (0, 700)
    table.turn_ends()

    assert table.yugi.sees("Number 17: Leviathan Dragon").attack == 2000


@pytest.mark.rule("MR-GLOS-25")
def test_atk_that_is_set_for_a_turn_ends_for_good_what_it_was_set_to_before() -> None:
    """Q&A 6415; an Equip Spell goes on."""
    table = Table(
        yugi=side(hand=["Copycat", "Malevolent Nuzzler"]),
        kaiba=side(field=["Summoned Skull", attacking("Linkuriboh", "E2")]),
    )
    table.yugi.summons("Copycat")
    table.everyone_passes()
    table.yugi.activates("Malevolent Nuzzler", targeting="Copycat")
    table.everyone_passes()
    table.yugi.attacks_with("Copycat", at="Linkuriboh")
    assert table.yugi.sees("Copycat").attack == 2500 + 700
    table.kaiba.activates("Linkuriboh")
    table.yugi.calls_off()
    assert table.yugi.sees("Copycat").attack == 0
    table.turn_ends()

    seen = table.yugi.sees("Copycat")
    assert (seen.attack, seen.defense) == (0 + 700, 1200)


@pytest.mark.rule("MR-GLOS-25")
def test_an_original_atk_that_is_halved_ends_for_good_what_the_atk_was_set_to() -> None:
    """Q&A 12291; what was gained is added to the half."""
    table = Table(
        yugi=side(hand=["Copycat", "Shrink", "Rush Recklessly"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.summons("Copycat")
    table.everyone_passes()
    table.yugi.activates("Shrink", targeting="Copycat")
    table.everyone_passes()
    assert table.yugi.sees("Copycat").attack == 0
    table.turn_ends()
    assert table.yugi.sees("Copycat").attack == 0

    gained = Table(yugi=side(field=["Uraby"], hand=["Shrink", "Blustering Winds"]))
    gained.yugi.activates("Blustering Winds", targeting="Uraby")
    gained.everyone_passes()
    gained.yugi.activates("Shrink", targeting="Uraby")
    gained.everyone_passes()
    assert gained.yugi.sees("Uraby").attack == 750 + 1000
    gained.turn_ends()
    assert gained.yugi.sees("Uraby").attack == 1500 + 1000


@pytest.mark.rule("MR-GLOS-25")
def test_atk_that_is_doubled_keeps_that_number_when_a_gain_before_would_end() -> None:
    """Q&A 23899: doubled is set to; the original ATK returns."""
    djinn = "Muzurhythm the String Djinn"
    table = Table(
        yugi=side(field=[Lying(djinn, materials=("Kuriboh",))], hand=["Ego Boost"]),
        kaiba=side(field=["Blue-Eyes White Dragon"]),
    )
    table.yugi.attacks_with(djinn)
    table.yugi.activates("Ego Boost", targeting=djinn)
    table.yugi.activates(djinn, at="before damage calculation")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 2000
    table.yugi.enters_main_phase_2()
    assert table.yugi.sees(djinn).attack == 5000
    table.turn_ends()

    assert table.yugi.sees(djinn).attack == 1500


@pytest.mark.rule("MR-GLOS-25")
@pytest.mark.parametrize("negates", ["Skill Drain", "Effect Veiler"])
def test_numbers_that_an_effect_set_for_its_own_monster_end_when_it_is_negated(
    negates: str,
) -> None:
    """Q&A 12458, 18191: for good."""
    table = Table(
        yugi=side(hand=["Copycat"]),
        kaiba=side(
            field=["Summoned Skull", "Skill Drain"],
            hand=["Effect Veiler", "Mystical Space Typhoon"],
        ),
    )
    table.yugi.summons("Copycat")
    table.chain_resolves()
    assert table.yugi.sees("Copycat").attack == 2500
    if negates == "Effect Veiler":
        table.kaiba.activates(negates, targeting="Copycat")
    else:
        table.kaiba.activates(negates)
    table.everyone_passes()
    seen = table.yugi.sees("Copycat")
    assert (seen.attack, seen.defense) == (0, 0)
    table.turn_ends()
    if negates == "Skill Drain":
        table.kaiba.activates("Mystical Space Typhoon", targeting="Skill Drain")
        table.everyone_passes()

    assert table.yugi.sees("Copycat").attack == 0


@pytest.mark.rule("MR-GLOS-25")
def test_a_gain_of_a_certain_turn_is_added_to_numbers_set_before_that_turn() -> None:
    table = Table(
        yugi=side(field=[face_up("Sorcerous Spell Wall")], hand=["Copycat"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.summons("Copycat")
    table.everyone_passes()
    seen = table.yugi.sees("Copycat")
    assert (seen.attack, seen.defense) == (2500, 1200)
    table.turn_ends()
    seen = table.yugi.sees("Copycat")
    assert (seen.attack, seen.defense) == (2500, 1200 + 300)
    table.turn_ends()

    seen = table.yugi.sees("Copycat")
    assert (seen.attack, seen.defense) == (2500 + 300, 1200)


def test_qa_23322_a_monster_negated_on_the_chain_already_leaves_its_column_as_it_is() -> None:
    """It was not negated yet when it was targeted; what follows is not done (FAQ 13631)."""
    table = Table(
        yugi=side(field=["Copycat", face_up("Axe of Despair", "S3", on="Copycat")]),
        kaiba=side(field=[face_down("Infinite Impermanence", "S3"), "Skill Drain"]),
    )
    table.turn_ends()
    table.kaiba.activates("Infinite Impermanence", targeting="Copycat")
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.sees("Copycat").attack == 1000
