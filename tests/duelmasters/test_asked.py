"""How scenarios speak of choices: what may be stated or left out."""

import pytest

from tests.duelmasters.scenes import (
    DARK,
    GONTA,
    HULCUS,
    NATURE,
    SHAUNA,
    WATER,
    A,
    has,
    names,
    scene,
)
from tests.duelmasters.vectors.scenario import Differs


def test_a_yes_before_a_choice_may_be_stated() -> None:
    surfer = "アクア・サーファー"
    scene(
        A.summon(surfer),
        A.yes(),
        A.choose(f"B|{GONTA}"),
        A=has(hand=[surfer], mana=[f"{WATER}*6"]),
        B=has(battle=[GONTA]),
        expect={"B": {"hand": names(GONTA)}},
    )


def test_a_choice_that_has_one_answer_may_be_stated() -> None:
    scene(
        A.cast("デス・スモーク"),
        A.designate("B"),
        A.choose(f"B|{GONTA}"),
        A=has(hand=[DARK], mana=[f"{DARK}*4"]),
        B=has(battle=[GONTA]),
        expect={"B": {"graveyard": names(GONTA)}},
    )


def test_a_wrong_choice_is_told() -> None:
    with pytest.raises(Differs, match="nothing answers"):
        scene(
            A.cast("デス・スモーク"),
            A.designate("B"),
            A.choose(f"B|{SHAUNA}"),
            A=has(hand=[DARK], mana=[f"{DARK}*4"]),
            B=has(battle=[GONTA]),
        )


def test_what_is_not_so_at_the_end_is_told() -> None:
    with pytest.raises(Differs, match="B shields_count: 6, expected 5"):
        scene(expect={"B": {"shields_count": 5}})


def test_what_is_offered_against_a_ban_is_told() -> None:
    with pytest.raises(Differs, match="offered"):
        scene(A.cannot("cast", WATER), A=has(hand=[WATER], mana=[f"{WATER}*3"]))


@pytest.mark.rule("DM-ZONE-11", "DM-GEN-1")
def test_the_creature_that_fushigibirth_takes_may_be_named() -> None:
    domanmo = "ドマンモ龍樹"
    mana = [f"{DARK}*4", f"{NATURE}*3"]
    scene(
        A.summon(domanmo, **{"from": "graveyard"}),
        A.choose("青銅の鎧"),
        A=has(graveyard=[domanmo], mana=mana, battle=[HULCUS, "青銅の鎧"]),
        expect={"A": {"battle": [{"name": HULCUS}, {"name": domanmo}], "mana_count": 8}},
    )


def test_free_uses_may_be_stated_one_by_one() -> None:
    library = "魔導管理室 カリヤドネ / ハーミット・サークル"
    scene(
        A.summon("魔導管理室 カリヤドネ"),
        A.cast(WATER, free=True),
        A.cast("エナジー・Re:ライト", free=True),
        A=has(
            hand=[library],
            mana=[f"{WATER}*14"],
            graveyard=[WATER, "エナジー・Re:ライト"],
        ),
        expect={"A": {"hand_count": 4, "graveyard_count": 0, "deck_count": 18}},
    )
