"""Why what a player could do with a card is not offered now, by the rules it stands on."""

import pytest

from cards.rulebook import layers
from engine.yugioh.formats import FORMATS
from engine.yugioh.language import Place
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.spots import CardId
from engine.yugioh.views import statutes
from engine.yugioh.views.why_not import UnknownCardError, reasons, thought_of, why_not
from engine.yugioh.words.steps import STEPS
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.driving import VERBS
from tests.table.laying import Lying, Start
from tests.table.player import Player

TWO = ["Uraby", "Battle Ox"]
FULL = ["Uraby", "Battle Ox", "Silver Fang", "Mystical Elf", "Feral Imp"]
FIVE_SET = ["Waboku", "Jar of Greed", "Trap Hole", "Mirror Force", "Magic Jammer"]
SCALES = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]


def bars(player: Player, verb: str, name: str) -> list[tuple[str, str]]:
    """Why `player` may not do that now with their card of that name: reasons and rules."""
    duel, decision = player.driver.duel, player.driver.decision
    asked = decision if decision is not None and decision.seat == player.seat else None
    card = next(
        c for c in duel.state.cards if c.controller == player.seat and c.text.name == name
    )
    found = why_not(duel, player.seat, card.id, asked)
    return [(bar.reason.name, bar.rule) for bar in found if bar.verb is VERBS[verb]]


def test_what_is_offered_has_no_bar() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Silver Fang", "Pot of Greed"]))

    assert table.yugi.may("activate", "Pot of Greed")
    assert bars(table.yugi, "Normal Summon", "Silver Fang") == []
    assert bars(table.yugi, "activate", "Pot of Greed") == []
    assert bars(table.yugi, "Set", "Pot of Greed") == []
    assert bars(table.yugi, "change position", "Uraby") == []


@pytest.mark.parametrize(
    ("yours", "verb", "name", "reason", "rule"),
    [
        (side(hand=["Dark Magician"]), "Normal Summon", "", "TRIBUTES", "MR-SUM-05"),
        (side(hand=["Black Luster Soldier"]), "Set", "", "OTHER_SUMMON", "MR-RIT-01"),
        (side(field=FULL, hand=["Sangan"]), "Set", "Sangan", "NO_MONSTER_ZONE", "MR-SUM-08"),
        (side(hand=["Waboku"]), "activate", "", "NOT_SET_FIRST", "MR-TRAP-01"),
        (
            side(field=FIVE_SET, hand=["Pot of Greed"]),
            "activate",
            "Pot of Greed",
            "NO_SPELL_ZONE",
            "MR-SPELL-11",
        ),
        (side(hand=["Pot of Greed"], deck=[]), "activate", "", "NOTHING_TO_DO", "MR-WIN-03"),
        (side(hand=["Change of Heart"]), "activate", "", "NO_TARGET", "MR-GLOS-31"),
        (side(field=["Mirror Force"]), "activate", "", "NO_OCCASION", "MR-CARD-17"),
        (side(field=["Magic Jammer"]), "activate", "", "NO_OCCASION", "MR-TRAP-06"),
        (side(hand=["Kuriboh"]), "activate", "", "NO_OCCASION", "MR-EFF-06"),
        (
            side(hand=["Polymerization"]),
            "activate",
            "",
            "NOTHING_TO_DO",
            "MR-FUS-08",
        ),
        (
            side(hand=["Black Luster Ritual"]),
            "activate",
            "",
            "NOTHING_TO_DO",
            "MR-RIT-03",
        ),
        (side(field=["Sangan"]), "activate", "", "NO_OCCASION", "MR-EFF-05"),
        (side(field=[face_down("Exiled Force")]), "activate", "", "FACE_DOWN", "MR-EFF-07"),
        (side(hand=["Exiled Force"]), "activate", "", "WRONG_PLACE", "MR-EFF-03"),
        (side(field=["Chiron the Mage"]), "activate", "", "COST", "MR-EFF-04"),
        (side(hand=["Cyber Dragon"]), "Special Summon", "", "CONDITION", "MR-SS-06"),
        (side(field=["Uraby"]), "attack", "", "WRONG_PHASE", "MR-TURN-08"),
        (side(extra=["Decode Talker"]), "Special Summon", "", "MATERIALS", "MR-LINK-04"),
        (side(extra=["Number 39: Utopia"]), "Special Summon", "", "MATERIALS", "MR-XYZ-02"),
        (side(extra=["Junk Warrior"]), "Special Summon", "", "MATERIALS", "MR-SYNC-02"),
        (side(extra=["Elder Entity N'tss"]), "Special Summon", "", "MATERIALS", "MR-SS-06"),
        (
            side(extra=["Elemental HERO Flame Wingman"]),
            "Special Summon",
            "",
            "OTHER_SUMMON",
            "MR-FUS-01",
        ),
        (side(hand=["Dark Magician"]), "Set", "", "TRIBUTES", "MR-SUM-10"),
        (side(field=["Castel, the Skyblaster Musketeer"]), "activate", "", "COST", "MR-XYZ-12"),
        (side(field=[SCALES[0]]), "Pendulum Summon", "", "SCALES", "MR-PEND-15"),
        (
            side(field=SCALES),
            "Pendulum Summon",
            "Dragonpulse Magician",
            "NOBODY_BETWEEN_SCALES",
            "MR-PEND-13",
        ),
    ],
)
def test_an_open_main_phase(yours: Start, verb: str, name: str, reason: str, rule: str) -> None:
    table = Table(yugi=yours)
    cards = table.driver.duel.state.cards
    named = name or next(card.text.name for card in cards if card.text.name != "Mokey Mokey")

    assert not table.yugi.may(verb, named)
    assert (reason, rule) in bars(table.yugi, verb, named)


