"""Costs that take many cards, or several things at once: can they be paid, and with what?"""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest

from cards.yugioh import BOOK
from engine.core.changing import changed
from engine.core.protocol import Pick
from engine.yugioh.acts.life import pay_life
from engine.yugioh.chain.declaring import activate
from engine.yugioh.language import (
    FORMER,
    THIS,
    AddToHand,
    And,
    AnyOf,
    Banish,
    Cards,
    Choose,
    Counter,
    Destroy,
    Discard,
    DrawUntil,
    FusionMaterials,
    FusionSummon,
    GainLife,
    Has,
    Ignition,
    InflictDamage,
    Kind,
    Limit,
    MakeTokens,
    Named,
    Not,
    Noun,
    Of,
    PayLife,
    PerCard,
    Place,
    PlaceOnDeckBottom,
    PlaceOnDeckTop,
    RemoveCounters,
    ReturnToHand,
    Reveal,
    RitualSummon,
    SendToGraveyard,
    ShuffleIntoDeck,
    SpecialSummon,
    Stat,
    Step,
    Target,
    Then,
    TributeCards,
    Type,
    Whose,
    at_least,
)
from engine.yugioh.practice.plain import cards_of
from engine.yugioh.state.card import marked
from engine.yugioh.state.duel import Duel, Offer
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.speaker import Dues, Speaker
from engine.yugioh.words.changes import PAYING
from engine.yugioh.words.paying import affordable, can_be_paid
from engine.yugioh.words.steps import carry_out, could, parts_of_cost, rules_of, whom
from tests.builds import only_of_the_source
from tests.fuzz.counting import counting
from tests.rulings.inventing import hindered, named, rewrite, speaking
from tests.table import attacking, side

HAND, FIELD = (
    Cards(whose=Whose.YOURS, place=Place.HAND),
    Cards(Kind.MONSTER, Whose.YOURS, place=Place.FIELD),
)
GRAVE = Cards(whose=Whose.YOURS, place=Place.GRAVEYARD)
FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]
MANY = ["Mokey Mokey", "Kuriboh", "Uraby", "Silver Fang", "Feral Imp", "Pot of Greed"] * 5
HERE = AnyOf(HAND, Cards(whose=Whose.YOURS, place=Place.FIELD), GRAVE)
SNOW = Ignition(
    cost=Banish(Choose(HERE, 7)), do=SpecialSummon(THIS), where=Place.GRAVEYARD
)  # Fairy Tail - Snow


@pytest.mark.rule("MR-SUM-08")
def test_seven_of_forty_cards_are_banished_without_trying_each_seven() -> None:
    start = side(field=FIVE, hand=["Mokey Mokey"] * 6, graveyard=["Sangan", *MANY])
    duel, speaker = speaking(start, "Sangan")

    assert hindered(SNOW, duel, speaker) == ""


@pytest.mark.rule("MR-SUM-08")
def test_seven_cards_that_leave_every_zone_held_do_not_pay() -> None:
    start = side(field=FIVE, graveyard=["Sangan", *MANY])
    duel, speaker = speaking(start, "Sangan")
    offer = paying(SNOW, duel, speaker)
    dead = [card for card in duel.state.sides[0].graveyard if card is not speaker.card][:7]

    assert offer.fits is not None
    assert not offer.fits(dead)
    assert offer.fits([*dead[:6], named(duel, "Battle Ox")])
    assert offer.fits(offer.safe)


def paying(effect: Ignition, duel: Duel, speaker: Speaker) -> Offer:
    """What is offered for the first part of a cost that takes chosen cards."""
    cost = effect.cost
    assert cost is not None
    part, *later = parts_of_cost(cost)
    (taken,) = whom(part, *PAYING)
    assert isinstance(taken, Choose)
    pays = changed(speaker, pays=True, dues=Dues(effect, (), part, tuple(later)))
    return affordable(duel, pays, taken, rules_of(part).takeable(part, duel, pays))


TWO_OF_A_HAND = And(Discard(Choose(HAND)), Banish(Choose(HAND)))


def test_no_card_pays_for_two_parts_of_a_cost() -> None:
    """Bujingi Fox and Witchcrafter Schmietta ask for two cards."""
    one = speaking(side(field=["Sangan"], hand=["Uraby"]), "Sangan")
    two = speaking(side(field=["Sangan"], hand=["Uraby", "Kuriboh"]), "Sangan")

    assert not can_be_paid(TWO_OF_A_HAND, *one)
    assert can_be_paid(TWO_OF_A_HAND, *two)


