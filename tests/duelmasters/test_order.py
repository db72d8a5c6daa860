"""Who sees what, judges, Oni Time and Labyrinth, and the order in which effects apply."""

import pytest

from engine.duelmasters.facts.reading import labyrinth, oni_time
from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    HULCUS,
    LIGHT,
    NATURE,
    SHAUNA,
    ULS,
    WATER,
    A,
    B,
    C,
    D,
    has,
    names,
    scene,
)
from tests.duelmasters.vectors.outcome import compare_view

DORPHADILLOM, WILHELM = "聖魔連結王 ドルファディロム", "偽りの王 ヴィルヘルム"


@pytest.mark.rule("DP-301.1", "DP-301.1-ex", "DP-301.2", "DM-ZONE-14", "DM-GEN-6")
def test_what_is_shown_is_seen_by_all_and_what_is_looked_at_by_one() -> None:
    pakurio, gate = "パクリオ", "ディメンジョン・ゲート"
    course = scene(
        A.summon(pakurio),
        A.designate("B"),
        A.choose(f"B|{WATER}"),
        A.cast(gate),
        A.choose(SHAUNA),
        A=has(
            hand=[pakurio, gate], mana=[f"{WATER}*4", f"{NATURE}*3"], deck=[SHAUNA, ULS, ULS]
        ),
        B=has(hand=[WATER, HULCUS]),
        expect={"B": {"hand": names(HULCUS), "shields_count": 7}, "A": {"hand": names(SHAUNA)}},
    )
    for letter in "BC":
        view = {"saw": [SHAUNA], "not_saw": [ULS]}
        compare_view(course.vector, course.party, course.chronicle, letter, view)
    compare_view(course.vector, course.party, course.chronicle, "A", {"saw": [HULCUS]})
    compare_view(course.vector, course.party, course.chronicle, "C", {"not_saw": [HULCUS]})


@pytest.mark.rule("DP-302.1-1", "DP-302.1-2", "DP-302.2", "DP-302.2-ex", "DM-KW-8")
def test_a_judge_is_with_one_opponent_whose_shields_alone_can_be_broken() -> None:
    kaiser = "R.S.F.K."
    scene(
        A.attack(kaiser, "C"),
        A.designate("B"),
        A.yes(),
        A.no(),
        A.shields(1, 2),
        A.shields(1),
        A=has(battle=[kaiser], deck=[f"{SHAUNA}*2", f"{GONTA}*3"]),
        B=has(deck=[f"{GONTA}*5"]),
        expect={"B": {"shields_count": 4}, "C": {"shields_count": 5}},
        trace=[{"event": "designated", "by": "A"}, {"event": "judged", "against": "B"}],
    )


@pytest.mark.rule("DP-303.1", "DP-303.1a-ex1", "DM-KW-9", "DM-KW-10")
def test_oni_time_and_labyrinth_count_with_one_opponent() -> None:
    assert oni_time(4, 2)
    assert labyrinth(4, 2)
    assert not oni_time(4, 4)
    assert not labyrinth(4, 4)


FOUR, TWO = has(shields=[f"{GONTA}*4"]), has(shields=[f"{GONTA}*2"])


@pytest.mark.rule("DP-303.1a", "DP-303.1a-ex2")
def test_oni_time_of_a_spell_holds_only_with_the_designated_one() -> None:
    spell = "襲来、鬼札王国！"
    own = has(
        shields=[f"{GONTA}*4"], hand=[spell], mana=[f"{DARK}*5", FIRE], graveyard=[HULCUS]
    )
    both = {"graveyard": names(spell), "battle": [{"name": HULCUS}]}
    scene(
        A.cast(spell),
        A.designate("B"),
        A=own,
        B={**TWO, "battle": [{"name": GONTA}]},
        C={**FOUR, "battle": [{"name": GONTA}]},
        expect={"A": both, "B": {"battle": []}, "C": {"battle": [{"name": GONTA}]}},
    )
    scene(
        A.cast(spell),
        A.designate("C"),
        A.do("choose_mode", mode=[1]),
        A=own,
        B={**TWO, "battle": [{"name": GONTA}]},
        C={**FOUR, "battle": [{"name": GONTA}]},
        expect={"A": {"battle": []}, "C": {"battle": []}, "B": {"battle": [{"name": GONTA}]}},
    )


