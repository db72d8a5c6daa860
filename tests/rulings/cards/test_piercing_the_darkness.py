"""Piercing the Darkness: a draw for Normal Monsters, and ATK for what was made of them."""

import pytest

from engine.yugioh.language import Summon
from engine.yugioh.state.apply.laying import Lying
from tests.table import Table, attacking, face_up, side

CARD, SKULL, FORM = "Piercing the Darkness", "Summoned Skull", "Chaos Form"
BLUE_EYES, CHAOS = "Blue-Eyes White Dragon", "Blue-Eyes Chaos Dragon"


def battle(mine: str | Lying, *, theirs: str = SKULL) -> Table:
    """The Spell lies there with that monster."""
    return Table(yugi=side(field=[face_up(CARD), mine]), kaiba=side(field=[attacking(theirs)]))


def test_faq_16655_a_normal_monster_summoned_draws_a_card_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD)], hand=["Uraby", "Monster Reborn"], graveyard=[SKULL]),
        kaiba=side(),
    )
    table.yugi.summons("Uraby")
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting=SKULL)
    table.everyone_passes()

    assert table.chains() == [[CARD], ["Monster Reborn"]]
    assert len(table.yugi.hand) == 1


def test_not_for_an_effect_monster_a_token_or_one_of_the_opponent() -> None:
    effect = Table(yugi=side(field=[face_up(CARD)], hand=["Sangan"]), kaiba=side())
    token = Table(yugi=side(field=[face_up(CARD)], hand=["Scapegoat"]), kaiba=side())
    theirs = Table(
        yugi=side(field=[face_up(CARD)]), kaiba=side(hand=["Uraby"]), turn_player="kaiba"
    )
    effect.yugi.summons("Sangan")
    token.yugi.activates("Scapegoat")
    token.everyone_passes()
    theirs.kaiba.summons("Uraby")

    for table in (effect, token, theirs):
        assert not table.yugi.may("activate", CARD)


def test_faq_16655_a_normal_monster_of_level_5_gains_what_the_other_has() -> None:
    table = battle(attacking(SKULL), theirs=BLUE_EYES)
    table.yugi.attacks_with(SKULL, at=BLUE_EYES)
    table.yugi.activates(CARD)
    table.chain_resolves()

    assert table.yugi.sees(SKULL).attack == 2500 + 3000
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 2500


def test_faq_16655_it_is_used_when_they_attack_as_well() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(SKULL)]),
        kaiba=side(field=[attacking(BLUE_EYES)]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(BLUE_EYES, at=SKULL)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [SKULL]
    assert table.kaiba.life == 8000 - 2500


@pytest.mark.parametrize("mine", ["Uraby", "Elemental HERO Flame Wingman", CHAOS])
def test_not_for_what_is_small_or_was_not_made_of_one(mine: str) -> None:
    table = battle(Lying(mine, "", summoned=Summon.FUSION))
    table.yugi.attacks_with(mine, at=SKULL)

    assert not table.yugi.may("activate", CARD)


def test_a_direct_attack_is_no_battle_with_a_monster() -> None:
    table = Table(yugi=side(field=[face_up(CARD), attacking(SKULL)]), kaiba=side())
    table.yugi.attacks_with(SKULL)

    assert not table.yugi.may("activate", CARD)


def ritual(given: str) -> Table:
    """Chaos Form has brought its dragon with that monster."""
    table = Table(
        yugi=side(field=[face_up(CARD), given], hand=[CHAOS, FORM, "Book of Moon"]),
        kaiba=side(field=[attacking(SKULL)]),
    )
    table.yugi.activates(FORM, position="Attack")
    table.everyone_passes()
    return table


@pytest.mark.parametrize(("given", "may"), [(BLUE_EYES, True), ("Ancient Gear Golem", False)])
def test_a_monster_ritual_summoned_with_a_normal_monster(given: str, may: bool) -> None:
    table = ritual(given)
    table.yugi.attacks_with(CHAOS, at=SKULL)

    assert (CARD in table.yugi.options("activate")) is may


def test_a_monster_fusion_summoned_with_a_normal_monster() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CARD), "Elemental HERO Avian", "Elemental HERO Burstinatrix"],
            hand=["Polymerization"],
            extra=["Elemental HERO Flame Wingman"],
        ),
        kaiba=side(field=[attacking(SKULL)]),
    )
    table.yugi.activates("Polymerization", position="Attack")
    table.everyone_passes()
    table.yugi.attacks_with("Elemental HERO Flame Wingman", at=SKULL)
    table.yugi.activates(CARD)
    table.chain_resolves()

    assert table.yugi.sees("Elemental HERO Flame Wingman").attack == 2100 + 2500


def test_faq_16655_turned_face_down_since_it_does_not_count() -> None:
    table = ritual(BLUE_EYES)
    table.yugi.activates("Book of Moon", targeting=CHAOS)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.ends_turn()
    table.yugi.flip_summons(CHAOS)
    table.yugi.attacks_with(CHAOS, at=SKULL)

    assert CARD not in table.yugi.options("activate")


def test_where_the_other_has_gone_nothing_is_gained() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), attacking(SKULL)]),
        kaiba=side(field=[attacking("Uraby"), "Compulsory Evacuation Device"]),
    )
    table.yugi.attacks_with(SKULL, at="Uraby")
    table.yugi.activates(CARD)
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.chain_resolves()

    assert table.yugi.sees(SKULL).attack == 2500