def test_what_only_the_second_part_can_take_is_left_to_it() -> None:
    spell = Cards(Kind.SPELL, Whose.YOURS, place=Place.HAND)
    cost = And(Discard(Choose(HAND)), Discard(Choose(spell)))
    start = side(field=["Sangan"], hand=["Uraby", "Pot of Greed", "Kuriboh"])
    duel, speaker = speaking(start, "Sangan")
    offer = paying(Ignition(cost=cost, do=GainLife(500)), duel, speaker)

    assert [card.text.name for card in offer.cards] == ["Uraby", "Kuriboh"]
    assert not can_be_paid(And(cost.second, cost.second), duel, speaker)


@pytest.mark.parametrize("join", [And, Then])
@pytest.mark.rule("MR-CALC-12")
def test_every_part_of_a_cost_is_asked_whether_it_can_be_paid(join: type[And | Then]) -> None:
    """Kuriphoton takes 2000 Life Points beside itself."""
    cost = join(SendToGraveyard(THIS), PayLife(2000))
    assert can_be_paid(cost, *speaking(side(hand=["Kuriboh"], life=2000), "Kuriboh"))
    assert not can_be_paid(cost, *speaking(side(hand=["Kuriboh"], life=1999), "Kuriboh"))


@pytest.mark.rule("MR-CALC-12")
def test_life_points_that_two_parts_take_are_there_for_both() -> None:
    twice = And(PayLife(1000), PayLife(500))
    assert can_be_paid(twice, *speaking(side(field=["Sangan"], life=1500), "Sangan"))
    assert not can_be_paid(twice, *speaking(side(field=["Sangan"], life=1499), "Sangan"))


def test_counters_that_two_parts_take_are_there_for_both() -> None:
    duel, speaker = speaking(side(field=["Sangan"]), "Sangan")
    once = RemoveCounters(THIS, Counter.SPELL, 2)
    speaker.card.counters[Counter.SPELL] = 3
    assert can_be_paid(once, duel, speaker)
    assert not can_be_paid(And(once, once), duel, speaker)
    speaker.card.counters[Counter.SPELL] = 4
    assert can_be_paid(And(once, once), duel, speaker)


@pytest.mark.rule("MR-CALC-12")
def test_nobody_pays_more_life_points_than_they_have() -> None:
    duel, _ = speaking(side(life=700), "Mokey Mokey")
    with pytest.raises(ValueError, match="cannot be paid"):
        pay_life(duel, duel.state.turn.player, 701)


def test_the_parts_of_a_cost_are_paid_one_after_another() -> None:
    """What was chosen first cannot leave the second part, or the effect, without cards."""
    gone = Target(Cards(Kind.SPELL, Whose.YOURS, place=Place.HAND))
    effect = Ignition(cost=TWO_OF_A_HAND, target=gone, do=Destroy(THIS), limit=Limit.ONCE_EACH)
    start = side(field=["Sangan"], hand=["Uraby", "Pot of Greed", "Kuriboh"])
    duel, speaker = speaking(start, "Sangan")
    rewrite(duel, speaker.card, [effect])
    process = activate(duel, speaker.player, Action(Verb.ACTIVATE, speaker.card.id, 0))
    asked = process.send(None)
    assert isinstance(asked, Pick)
    offered = [duel.card(card).text.name for card in cards_of(asked)]
    with pytest.raises(StopIteration):
        process.send((0,))

    assert offered == ["Uraby", "Kuriboh"]
    assert named(duel, "Pot of Greed").place is Place.HAND
    assert named(duel, "Kuriboh").place is Place.BANISHED


@pytest.mark.rule("MR-SUM-08")
def test_any_number_may_be_tributed_where_one_is_too_few() -> None:
    """Two Tokens need two zones: one that is Tributed of five frees but one."""
    tokens = MakeTokens("Army Ant Token", 2)
    some = Ignition(cost=TributeCards(Choose(FIELD, 3, up_to=True)), do=tokens)
    one = Ignition(cost=TributeCards(Choose(FIELD)), do=tokens)
    duel, speaker = speaking(side(field=FIVE), "Uraby")

    assert hindered(one, duel, speaker) == "nothing to do"
    assert hindered(some, duel, speaker) == ""
    offer = paying(some, duel, speaker)
    assert offer.fits is not None
    assert [offer.fits(list(way)) for way in combinations(offer.cards, 1)] == [False] * 5
    assert [offer.fits(list(way)) for way in combinations(offer.cards, 2)] == [True] * 10


def test_what_is_revealed_pays_and_stays_all_the_same() -> None:
    cost = And(Reveal(Choose(HAND)), Discard(Choose(HAND)))
    assert can_be_paid(cost, *speaking(side(field=["Sangan"], hand=["Uraby"]), "Sangan"))