@pytest.mark.rule("DP-303.1a-ex3")
@pytest.mark.parametrize(("letter", "stays"), [("B", True), ("C", False)])
def test_labyrinth_of_a_put_ability_holds_only_with_the_designated_one(
    letter: str, stays: bool
) -> None:
    turtle = "大迷宮亀 ワンダー・タートル"
    scene(
        A.summon(turtle),
        A.designate(letter),
        A.end(),
        B.cast("デーモン・ハンド"),
        B.designate("A"),
        A=has(shields=[f"{GONTA}*4"], hand=[turtle], mana=[f"{LIGHT}*8"]),
        B=has(shields=[f"{GONTA}*2"], hand=["デーモン・ハンド"], mana=[f"{DARK}*6"]),
        C=FOUR,
        expect={"A": {"battle": [{"name": turtle}] if stays else []}},
    )


@pytest.mark.rule("DP-303.1b", "DP-303.1b-ex1")
def test_static_oni_time_holds_while_it_does_with_anybody() -> None:
    jadoku = "「大蛇」の鬼 ジャドク丸"
    scene(
        A.attack(jadoku, "C"),
        A.shields(1, 2),
        A=has(shields=[f"{GONTA}*4"], battle=[jadoku]),
        B=TWO,
        C=FOUR,
        expect={
            "C": {"shields_count": 2},
            "A": {"battle": [{"name": jadoku, "power": 6000}]},
        },
    )


@pytest.mark.rule("DP-303.1b", "DP-303.1b-ex2")
def test_static_labyrinth_locks_also_who_does_not_meet_it() -> None:
    orlilia = "正義の煌き オーリリア"
    scene(
        A.end(),
        B.cannot("cast", WATER),
        B.end(),
        C.cannot("cast", WATER),
        A=has(shields=[f"{GONTA}*4"], battle=[orlilia]),
        B=has(shields=[f"{GONTA}*2"], hand=[WATER], mana=[f"{WATER}*3"]),
        C=has(shields=[f"{GONTA}*4"], hand=[WATER], mana=[f"{WATER}*3"]),
    )


@pytest.mark.rule("DP-305.2-1", "DP-305.2-ex", "DM-EFF-17", "DM-GEN-2")
def test_of_two_replacements_that_of_the_nearer_player_is_applied() -> None:
    gyaia, van, dragon = (
        "地封龍 ギャイア",
        "「修羅」の頂 VAN・ベートーベン",
        "龍風混成 ザーディクリカ",
    )
    own = has(hand=[dragon], mana=[f"{LIGHT}*3", f"{WATER}*2", f"{FIRE}*2"])
    scene(
        A.summon(dragon),
        A=own,
        B=has(battle=[gyaia]),
        C=has(battle=[van]),
        expect={"A": {"mana_count": 8, "graveyard": [], "battle": []}},
    )
    scene(
        A.summon(dragon),
        A=own,
        B=has(battle=[van]),
        C=has(battle=[gyaia]),
        expect={"A": {"mana_count": 7, "graveyard": names(dragon)}},
    )


@pytest.mark.rule("DP-305.1", "DP-305.1-ex1", "DP-305.1-ex2", "DM-EFF-3", "DM-EFF-10")
def test_what_waits_is_resolved_in_turn_order_from_the_turn_player() -> None:
    men = "飛行男"

    def told(letter: str) -> dict[str, str]:
        return {"event": "resolved", "player": letter, "card": men}

    scene(
        B.cast("バースト・ショット"),
        A=has(battle=[men, men]),
        B=has(battle=[men], hand=["バースト・ショット"], mana=[f"{FIRE}*6"]),
        turn="B",
        trace=[told("B"), told("A"), told("A")],
    )
    scene(
        D.cast("バースト・ショット"),
        A=has(battle=[men, men]),
        B=has(battle=[men]),
        D=has(hand=["バースト・ショット"], mana=[f"{FIRE}*6"]),
        seats="ABCD",
        turn="D",
        trace=[told("A"), told("A"), told("B")],
    )


@pytest.mark.rule("DP-305.1a", "DP-305.1a-ex", "DM-EFF-2")
def test_what_arises_meanwhile_joins_the_queue_and_does_not_interrupt() -> None:
    """Both men of B let the turn player's Wilhelm trigger by what is discarded."""
    men = "飛行男"
    scene(
        A.cast("バースト・ショット"),
        B.designate("C"),
        A.yes(),
        A=has(hand=["バースト・ショット"], mana=[f"{FIRE}*6"], battle=[WILHELM]),
        B=has(battle=[men]),
        C=has(hand=[WATER], battle=[men]),
        trace=[
            {"event": "resolved", "player": "A", "card": WILHELM},
            {"event": "resolved", "player": "B", "card": men},
            {"event": "resolved", "player": "A", "card": WILHELM},
            {"event": "resolved", "player": "C", "card": men},
        ],
    )
