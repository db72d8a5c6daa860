"""Ash Blossom & Joyous Spring: discard it to negate what searches or empties the Deck."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side

ASH = "Ash Blossom & Joyous Spring"
HOLDER = side(hand=[ASH, ASH])
DECK = ["Uraby", "Gemini Elf", "Warrior Dai Grepher", "Umi", "Polymerization", "Feral Imp"]


def test_it_negates_a_draw_and_the_activation_stands() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=HOLDER)
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Pot of Greed"]
    assert table.kaiba.graveyard == [ASH]


def test_it_answers_a_search_of_the_deck_for_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Foolish Burial"], deck=["Uraby"]), kaiba=HOLDER)
    table.yugi.activates("Foolish Burial")

    assert table.kaiba.may("activate", ASH)
    table.everyone_passes()


def test_it_does_not_answer_what_leaves_the_deck_alone() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Uraby"]), kaiba=HOLDER)
    table.yugi.activates("Monster Reborn", targeting="Uraby")

    assert not table.kaiba.may("activate", ASH)
    table.everyone_passes()


def test_it_is_used_once_a_turn() -> None:
    table = Table(yugi=side(hand=["Pot of Greed", "Foolish Burial"]), kaiba=HOLDER)
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ASH)
    table.everyone_passes()
    table.yugi.activates("Foolish Burial")

    assert not table.kaiba.may("activate", ASH)
    table.everyone_passes()
    table.yugi.chooses("Mokey Mokey")


@pytest.mark.parametrize(
    ("spell", "answered"),
    [
        ("Upstart Goblin", True),
        ("Graceful Charity", True),
        ("Pot of Duality", True),
        ("Painful Choice", True),
        ("Reinforcement of the Army", True),
        ("Terraforming", True),
        ("Fusion Sage", True),
        ("Foolish Burial", True),
        ("Card Destruction", True),
        ("Raigeki", False),
        ("Giant Trunade", False),
        ("The Warrior Returning Alive", False),
    ],
)
def test_which_spells_it_answers(spell: str, answered: bool) -> None:
    table = Table(
        yugi=side(hand=[spell, "Kuriboh"], deck=DECK, graveyard=["Warrior Dai Grepher"]),
        kaiba=side(hand=[ASH], field=["Silver Fang", "Jar of Greed"]),
    )
    table.yugi.activates(spell)

    assert table.kaiba.may("activate", ASH) is answered
    if answered:
        table.kaiba.activates(ASH)
    table.everyone_passes()
    assert (table.yugi.deck == DECK) or spell == "The Warrior Returning Alive"


def test_a_search_in_the_damage_step_is_out_of_its_reach() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")], hand=[ASH]),
        kaiba=side(field=[attacking("Sangan")], deck=["Kuriboh"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.chain_resolves()

    assert table.yugi.hand == [ASH]
    assert table.chains() == [["Sangan"]]


def test_a_search_after_an_effect_is_within_its_reach() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[attacking("Sangan")], deck=["Kuriboh"]),
        kaiba=side(hand=[ASH]),
    )
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert table.chains() == [["Dark Hole"], ["Sangan", ASH]]
    assert table.yugi.hand == []


def test_nothing_happens_that_the_effect_would_have_done() -> None:
    table = Table(yugi=side(hand=["Cardcar D"]), kaiba=side(hand=[ASH]))
    table.yugi.summons("Cardcar D")
    table.yugi.activates("Cardcar D")
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.phase == "main phase 1"
    assert table.yugi.graveyard == ["Cardcar D"]


def test_an_oath_sworn_at_the_activation_binds_all_the_same() -> None:
    table = Table(
        yugi=side(hand=["Pot of Duality", "Pot of Duality", "Cyber Dragon"]),
        kaiba=side(hand=[ASH], field=["Silver Fang"]),
    )
    table.yugi.activates("Pot of Duality")
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", "Cyber Dragon")
    assert not table.yugi.may("activate", "Pot of Duality")


def test_a_counter_trap_that_lets_one_draw_is_too_fast_for_it() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=["Silver Fang", face_down("Dark Bribe")], hand=[ASH]),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.activates("Dark Bribe")
    assert not table.kaiba.may("activate", ASH)
    table.everyone_passes()

    assert table.chains() == [["Raigeki", "Dark Bribe"]]


def test_only_the_newest_link_is_negated() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=[face_down("Jar of Greed")]),
        kaiba=side(hand=[ASH]),
    )
    table.yugi.activates("Pot of Greed")
    table.yugi.activates("Jar of Greed")
    table.kaiba.activates(ASH)
    table.everyone_passes()

    assert len(table.yugi.hand) == 2


def test_it_takes_nothing_from_the_deck_that_another_copy_could_answer() -> None:
    table = Table(yugi=side(hand=["Pot of Greed", ASH]), kaiba=side(hand=[ASH]))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(ASH)

    assert not table.yugi.may("activate", ASH)
    table.everyone_passes()


def test_flipped_by_an_attack_morphing_jar_is_out_of_its_reach() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")], hand=[ASH], deck=DECK),
        kaiba=side(field=[face_down("Morphing Jar")], deck=DECK),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.chains() == [["Morphing Jar"]]
    assert len(table.yugi.hand) == 5


@pytest.mark.parametrize("linked", [True, False])
def test_the_draw_of_a_knightmare_counts_where_it_is_co_linked(linked: bool) -> None:
    phoenix, zone = "Knightmare Phoenix", "" if linked else "E2"
    spider = [attacking("Link Spider", "E1")] if linked else []
    table = Table(
        yugi=side(
            field=[*spider, attacking("Uraby", "M3"), attacking("Battle Ox", "M4")],
            extra=[phoenix],
            hand=["Kuriboh"],
        ),
        kaiba=side(field=[face_down("Waboku")], hand=[ASH]),
    )
    table.yugi.special_summons(phoenix, using=["Uraby", "Battle Ox"], zone=zone)
    table.yugi.activates(phoenix)

    assert table.kaiba.may("activate", ASH) is linked
    table.everyone_passes()
    if linked:
        table.yugi.declines()
        table.everyone_passes()


def test_it_can_answer_what_is_negated_anyway() -> None:
    """Q&A 7639, of Skill Drain."""
    table = Table(
        yugi=side(hand=["Pot of Greed"]),
        kaiba=side(hand=[ASH], field=[face_up("Imperial Order")]),
    )
    table.yugi.activates("Pot of Greed")

    assert table.kaiba.may("activate", ASH)