def test_the_turn_uses_things_up() -> None:
    table = Table(yugi=side(hand=["Silver Fang", "Uraby", "Waboku", "Book of Moon"]))
    table.yugi.summons("Silver Fang")
    table.everyone_passes()
    for name in ("Waboku", "Book of Moon"):
        table.yugi.sets(name)
        table.everyone_passes()

    used = [("NO_SUMMON_LEFT", "MR-SUM-02")]
    assert bars(table.yugi, "Normal Summon", "Uraby") == used
    assert bars(table.yugi, "Set", "Uraby") == used
    placed = [("PLACED_THIS_TURN", "MR-POS-08")]
    assert bars(table.yugi, "change position", "Silver Fang") == placed
    assert bars(table.yugi, "activate", "Waboku") == [("SET_THIS_TURN", "MR-TRAP-01")]
    assert bars(table.yugi, "activate", "Book of Moon") == [("SET_THIS_TURN", "MR-SPELL-13")]


def test_a_draw_that_a_card_forbids_is_not_said_to_lack_cards() -> None:
    extra = ["Number 39: Utopia"] * 3
    hand = ["Pot of Extravagance", "Pot of Greed"]
    table = Table(yugi=side(hand=hand, extra=extra, deck=["Uraby"] * 6))
    table.yugi.activates("Pot of Extravagance")
    table.everyone_passes()

    assert bars(table.yugi, "activate", "Pot of Greed") == [("NOTHING_TO_DO", "MR-CARD-17")]


def test_a_position_is_changed_once_and_not_after_setting() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=["Silver Fang"]))
    table.yugi.changes_position("Uraby")
    table.everyone_passes()
    table.yugi.sets("Silver Fang")
    table.everyone_passes()

    changed, laid = ("PLACED_THIS_TURN", "MR-POS-07"), ("PLACED_THIS_TURN", "MR-SUM-14")
    assert bars(table.yugi, "change position", "Uraby") == [changed]
    assert bars(table.yugi, "Flip Summon", "Silver Fang") == [laid]


def test_an_attack_is_made_once_from_attack_position() -> None:
    table = Table(yugi=side(field=[attacking("Uraby"), defending("Silver Fang")]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()
    assert bars(table.yugi, "attack", "Uraby") == [("ATTACKED", "MR-BATTLE-06")]
    lying = ("NOT_IN_ATTACK_POSITION", "MR-TURN-08")
    assert bars(table.yugi, "attack", "Silver Fang") == [lying]
    table.yugi.enters_main_phase_2()

    assert bars(table.yugi, "change position", "Uraby") == [("ATTACKED", "MR-POS-09")]


def test_nobody_attacks_in_the_first_turn() -> None:
    table = Table(turn=1, yugi=side(field=["Uraby"]))

    assert bars(table.yugi, "attack", "Uraby") == [("FIRST_TURN", "MR-TURN-09")]


def test_the_opponents_turn_leaves_little() -> None:
    hand = ["Silver Fang", "Pot of Greed", "Book of Moon"]
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=["Feral Imp"], hand=hand))
    table.yugi.summons("Uraby")
    table.yugi.passes()

    assert table.asked == "kaiba RESPOND"
    summon = [("NOT_YOUR_TURN", "MR-SUM-20")]
    assert bars(table.kaiba, "Normal Summon", "Silver Fang") == summon
    assert bars(table.kaiba, "activate", "Pot of Greed") == [("NOT_YOUR_TURN", "MR-SPELL-01")]
    hand_bar = [("HAND_IN_OTHER_TURN", "MR-SPELL-12")]
    assert bars(table.kaiba, "activate", "Book of Moon") == hand_bar
    change = [("NOT_YOUR_TURN", "MR-POS-06")]
    assert bars(table.kaiba, "change position", "Feral Imp") == change
    table.everyone_passes()


