"""Whether two readings of a card are the same, and what is taken from the Japanese one."""

from dataclasses import replace

import pytest

from cards.grammar.reader.twice import DifferError, twice_read
from engine.yugioh.language import (
    SUBJECT,
    THAT,
    THIS,
    Activate,
    AddToHand,
    AlsoAfterThat,
    Among,
    And,
    AndIfYouDo,
    AnyOf,
    Apply,
    AtDamageStep,
    AtPhase,
    AttackOf,
    Banish,
    Cards,
    CardText,
    ChangePosition,
    Choose,
    Continuous,
    Destroy,
    Discard,
    Draw,
    Effect,
    Every,
    Excavate,
    Face,
    Frame,
    Gains,
    If,
    Ignition,
    InBattleStep,
    InflictDamage,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    Limit,
    Lot,
    OfArchetype,
    OriginalAttackOf,
    OutsideDamageStep,
    PayLife,
    Phase,
    Pierces,
    Place,
    Position,
    Provided,
    Quick,
    ReturnToHand,
    SendToGraveyard,
    Slays,
    Step,
    Summon,
    Target,
    Then,
    ThisIs,
    Timing,
    TributeCards,
    Until,
    When,
    Whose,
)

FOES = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
OWN = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
EVERY_WAY = (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL)
COMES = IsSummoned(THIS, (Summon.NORMAL,))
DRAWN = AtPhase(Phase.END, Whose.YOURS)
CALCULATED = AtDamageStep(Timing.CALCULATION, fighter=THIS)
RISES = Gains(THAT, 500)
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
STANDS = ThisIs(Cards(position=Position.ATTACK))
LIES_DOWN = ChangePosition(THIS, Position.DEFENSE)


def card(*effects: Effect) -> CardText:
    return CardText("A Monster", 1, Kind.MONSTER, effects, frame=Frame.EFFECT)


def test_the_same_twice_is_equal() -> None:
    one = card(Continuous(Gains(THIS, 300)), Activate(do=Draw(1)))

    read = twice_read(one, one)

    assert (read.tacit, read.taken) == ((), ())
    assert read.card == one


def test_the_order_of_effects_and_of_alternatives_tells_nothing() -> None:
    here, there = Cards(place=Place.HAND), Cards(place=Place.DECK)
    first = Activate(do=Banish(Choose(AnyOf(here, there))))
    again = Activate(do=Banish(Choose(AnyOf(there, here))))
    other = Activate(do=Draw(2))

    read = twice_read(card(first, other), card(other, again))

    assert (read.tacit, read.taken) == ((), ())
    assert read.card.effects == (first, other)


TACIT = {
    "and": (
        Activate(do=And(Draw(1), Apply(RISES, Until.END_OF_TURN))),
        Activate(do=AndIfYouDo(Draw(1), Apply(RISES, Until.END_OF_TURN))),
    ),
    "cost": (
        Activate(cost=Then(PayLife(500), Discard(THIS)), do=Draw(1)),
        Activate(cost=And(PayLife(500), Discard(THIS)), do=Draw(1)),
    ),
    "ways": (If(IsSummoned(FOES), do=Draw(1)), If(IsSummoned(FOES, EVERY_WAY), do=Draw(1))),
    "mandatory": (If(COMES, do=Draw(1)), When(COMES, do=Draw(1))),
    "outside the Damage Step": (
        If(COMES, OutsideDamageStep(), do=Draw(1), you_can=True),
        If(COMES, do=Draw(1), you_can=True),
    ),
    "once at a phase": (
        If(DRAWN, do=Draw(1), limit=Limit.ONCE_EACH),
        If(DRAWN, do=Draw(1)),
    ),
    "in battle": (
        Quick(CALCULATED, do=Draw(1)),
        If(CALCULATED, do=Draw(1), you_can=True),
    ),
    "piercing": (Continuous(Pierces(THIS)), Continuous(Pierces(THIS, Whose.THEIRS))),
    "face-up": (
        Activate(do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)))),
        Activate(do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD)))),
    ),
    "on the field": (
        Continuous(Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), 100)),
        Continuous(Gains(Cards(Kind.MONSTER, Whose.YOURS), 100)),
    ),
    "order": (
        Activate(do=And(Apply(RISES, Until.END_OF_TURN), AndIfYouDo(Draw(1), Draw(2)))),
        Activate(do=AndIfYouDo(Draw(1), And(Draw(2), Apply(RISES, Until.END_OF_TURN)))),
    ),
    "in the Graveyard": (
        If(Slays(THIS), do=InflictDamage(Whose.THEIRS, AttackOf(SUBJECT))),
        If(Slays(THIS), do=InflictDamage(Whose.THEIRS, OriginalAttackOf(SUBJECT))),
    ),
    "from the field": (
        If(IsSentToGraveyard(THIS, face_up=True), do=Draw(1)),
        If(IsSentToGraveyard(THIS, Place.FIELD, face_up=True), do=Draw(1)),
    ),
    "those that came": (
        Quick(COMES, do=Destroy(Among(Lot.ANSWERED, Cards(Kind.MONSTER)))),
        Quick(COMES, do=Destroy(SUBJECT)),
    ),
    "position": (
        Ignition(do=Then(Draw(1), Provided(STANDS, LIES_DOWN))),
        Ignition(do=Then(Draw(1), LIES_DOWN)),
    ),
    "in the hand": (
        Quick(COMES, cost=Discard(THIS), do=Draw(1), where=Place.HAND),
        When(COMES, cost=Discard(THIS), do=Draw(1), you_can=True, where=Place.HAND),
    ),
}


