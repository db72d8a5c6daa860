"""Of an imported card the rules are made where its facts, and a line of materials, say all."""

from dataclasses import replace
from typing import Any

import pytest

from cards.games.yugioh.stats import CardKind, facts_of
from cards.grammar.terms import line
from cards.sources.records import CollectedCard
from cards.witnessing.facts import UnsureFactsError, bare
from cards.witnessing.making import made as made_of
from engine.core.cards import UNKNOWN, Facts
from engine.yugioh.language import (
    Ability,
    Attribute,
    Cards,
    CardText,
    Frame,
    FusionMaterials,
    Icon,
    Kind,
    Marker,
    Named,
    Type,
)
from engine.yugioh.language.keeping import kept_text, loaded_text, vocabulary

PLAIN: dict[str, Any] = {
    "type": "Winged Beast",
    "attribute": "WIND",
    "level": 4,
    "atk": 1400,
    "defence": 0,
}


def facts(*abilities: str, **more: Any) -> Facts:
    """Of a monster of no set, as sources tell them."""
    return facts_of(CardKind.MONSTER, abilities=abilities, **{**PLAIN, **more})


def card(said: Facts, text: str = "", **more: Any) -> CollectedCard:
    names = {"en": "Nobody's Heron", "ja": "名無しの鷺"}
    return replace(CollectedCard(90000001, names["en"], said, names, text=text), **more)


def made(said: Facts, text: str = "", **more: Any) -> CardText | None:
    """The card, if its facts are all that is played of it; not what is done by hand."""
    found = made_of(card(said, text, **more))
    if found is None:
        return None
    assert (found.code, found.version) == (90000001, vocabulary())
    assert found.state in ("witnessed", "by-hand")
    return loaded_text(found.kept) if found.state == "witnessed" else None


@pytest.mark.parametrize(
    "said",
    [facts("Effect"), facts(), facts("Tuner"), facts_of(CardKind.SPELL, property="Normal")],
)
def test_a_card_of_which_more_is_said_is_not_its_facts_alone(said: Facts) -> None:
    assert made(said, "2 monsters") is None


HERON = CardText(
    "Nobody's Heron",
    90000001,
    Kind.MONSTER,
    frame=Frame.NORMAL,
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1400,
)


def test_a_normal_monster_is_what_its_facts_say() -> None:
    assert made(facts("Normal"), "It wades.\nNobody knows where.") == HERON
    tuner = made(facts("Tuner", "Normal"))
    assert tuner == replace(HERON, abilities=(Ability.TUNER,))


def test_a_pendulum_monster_without_effects_has_its_scale() -> None:
    found = made(facts("Pendulum", "Normal", scale=0))
    assert found == replace(HERON, abilities=(Ability.PENDULUM,), scale=0)
    assert made(facts("Pendulum", "Normal", scale=3), second="It sings.") is None


@pytest.mark.rule("MR-LINK-02")
def test_a_link_monster_points_where_its_arrows_do() -> None:
    said = facts("Link", link=2, arrows=("↗", "⬇"), level=None, defence=None)
    found = made(said, "2 monsters")
    assert found is not None
    assert found.markers == (Marker.TOP_RIGHT, Marker.BOTTOM)
    assert (found.rating, found.level, found.defense, found.special_only) == (2, 0, 0, True)
    assert made(facts("Link", link=2, arrows=("↗",), level=None), "2 monsters") is None
    assert made(facts("Link", link=2, level=None), "2 monsters") is None


def test_an_extra_deck_monster_needs_the_materials_that_its_only_line_names() -> None:
    line = '"Gaia the Fierce Knight" + "Curse of Dragon"'
    parts = (
        Cards(like=(Named("Gaia the Fierce Knight"),)),
        Cards(like=(Named("Curse of Dragon"),)),
    )
    fused = replace(HERON, frame=Frame.FUSION, materials=FusionMaterials(parts))
    named = replace(fused, special_only=True, mentions=("Curse of Dragon",))
    assert made(facts("Fusion"), line) == named
    assert made(facts("Fusion"), f"{line}\nIt can attack twice.") is None
    assert made(facts("Fusion"), "2 friends") is None
    assert made(facts("Fusion"), "") is None
    rank = made(facts("Xyz", level=None, rank=4), "2 Level 4 monsters")
    assert rank is not None
    assert (rank.level, rank.rank) == (0, 4)


