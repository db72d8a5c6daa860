"""Hieratic Dragon of Tefnuit: comes against a lone opponent; Tributed, it brings a Dragon."""

import pytest

from tests.table import Table, face_up, side

TEFNUIT = "Hieratic Dragon of Tefnuit"
BLUE_EYES = "Blue-Eyes White Dragon"


def test_it_comes_where_only_the_opponent_has_a_monster() -> None:
    table = Table(yugi=side(hand=[TEFNUIT]), kaiba=side(field=["Uraby"]))
    table.yugi.special_summons(TEFNUIT)
    table.everyone_passes()

    assert table.yugi.monsters == [TEFNUIT]
    assert table.chains() == []


@pytest.mark.parametrize(
    ("mine", "theirs"), [([], []), (["Uraby"], ["Uraby"])], ids=["none", "both"]
)
def test_not_else(mine: list[str], theirs: list[str]) -> None:
    table = Table(yugi=side(hand=[TEFNUIT], field=mine), kaiba=side(field=theirs))

    assert not table.yugi.may("Special Summon", TEFNUIT)


@pytest.mark.parametrize("spells", [[], ["Skill Drain"]], ids=["faq", "qa 20371"])
def test_in_that_turn_it_cannot_attack_even_with_its_effects_negated(
    spells: list[str],
) -> None:
    table = Table(
        yugi=side(hand=[TEFNUIT], deck=["Uraby"] * 9),
        kaiba=side(field=["Uraby", *map(face_up, spells)], deck=["Uraby"] * 9),
    )
    table.yugi.special_summons(TEFNUIT)
    table.everyone_passes()
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", TEFNUIT)
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("attack", TEFNUIT) or "enter the Battle Phase" in table.options


def test_summoned_in_another_way_it_can_attack() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[TEFNUIT]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert table.yugi.may("attack", TEFNUIT)


@pytest.mark.parametrize("place", ["hand", "deck", "graveyard"])
def test_tributed_it_brings_a_normal_dragon_without_strength(place: str) -> None:
    piles: dict[str, list[str]] = {"hand": ["Summoned Skull"], "deck": ["Uraby"]}
    piles[place] = [*piles.get(place, []), BLUE_EYES, "Exploder Dragon", "Dark Magician"]
    table = Table(
        yugi=side(
            field=[TEFNUIT],
            hand=piles["hand"],
            deck=piles["deck"],
            graveyard=piles.get("graveyard", []),
        )
    )
    table.yugi.summons("Summoned Skull", tributing=[TEFNUIT])
    table.everyone_passes()

    blue_eyes = table.yugi.sees(BLUE_EYES)
    assert sorted(table.yugi.monsters) == [BLUE_EYES, "Summoned Skull"]
    assert (blue_eyes.attack, blue_eyes.defense) == (0, 0)


def test_faq_as_a_cost_too_and_it_is_no_choice() -> None:
    table = Table(
        yugi=side(field=[TEFNUIT, "Uraby"], graveyard=[BLUE_EYES], hand=["Enemy Controller"]),
        kaiba=side(field=["Kuriboh"]),
    )
    table.yugi.activates("Enemy Controller", effect=1, cost=TEFNUIT)
    table.everyone_passes()

    assert BLUE_EYES in table.yugi.monsters
    assert [TEFNUIT] in table.chains()


def test_destroyed_it_brings_nobody() -> None:
    table = Table(yugi=side(field=[TEFNUIT], hand=["Dark Hole"], graveyard=[BLUE_EYES]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []
