"""What stands on a card: every card that can be played is held to the rules on cards."""

from dataclasses import fields, replace
from operator import attrgetter

import pytest

from bot.cards.layouts.card import card_page
from bot.finding.catalogue import Playable
from bot.finding.lookup import KnownCard
from bot.finding.names import CardIndex
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.text.frames import MONSTERS as COLOURS
from cards.text.page import page
from cards.yugioh import BOOK, by_name
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import belongs_in_extra, deck_list, faults
from engine.yugioh.language import (
    THIS,
    Ability,
    Attribute,
    CardText,
    Continuous,
    Destroy,
    Effect,
    Flip,
    Frame,
    Icon,
    If,
    Ignition,
    Kind,
    Quick,
    Type,
    WasFlipped,
    When,
)
from engine.yugioh.language.cards import monster, points
from engine.yugioh.language.node import parts
from engine.yugioh.words.effects.uses import uses
from tests.rows import through_all
from tests.table import Table, side

CARDS = tuple(card for card in BOOK.values() if card.frame is not Frame.TOKEN)
"""Tokens are no cards (MR-TOKEN-01)."""
MONSTERS = [card for card in CARDS if card.is_monster]
SPELLS_AND_TRAPS = [card for card in CARDS if not card.is_monster]
LEVELLESS = (Frame.XYZ, Frame.LINK)
OF_THE_EXTRA_DECK = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)
SPECIAL = (*OF_THE_EXTRA_DECK, Frame.RITUAL)
KINDS: tuple[type[Effect] | tuple[type[Effect], ...], ...] = (
    Continuous,
    Ignition,
    (When, If, Flip),
    Quick,
)
"""The four kinds of monster effects: Continuous, Ignition, Trigger, Quick."""
INDEX = CardIndex({language: YUGIOH.names(language) for language in LANGUAGES})
OLD_WORDS = {
    "生け贄召喚": "アドバンス召喚",
    "生け贄に捧げ": "リリース",
    "ゲームから除外": "除外",
}


named = attrgetter("name")


def of(frame: Frame) -> list[CardText]:
    """Every monster with that frame."""
    return [card for card in MONSTERS if card.frame is frame]


every_card = through_all(CARDS, named)
every_monster = through_all(MONSTERS, named)
every_other = through_all(SPELLS_AND_TRAPS, named)


@pytest.mark.rule("MR-CARD-01", "MR-CARD-06")
@every_monster
def test_a_monster_has_all_that_its_card_shows(card: CardText) -> None:
    shown = page(card, "en")
    attack, defense = points(card.attack), points(card.defense)

    assert isinstance(card.attribute, Attribute)
    assert isinstance(card.type, Type)
    assert shown.name == card.name
    assert f"· {card.attribute.name} · ATK {attack}" in shown.lines[0]
    assert (f"DEF {defense}" in shown.lines[0]) is (card.frame is not Frame.LINK)
    assert all(shown.text)


@pytest.mark.rule("MR-CARD-01")
def test_dark_magician_reads_as_printed() -> None:
    shown = page(by_name("Dark Magician"), "en")

    assert shown.lines == ("[Spellcaster / Normal]  Level 7 · DARK · ATK 2500 / DEF 2100",)


@pytest.mark.rule("MR-CARD-02", "MR-LINK-01", "MR-XYZ-01")
@every_monster
def test_a_monster_has_a_level_unless_it_is_an_xyz_or_link_monster(card: CardText) -> None:
    assert (card.level >= 1) is (card.frame not in LEVELLESS)
    assert (card.rank >= 1) is (card.frame is Frame.XYZ)
    assert bool(card.markers) is (card.frame is Frame.LINK)


@pytest.mark.rule("MR-CARD-03")
def test_an_attribute_selects_its_monsters() -> None:
    light = {card.name for card in MONSTERS if card.attribute is Attribute.LIGHT}

    assert {"Cyber Dragon", "Blue-Eyes White Dragon"} <= light
    assert not light & {"Dark Magician", "Kuriboh"}
    assert len(Attribute) == 7


