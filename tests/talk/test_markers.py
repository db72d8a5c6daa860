"""Counters, Tokens and materials are shown where they lie; what is declared is told."""

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.protocol import Seat
from engine.yugioh.language import Counter, Phase
from engine.yugioh.state.events.chain import EffectNegated
from engine.yugioh.state.events.standing import CountersPlaced, CountersRemoved
from engine.yugioh.state.events.turns import PhaseSkipped
from engine.yugioh.state.spots import CardId
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying
from tests.talk.reading import KAIBA, YUGI, reader, shown, told

COUNTERS = {"en": "Spell Counters: 2", "ja": "魔力カウンター：2", "zh": "魔力计数物：2"}


def line(table: Table, seat: Seat | None, text: str, language: str = "en") -> str:
    """The line of the table that has that text in it."""
    lines = [line for block in shown(table, seat, language).blocks for line in block.lines]
    (found,) = [line for line in lines if text in line]
    return found


@pytest.mark.rule("MR-GEN-11")
@pytest.mark.parametrize("language", COUNTERS)
@pytest.mark.parametrize("seat", [None, YUGI, KAIBA])
def test_counters_are_shown_with_the_card_they_lie_on(seat: Seat | None, language: str) -> None:
    table = Table(yugi=side(field=["Dark Magician"]))
    magician = table.driver.duel.state.monsters(YUGI)[0]
    table.driver.duel.emit(CountersPlaced(magician.id, Counter.SPELL, 3))
    table.driver.duel.emit(CountersRemoved(magician.id, Counter.SPELL, 1))

    name = YUGIOH.names(language)[magician.text.passcode]
    assert COUNTERS[language] in line(table, seat, name, language)


@pytest.mark.rule("MR-GEN-11", "MR-POS-02")
def test_a_monster_is_shown_with_its_position() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Dark Magician"), defending("Mystical Elf"), face_down("Uraby")]
        )
    )

    assert "Attack Position" in line(table, None, "Dark Magician")
    assert "Defense Position" in line(table, None, "Mystical Elf")
    assert "Face-down monster" in line(table, None, "M3")


@pytest.mark.rule("MR-GEN-11")
def test_materials_are_shown_with_their_xyz_monster() -> None:
    utopia = Lying("Number 39: Utopia", materials=("Vorse Raider", "Battle Ox"))
    table = Table(yugi=side(field=[utopia]))

    for seat in (None, YUGI, KAIBA):
        assert "Xyz Materials: Vorse Raider, Battle Ox" in line(table, seat, "Utopia")


@pytest.mark.rule("MR-GEN-07")
@pytest.mark.parametrize("seat", [None, YUGI, KAIBA])
def test_every_declaration_and_every_effect_is_told_to_everybody(seat: Seat | None) -> None:
    table = Table(
        yugi=side(hand=["Vorse Raider", "Pot of Greed"], deck=["Uraby"] * 5),
        kaiba=side(field=["Sakuretsu Armor"]),
    )
    table.yugi.summons("Vorse Raider")
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()
    table.yugi.attacks_with("Vorse Raider")
    table.kaiba.activates("Sakuretsu Armor")
    table.everyone_passes()
    heard = "\n".join(told(table, seat))
    wanted = ("Summon", "Pot of Greed", "draw", "Battle Phase", "attacks", "Sakuretsu Armor")

    assert [each for each in (*wanted, "destroyed") if each not in heard] == []
    for player, sentence in ((YUGI, "You draw Uraby"), (KAIBA, "Yugi draws 2 cards")):
        assert seat is not player or sentence in heard


@pytest.mark.rule("MR-GEN-07")
@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "2 Spell Counters are placed on your Dark Magician.",
                "1 Spell Counter is removed from your Dark Magician.",
                "The effect of Dark Magician is negated.",
                "Kaiba skips their Draw Phase.",
            ),
        ),
        (
            "ja",
            (
                "あなたの「ブラック・マジシャン」に魔力カウンターが2個置かれた。",
                "あなたの「ブラック・マジシャン」から魔力カウンターが1個取り除かれた。",
                "「ブラック・マジシャン」の効果は無効になった。",
                "Kaibaはドローフェイズをスキップした。",
            ),
        ),
        (
            "zh",
            (
                "在你的“黑魔导”上放置了2个魔力计数物。",
                "从你的“黑魔导”上去除了1个魔力计数物。",
                "“黑魔导”的效果被无效。",
                "Kaiba跳过了抽牌阶段。",
            ),
        ),
    ],
)
def test_what_effects_make_happen_is_told(language: str, sentences: tuple[str, ...]) -> None:
    table = Table(yugi=side(field=["Dark Magician"]))
    card: CardId = table.driver.duel.state.monsters(YUGI)[0].id
    events = (
        CountersPlaced(card, Counter.SPELL, 2),
        CountersRemoved(card, Counter.SPELL, 1),
        EffectNegated(1, card),
        PhaseSkipped(Phase.DRAW, KAIBA),
    )

    assert YUGIOH.tell(table.driver.match, events, reader(YUGI, language)) == sentences