def test_an_effect_in_a_step_of_a_battle_is_used_once_in_it() -> None:
    english = When(InBattleStep(), do=Draw(1), limit=Limit.ONCE_PER_BATTLE, you_can=True)

    read = twice_read(card(english), card(replace(english, limit=None)))

    assert read.tacit == ("once at a phase",)
    assert read.card.effects == (english,)


def test_what_is_said_of_some_of_those_that_came_is_not_said_of_all() -> None:
    some = Among(Lot.ANSWERED, Cards(Kind.MONSTER, Whose.THEIRS))

    with pytest.raises(DifferError):
        twice_read(
            card(Quick(COMES, do=Destroy(some))), card(Quick(COMES, do=Destroy(SUBJECT)))
        )


@pytest.mark.parametrize("done", [Draw(2), InflictDamage(Whose.YOURS, AttackOf(SUBJECT))])
def test_of_what_is_in_the_graveyard_nothing_else_is_taken_for_the_same(done: Step) -> None:
    with pytest.raises(DifferError):
        twice_read(card(If(Slays(THIS), do=Draw(1))), card(If(Slays(THIS), do=done)))


def test_what_stays_on_the_field_has_an_atk_of_its_own() -> None:
    slain = Slays(THIS, sent=False)

    with pytest.raises(DifferError):
        twice_read(
            card(If(slain, do=InflictDamage(Whose.THEIRS, AttackOf(SUBJECT)))),
            card(If(slain, do=InflictDamage(Whose.THEIRS, OriginalAttackOf(SUBJECT)))),
        )


@pytest.mark.parametrize("what", TACIT)
def test_what_one_language_leaves_to_be_understood_is_told(what: str) -> None:
    english, japanese = TACIT[what]

    read = twice_read(card(english), card(japanese))

    assert read.tacit == (what,)
    assert read.taken == ()
    assert read.card.effects == (english,)


def test_what_a_target_still_has_to_be_is_taken_from_japanese() -> None:
    still = Cards(Kind.MONSTER, Whose.THEIRS)
    english = Activate(target=Target(FOES), do=Destroy(THAT))
    japanese = Activate(target=Target(FOES, still=still), do=Destroy(THAT))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("still",)
    assert read.card.effects == (japanese,)


def test_that_this_card_is_none_of_them_is_taken_from_japanese() -> None:
    english = Ignition(cost=TributeCards(Choose(MINE)), do=Draw(1))
    japanese = replace(english, cost=TributeCards(Choose(replace(MINE, other=True))))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("another",)
    assert read.card.effects == (japanese,)
    with pytest.raises(DifferError):
        twice_read(card(japanese), card(english))


def test_who_would_take_the_damage_is_taken_from_japanese() -> None:
    fights = AtDamageStep(Timing.CALCULATION, attacker=FOES)
    english = Quick(fights, cost=Discard(THIS), do=Draw(1), where=Place.HAND)
    japanese = replace(english, when=replace(fights, damage_to=Whose.YOURS))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("damage",)
    assert read.card.effects == (japanese,)


def test_whose_a_target_still_has_to_be_is_taken_from_japanese() -> None:
    again = Cards(Kind.MONSTER, face=Face.UP)
    english = Activate(target=Target(FOES, still=again), do=Destroy(THAT))
    japanese = replace(english, target=Target(FOES, still=replace(again, whose=Whose.THEIRS)))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("still",)
    assert read.card.effects == (japanese,)


def test_what_is_done_further_is_done_if_what_was_done_before_was() -> None:
    """FAQ 9621: only if the monster came, and this card is in Attack Position."""
    english = If(COMES, do=AlsoAfterThat(Draw(1), LIES_DOWN), you_can=True)
    japanese = If(COMES, do=Then(Draw(1), Provided(STANDS, LIES_DOWN)), you_can=True)

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("further",)
    assert read.card.effects == (japanese,)


def test_that_this_card_is_face_up_when_it_is_dealt_with_is_taken_from_japanese() -> None:
    up = ThisIs(Cards(place=Place.FIELD, face=Face.UP))
    english, japanese = ReturnToHand(THIS), Provided(up, ReturnToHand(THIS))

    read = twice_read(card(If(DRAWN, do=english)), card(If(DRAWN, do=japanese)))

    assert read.taken == ("face-up",)
    assert read.card.effects == (If(DRAWN, do=japanese),)


