"""What a player is asked, and between what they can choose."""

import pytest

from engine.yugioh.language import Activate, Cards, Choose, Kind, Place, SpecialSummon, Whose
from engine.yugioh.language.cards import spell
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in
from tests.table.laying import defending
from tests.talk.reading import KAIBA, YUGI, asked, labels, shown, told


def under_attack() -> Table:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Gemini Elf", "Mirror Force", "Mirror Force"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Gemini Elf")
    table.driver.pass_to(lambda decision: decision.seat == KAIBA, "ask Kaiba")
    return table


@pytest.mark.parametrize(
    ("language", "text", "decline"),
    [
        ("en", "Yugi's Summoned Skull attacks your Gemini Elf. Do you respond?", "Pass"),
        (
            "ja",
            "Yugiの「デーモンの召喚」があなたの「ヂェミナイ・エルフ」への攻撃を宣言した。"
            "カードや効果を発動しますか？",
            "パス",
        ),
        ("zh", "Yugi的“恶魔的召唤”宣告攻击你的“双生精灵”。要响应吗？", "不响应"),
    ],
)
def test_a_response_says_what_it_responds_to(language: str, text: str, decline: str) -> None:
    prompt = asked(under_attack(), KAIBA, language)

    assert prompt.text == text
    assert (prompt.shape, prompt.least, prompt.most, prompt.decline) == ("pick", 0, 1, decline)


def test_copies_of_a_card_are_told_apart_by_their_zones() -> None:
    prompt = asked(under_attack(), KAIBA)

    assert labels(prompt) == [
        "Activate Mirror Force (your S1)",
        "Activate Mirror Force (your S2)",
    ]
    assert prompt.choices[0].detail == "Normal Trap"


def test_a_response_to_a_chain_names_the_newest_link_and_its_targets() -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
        kaiba=side(field=["Mirror Force", "Summoned Skull", "Dust Tornado"]),
    )
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Mirror Force")

    assert asked(table, YUGI).text == "Kaiba activates Mirror Force. Do you respond?"

    table.yugi.activates("Mystical Space Typhoon", targeting="Mirror Force")

    assert asked(table, KAIBA).text == (
        "Chain Link 2: Yugi activates Mystical Space Typhoon, targeting your Mirror Force. "
        "Do you respond?"
    )


@pytest.mark.parametrize("answers", [True, False])
def test_what_the_card_that_can_be_answered_does_is_told_unless_it_is_ones_own(
    answers: bool,
) -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
        kaiba=side(field=["Mirror Force", "Dust Tornado"]),
    )
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Mirror Force")
    told = asked(table, YUGI).effect
    assert told.endswith("Destroy all Attack Position monsters your opponent controls.")

    if answers:
        table.yugi.activates("Mystical Space Typhoon", targeting="Mirror Force")
    else:
        table.yugi.passes()

    theirs = "Target 1 Spell/Trap on the field; destroy it."
    assert asked(table, KAIBA).effect == (theirs if answers else "")


def test_the_turn_player_is_offered_all_they_can_do() -> None:
    table = Table(
        yugi=side(
            field=["Gemini Elf", face_down("Man-Eater Bug")],
            hand=["Summoned Skull", "Pot of Greed"],
        ),
        kaiba=side(field=[face_down("Sangan", "M4")]),
    )
    table.everyone_passes()
    prompt = asked(table, YUGI)

    assert prompt.text == "Your Main Phase 1. What do you do?"
    assert labels(prompt) == [
        "Tribute Summon Summoned Skull",
        "Set Summoned Skull",
        "Activate Pot of Greed",
        "Set Pot of Greed",
        "Change Gemini Elf to Defense Position",
        "Flip Summon Man-Eater Bug",
        "Battle Phase",
        "End the turn",
    ]
    assert prompt.choices[0].detail == "Level 6 · DARK Fiend · ATK 2500 / DEF 1200"
    assert prompt.choices[4].detail == "Attack Position · ATK 1900 / DEF 900"
    kinds = [choice.kind for choice in prompt.choices]
    assert kinds[:4] == ["main", "second", "main", "second"]
    assert kinds[4:] == ["second", "main", "phase", "phase"]
    assert prompt.decline is None


def test_a_face_down_target_is_called_by_its_zone() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down("Sangan", "M4"), defending("Gemini Elf", "M1")]),
    )
    table.yugi.enters_battle_phase()
    table.everyone_passes()
    table.driver.answer((0,))
    prompt = asked(table, YUGI)

    assert prompt.text == "Summoned Skull (ATK 2500): what does it attack?"
    assert labels(prompt) == ["Gemini Elf · DEF 900", "Face-down monster in M4"]
    assert prompt.choices[1].detail == "Kaiba's M4 · face-down Defense Position"
    assert not prompt.routine