@pytest.mark.rule("MR-CARD-04", "MR-CARD-14")
@every_monster
def test_the_type_line_tells_type_abilities_and_kind(card: CardText) -> None:
    assert card.type is not None
    (line,) = page(card, "en").lines
    kinds = line[1 : line.index("]")].split(" / ")

    assert kinds[0].replace("-", " ").lower() == card.type.name.replace("_", " ").lower()
    for ability in card.abilities:
        assert ability.name.capitalize() in kinds
    assert ("Effect" in kinds) is bool(card.effects)


@pytest.mark.rule("MR-CARD-14")
@every_monster
def test_an_ability_does_nothing_that_the_text_does_not_say(card: CardText) -> None:
    flips = any(isinstance(each, Flip) for each in card.effects)
    # what a Flip Monster does in a later phase is printed as a condition
    waits = any(isinstance(part, WasFlipped) for each in card.effects for part in parts(each))
    assert flips <= (Ability.FLIP in card.abilities) <= (flips or waits)
    tagged = monster("Made-up", 1, type=Type.BEAST, attribute=Attribute.EARTH, attack=0)
    assert uses(tagged) == ()


@pytest.mark.rule("MR-CARD-05")
def test_two_prints_of_one_name_are_one_card_to_every_rule() -> None:
    magician = by_name("Dark Magician")
    reprint = 999
    book = dict(BOOK) | {reprint: CardText(magician.name, reprint, Kind.MONSTER)}
    rest = [c.passcode for c in MONSTERS if not belongs_in_extra(c) and c is not magician]
    deck = deck_list((magician.passcode, magician.passcode, reprint, reprint, *rest[:36]))

    assert [f.reason for f in faults(deck, FORMATS["master"], book)] == ["too_many_copies"]
    assert not {"number", "set", "print"} & {field.name for field in fields(CardText)}


@pytest.mark.rule("MR-CARD-07", "MR-CARD-10")
@through_all(of(Frame.NORMAL), named)
def test_a_normal_monster_has_no_effect_to_activate(card: CardText) -> None:
    assert card.effects == ()
    assert all(use.as_spell for use in uses(card))


@pytest.mark.rule("MR-CARD-11")
def test_effect_monsters_have_effects() -> None:
    assert all(card.effects for card in of(Frame.EFFECT))
    assert by_name("Man-Eater Bug").frame is Frame.EFFECT
    assert by_name("Dark Magician").frame is not Frame.EFFECT


@pytest.mark.rule("MR-CARD-09")
@every_monster
def test_every_monster_is_of_a_kind_of_its_own(card: CardText) -> None:
    (line,) = page(card, "en").lines
    kinds = {"Normal", "Effect", "Ritual", "Fusion", "Synchro", "Xyz", "Link"}

    assert kinds & set(line[1 : line.index("]")].split(" / "))
    assert (Ability.PENDULUM in card.abilities) is (card.scale is not None)


@pytest.mark.rule("MR-CARD-09")
@pytest.mark.parametrize("frame", [f for f in Frame if f is not Frame.TOKEN])
def test_there_are_monsters_of_every_kind(frame: Frame) -> None:
    assert of(frame)


@pytest.mark.rule("MR-CARD-13")
@every_card
def test_a_card_is_shown_in_the_colour_of_its_frame(card: CardText) -> None:
    assert (shown := YUGIOH.page(card.passcode, "en")) is not None
    known = KnownCard(card.passcode, None, Playable(YUGIOH.key, card.passcode))
    view = card_page("en", known, {YUGIOH.key: YUGIOH})
    (frame,) = view.to_components()  # type: ignore[no-untyped-call]

    assert frame["accent_color"] == shown.colour
    if card.is_monster:
        assert shown.colour == COLOURS[card.frame]


@pytest.mark.rule("MR-CARD-13")
def test_the_frames_have_the_colours_of_the_book() -> None:
    def parts(frame: Frame) -> tuple[int, int, int]:
        return COLOURS[frame] >> 16, COLOURS[frame] >> 8 & 0xFF, COLOURS[frame] & 0xFF

    red, green, blue = parts(Frame.LINK)
    assert red == green == 0
    assert blue < 0xA0
    assert max(parts(Frame.XYZ)) == 1
    assert parts(Frame.SYNCHRO) == (255, 255, 255)
    red, green, blue = parts(Frame.FUSION)
    assert green < red < blue
    red, green, blue = parts(Frame.RITUAL)
    assert red < green < blue