def test_of_two_things_that_are_done_the_second_hangs_on_the_first() -> None:
    """ "And" of old English is "and if you do" where Japanese has one sentence (FAQ 8433)."""
    japanese = Activate(do=AndIfYouDo(Draw(1), Draw(2)))
    read = twice_read(card(Activate(do=And(Draw(1), Draw(2)))), card(japanese))
    assert read.card.effects == (japanese,)


def test_qa_21733_what_is_done_to_the_rest_does_not_hang_on_what_was_found() -> None:
    """Altergeist Pixiel."""
    found = AddToHand(Choose(Among(Lot.EXCAVATED, Cards(Kind.MONSTER))))
    rest = SendToGraveyard(Every(Among(Lot.EXCAVATED)))
    english = Activate(do=AndIfYouDo(Excavate(3), And(found, rest)))
    japanese = Activate(do=AndIfYouDo(Excavate(3), AndIfYouDo(found, rest)))

    assert twice_read(card(english), card(japanese)).card.effects == (english,)


def test_how_long_it_lasts_is_taken_from_japanese() -> None:
    english = Activate(target=Target(FOES), do=Apply(RISES, Until.END_OF_TURN))
    japanese = Activate(target=Target(FOES), do=Apply(RISES, Until.END_PHASE))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("duration",)
    assert read.card.effects == (japanese,)


@pytest.mark.parametrize("there", [False, True])
def test_whether_a_cost_has_to_come_to_the_graveyard_is_taken_from_japanese(
    there: bool,
) -> None:
    english = Activate(cost=Discard(THIS, to_graveyard=not there), do=Draw(1))
    japanese = Activate(cost=Discard(THIS, to_graveyard=there), do=Draw(1))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("to the GY",)
    assert read.card.effects == (japanese,)


def test_a_duration_that_japanese_does_not_tell_is_a_difference() -> None:
    english = Activate(target=Target(FOES), do=Apply(RISES, Until.END_OF_TURN))
    japanese = Activate(target=Target(FOES), do=Apply(RISES, Until.WHILE_FACE_UP))

    with pytest.raises(DifferError):
        twice_read(card(english), card(japanese))


@pytest.mark.parametrize(("english", "japanese"), [(If, When), (When, If)])
def test_whether_it_misses_its_timing_is_taken_from_japanese(
    english: type[When | If], japanese: type[When | If]
) -> None:
    told = japanese(COMES, do=Draw(1), you_can=True)

    read = twice_read(card(english(COMES, do=Draw(1), you_can=True)), card(told))

    assert read.taken == ("timing",)
    assert read.card.effects == (told,)


def test_where_cards_are_is_taken_from_japanese() -> None:
    english = Continuous(Gains(Cards(Kind.MONSTER), 100))
    japanese = Continuous(Gains(Cards(Kind.MONSTER, place=Place.FIELD), 100))

    read = twice_read(card(english), card(japanese))

    assert read.taken == ("place",)
    assert read.card.effects == (japanese,)


def test_what_an_archetype_is_called_is_learnt() -> None:
    def of(name: str) -> Effect:
        return Activate(do=Banish(Choose(OWN.also(OfArchetype(name)))))

    read = twice_read(card(of("Gusto")), card(of("ガスタ")))

    assert read.archetypes == (("Gusto", "ガスタ"),)
    assert read.card.effects == (of("Gusto"),)


def test_an_archetype_is_not_called_by_two_names() -> None:
    def of(name: str) -> Effect:
        return Activate(do=Banish(Choose(OWN.also(OfArchetype(name)))))

    with pytest.raises(DifferError):
        twice_read(card(of("Gusto"), of("Gusto")), card(of("ガスタ"), of("ラヴァル")))


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        (Activate(do=Draw(1)), Activate(do=Draw(2))),
        (Activate(do=Destroy(Every(FOES))), Activate(do=Banish(Every(FOES)))),
        (Activate(target=Target(FOES), do=Destroy(THAT)), Activate(do=Destroy(Choose(FOES)))),
        (Activate(do=Then(Draw(1), Draw(2))), Activate(do=And(Draw(1), Draw(2)))),
        (If(COMES, do=Draw(1)), If(COMES, do=Draw(1), you_can=True)),
        (Activate(do=Draw(1)), Activate(do=InflictDamage(Whose.THEIRS, 500))),
    ],
)
def test_different_things_differ(english: Effect, japanese: Effect) -> None:
    with pytest.raises(DifferError):
        twice_read(card(english), card(japanese))


def test_one_effect_more_is_a_difference() -> None:
    with pytest.raises(DifferError):
        twice_read(card(Activate(do=Draw(1))), card(Activate(do=Draw(1)), Continuous(RISES)))