def test_a_ritual_monster_without_effect_says_what_summons_it_alone() -> None:
    found = made(facts("Ritual"), 'You can Ritual Summon this card with "Heron\'s Rite".')
    assert found == replace(HERON, frame=Frame.RITUAL, special_only=True)
    more = 'You can Ritual Summon this card with "Heron\'s Rite". Draw 1 card.'
    assert made(facts("Ritual"), more) is None


@pytest.mark.parametrize(
    "said",
    [
        facts("Fusion", "Synchro"),
        facts("Normal", atk=None),
        facts("Normal", defence=-2),
        facts("Normal", level=None),
        facts("Normal", level=UNKNOWN),
        facts("Normal", attribute=None),
        facts("Normal", attribute="BEIGE"),
        facts("Normal", type="Heron"),
        facts_of(CardKind.SPELL, property="Slow"),
        {},
    ],
)
def test_a_card_of_which_less_is_sure_is_not_made(said: Facts) -> None:
    assert made_of(card(said, "2 monsters")) is None


@pytest.mark.rule("MR-GLOS-26")
def test_a_question_mark_is_none_and_not_0() -> None:
    found = bare(card(facts("Normal", atk=UNKNOWN, defence=UNKNOWN)))
    assert (found.attack, found.defense) == (None, None)
    assert (found.strength, found.guard) == (0, 0)
    assert line(found, "en").endswith("ATK ? / DEF ?")
    assert loaded_text(kept_text(found)) == found


@pytest.mark.rule("MR-TOKEN-01")
def test_a_token_of_a_file_is_a_token() -> None:
    found = bare(card(facts("Token", "Normal")))
    assert found == replace(HERON, frame=Frame.TOKEN)


def test_spells_and_traps_have_their_icon() -> None:
    spell = bare(card(facts_of(CardKind.SPELL, property="Quick-Play")))
    assert (spell.kind, spell.icon) == (Kind.SPELL, Icon.QUICK_PLAY)
    with pytest.raises(UnsureFactsError, match="property"):
        bare(card(facts_of(CardKind.TRAP, property="Slow")))


@pytest.mark.rule("MR-GLOS-39")
def test_archetypes_that_we_know_go_by_the_japanese_name_others_as_imported() -> None:
    names = {"en": "Nobody's Hero", "ja": "E・HERO ノーバディ"}
    found = made(facts("Normal"), names=names, archetypes=("HERO", "Blue-Eyes"))
    assert found is not None
    assert found.series == ("Elemental HERO", "HERO")


@pytest.mark.rule("MR-GLOS-39")
def test_a_line_says_of_which_archetype_it_is_beside_its_name() -> None:
    text = 'It wades.\n\n(This card is always treated as an "Archfiend" card.)'
    found = made(facts("Normal"), text, archetypes=("Archfiend", "Heron"))
    assert found == replace(HERON, treated_as=("Archfiend",), series=("Heron",))
    text = 'It wades.\n(This card is not treated as a "Heron" card.)'
    assert made(facts("Normal"), text, archetypes=("Heron",)) == HERON
    line = '"Summoned Skull" + "Red-Eyes Black Dragon"'
    text = f'{line}\n\n(This card is always treated as an "Archfiend" card.)'
    both = made(facts("Fusion"), text)
    assert both is not None
    assert both.treated_as == ("Archfiend",)


@pytest.mark.rule("MR-GLOS-29")
@pytest.mark.parametrize(
    "text",
    [
        "リバース：１枚ドローする。",
        "①：このカードがリバースした場合に発動する。自分は１枚ドローする。",
        "１枚ドローする。",
    ],
)
def test_a_monster_whose_official_text_says_so_is_a_flip_monster(text: str) -> None:
    """Some sources leave it out beside its Type: Dharc the Dark Charmer."""
    found = bare(card(facts("Effect"), "FLIP: Draw 1 card.", elsewhere={"ja": text}))
    assert (Ability.FLIP in found.abilities) is ("リバース" in text)


@pytest.mark.rule("MR-GLOS-39")
@pytest.mark.parametrize("said", ["This card's name", "This card"])
def test_a_line_says_of_which_name_it_counts(said: str) -> None:
    """Harpie Lady 1, A Legendary Ocean (FAQ 5021, 5387); what else it says is no fact."""
    text = f'({said} is always treated as "Harpie Lady".)'
    found = bare(card(facts("Effect"), f"{text}\nIt hums."))
    assert found.known_as == "Harpie Lady"
    assert bare(card(facts("Effect"), "It hums.")).known_as == ""
