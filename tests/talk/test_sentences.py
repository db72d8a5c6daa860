"""What happens at the table, as each person there is told it."""

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.protocol import Event, Seat
from engine.yugioh.language import THIS, Pierces, Place, Until
from engine.yugioh.state.events.contest import Ended, Ending, OrderChosen, SignsThrown
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import ControlTaken, Moved, Why
from engine.yugioh.state.reasons import Sign
from engine.yugioh.state.spots import HIDDEN, CardId, Spot
from tests.table import Table, face_down, face_up, side
from tests.talk.reading import KAIBA, YUGI, asked, reader, shown, told


def said(table: Table, seat: Seat | None, *events: Event) -> tuple[str, ...]:
    """The sentences for these events."""
    return YUGIOH.tell(table.driver.match, events, reader(seat))


def drawn(player: Seat, *cards: CardId) -> list[Event]:
    deck, hand = Spot(player, Place.DECK), Spot(player, Place.HAND)
    return [Moved(card, deck, hand, Why.DRAWN, face_up=False) for card in cards]


def test_several_draws_are_one_sentence_that_names_cards_to_the_drawer_alone() -> None:
    table = Table(yugi=side(hand=["Gemini Elf", "Sangan"]))

    assert said(table, YUGI, *drawn(YUGI, CardId(0), CardId(1))) == (
        "You draw Gemini Elf and Sangan.",
    )
    assert said(table, None, *drawn(YUGI, *[HIDDEN] * 5)) == ("Yugi draws 5 cards.",)
    assert said(table, KAIBA, *drawn(YUGI, HIDDEN), *drawn(KAIBA, CardId(9))) == (
        "Yugi draws 1 card.",
        "You draw Mokey Mokey.",
    )


def test_in_japanese_cards_are_counted_and_listed_as_players_say_it() -> None:
    table = Table(yugi=side(hand=["Gemini Elf", "Sangan", "Uraby"]))
    match, draws = table.driver.match, drawn(YUGI, CardId(0), CardId(1), CardId(2))

    own = YUGIOH.tell(match, draws, reader(YUGI, "ja"))
    theirs = YUGIOH.tell(match, drawn(YUGI, *[HIDDEN] * 5), reader(KAIBA, "ja"))

    listed = "「ヂェミナイ・エルフ」、「クリッター」、「ワイルド・ラプター」"
    assert own == (f"あなたは{listed}をドローした。",)
    assert theirs == ("Yugiはカードを5枚ドローした。",)


def test_rock_paper_scissors_and_who_goes_first() -> None:
    signs = SignsThrown((Sign.ROCK, Sign.SCISSORS))

    assert said(Table(), KAIBA, signs, OrderChosen(YUGI)) == (
        "Yugi shows rock and you show scissors.",
        "Yugi goes first.",
    )


def test_a_draw_of_signs_is_told_as_one() -> None:
    assert said(Table(), KAIBA, SignsThrown((Sign.ROCK, Sign.ROCK))) == (
        "Yugi shows rock and you show rock. A draw – again!",
    )


def test_a_card_that_is_set_from_a_revealed_hand_is_named_and_only_once() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[face_up("The Eye of Truth")]))

    table.yugi.sets("Uraby")
    table.driver.pass_to(lambda decision: decision.seat == KAIBA, "ask Kaiba")

    assert told(table, KAIBA) == ["Yugi Sets Uraby in M1."]
    assert told(table, YUGI) == ["You Set Uraby in M1."]
    assert asked(table, KAIBA).text == "Yugi Sets a monster in M1. Do you respond?"


CHAIN = {
    "en": [
        "Battle Phase.",
        "Your Dark Magician attacks Kaiba's Summoned Skull.",
        "Kaiba activates Mirror Force.",
        "Chain Link 2: You activate Mystical Space Typhoon, targeting Kaiba's Mirror Force.",
        "Chain Link 2: Mystical Space Typhoon resolves.",
        "Kaiba's Mirror Force is destroyed.",
        "Chain Link 1: Mirror Force resolves.",
        "Your Dark Magician is destroyed.",
    ],
    "ja": [
        "バトルフェイズ。",
        "あなたの「ブラック・マジシャン」がKaibaの「デーモンの召喚」への攻撃を宣言した。",
        "Kaibaは「聖なるバリア －ミラーフォース－」を発動した。",
        "チェーン2：あなたはKaibaの「聖なるバリア －ミラーフォース－」を対象に"
        "「サイクロン」を発動した。",
        "チェーン2：「サイクロン」の効果処理。",
        "Kaibaの「聖なるバリア －ミラーフォース－」が破壊された。",
        "チェーン1：「聖なるバリア －ミラーフォース－」の効果処理。",
        "あなたの「ブラック・マジシャン」が破壊された。",
    ],
    "zh": [
        "战斗阶段。",
        "你的“黑魔导”宣告攻击Kaiba的“恶魔的召唤”。",
        "Kaiba发动了“神圣防护罩－反射镜力－”。",
        "连锁2：你以Kaiba的“神圣防护罩－反射镜力－”为对象，发动了“气旋”。",
        "连锁2：处理“气旋”的效果。",
        "Kaiba的“神圣防护罩－反射镜力－”被破坏。",
        "连锁1：处理“神圣防护罩－反射镜力－”的效果。",
        "你的“黑魔导”被破坏。",
    ],
}