@pytest.mark.rule("MR-CARD-15", "MR-CARD-16")
@every_other
def test_a_spell_or_trap_shows_its_kind_and_icon(card: CardText) -> None:
    icons = {
        Icon.NONE: "Normal",
        Icon.EQUIP: "Equip",
        Icon.FIELD: "Field",
        Icon.QUICK_PLAY: "Quick-Play",
        Icon.RITUAL: "Ritual",
        Icon.CONTINUOUS: "Continuous",
        Icon.COUNTER: "Counter",
    }
    of_traps = (Icon.NONE, Icon.CONTINUOUS, Icon.COUNTER)
    shown = page(card, "en")

    assert set(icons) == set(Icon)
    assert shown.lines == (f"[{icons[card.icon]} {card.kind.name.capitalize()}]",)
    assert (card.icon in of_traps) if card.kind is Kind.TRAP else card.icon is not Icon.COUNTER
    assert shown.name
    assert all(shown.text)


@pytest.mark.rule("MR-LINK-01", "MR-LINK-02")
@through_all(of(Frame.LINK), named)
def test_a_link_monster_has_no_level_and_no_def_but_as_many_markers_as_its_rating(
    card: CardText,
) -> None:
    assert (card.level, card.defense) == (0, 0)
    assert card.rating == len(set(card.markers)) == len(card.markers)
    assert f"Link-{card.rating} " in page(card, "en").lines[0]
    assert belongs_in_extra(card)


@pytest.mark.rule("MR-LINK-02")
@pytest.mark.parametrize(
    ("name", "arrows"), [("Decode Talker", "Link-3 ↑ ↙ ↘ "), ("Honeybot", "Link-2 ← → ")]
)
def test_the_markers_of_a_link_monster_are_shown(name: str, arrows: str) -> None:
    assert arrows in page(by_name(name), "en").lines[0]


@pytest.mark.rule("MR-XYZ-01")
@through_all(of(Frame.XYZ), named)
def test_an_xyz_monster_has_a_rank_instead_of_a_level(card: CardText) -> None:
    assert card.level == 0
    assert f"Rank {card.rank} " in page(card, "en").lines[0]
    assert belongs_in_extra(card)


@pytest.mark.rule("MR-XYZ-01")
def test_utopia_is_of_rank_4() -> None:
    assert by_name("Number 39: Utopia").rank == 4


@pytest.mark.rule("MR-SYNC-01", "MR-FUS-01", "MR-LINK-01", "MR-XYZ-01")
@pytest.mark.parametrize("frame", OF_THE_EXTRA_DECK)
def test_monsters_of_the_extra_deck_are_accepted_there_alone(frame: Frame) -> None:
    card = of(frame)[0].passcode
    main = tuple(c.passcode for c in MONSTERS if not belongs_in_extra(c))[:40]

    assert faults(deck_list(main, (card,)), FORMATS["master"], BOOK) == ()
    (fault,) = faults(deck_list((card, *main[1:])), FORMATS["master"], BOOK)
    assert fault.reason == "belongs_in_extra"


@pytest.mark.rule("MR-DECK-12", "MR-PEND-01")
def test_pendulum_monsters_start_in_the_main_deck() -> None:
    pendulum = by_name("Dragonpulse Magician").passcode
    main = tuple(c.passcode for c in MONSTERS if not belongs_in_extra(c) and c.scale is None)

    assert faults(deck_list((*[pendulum] * 3, *main[:37])), FORMATS["master"], BOOK) == ()
    (fault,) = faults(deck_list(main[:40], (pendulum,)), FORMATS["master"], BOOK)
    assert (fault.reason, fault.facts["code"]) == ("belongs_in_main", pendulum)


@pytest.mark.rule("MR-PEND-01")
def test_a_pendulum_monster_may_be_summoned_or_activated_as_a_spell() -> None:
    table = Table(yugi=side(hand=["Dragonpulse Magician"]))

    assert table.yugi.may("Normal Summon", "Dragonpulse Magician")
    assert table.yugi.may("activate", "Dragonpulse Magician")


@pytest.mark.rule("MR-PEND-02")
@every_monster
def test_every_pendulum_monster_shows_its_scale(card: CardText) -> None:
    (line,) = page(card, "en").lines

    assert (card.scale is not None) is line.endswith(f"· Scale {card.scale}")
    assert (card.scale is not None) is (Ability.PENDULUM in card.abilities)


