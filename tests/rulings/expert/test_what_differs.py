"""What the Expert Rules do otherwise than the Master Rule."""

import pytest

from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.turns import TurnSkipped
from tests.fuzz.explaining import unexplained
from tests.rulings.cards.test_gamble import WRONG, gambles
from tests.rulings.expert.laid import expert
from tests.table import Table, attacking, face_down, face_up, side

MERMAID, PEACE, LAND = "Cure Mermaid", "Messenger of Peace", "Burning Land"
FORCE, HOLE, CURSE = "Exiled Force", "Trap Hole", "Curse of Fiend"


@pytest.mark.rule("EXG-16")
def test_a_field_spell_destroys_the_one_of_the_other_player() -> None:
    table = expert(side(hand=["Mountain"]), side(field=[face_up("Umi")]))
    table.yugi.activates("Mountain")
    table.everyone_passes()

    assert table.yugi.spells == ["Mountain"]
    assert table.kaiba.spells == []
    assert table.kaiba.graveyard == ["Umi"]
    assert [m.why for m in table.happened(Moved) if m.why is Why.DESTROYED_BY_RULE]


@pytest.mark.rule("EXG-16")
def test_a_set_field_spell_destroys_the_other_only_when_it_is_turned_up() -> None:
    table = expert(side(hand=["Mountain"]), side(field=[face_up("Umi")]))
    table.yugi.sets("Mountain")
    table.everyone_passes()
    assert table.kaiba.spells == ["Umi"]
    table.yugi.activates("Mountain")
    table.everyone_passes()

    assert table.yugi.spells == ["Mountain"]
    assert table.kaiba.graveyard == ["Umi"]


def test_by_the_master_rule_each_player_has_their_own_field_spell() -> None:
    table = Table(yugi=side(hand=["Mountain"]), kaiba=side(field=[face_up("Umi")]))
    table.yugi.activates("Mountain")
    table.everyone_passes()

    assert (table.yugi.spells, table.kaiba.spells) == (["Mountain"], ["Umi"])


@pytest.mark.rule("EX-SP-03")
@pytest.mark.parametrize("first", [MERMAID, PEACE])
def test_the_turn_player_settles_costs_and_effects_in_any_order(first: str) -> None:
    table = expert(kaiba=side(field=[MERMAID, face_up(PEACE)], life=1000))
    table.yugi.ends_turn()
    table.kaiba.chooses(first)
    table.kaiba.agrees()
    table.everyone_passes()

    changes = [change for _, _, change in table.life_changes()]
    assert changes == ([800, -100] if first == MERMAID else [-100, 800])


@pytest.mark.rule("EX-SP-03", "EX-SP-05")
def test_the_other_player_settles_theirs_only_then() -> None:
    table = expert(side(field=[face_up(LAND)]), side(field=[MERMAID, face_up(PEACE)]))
    table.yugi.ends_turn()
    table.kaiba.chooses(PEACE)
    table.kaiba.agrees()
    table.everyone_passes()

    assert [change for _, _, change in table.life_changes()] == [-100, 800, -500]


@pytest.mark.rule("EX-SP-03", "EX-SP-06")
def test_a_card_for_the_standby_phase_may_come_before_what_the_other_has_due() -> None:
    table = expert(side(field=[face_up(LAND)]), side(field=[face_down(CURSE), "Uraby"]))
    table.yugi.ends_turn()
    table.kaiba.activates(CURSE, at="standby phase")
    table.everyone_passes()

    assert table.chains() == [[CURSE], [LAND]]
    assert table.kaiba.sees("Uraby").position == "face-up Defense"


@pytest.mark.rule("EX-SP-03", "EX-SP-04", "EX-SP-06")
def test_and_before_a_cost_of_its_own_player() -> None:
    table = expert(kaiba=side(field=[face_down(CURSE), "Uraby", face_up(PEACE)]))
    table.yugi.ends_turn()
    table.kaiba.activates(CURSE, at="standby phase")
    table.chain_resolves()

    assert table.life_changes() == []
    table.kaiba.agrees()
    assert table.kaiba.life == 7900


