"""Moving on says what is usual and would be left undone, from what its player sees alone."""

from cards.games.yugioh import YUGIOH
from engine.core.prompts import Prompt
from tests.table import Table, face_down, face_up, side
from tests.talk.reading import YUGI, reader

SUMMON = "You have not Normal Summoned or Set a monster this turn."


def undone(table: Table, label: str, language: str = "en") -> str:
    """What the choice of that label would leave undone."""
    table.driver.pass_to(lambda decision: decision.seat == YUGI, "ask Yugi")
    asked: Prompt | None = YUGIOH.ask(table.driver.match, reader(YUGI, language))
    assert asked is not None
    return next(each.undone for each in asked.choices if each.label == label)


def test_a_monster_in_hand_is_to_be_summoned_before_the_battle_phase_and_the_end() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]))

    assert undone(table, "Battle Phase") == SUMMON
    assert undone(table, "End the turn") == SUMMON
    assert undone(table, "ターン終了", "ja") == (
        "このターンまだモンスターを通常召喚していません。"
    )


def test_once_it_was_summoned_nothing_is_said() -> None:
    table = Table(
        yugi=side(hand=["Gemini Elf", "Uraby"]), kaiba=side(field=["Blue-Eyes White Dragon"])
    )
    table.yugi.summons("Gemini Elf")
    table.everyone_passes()

    assert undone(table, "Battle Phase") == ""
    assert undone(table, "End the turn") == ""


def test_monsters_that_could_attack_are_named_at_the_end_alone() -> None:
    table = Table(yugi=side(field=[face_up("Gemini Elf"), face_up("Uraby")]))

    assert undone(table, "Battle Phase") == ""
    assert undone(table, "End the turn") == "You have not attacked with: Gemini Elf and Uraby."
    assert undone(table, "ターン終了", "ja").endswith("がまだ攻撃していません。")
    assert undone(table, "结束回合", "zh").endswith("还没有攻击。")
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert undone(table, "End the turn") == "You have not attacked with: Uraby."


def test_no_attack_is_asked_for_that_nobody_would_make() -> None:
    stronger = Table(
        yugi=side(field=[face_up("Uraby")]),
        kaiba=side(field=[face_up("Blue-Eyes White Dragon")]),
    )
    unknown = Table(yugi=side(field=[face_up("Uraby")]), kaiba=side(field=[face_down("Uraby")]))

    assert undone(stronger, "End the turn") == ""
    assert undone(unknown, "End the turn") == ""


def test_what_the_opponent_hides_makes_no_difference() -> None:
    field = [face_up("Gemini Elf")]
    said = {
        undone(
            Table(yugi=side(field=field), kaiba=side(field=[face_down(hidden)], hand=[hidden])),
            "End the turn",
        )
        for hidden in ("Uraby", "Gemini Elf", "Man-Eater Bug")
    }

    assert len(said) == 1