@pytest.mark.rule("MR-FUS-01")
def test_no_fusion_summon_without_a_fusion_spell() -> None:
    materials = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]
    wingman = "Elemental HERO Flame Wingman"
    without = Table(yugi=side(field=materials, extra=[wingman]))
    with_spell = Table(yugi=side(field=materials, hand=["Polymerization"], extra=[wingman]))

    assert wingman not in without.yugi.options("Special Summon")
    assert wingman not in with_spell.yugi.options("Special Summon")
    assert with_spell.yugi.may("activate", "Polymerization")


@pytest.mark.rule("MR-RIT-01")
def test_a_ritual_monster_needs_the_ritual_spell_made_for_it() -> None:
    tributes = ["Summoned Skull", "Mystical Elf"]
    hand = ["Black Luster Soldier", "Black Luster Ritual"]
    with_both = Table(yugi=side(field=tributes, hand=hand))
    without = Table(yugi=side(field=tributes, hand=hand[:1]))
    for_another = Table(yugi=side(field=tributes, hand=hand[1:]))

    assert with_both.yugi.may("activate", "Black Luster Ritual")
    assert not without.yugi.may("Special Summon", "Black Luster Soldier")
    assert not without.yugi.may("Normal Summon", "Black Luster Soldier")
    assert not for_another.yugi.may("activate", "Black Luster Ritual")


@pytest.mark.rule("MR-EFF-01")
@every_monster
def test_every_effect_is_of_one_of_the_four_kinds_or_of_none(card: CardText) -> None:
    for effect in card.effects:
        assert sum(isinstance(effect, kind) for kind in KINDS) <= 1


@pytest.mark.rule("MR-EFF-01")
def test_there_are_effects_of_every_kind_and_of_none() -> None:
    effects = [effect for card in MONSTERS for effect in card.effects]

    for kind in KINDS:
        assert any(isinstance(effect, kind) for effect in effects)
    assert not all(isinstance(effect, KINDS) for effect in by_name("Cyber Dragon").effects)


@pytest.mark.rule("MR-GLOS-40")
@pytest.mark.parametrize("name", ["Dark Magician", "Cyber Dragon"])
def test_normal_summon_monsters_may_be_normal_summoned(name: str) -> None:
    assert not by_name(name).special_only


@pytest.mark.rule("MR-GLOS-41")
@every_monster
def test_rituals_and_monsters_of_the_extra_deck_are_special_summon_monsters(
    card: CardText,
) -> None:
    assert card.special_only or card.frame not in SPECIAL


@pytest.mark.rule("MR-SS-05", "MR-GLOS-41")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "[Warrior / Special Summon / Effect]"),
        ("ja", "【戦士族／特殊召喚／効果】"),
        ("zh", "【战士族／特殊召唤／效果】"),
    ],
)
def test_a_special_summon_monster_is_marked_so(language: str, line: str) -> None:
    kuriboh = by_name("Kuriboh").passcode
    does, race, dark = Ignition(do=Destroy(THIS)), Type.WARRIOR, Attribute.DARK
    usual = monster("Made-up", kuriboh, does, type=race, attribute=dark, attack=0)
    special = replace(usual, special_only=True)

    assert page(special, language).lines[0].startswith(line)
    assert not page(usual, language).lines[0].startswith(line)


@pytest.mark.rule("MR-MISC-07")
@every_card
def test_old_wordings_are_read_as_todays(card: CardText) -> None:
    text = "".join(page(card, "ja").text)

    assert not [old for old in OLD_WORDS if old in text]


@pytest.mark.rule("MR-MISC-08", "MR-MISC-09")
@every_card
def test_a_card_is_found_by_its_name_in_any_language(card: CardText) -> None:
    for language in LANGUAGES:
        name = YUGIOH.names(language)[card.passcode]
        assert INDEX.find(name, "en")[0].code == card.passcode


@pytest.mark.rule("MR-MISC-08")
def test_no_two_cards_share_a_name_in_any_language() -> None:
    for language in LANGUAGES:
        names = [YUGIOH.names(language)[card.passcode] for card in CARDS]
        assert len(set(names)) == len(names)