def test_in_the_damage_step_it_is_said_what_came_of_the_attack_and_not_the_attack() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Mystic Tomato"], deck=["Sangan"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mystic Tomato")
    table.driver.pass_to(lambda decision: decision.reason is Reason.TRIGGER, "trigger it")

    assert asked(table, KAIBA).text == (
        "Your Mystic Tomato is destroyed by battle. You can activate an effect now. "
        "Do you want to?"
    )


def test_where_to_put_a_card_is_routine() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]))
    table.everyone_passes()
    table.driver.match.answer(YUGI, (0,))
    prompt = asked(table, YUGI)

    assert prompt.routine
    assert prompt.text == "Gemini Elf: choose its zone."
    assert labels(prompt) == ["M1", "M2", "M3", "M4", "M5"]


def test_the_opponent_is_asked_before_a_phase_ends() -> None:
    table = Table()
    table.everyone_passes()
    table.driver.match.answer(YUGI, (0,))

    assert asked(table, KAIBA).text == "Yugi's Main Phase 1 is about to end. Do you respond?"


def test_a_player_who_searches_their_deck_reads_its_names() -> None:
    table = Table(
        yugi=side(field=["Sangan"], deck=["Kuriboh", "Mokey Mokey", "Mokey Mokey"]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at="Sangan")
    table.everyone_passes()
    prompt = asked(table, YUGI)

    assert prompt.text == "Sangan: choose 1 card."
    assert sorted(labels(prompt)) == ["Kuriboh", "Mokey Mokey", "Mokey Mokey"]
    one, other = (n for n, label in enumerate(labels(prompt)) if label == "Mokey Mokey")
    assert [prompt.choices[n].like for n in (one, other)] == [None, one]


@pytest.mark.rule("MR-GEN-06")
def test_it_does_not_matter_which_of_two_copies_is_discarded() -> None:
    ends = []
    for copy in (0, 1):
        hand = ["Mokey Mokey", "Mokey Mokey", "Sangan", "Kuriboh", "Gemini Elf"]
        table = Table(yugi=side(hand=[*hand, "Pot of Greed", "Mirror Force"]))
        table.yugi.ends_turn()
        table.everyone_passes()
        prompt = asked(table, YUGI)
        assert [choice.like for choice in prompt.choices] == [None, 0, *[None] * 5]
        assert prompt.choices[0].card == prompt.choices[1].card
        table.driver.answer((copy,))
        ends.append((shown(table, YUGI), shown(table, KAIBA), told(table, KAIBA)))
    assert ends[0] == ends[1]


def test_copies_in_a_graveyard_are_offered_as_one() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=["Mokey Mokey", "Mokey Mokey", "Sangan"]),
        kaiba=side(graveyard=["Mokey Mokey"]),
    )
    table.everyone_passes()
    table.driver.answer((table.driver.labels().index("activate Monster Reborn"),))
    prompt = asked(table, YUGI)

    assert [choice.like for choice in prompt.choices] == [None, 0, None, None]
    assert labels(prompt) == [
        "Mokey Mokey (your Graveyard)",
        "Mokey Mokey (your Graveyard)",
        "Sangan",
        "Mokey Mokey (Kaiba's Graveyard)",
    ]


def test_copies_on_the_field_are_offered_one_by_one() -> None:
    table = Table(
        yugi=side(field=["Mokey Mokey", "Mokey Mokey"], hand=["Book of Moon"]),
        kaiba=side(field=["Mokey Mokey"]),
    )
    table.everyone_passes()
    table.driver.answer((table.driver.labels().index("activate Book of Moon"),))
    prompt = asked(table, YUGI)

    assert labels(prompt) == [
        "Mokey Mokey (your M1)",
        "Mokey Mokey (your M2)",
        "Mokey Mokey (Kaiba's M1)",
    ]
    assert {choice.like for choice in prompt.choices} == {None}
    assert [choice.where for choice in prompt.choices] == ["field", "field", "their-field"]


def test_a_monster_that_comes_from_the_deck_is_named_as_its_position_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK))
    deal_in(monkeypatch, spell("Call", 900000035, Activate(do=SpecialSummon(dealt))))
    table = Table(yugi=side(hand=["Call"], deck=["Kuriboh", "Uraby"]))
    table.yugi.activates("Call")
    table.driver.pass_to(lambda decision: decision.reason is Reason.CHOOSE, "choose")
    monkeypatch.setattr("tests.table.driving.SETTLED", (Reason.ZONE,))
    table.driver.choose("Uraby")

    assert asked(table, YUGI).text == "Uraby: choose its battle position."