@pytest.mark.parametrize("language", CHAIN)
def test_an_attack_and_a_chain_are_told_in_every_language(language: str) -> None:
    table = Table(
        yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
        kaiba=side(field=["Mirror Force", "Summoned Skull"]),
    )
    table.yugi.attacks_with("Dark Magician")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates("Mystical Space Typhoon", targeting="Mirror Force")
    table.everyone_passes()

    assert told(table, YUGI, language) == CHAIN[language]


def test_a_battle_with_a_face_down_monster_names_it_once_it_is_turned_up() -> None:
    table = Table(
        yugi=side(hand=["Summoned Skull", "Waboku"], field=["Gemini Elf"]),
        kaiba=side(field=[face_down("Man-Eater Bug", "M3")]),
    )
    table.yugi.summons("Summoned Skull", tributing=["Gemini Elf"])
    table.yugi.sets("Waboku")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert told(table, None) == [
        "Yugi Tributes Gemini Elf.",
        "Yugi Tribute Summons Summoned Skull to M1 in Attack Position.",
        "Yugi Sets a card in S1.",
        "Battle Phase.",
        "Yugi's Summoned Skull attacks Kaiba's face-down monster in M3.",
        "Kaiba's Man-Eater Bug is turned face-up.",
        "Summoned Skull (ATK 2500) battles Man-Eater Bug (DEF 600).",
        "Kaiba activates the effect of Man-Eater Bug, targeting Yugi's Summoned Skull.",
        "Yugi's Summoned Skull is destroyed.",
        "Kaiba's Man-Eater Bug is destroyed by battle.",
    ]
    assert "You Set Waboku in S1." in told(table, YUGI)


