"""The cards, one module for each set they were first printed in."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType, ModuleType

from cards.names.archetypes import belongs_to
from cards.yugioh import (
    absolute_powerforce,
    advent_of_union,
    ancient_prophecy,
    ancient_sanctuary,
    breakers_of_shadow,
    circuit_break,
    clash_of_rebellions,
    collectible_tins,
    cosmo_blazer,
    crossed_souls,
    crossroads_of_chaos,
    cybernetic_revolution,
    dark_crisis,
    dragons_of_legend,
    duel_academy,
    duel_monsters_6,
    duel_terminal_1,
    duel_terminal_3,
    duel_terminal_5,
    duel_terminal_6,
    duelist_alliance,
    duelist_genesis,
    duelist_league,
    duelist_pack_jaden_yuki,
    duelist_pack_yusei_3,
    duelist_revolution,
    elemental_energy,
    enemy_of_justice,
    exclusive_pack,
    expert_3_guide,
    extra_pack_4,
    extra_pack_2015,
    extreme_victory,
    flames_of_destruction,
    flaming_eternity,
    force_of_the_breaker,
    galactic_overlord,
    generation_force,
    gladiators_assault,
    gold_series,
    gold_series_4,
    hidden_arsenal_7,
    invasion_of_chaos,
    judgment_of_the_light,
    labyrinth_of_nightmare,
    legacy_of_darkness,
    legend_of_blue_eyes,
    legendary_collection_2,
    light_of_destruction,
    limited_edition,
    limited_edition_10,
    lord_of_the_tachyon_galaxy,
    magic_ruler,
    magicians_force,
    master_of_pendulum,
    maximum_crisis,
    metal_raiders,
    millennium_pack,
    mythological_age,
    nightmare_troubadour,
    order_of_chaos,
    phantom_darkness,
    phantom_rage,
    pharaohs_servant,
    pharaonic_guardian,
    photon_shockwave,
    power_of_chaos,
    power_of_the_duelist,
    premium_pack,
    primal_origin,
    rise_of_destiny,
    rise_of_the_dragon_lords,
    saber_force,
    shadow_of_infinity,
    shonen_jump,
    soul_of_the_duelist,
    spellcasters_judgment,
    stairway_to_the_destined_duel,
    starstrike_blast,
    starter_box,
    starter_deck_2006,
    starter_deck_codebreaker,
    starter_deck_dawn_of_the_xyz,
    starter_deck_jaden_yuki,
    starter_deck_joey,
    starter_deck_kaiba,
    starter_deck_kaiba_evolution,
    starter_deck_link_strike,
    starter_deck_pegasus,
    starter_deck_xyz_symphony,
    starter_deck_yugi,
    starter_deck_yugi_2008,
    starter_deck_yugi_evolution,
    storm_of_ragnarok,
    strike_of_neos,
    super_starter,
    tactical_evolution,
    tag_force_2,
    the_lost_millennium,
    the_shining_darkness,
    tournament_packs,
    v_jump,
    vol_1,
    vol_5,
    weekly_shonen_jump,
    world_championship_2008,
)
from engine.yugioh.language import CardText

SETS = (
    legend_of_blue_eyes,
    vol_1,
    vol_5,
    starter_box,
    starter_deck_yugi,
    starter_deck_kaiba,
    metal_raiders,
    starter_deck_joey,
    starter_deck_pegasus,
    tournament_packs,
    magic_ruler,
    pharaohs_servant,
    labyrinth_of_nightmare,
    legacy_of_darkness,
    mythological_age,
    pharaonic_guardian,
    magicians_force,
    advent_of_union,
    dark_crisis,
    stairway_to_the_destined_duel,
    starter_deck_yugi_evolution,
    starter_deck_kaiba_evolution,
    invasion_of_chaos,
    ancient_sanctuary,
    exclusive_pack,
    power_of_chaos,
    soul_of_the_duelist,
    expert_3_guide,
    rise_of_destiny,
    flaming_eternity,
    the_lost_millennium,
    collectible_tins,
    cybernetic_revolution,
    elemental_energy,
    shadow_of_infinity,
    duelist_pack_jaden_yuki,
    starter_deck_2006,
    shonen_jump,
    starter_deck_jaden_yuki,
    power_of_the_duelist,
    enemy_of_justice,
    rise_of_the_dragon_lords,
    strike_of_neos,
    force_of_the_breaker,
    tactical_evolution,
    premium_pack,
    tag_force_2,
    gladiators_assault,
    world_championship_2008,
    phantom_darkness,
    light_of_destruction,
    limited_edition,
    limited_edition_10,
    duelist_genesis,
    duelist_league,
    duelist_revolution,
    storm_of_ragnarok,
    starstrike_blast,
    absolute_powerforce,
    the_shining_darkness,
    gold_series,
    gold_series_4,
    duelist_pack_yusei_3,
    starter_deck_yugi_2008,
    crossroads_of_chaos,
    ancient_prophecy,
    duel_terminal_1,
    duel_terminal_3,
    generation_force,
    extreme_victory,
    starter_deck_dawn_of_the_xyz,
    photon_shockwave,
    duel_terminal_5,
    order_of_chaos,
    starter_deck_xyz_symphony,
    galactic_overlord,
    duel_terminal_6,
    extra_pack_4,
    cosmo_blazer,
    lord_of_the_tachyon_galaxy,
    hidden_arsenal_7,
    judgment_of_the_light,
    primal_origin,
    millennium_pack,
    super_starter,
    duel_monsters_6,
    duelist_alliance,
    saber_force,
    master_of_pendulum,
    maximum_crisis,
    circuit_break,
    breakers_of_shadow,
    clash_of_rebellions,
    extra_pack_2015,
    starter_deck_link_strike,
    flames_of_destruction,
    phantom_rage,
    starter_deck_codebreaker,
    crossed_souls,
    legendary_collection_2,
    nightmare_troubadour,
    spellcasters_judgment,
    dragons_of_legend,
    duel_academy,
    v_jump,
    weekly_shonen_jump,
)
"""Every set, in the order of release."""


def bind(sets: tuple[ModuleType, ...]) -> Mapping[int, CardText]:
    """Every card of these sets by passcode; raise ValueError where two share one or a name."""
    book: dict[int, CardText] = {}
    names: set[str] = set()
    for each in sets:
        for card in vars(each).values():
            if not isinstance(card, CardText):
                continue
            if card.passcode in book or card.name in names:
                raise ValueError(f"{each.__name__} prints {card.name} ({card.passcode}) again")
            book[card.passcode] = replace(card, series=belongs_to(card.passcode))
            names.add(card.name)
    return MappingProxyType(book)


BOOK = bind(SETS)
"""Every card that can be played, by passcode."""


@cache
def _named() -> Mapping[str, CardText]:
    return {card.name: card for card in BOOK.values()}


def by_name(english: str) -> CardText:
    """The card of that English name; raise KeyError where there is none."""
    try:
        return _named()[english]
    except KeyError:
        raise KeyError(f"no card is named {english!r}") from None


def is_ours(english: str) -> bool:
    """Whether a card of that English name comes with the game."""
    return english in _named()