def test_what_the_effect_counts_is_counted_without_what_its_cost_takes() -> None:
    """To draw until there are three, one of three has to go first."""
    effect = Ignition(cost=Discard(Choose(HAND, 2, up_to=True)), do=DrawUntil(3))
    duel, speaker = speaking(side(field=["Sangan"], hand=["Uraby"] * 4), "Sangan")

    assert hindered(effect, duel, speaker) == ""
    offer = paying(effect, duel, speaker)
    assert offer.fits is not None
    assert [offer.fits(offer.cards[:1]), offer.fits(offer.cards[:2])] == [False, True]


def test_of_any_number_in_two_parts_something_is_left_for_the_effect() -> None:
    """Two of thirty cards pay for it, but of twenty-nine and one nothing is left to add."""
    some = Banish(Choose(GRAVE, 30, up_to=True))
    high = Choose(GRAVE.also(Has(Stat.LEVEL, at_least(4))))
    effect = Ignition(cost=And(some, some), do=AddToHand(high))
    duel, speaker = speaking(side(field=["Sangan"], graveyard=MANY), "Sangan")
    offer = paying(effect, duel, speaker)

    assert hindered(effect, duel, speaker) == ""
    assert offer.fits is not None
    assert not offer.fits(offer.cards[:29])
    assert offer.fits(offer.cards[:10])
    assert offer.fits(offer.safe)


@only_of_the_source("the compiled build calls nothing that can be counted")
@pytest.mark.rule("MR-FUS-03")
def test_what_serves_as_material_is_read_once_for_all_ways_to_pay() -> None:
    cost = And(Banish(Choose(HERE, 7)), Banish(Choose(GRAVE, 12)))
    places = (Place.FIELD, Place.HAND, Place.GRAVEYARD)
    effect = Ignition(cost=cost, do=FusionSummon(Cards(Kind.MONSTER), places=places))
    five = ["Blue-Eyes Ultimate Dragon", "Dark Paladin", "Cyber End Dragon"]
    hand = [*["Dark Magician"] * 3, *["Cyber Dragon"] * 3]
    start = side(field=FIVE, hand=hand, graveyard=MANY, extra=five)
    duel, speaker = speaking(start, "Uraby")
    with counting(60_000):
        assert hindered(effect, duel, speaker) == "nothing to do"


def test_a_noun_that_is_no_choice_leaves_all_that_it_means() -> None:
    effect = Ignition(cost=Banish(Choose(GRAVE, 2)), target=Target(GRAVE), do=Banish(THIS))
    few = speaking(side(field=["Sangan"], graveyard=["Uraby", "Kuriboh"]), "Sangan")
    more = speaking(side(field=["Sangan"], graveyard=["Uraby", "Kuriboh", "Uraby"]), "Sangan")

    assert hindered(effect, *few) == "targets"
    assert hindered(effect, *more) == ""


@pytest.mark.rule("MR-FUS-03")
def test_five_materials_of_forty_cards_are_found_without_trying_each_five() -> None:
    """Dragon's Mirror may take the five Dragons of Five-Headed Dragon out of the Graveyard."""
    dragon = Cards(Kind.MONSTER, like=(Of(Type.DRAGON),))
    dragons = ["Curse of Dragon", "Koumori Dragon", "Blue-Eyes White Dragon"] * 11
    start = side(field=["Sangan"], graveyard=dragons, extra=["Blue-Eyes Ultimate Dragon"])
    duel, speaker = speaking(start, "Sangan")
    head = named(duel, "Blue-Eyes Ultimate Dragon")
    head.text = replace(head.text, materials=FusionMaterials((dragon,) * 5))
    mirror = FusionSummon(places=(Place.FIELD, Place.GRAVEYARD), banishing=True)
    with counting(100_000):
        assert could(mirror, duel, speaker)
    process = carry_out(mirror, duel, speaker)
    with counting(100_000):
        asked = process.send(None)
    process.close()

    assert isinstance(asked, Pick)
    assert (asked.reason, len(asked.options), asked.least) == (Reason.MATERIAL, 33, 5)
    assert asked.accepts((0, 4, 9, 20, 32))
    assert not asked.accepts((0, 1, 2, 3))


