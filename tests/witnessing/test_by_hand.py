"""What is not understood of an imported card is done by hand, and the rest by the rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import CollectedCard
from cards.sources.sentences import sentences
from cards.witnessing.making import made as made_of
from cards.witnessing.whole import SOMETHING
from engine.core.cards import Facts
from engine.yugioh.language import (
    Activatable,
    Activate,
    ByHand,
    CardText,
    Claimed,
    Draw,
    Effect,
    Flip,
    FromHandIf,
    Ignition,
    Limit,
    LinkMaterials,
    Place,
    Quick,
    SummonedIf,
    Timing,
)
from engine.yugioh.language.keeping import loaded_text
from engine.yugioh.language.node import parts
from engine.yugioh.pool.state import State

HERON = facts_of(
    CardKind.MONSTER,
    type="Winged Beast",
    abilities=("Effect",),
    attribute="WIND",
    level=4,
    atk=1400,
    defence=0,
)
SPELL = facts_of(CardKind.SPELL, property="Normal")
LASTING = facts_of(CardKind.SPELL, property="Continuous")
TRAP = facts_of(CardKind.TRAP, property="Continuous")
BEFORE, DURING = Timing.BEFORE_CALCULATION, Timing.CALCULATION
AFTER = Timing.AFTER_CALCULATION
DRAWS = "Once per turn: You can draw 1 card."
HUMS = "You can hum 1 tune; whistle another."


def made(text: str, facts: Facts = HERON, **more: Any) -> tuple[CardText, str]:
    names = {"en": "Nobody's Heron", "ja": "名無しの鷺"}
    card = replace(CollectedCard(90000001, names["en"], facts, names, text=text), **more)
    found = made_of(card)
    assert found is not None
    return loaded_text(found.kept), found.state


def by_hand(card: CardText) -> Mapping[Effect, tuple[int, ...]]:
    """The effects that are done by hand, with the sentences that they are."""
    said = {
        each: tuple(dict.fromkeys(at for part in parts(each) for at in _places(part)))
        for each in (*card.effects, *card.pendulum)
    }
    return {each: places for each, places in said.items() if places}


def _places(part: object) -> tuple[int, ...]:
    return part.sentences if isinstance(part, ByHand) else ()


def test_an_effect_that_is_understood_is_played_beside_one_that_is_not() -> None:
    card, state = made(f"{DRAWS} {HUMS}")
    drawing, humming = card.effects
    assert state == State.IN_PART_BY_HAND
    assert isinstance(drawing, Ignition)
    assert (drawing.do, drawing.limit) == (Draw(1), Limit.ONCE_EACH)
    assert by_hand(card) == {humming: (1,)}


@pytest.mark.parametrize(
    "other",
    [
        "You can only hum this card once per turn.",
        "You cannot hum monsters, except Winged Beasts.",
        "Cannot be hummed.",
        "Must be hummed.",
        "If this card would be hummed: You can whistle instead.",
        "You can hum; whistle, but you cannot sing for the rest of this turn.",
        "Then, you can hum: Whistle.",
        "It hums: Whistle.",
        "Gains 100 ATK for each tune.",
    ],
)
def test_what_limits_or_points_back_has_the_whole_card_done_by_hand(other: str) -> None:
    card, state = made(f"{DRAWS} {other}")
    assert state == State.BY_HAND
    assert sorted({at for places in by_hand(card).values() for at in places}) == [0, 1]
    assert {*card.effects} == {*by_hand(card)}
    assert (card.attack, card.level) == (1400, 4)


def test_a_text_without_any_sentence_that_is_understood_is_done_by_hand() -> None:
    card, state = made(HUMS)
    (effect,) = card.effects
    assert state == State.BY_HAND
    assert effect == Ignition(do=ByHand((0,)))


def test_how_often_it_can_be_used_is_enforced_as_far_as_it_is_understood() -> None:
    """Of an effect by hand as of one that is read: it belongs to what stands before it."""
    once = 'You can only use this effect of "Nobody\'s Heron" once per turn.'
    card, state = made(f"{DRAWS} {HUMS} {once}")
    drawing, humming = card.effects
    assert state == State.IN_PART_BY_HAND
    assert isinstance(drawing, Activatable)
    assert isinstance(humming, Activatable)
    assert (drawing.limit, humming.limit) == (Limit.ONCE_EACH, Limit.ONCE_BY_NAME)

    each = 'You can only use each effect of "Nobody\'s Heron" once per turn.'
    alone, _ = made(f"{HUMS} {each}")
    assert [effect.limit for effect in alone.effects if isinstance(effect, Ignition)] == [
        Limit.ONCE_BY_NAME
    ]


def test_effects_below_a_line_that_counts_each_are_effects_of_their_own() -> None:
    head = 'You can only use each of the following effects of "Nobody\'s Heron" once per turn.'
    card, state = made(f"{head}\n● You can draw 1 card.\n● {HUMS}")
    assert state == State.IN_PART_BY_HAND
    assert [each.limit for each in card.effects if isinstance(each, Activatable)] == [
        Limit.ONCE_BY_NAME,
        Limit.ONCE_BY_NAME,
    ]


@pytest.mark.parametrize(
    ("text", "kind", "where"),
    [
        ("If this card is hummed: Whistle.", Claimed, Place.FIELD),
        ("If this card is sent to the Graveyard humming: Sing.", Claimed, Place.GRAVEYARD),
        ("If this card on the field is destroyed humming: Sing.", Claimed, Place.GRAVEYARD),
        ("If this card is banished humming: You can sing.", Claimed, Place.BANISHED),
        ("During your humming End Phase: You can sing.", Claimed, Place.FIELD),
        ("Once per turn, if a tune is hummed: You can sing.", Claimed, Place.FIELD),
        ("If this card is in your hand: You can hum.", Ignition, Place.HAND),
        ("You can hum; Special Summon this card from your GY.", Ignition, Place.GRAVEYARD),
        ("(Quick Effect): You can discard this card; hum.", Quick, Place.HAND),
        ("You can banish this card from your GY; hum.", Ignition, Place.GRAVEYARD),
        ("You can reveal this card in your hand; hum.", Ignition, Place.HAND),
        ("Once per turn: You can hum.", Ignition, Place.FIELD),
    ],
)
def test_its_kind_and_its_place_are_enforced(
    text: str, kind: type[Ignition | Quick | Claimed], where: Place
) -> None:
    card, _ = made(text)
    (effect,) = card.effects
    assert isinstance(effect, kind)
    assert effect.where is where


@pytest.mark.parametrize(
    "text",
    [
        "If you control a hummer, you can Special Summon this card (from your hand).",
        "You can Special Summon this card (from your hand) by humming a tune.",
        "Must be Special Summoned (from your hand) by humming a tune.",
    ],
)
def test_a_way_of_its_own_to_be_summoned_is_no_activation(text: str) -> None:
    """MR-SS-02"""
    card, _ = made(text)

    assert card.effects == (SummonedIf(cost=ByHand((0,))),)


def test_how_often_it_comes_so_is_enforced() -> None:
    card, _ = made(
        "You can Special Summon this card (from your hand) by humming a tune. "
        'You can only Special Summon "Nobody\'s Heron" once per turn this way.',
    )

    assert card.effects == (SummonedIf(cost=ByHand((0,)), limit=Limit.ONCE_BY_NAME),)


def test_what_is_used_from_two_places_is_offered_in_both() -> None:
    """FAQ of Maiden of White."""
    card, _ = made("You can send this card from your hand or field to the GY; hum.")

    assert [getattr(each, "where", None) for each in card.effects] == [
        Place.HAND,
        Place.FIELD,
    ]


@pytest.mark.parametrize(
    ("text", "timings"),
    [
        ("Before damage calculation, if this card hums: Sing.", (BEFORE,)),
        ("If this card hums, during damage calculation: You can sing.", (DURING,)),
        ("If this card hums, sing after Damage Calculation.", (AFTER,)),
        ("If this card hums: Sing until after damage calculation.", ()),
        ("At the end of the Damage Step, if this card hums: Sing.", ()),
        (
            "If this card hums:\n● If it whistles, after damage calculation: Sing.\n"
            "● Before damage calculation, if it sings: Hum.",
            (BEFORE, AFTER),
        ),
    ],
)
def test_the_times_of_the_damage_step_that_it_names_are_kept(
    text: str, timings: tuple[Timing, ...]
) -> None:
    card, _ = made(text)
    (effect,) = card.effects
    assert isinstance(effect, Claimed)
    assert effect.timings == timings


def test_a_flip_effect_is_one() -> None:
    card, _ = made("FLIP: Hum.")
    assert isinstance(card.effects[0], Flip)


def test_a_cost_that_is_not_read_is_put_together_as_it_is_activated() -> None:
    paying, _ = made("You can discard 1 tune; hum.")
    aiming, _ = made("You can target 1 tune; hum.")
    assert [each.cost for each in paying.effects if isinstance(each, Ignition)] == [
        ByHand((0,))
    ]
    assert [each.cost for each in aiming.effects if isinstance(each, Ignition)] == [None]


def test_a_spell_that_does_not_stay_is_activated_once_for_all_it_says() -> None:
    sing = "You can banish this card from your GY; sing."
    card, _ = made(f"Hum 1 tune. Whistle another. {sing}", SPELL)
    first, later = card.effects
    assert first == Activate(do=ByHand((0, 1)))
    assert isinstance(later, Ignition)
    assert (later.where, later.do) == (Place.GRAVEYARD, ByHand((2,)))


def test_a_spell_that_stays_comes_to_stay() -> None:
    card, _ = made(f"All monsters hum. {HUMS}", LASTING)
    assert card.effects[0] == Activate()
    assert [*by_hand(card).values()] == [(1,), (0,)]
    trap, _ = made(HUMS, TRAP)
    assert isinstance(trap.effects[1], Quick)


def test_materials_that_are_read_are_enforced() -> None:
    facts = {
        **facts_of(CardKind.MONSTER, type="Winged Beast", abilities=("Link", "Effect")),
        "attribute": "WIND",
        "link": 1,
        "arrows": ("↗",),
        "atk": 100,
    }
    card, _ = made(f"1 monster\n{HUMS}", facts)
    assert isinstance(card.materials, LinkMaterials)
    assert [*by_hand(card).values()] == [(1,)]

    unread, _ = made(f"1 tune\n{HUMS}", facts)
    assert unread.materials is None
    way = SummonedIf(SOMETHING, cost=ByHand((0,)), places=(Place.EXTRA_DECK,))
    assert unread.effects[-1] == way
    assert [*by_hand(unread).values()] == [(1,), (0,)]


def test_both_texts_of_a_pendulum_monster_are_kept_apart() -> None:
    facts = {**HERON, "abilities": ("Pendulum", "Effect"), "scale": 3}
    card, _ = made(HUMS, facts, second="You can whistle; sing.")
    assert card.scale == 3
    assert [*by_hand(card).values()] == [(0,), (1,)]
    assert len(card.pendulum) == 1
    story = made("It wades.", {**facts, "abilities": ("Pendulum", "Normal")}, second=HUMS)[0]
    assert story.effects == ()
    assert [*by_hand(story).values()] == [(1,)]


@pytest.mark.parametrize(
    "way",
    [
        "Must first be Special Summoned (from your hand) by humming.",
        "You can Special Summon this card (from your hand) by humming.",
    ],
)
def test_a_way_of_its_own_to_be_summoned_is_carried_out_by_hand(way: str) -> None:
    card, _ = made(f"Cannot be Normal Summoned/Set. {way}")
    assert card.special_only
    assert card.effects == (SummonedIf(cost=ByHand((1,))),)


@pytest.mark.parametrize(
    "text",
    [
        'Cannot be Normal Summoned, unless you control a "Ghostrick" monster.',
        "Cannot be Normal Summoned (but can be Normal Set).",
    ],
)
def test_what_can_be_normal_summoned_or_set_at_times_is_no_special_summon_monster(
    text: str,
) -> None:
    card, _ = made(text)
    assert not card.special_only


def test_a_card_of_which_there_is_no_official_text_is_done_by_hand() -> None:
    card, state = made("", unofficial="Draw 1 card.", facts=SPELL)
    assert (card.effects, state) == ((Activate(do=ByHand((0,))),), State.BY_HAND)


def test_sentences_are_counted_as_they_stand() -> None:
    text = (
        '2 Tuners + "Dr. Nobody"\n(This card is always treated as a "Hum" card.)\n'
        "You can hum. Use 1 of these effects.\n● Hum. Twice.\n● Whistle.\nThen sing."
    )
    assert sentences(text) == (
        '2 Tuners + "Dr. Nobody"',
        '(This card is always treated as a "Hum" card.)',
        "You can hum.",
        "Use 1 of these effects. ● Hum. Twice. ● Whistle.",
        "Then sing.",
    )


def test_of_which_name_it_counts_is_no_effect_that_is_done_by_hand() -> None:
    card, _ = made(f'(This card\'s name is always treated as "Harpie Lady".) {HUMS}')
    assert card.known_as == "Harpie Lady"
    assert by_hand(card) == {card.effects[0]: (1,)}
    assert len(card.effects) == 1


@pytest.mark.parametrize(
    "limit",
    [
        'You can only control 1 "Nobody\'s Heron".',
        'You can only use each effect of "Nobody\'s Heron" once per turn, also you cannot hum.',
        "Cannot be used as Link Material for a hum.",
        "This card's name becomes \"Nobody's Egret\" while humming.",
        "There can only be 1 humming monster on the field.",
    ],
)
def test_what_only_limits_is_nothing_to_be_claimed(limit: str) -> None:
    card, _ = made(f"{limit} {HUMS}")

    assert [*by_hand(card).values()] == [(1,)]


@pytest.mark.parametrize(
    ("text", "facts", "kind"),
    [
        ("If your opponent controls a hummer: You can sing.", HERON, Ignition),
        ("If there is a hummer on the field: You can sing.", HERON, Ignition),
        ("If a hum is on the field: You can sing.", HERON, Ignition),
        ("If you have no hums: You can banish this card from your GY; hum.", TRAP, Quick),
        ("If you control a hummer and it declares a hum: You can sing.", HERON, Claimed),
        ("If a hum you control is destroyed: You can sing.", HERON, Claimed),
    ],
)
def test_what_asks_how_things_stand_is_used_in_an_own_main_phase(
    text: str, facts: Facts, kind: type[Activatable]
) -> None:
    card, _ = made(text, facts)

    assert isinstance(card.effects[-1], kind)


def test_what_lets_a_trap_be_activated_from_the_hand_is_no_effect_of_it() -> None:
    lets = "If you control no cards, you can activate this card from your hand."
    card, _ = made(f"Hum a tune that nobody knows. {lets}", TRAP)

    assert [type(each) for each in card.effects] == [Activate, Claimed, FromHandIf]
    assert [*by_hand(card).values()] == [(0,)]


def test_another_way_to_be_xyz_summoned_is_one_of_the_extra_deck() -> None:
    facts = {
        **facts_of(CardKind.MONSTER, type="Winged Beast", abilities=("Xyz", "Effect")),
        "attribute": "WIND",
        "rank": 4,
        "atk": 100,
        "defence": 100,
    }
    also = "You can also Xyz Summon this card by using a hum you control as material."
    card, _ = made(f"2 Level 4 monsters\n{also} {HUMS}", facts)

    assert card.materials is not None
    way = SummonedIf(SOMETHING, cost=ByHand((1,)), places=(Place.EXTRA_DECK,))
    assert card.effects[-1] == way, "nothing is summoned with the materials of an empty field"