def test_a_standby_phase_opens_to_a_set_spell_that_says_so() -> None:
    curse = "Curse of Fiend"
    table = Table(yugi=side(field=["Uraby", curse], hand=[curse]), turn_player="kaiba")
    table.kaiba.ends_turn()
    table.driver.pass_to(
        lambda decision: decision.seat == 0 and table.phase == "standby phase", "see the phase"
    )
    asked, duel = table.driver.decision, table.driver.duel
    barred = {
        card.place: list(reasons(duel, table.yugi.seat, card, attempt, asked))
        for card in duel.state.cards
        if card.text.name == curse
        for attempt in thought_of(duel, table.yugi.seat, card)
        if attempt.of(card) == Action(Verb.ACTIVATE, card.id, 0)
    }

    assert barred == {Place.FIELD: [], Place.HAND: [Barrier.WRONG_PHASE]}
    table.everyone_passes()


def test_a_chain_takes_no_slower_card_and_no_summon() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed", "Uraby", "Dark Hole"], field=["Waboku"]),
        kaiba=side(field=["Magic Jammer"], hand=["Silver Fang"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")

    assert table.asked == "yugi RESPOND"
    assert bars(table.yugi, "activate", "Waboku") == [("TOO_SLOW", "MR-CHAIN-08")]
    assert bars(table.yugi, "activate", "Dark Hole")[0] == ("CHAIN_OPEN", "MR-CHAIN-10")
    assert bars(table.yugi, "Normal Summon", "Uraby") == [("CHAIN_OPEN", "MR-PRIO-06")]
    assert bars(table.kaiba, "activate", "Magic Jammer") == []
    table.everyone_passes()


def test_what_nobody_can_respond_to_bars_every_response() -> None:
    utopia = Lying("Number 39: Utopia", materials=("Silver Fang", "Uraby"))
    table = Table(
        yugi=side(field=[utopia, "Xyz Encore"], hand=["Silver Fang"]),
        kaiba=side(field=[utopia, "Jar of Greed"]),
    )
    table.yugi.activates("Xyz Encore", targeting="kaiba's Number 39: Utopia")

    assert bars(table.kaiba, "activate", "Jar of Greed")[0][0] == "FORBIDDEN"
    table.everyone_passes()


def test_an_effect_is_used_once() -> None:
    table = Table(
        yugi=side(field=["Chiron the Mage"], hand=["Dark Hole", "Raigeki"]),
        kaiba=side(field=["Mirror Force", "Waboku"]),
    )
    table.yugi.activates("Chiron the Mage", cost="Dark Hole", targeting="Mirror Force")
    table.everyone_passes()

    assert bars(table.yugi, "activate", "Chiron the Mage") == [("USED_THIS_TURN", "MR-GLOS-27")]


def test_an_oath_cannot_be_kept_any_more_and_a_kept_one_forbids() -> None:
    late = Table(yugi=side(hand=["Silver Fang", "Scapegoat"]))
    late.yugi.summons("Silver Fang")
    late.everyone_passes()
    assert bars(late.yugi, "activate", "Scapegoat") == [("OATH_BROKEN", "MR-CARD-17")]

    kept = Table(yugi=side(hand=["Silver Fang", "Scapegoat"]))
    kept.yugi.activates("Scapegoat")
    kept.everyone_passes()
    forbidden = [("FORBIDDEN", "MR-MISC-03")]
    assert bars(kept.yugi, "Normal Summon", "Silver Fang") == forbidden


def test_the_damage_step_allows_little() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang", "Waboku"]))
    table.yugi.attacks_with("Uraby")
    table.driver.pass_to(
        lambda decision: (
            decision.seat == table.kaiba.seat and table.driver.is_at("start of the damage step")
        ),
        "come to the Damage Step",
    )

    assert bars(table.kaiba, "activate", "Waboku") == [("DAMAGE_STEP", "MR-DSTEP-02")]
    table.everyone_passes()


@pytest.mark.parametrize("name", ["Waboku", "Uraby", "Silver Fang"])
def test_a_card_that_may_not_be_known_is_not_spoken_of(name: str) -> None:
    table = Table(
        kaiba=side(field=["Waboku", face_down("Uraby")], hand=["Silver Fang"]),
    )
    duel = table.driver.duel
    hidden = next(card.id for card in duel.state.cards if card.text.name == name)

    with pytest.raises(UnknownCardError):
        why_not(duel, table.yugi.seat, hidden, None)
    with pytest.raises(UnknownCardError):
        why_not(duel, table.yugi.seat, CardId(-1), None)


def test_every_barrier_stands_on_a_rule_of_the_book() -> None:
    tables = (
        statutes.ALWAYS,
        statutes.BY_VERB,
        statutes.TIME_OF,
        statutes.MATERIALS_OF,
        statutes.WAY_OF,
        statutes.LIMITS,
        statutes.IN_DAMAGE_STEP,
    )
    named = {rule for each in tables for rule in each.values()}
    named |= {rule for each in FORMATS.values() for pair in each.statutes for rule in pair}
    named |= {rules.needs for rules in STEPS.values() if rules.needs}

    assert named <= set(layers())


def test_of_a_card_that_nothing_can_be_done_with_it_is_said_why() -> None:
    table = Table(
        yugi=side(graveyard=["Uraby"], field=[attacking("Silver Fang")]),
        kaiba=side(field=["Feral Imp"], graveyard=["Sangan"]),
    )
    duel, asked = table.driver.duel, table.driver.decision
    said = {
        card.text.name: [(bar.verb, bar.reason.name, bar.rule) for bar in found]
        for card in duel.state.cards
        if card.place in (Place.FIELD, Place.GRAVEYARD)
        for found in [why_not(duel, table.yugi.seat, card.id, asked)]
    }

    theirs = [(None, "NOT_YOURS", "MR-CTRL-01")]
    assert said["Feral Imp"] == said["Sangan"] == theirs
    assert said["Uraby"] == [(None, "NO_USE_HERE", "MR-CARD-17")]
    assert [verb for verb, _, _ in said["Silver Fang"]] == [Verb.ATTACK]


def test_what_lies_beneath_an_xyz_monster_is_known_and_cannot_be_used() -> None:
    utopia = Lying("Number 39: Utopia", materials=("Uraby",))
    table = Table(yugi=side(field=[utopia]))
    duel = table.driver.duel
    beneath = next(card for card in duel.state.cards if card.place is Place.MATERIAL)

    (mine,) = why_not(duel, table.yugi.seat, beneath.id, table.driver.decision)
    (theirs,) = why_not(duel, table.kaiba.seat, beneath.id, None)
    assert (mine.reason.name, theirs.reason.name) == ("NO_USE_HERE", "NOT_YOURS")


def test_in_a_main_phase_that_is_skipped_it_is_the_phase_that_keeps_a_player() -> None:
    hand = ["Silver Fang", "Banner of Courage", "Mystical Space Typhoon"]
    table = Table(
        yugi=side(field=["Timeater"]),
        kaiba=side(field=["Uraby", "Gemini Elf", face_down("Waboku")], hand=hand),
    )
    table.yugi.attacks_with("Timeater", at="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.options == ["enter the Battle Phase", "end the turn"]
    for verb, name in (
        ("Normal Summon", "Silver Fang"),
        ("Set", "Silver Fang"),
        ("activate", "Banner of Courage"),
        ("Set", "Banner of Courage"),
        ("activate", "Mystical Space Typhoon"),
        ("activate", "Waboku"),
        ("change position", "Gemini Elf"),
    ):
        assert [reason for reason, _ in bars(table.kaiba, verb, name)] == ["WRONG_PHASE"], name


def test_a_card_is_read_that_finds_nothing_to_turn_an_attack_to() -> None:
    """Without a chain it answers the attack, and no link."""
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", face_down("Shift")])
    )
    table.yugi.attacks_with("Summoned Skull")
    assert not table.kaiba.may("activate", "Shift")

    reasons_now = [reason for reason, _ in bars(table.kaiba, "activate", "Shift")]
    assert "NO_TARGET" in reasons_now