def test_a_monster_that_goes_back_later_is_told_to_attack_for_who_controlled_it_then() -> None:
    table = Table(yugi=side(hand=["Change of Heart"]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates("Change of Heart", targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()

    lines = told(table, KAIBA)

    assert "Summoned Skull goes back to your field." in lines
    assert "Yugi's Summoned Skull attacks directly." in lines


@pytest.mark.parametrize(
    ("seat", "language", "sentence"),
    [
        (YUGI, "en", "You activate Book of Moon, targeting your Gemini Elf."),
        (KAIBA, "en", "Yugi activates Book of Moon, targeting their own Gemini Elf."),
        (YUGI, "ja", "あなたは自分の「ヂェミナイ・エルフ」を対象に「月の書」を発動した。"),
        (KAIBA, "ja", "Yugiは自分の「ヂェミナイ・エルフ」を対象に「月の書」を発動した。"),
        (KAIBA, "zh", "Yugi以自己的“双生精灵”为对象，发动了“月之书”。"),
    ],
)
def test_who_targets_a_card_of_their_own_is_not_named_twice(
    seat: Seat, language: str, sentence: str
) -> None:
    table = Table(yugi=side(field=["Gemini Elf"], hand=["Book of Moon"]))
    table.yugi.activates("Book of Moon", targeting="Gemini Elf")

    assert told(table, seat, language) == [sentence]


@pytest.mark.parametrize(
    ("seat", "language", "sentence"),
    [
        (YUGI, "en", "Your Waboku is destroyed."),
        (KAIBA, "en", "Yugi's Waboku is destroyed."),
        (YUGI, "ja", "あなたの「和睦の使者」が破壊された。"),
        (KAIBA, "ja", "Yugiの「和睦の使者」が破壊された。"),
        (KAIBA, "zh", "Yugi的“和睦使者”被破坏。"),
    ],
)
def test_a_sentence_that_does_not_say_who_does_it_names_the_player_of_the_card(
    seat: Seat, language: str, sentence: str
) -> None:
    table = Table(yugi=side(hand=["Mystical Space Typhoon"], field=[face_down("Waboku")]))
    table.yugi.activates("Mystical Space Typhoon", targeting="Waboku")
    table.everyone_passes()

    assert sentence in told(table, seat, language)


@pytest.mark.rule("MR-LINK-02")
def test_a_link_summon_is_offered_and_told_with_rating_arrows_and_materials() -> None:
    table = Table(yugi=side(field=["Alexandrite Dragon"], extra=["Link Spider"]))
    table.everyone_passes()
    prompt = asked(table, YUGI)
    offer = next(each for each in prompt.choices if "Spider" in each.label)

    assert offer.label == "Link Summon Link Spider (Link-1 ↓)"
    assert offer.detail == "Link-1 ↓ · EARTH Cyberse · ATK 1000"

    table.yugi.special_summons("Link Spider")
    table.everyone_passes()

    assert told(table, KAIBA)[-2:] == [
        "Alexandrite Dragon is sent to Yugi's Graveyard as material.",
        "Yugi Link Summons Link Spider (Link-1 ↓) to the Extra Monster Zone (left) in Attack "
        "Position.",
    ]
    own = next(block for block in shown(table, YUGI).blocks if "(you)" in block.title)
    line = "Extra Monster Zone (left) · Link Spider · Link-1 ↓ · Attack Position · ATK 1000"
    assert line in own.lines


def test_damage_says_how_much_is_left() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert told(table, KAIBA)[-2:] == [
        "Yugi's Summoned Skull attacks directly.",
        "You take 2500 battle damage (now 5500 LP).",
    ]
    assert told(table, KAIBA, "ja")[-1] == "あなたは2500の戦闘ダメージを受けた。残り5500LP。"
    assert told(table, KAIBA, "zh")[-1] == "你受到2500点战斗伤害，剩余5500LP。"


def test_what_a_player_searched_for_is_named_when_they_have_shown_it() -> None:
    table = Table(
        yugi=side(field=["Sangan"], deck=["Kuriboh", "Mokey Mokey", "Dark Magician"]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at="Sangan")
    table.everyone_passes()
    table.yugi.chooses("Kuriboh")

    assert "Yugi adds Kuriboh to their hand." in told(table, KAIBA)
    assert told(table, YUGI)[-3] == "You add Kuriboh to your hand."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You win the duel: Kaiba's Life Points are 0."),
        ("ja", "あなたの勝利：Kaibaのライフポイントが0になった。"),
        ("zh", "你获胜：Kaiba的LP变为0。"),
    ],
)
def test_the_end_of_a_duel_says_who_has_won_and_why(language: str, sentence: str) -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(life=100))
    assert YUGIOH.ended(table.driver.match, reader(YUGI)) == ""
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert YUGIOH.ended(table.driver.match, reader(YUGI, language)) == sentence


ENDINGS = [(winners, why) for winners in ((), (YUGI,)) for why in Ending]
ENDINGS.remove(((), Ending.MATCH))  # a Match is won by an attack, never drawn
ENDINGS.remove(((), Ending.SURRENDERED))
ENDINGS.remove(((YUGI,), Ending.AGREED))
ENDINGS.remove(((), Ending.TIME))
ENDINGS.remove(((), Ending.ONLY_TURN))


@pytest.mark.parametrize(("winners", "why"), ENDINGS)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_ending_is_a_sentence(
    winners: tuple[Seat, ...], why: Ending, language: str
) -> None:
    (sentence,) = YUGIOH.tell(
        Table().driver.match, [Ended(winners, why)], reader(None, language)
    )

    assert ("Yugi" in sentence) is bool(winners)
    assert sentence[-1] in ".。"


def test_damage_is_told_whole_where_less_was_left() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(life=100))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert "You take 2500 battle damage (now 0 LP)." in told(table, KAIBA)


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_time_that_something_lasts_is_told_in_words_of_its_own(language: str) -> None:
    match = Table(yugi=side(field=["Summoned Skull"])).driver.match
    skull = CardId(0)

    sentences = {
        YUGIOH.tell(match, [event], reader(YUGI, language))
        for until in Until
        for event in (
            Applied(skull, YUGI, Pierces(THIS), until),
            ControlTaken(skull, YUGI, KAIBA, until),
        )
    }

    assert len(sentences) == 2 * len(Until)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The effect of Waboku applies until the end of the turn."),
        ("ja", "「和睦の使者」の効果が適用される（ターン終了時まで）。"),
        ("zh", "“和睦使者”的效果适用（直到回合结束）。"),
    ],
)
def test_an_effect_that_makes_two_facts_for_the_same_time_is_told_once(
    language: str, sentence: str
) -> None:
    table = Table(yugi=side(field=["Waboku", "Waboku"]))
    table.yugi.activates("Waboku")
    table.everyone_passes()

    assert told(table, KAIBA, language)[1:] == [sentence]

    table.turn_ends()
    table.turn_ends()
    table.yugi.activates("Waboku")
    table.everyone_passes()

    assert told(table, KAIBA, language).count(sentence) == 2


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The effect of Forbidden Chalice applies to your Sangan until the end of the turn.",
        ),
        (
            "ja",
            "「禁じられた聖杯」の効果があなたの「クリッター」に適用される（ターン終了時まで）。",
        ),
        ("zh", "“禁忌的圣杯”的效果对你的“三眼怪”适用（直到回合结束）。"),
    ],
)
def test_a_fact_about_a_target_names_it(language: str, sentence: str) -> None:
    table = Table(yugi=side(hand=["Forbidden Chalice"]), kaiba=side(field=["Sangan"]))
    table.yugi.activates("Forbidden Chalice", targeting="Sangan")
    table.everyone_passes()

    assert sentence in told(table, KAIBA, language)


def test_a_fact_about_others_than_the_target_does_not_name_it() -> None:
    slime = "Graydle Slime Jr."
    table = Table(yugi=side(hand=[slime], graveyard=[slime]))
    table.yugi.summons(slime)
    table.yugi.activates(slime, targeting=slime)
    table.everyone_passes()

    (sentence,) = [each for each in told(table, KAIBA) if "applies" in each]
    assert sentence == f"The effect of {slime} applies until the end of the turn."
