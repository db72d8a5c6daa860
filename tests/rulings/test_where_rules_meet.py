"""Positions in which two rules about how long something lasts meet."""

import pytest

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

HAUNTED, BURIAL, LANCE = "Call of the Haunted", "Premature Burial", "Forbidden Lance"
WILDHEART, HORUS = "Elemental HERO Wildheart", "Horus the Black Flame Dragon LV6"
TYPHOON, MOON = "Mystical Space Typhoon", "Book of Moon"


@pytest.mark.rule("MR-GLOS-25")
def test_a_token_whose_numbers_an_effect_has_set_is_left_with_none_of_the_atk() -> None:
    """Q&A 6415: its original ATK is 0, and of its DEF nothing is said."""
    gorz, token = "Gorz the Emissary of Darkness", "Emissary of Darkness Token"
    table = Table(
        yugi=side(hand=[gorz]),
        kaiba=side(field=["Summoned Skull", "Linkuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull")
    table.yugi.activates(gorz)
    table.everyone_passes()
    assert (table.yugi.sees(token).attack, table.yugi.sees(token).defense) == (2500, 2500)

    table.turn_ends()
    table.yugi.attacks_with(token, at="Summoned Skull")
    table.kaiba.activates("Linkuriboh")
    table.chain_resolves()
    table.yugi.calls_off()
    table.turn_ends()
    assert (table.yugi.sees(token).attack, table.yugi.sees(token).defense) == (0, 2500)


@pytest.mark.rule("MR-GLOS-05")
@pytest.mark.parametrize(("revives", "monster"), [(HAUNTED, WILDHEART), (BURIAL, HORUS)])
def test_a_monster_unaffected_by_the_card_that_revived_it_outlives_that_card(
    revives: str, monster: str
) -> None:
    """Q&A 20170."""
    table = Table(yugi=side(field=[revives], hand=[TYPHOON], graveyard=[monster]))
    table.yugi.activates(revives, targeting=monster)
    table.everyone_passes()
    table.yugi.activates(TYPHOON, targeting=revives)
    table.everyone_passes()

    assert table.yugi.field == [monster]


@pytest.mark.rule("MR-GLOS-05")
def test_what_was_applied_before_a_protection_stays_and_what_resolves_later_never_comes() -> (
    None
):
    """Q&A 23617; a protection that ends brings nothing of what it kept away."""
    exchange = "Soul Exchange"
    hand = [exchange, "Summoned Skull", LANCE, MOON]
    before = Table(yugi=side(hand=hand), kaiba=side(field=["Uraby"]))
    before.yugi.activates(exchange)
    before.everyone_passes()
    before.yugi.activates(LANCE, targeting="Uraby")
    before.everyone_passes()
    assert before.yugi.may("Normal Summon", "Summoned Skull")

    after = Table(yugi=side(hand=hand), kaiba=side(field=["Uraby"]))
    after.yugi.activates(LANCE, targeting="Uraby")
    after.everyone_passes()
    after.yugi.activates(exchange)
    after.everyone_passes()
    after.yugi.activates(MOON, targeting="Uraby")
    after.everyone_passes()
    assert not after.yugi.may("Normal Summon", "Summoned Skull")


@pytest.mark.rule("MR-GLOS-25")
def test_a_gain_of_many_ends_for_one_of_them_that_is_turned_face_down() -> None:
    """Q&A 12145."""
    drums = "Temtempo the Percussion Djinn"
    table = Table(
        yugi=side(field=[Lying(drums, materials=("Uraby",))], hand=[MOON]),
        kaiba=side(field=[Lying("Number 39: Utopia", materials=("Uraby",))]),
    )
    table.yugi.activates(drums)
    table.everyone_passes()
    assert table.yugi.sees(drums).attack == 1700 + 500

    table.yugi.activates(MOON, targeting=drums)
    table.everyone_passes()
    table.yugi.flip_summons(drums)
    assert table.yugi.sees(drums).attack == 1700


@pytest.mark.rule("MR-SUM-08")
def test_the_monster_that_has_to_be_tributed_is_no_target_and_frees_no_zone() -> None:
    """FAQ 5099, 5505: with Soul Exchange, the opponent's monster pays for Enemy Controller."""
    full = ["Battle Ox", "Silver Fang", "Feral Imp", "Kuriboh", "Mokey Mokey"]

    def exchanged(*field: str) -> Table:
        table = Table(
            yugi=side(hand=["Soul Exchange", "Enemy Controller"], field=field),
            kaiba=side(field=["Summoned Skull", "Uraby"]),
        )
        table.yugi.activates("Soul Exchange", targeting="Uraby")
        table.everyone_passes()
        return table

    free = exchanged()
    assert free.options.count("activate Enemy Controller") == 2
    free.yugi.activates("Enemy Controller", effect=1)
    free.everyone_passes()
    assert (free.yugi.monsters, free.kaiba.graveyard) == (["Summoned Skull"], ["Uraby"])

    crowded = exchanged(*full)
    assert crowded.options.count("activate Enemy Controller") == 1


@pytest.mark.rule("MR-GLOS-05")
def test_a_trap_works_again_as_the_jinzo_that_negated_it_is_tributed_for_a_cost() -> None:
    """Q&A 6878: also for what the effect's own card comes to."""
    table = Table(
        yugi=side(field=["Jinzo", face_up("Macro Cosmos")], hand=["Enemy Controller"]),
        kaiba=side(field=["Kuriboh"]),
    )
    table.yugi.activates("Enemy Controller", effect=1, targeting="Kuriboh")
    table.everyone_passes()

    assert table.yugi.banished == ["Jinzo", "Enemy Controller"]
    assert table.yugi.monsters == ["Kuriboh"]


@pytest.mark.rule("MR-SPELL-03")
def test_a_spell_that_stays_for_turns_does_so_though_its_effect_was_negated() -> None:
    """Q&A 12935: it flips nothing, and holds attacks back once it is negated no more."""
    swords = "Swords of Revealing Light"
    table = Table(
        yugi=side(field=["Command Knight"], hand=[swords]),
        kaiba=side(
            field=[face_down("Infinite Impermanence", "S3"), face_down("Kuriboh"), "Uraby"]
        ),
    )
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.kaiba.activates("Infinite Impermanence", targeting="Command Knight")
    table.chain_resolves()
    table.yugi.enters_main_phase_2()
    table.yugi.activates(swords, zone="S3")
    table.everyone_passes()
    assert table.yugi.spells == [swords]
    assert table.kaiba.sees("Kuriboh").position == "face-down Defense"

    table.turn_ends()
    table.kaiba.enters_battle_phase()
    assert not table.kaiba.may("attack", "Uraby")