@pytest.mark.rule("MR-RIT-03")
def test_tributes_that_just_reach_the_level_are_found_among_many() -> None:
    hand = ["Black Luster Soldier", *["Mokey Mokey", "Kuriboh", "Uraby", "Koumori Dragon"] * 4]
    duel, speaker = speaking(side(field=FIVE[:4], hand=hand), "Uraby")
    ritual = RitualSummon(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND), 8)
    process = carry_out(ritual, duel, speaker)
    with counting(100_000):
        assert could(ritual, duel, speaker)
        asked = process.send(None)
    process.close()

    assert isinstance(asked, Pick)
    levels = [duel.card(card).text.level for card in cards_of(asked)]
    four = [index for index, height in enumerate(levels) if height == 4]
    ones = [index for index, height in enumerate(levels) if height == 1]
    assert asked.accepts((four[0], four[-1]))
    assert asked.accepts((four[0], *ones[:4]))
    assert not asked.accepts((four[0], *ones[:3]))
    assert not asked.accepts((*four[:2], ones[0]))
    assert asked.accepts(asked.default())


def test_a_monster_is_no_tribute_for_its_own_summon_from_the_hand() -> None:
    """Wicked Serpent Night Dragon: "Tribute 1 DARK monster from your hand or field"."""
    hand = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
    effect = Ignition(
        cost=TributeCards(Choose(AnyOf(hand, FIELD))), do=SpecialSummon(THIS), where=Place.HAND
    )
    alone = speaking(side(hand=["Summoned Skull"]), "Summoned Skull")
    duel, speaker = speaking(side(hand=["Summoned Skull", "Kuriboh"]), "Summoned Skull")

    assert hindered(effect, *alone) == "nothing to do"
    assert hindered(effect, duel, speaker) == ""
    assert [card.text.name for card in paying(effect, duel, speaker).cards] == ["Kuriboh"]


def test_a_monster_of_the_extra_deck_is_not_returned_to_the_hand_as_a_cost() -> None:
    """FAQ 14283 (Altergeist Silquitous), 12916, 23000, 23014; Q&A 10470."""
    cost = ReturnToHand(Choose(FIELD.also(Not(Named("Sangan")))))
    only = speaking(side(field=["Sangan", attacking("Link Spider", "E1")]), "Sangan")
    both = side(field=["Sangan", "Uraby", attacking("Link Spider", "E1")])
    duel, speaker = speaking(both, "Sangan")
    offer = paying(Ignition(cost=cost, do=GainLife(500)), duel, speaker)

    assert not can_be_paid(cost, *only)
    assert can_be_paid(cost, duel, speaker)
    assert [card.text.name for card in offer.cards] == ["Uraby"]
    assert could(cost, *only), "an effect returns it all the same, to the Extra Deck"


@pytest.mark.parametrize("back", [ShuffleIntoDeck, PlaceOnDeckTop, PlaceOnDeckBottom])
def test_nor_is_it_returned_to_the_deck(back: Callable[[Noun], Step]) -> None:
    """FAQ 8914 (Lavalval Dragon), 9686 (Oh F!sh!), 14804 (Gearbreed)."""
    cost = back(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)))
    only = speaking(side(field=["Sangan"], graveyard=["Link Spider"]), "Sangan")
    both = side(field=["Sangan"], graveyard=["Uraby", "Link Spider"])
    duel, speaker = speaking(both, "Sangan")
    offer = paying(Ignition(cost=cost, do=GainLife(500)), duel, speaker)

    assert not can_be_paid(cost, *only)
    assert can_be_paid(cost, duel, speaker)
    assert [card.text.name for card in offer.cards] == ["Uraby"]
    assert could(cost, *only), "an effect returns it all the same, to the Extra Deck"


def test_what_is_named_by_hand_may_go_to_the_extra_deck() -> None:
    """FAQ 20757 (Test Bear): "into the Deck/Extra Deck" is a cost that is not read."""
    duel, speaker = speaking(side(field=["Sangan"], graveyard=["Link Spider"]), "Sangan")
    spider = named(duel, "Link Spider")
    paying = changed(speaker, former=marked([spider]), pays=True)
    cost = ShuffleIntoDeck(FORMER)

    assert rules_of(cost).takeable(cost, duel, paying) == [spider]


def test_levels_that_just_reach_a_number_are_found_among_many_cards() -> None:
    """Machina Fortress, with an effect that can tell each of them apart."""
    held = sorted(c.name for c in BOOK.values() if c.level == 1 and c.is_monster)[:22]
    monsters = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
    effect = Ignition(
        cost=Discard(Choose(monsters, levels=12)),
        do=InflictDamage(Whose.THEIRS, PerCard(100, FORMER)),
    )
    duel, speaker = speaking(side(field=["Sangan"], hand=held), "Sangan")
    with counting(200_000):
        assert hindered(effect, duel, speaker) == ""
        offer = paying(effect, duel, speaker)

    assert offer.fits is not None
    assert offer.fits(offer.cards[:12])
    assert not offer.fits(offer.cards[:11])
    assert not offer.fits(offer.cards[:13])