@pytest.mark.rule("EX-SP-03", "EX-SP-06")
def test_that_chance_is_given_whatever_is_set() -> None:
    table = expert(side(field=[face_up(LAND)]), side(field=[face_down("Jar of Greed")]))
    table.yugi.ends_turn()
    table.driver.pass_to(lambda _: table.phase == "standby phase", "come to the Standby Phase")

    assert (table.asked, table.options, table.chains()) == ("kaiba TRIGGER", [], [])


@pytest.mark.rule("EX-SP-03", "EX-SP-04")
def test_who_has_nothing_set_is_asked_for_the_cost_at_once() -> None:
    table = expert(kaiba=side(hand=[CURSE], field=[face_up(PEACE)]))
    table.yugi.ends_turn()
    table.driver.pass_to(lambda _: table.phase == "standby phase", "come to the Standby Phase")

    assert table.asked == "kaiba WHETHER"
    table.kaiba.agrees()
    assert table.kaiba.life == 7900


@pytest.mark.rule("EX-SP-03", "EX-SP-05")
def test_what_the_other_player_makes_due_is_settled_by_the_turn_player_after_them() -> None:
    call = "Call of the Haunted"
    kaiba = side(field=[face_down(call)], graveyard=[MERMAID])
    table = expert(side(field=[face_up(LAND)]), kaiba)
    table.yugi.ends_turn()
    links = table.driver.duel.state.chain.links
    table.driver.pass_to(lambda _: bool(links), "have the effect activated")
    table.kaiba.activates(call, targeting=MERMAID)
    table.everyone_passes()

    assert table.chains() == [[LAND, call], [MERMAID]]
    assert [change for _, _, change in table.life_changes()] == [-500, 800]


@pytest.mark.rule("EX-EP-03", "EX-EP-04", "EX-EP-05")
def test_in_the_end_phase_too_the_turn_player_comes_first_in_any_order() -> None:
    machine, dragon = "Spiritual Energy Settle Machine", "Solar Flare Dragon"
    table = expert(
        side(field=[dragon, face_up(machine)], hand=["Kuriboh"]),
        side(field=[attacking("Gemini Elf"), face_up("Bottomless Shifting Sand")]),
    )
    table.yugi.ends_turn()
    table.yugi.chooses(machine)
    table.yugi.agrees()
    table.everyone_passes()

    assert table.chains() == [[dragon], ["Bottomless Shifting Sand"]]
    assert table.kaiba.life == 7500
    assert table.yugi.graveyard == ["Kuriboh"]


@pytest.mark.rule("EXG-24", "EX-SP-07")
def test_the_turn_player_may_use_an_ignition_effect_before_a_summon_is_answered() -> None:
    table = expert(side(hand=[FORCE]), side(field=["Uraby", face_down(HOLE)]))
    table.yugi.summons(FORCE)

    assert table.asked == "yugi RESPOND"
    table.yugi.activates(FORCE, targeting="Uraby")
    assert not table.kaiba.may("activate", HOLE)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Uraby"]


@pytest.mark.rule("EXG-24")
def test_what_is_used_from_the_hand_does_not_come_before_the_answer_and_says_so() -> None:
    mine = side(hand=[FORCE, "Odd-Eyes Saber Dragon"], field=["Shining Angel"])
    table = expert(mine, side(field=["Uraby", face_down(HOLE)]))
    table.yugi.summons(FORCE)

    assert table.asked == "yugi RESPOND"
    assert not table.yugi.may("activate", "Odd-Eyes Saber Dragon")
    assert unexplained(table.driver.match) == []


@pytest.mark.rule("EXG-24", "EXG-23")
def test_who_uses_none_gives_the_other_player_their_chance() -> None:
    table = expert(side(hand=[FORCE]), side(field=["Uraby", face_down(HOLE)]))
    table.yugi.summons(FORCE)
    table.yugi.passes()
    table.kaiba.activates(HOLE)
    table.everyone_passes()

    assert table.yugi.monsters == []


@pytest.mark.rule("EXG-24")
def test_an_ignition_effect_used_so_may_be_chained_to_by_what_answers_the_summon() -> None:
    table = expert(
        side(hand=["Breaker the Magical Warrior"], field=["Dark General Freed"]),
        side(field=["Uraby", face_down("Torrential Tribute"), face_down("Trap Hole")]),
    )
    table.yugi.summons("Breaker the Magical Warrior")
    table.everyone_passes()

    assert table.yugi.monsters[0] == "Dark General Freed"


def test_by_the_master_rule_no_ignition_effect_comes_before_the_answer() -> None:
    table = Table(yugi=side(hand=[FORCE]), kaiba=side(field=["Uraby", face_down(HOLE)]))
    table.yugi.summons(FORCE)
    table.kaiba.activates(HOLE)
    table.everyone_passes()

    assert table.yugi.monsters == []


@pytest.mark.rule("EX-WIN-07", "EX-WIN-08", "EX-WIN-04")
@pytest.mark.parametrize(("left", "lost"), [(2, False), (1, True), (0, True)])
def test_pot_of_greed_may_be_used_whatever_the_deck_holds(left: int, lost: bool) -> None:
    table = expert(side(hand=["Pot of Greed"], deck=["Kuriboh"] * left))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert (table.result == ("kaiba", "DECK_OUT")) is lost
    assert table.yugi.hand == ["Kuriboh"] * left


@pytest.mark.rule("EX-WIN-09")
def test_when_both_fall_short_at_once_the_duel_is_a_draw() -> None:
    table = expert(
        side(hand=["Card Destruction", "Uraby", "Kuriboh"], deck=["Kuriboh"]),
        side(hand=["Uraby"] * 4, deck=["Kuriboh"]),
    )
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.result == ("", "DECK_OUT")


@pytest.mark.rule("EX-WIN-09")
def test_when_only_one_falls_short_that_player_loses() -> None:
    table = expert(
        side(hand=["Card Destruction", "Uraby", "Kuriboh"], deck=["Kuriboh"]),
        side(hand=["Uraby"], deck=["Kuriboh"]),
    )
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.result == ("kaiba", "DECK_OUT")


@pytest.mark.rule("EX-WIN-10")
@pytest.mark.parametrize("card", ["Fusion Sage", "Painful Choice"])
@pytest.mark.parametrize("deck", [[], ["Uraby"]])
def test_a_search_may_be_used_in_vain_and_loses_nothing(card: str, deck: list[str]) -> None:
    table = expert(side(hand=[card], deck=deck))
    assert table.yugi.may("activate", card)
    table.yugi.activates(card)
    table.everyone_passes()

    assert table.result is None
    assert card in table.yugi.graveyard


@pytest.mark.rule("EX-WIN-10")
def test_the_witch_finds_nothing_in_an_empty_deck() -> None:
    witch = "Witch of the Black Forest"
    table = expert(side(hand=["Dark Hole"], field=[witch], deck=[]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.result is None
    assert table.yugi.hand == []


@pytest.mark.rule("EX-TS-02", "EX-SKIP-01", "EX-EP-09")
def test_in_a_skipped_turn_the_hand_limit_is_kept() -> None:
    jars = [face_down("Jar of Greed"), face_down("Jar of Greed"), face_down("Gamble")]
    table = expert(
        side(field=[face_down("Morphing Jar"), *jars], deck=["Kuriboh"] * 9),
        side(hand=["Uraby"] * 6, field=["Gemini Elf"], deck=["Uraby"] * 9),
    )
    gambles(table, WRONG)
    table.turn_ends()
    table.kaiba.attacks_with("Gemini Elf", at="Morphing Jar")
    table.everyone_passes()
    for _ in range(2):
        table.kaiba.ends_turn()
        table.yugi.activates("Jar of Greed")
        table.everyone_passes()
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.happened(TurnSkipped)
    assert table.asked == "yugi HAND_LIMIT"
    table.yugi.chooses("Kuriboh")
    assert len(table.yugi.hand) == 6
