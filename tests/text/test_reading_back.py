"""The English text of each card reads back into the tree that it was printed from."""

from dataclasses import replace

import pytest

from cards.grammar.anaphora import Known
from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader import cards as reading
from cards.text.page import TEXT
from cards.yugioh import BOOK, by_name
from engine.yugioh.language import (
    FORMER,
    SUBJECT,
    THAT,
    THIS,
    Activate,
    AndIfYouDo,
    Apply,
    Attribute,
    Banish,
    CannotAttack,
    Cards,
    CardText,
    ChangePosition,
    Continuous,
    Destroy,
    Draw,
    Every,
    Frame,
    Gains,
    If,
    Kind,
    NegateActivation,
    NegateSummon,
    PayLife,
    Place,
    Position,
    Provided,
    Target,
    Then,
    ThisIs,
    Type,
    Until,
    When,
    Whose,
    continuous_trap,
    counter_trap,
    monster,
    spell,
)
from tests.builds import only_of_the_source
from tests.rows import through_all

NORMAL_SPELL = spell("A Spell of Ours", 1)
CONTINUOUS_TRAP = continuous_trap("A Continuous Trap of Ours", 3)
COUNTER_TRAP = counter_trap("A Counter Trap of Ours", 4)
MONSTER = replace(
    monster(
        "A Monster of Ours",
        2,
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=4,
        attack=1000,
        defense=1000,
    ),
    frame=Frame.EFFECT,
)
ALL_THEIRS = Every(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD))


def without_text(card: CardText) -> CardText:
    return replace(card, effects=(), pendulum=(), materials=None, treated_as=())


@only_of_the_source("two readings are told apart by types that only pydantic checks in full")
@through_all(BOOK.values(), lambda card: card.name)
def test_a_card_reads_back_into_its_tree(card: CardText) -> None:
    assert parse(without_text(card), TEXT["en"](card)) == card


def test_words_that_no_card_has_put_together_yet_are_read() -> None:
    printed = "Pay 300 LP; destroy all Spells/Traps your opponent controls."

    read = parse(NORMAL_SPELL, (printed,))

    assert read.effects == (Activate(cost=PayLife(300), do=Destroy(ALL_THEIRS)),)


def test_the_effect_of_a_monster_is_read_otherwise_than_that_of_a_spell() -> None:
    read = parse(MONSTER, ("When this card is Special Summoned: Draw 1 card.",))

    (effect,) = read.effects
    assert isinstance(effect, When)
    assert effect.do == Draw(1)


def test_what_is_said_of_attack_and_defense_at_once_is_read_as_said_of_both() -> None:
    gain = "it gains 900 ATK/DEF until the end of this turn"
    printed = f"Target 1 face-up monster on the field; {gain}."

    read = parse(NORMAL_SPELL, (printed,))

    (effect,) = read.effects
    assert isinstance(effect, Activate)
    assert effect.do == Apply(Gains(THAT, 900, 900), Until.END_OF_TURN)


def test_what_a_pronoun_stands_for_is_found_again() -> None:
    read = parse(NORMAL_SPELL, ("Target 1 face-up monster on the field; banish it.",))

    (effect,) = read.effects
    assert isinstance(effect, Activate)
    assert effect.do == Banish(THAT)


def test_of_this_card_the_pronoun_after_a_condition_of_it_is_said() -> None:
    said = "then if this card is in Attack Position, change it to Defense Position."
    found = parse(MONSTER, [f"If this card is Normal Summoned: You can draw 1 card, {said}"])

    (effect,) = found.effects
    assert isinstance(effect, If)
    stands = ThisIs(Cards(position=Position.ATTACK))
    changed = ChangePosition(THIS, Position.DEFENSE)
    assert effect.do == Then(Draw(1), Provided(stands, changed))


def test_two_facts_of_a_target_in_one_sentence_are_read_apart() -> None:
    facts = "it loses 700 ATK, also it cannot attack"
    printed = f"Activate this card by targeting 1 monster your opponent controls; {facts}."

    read = parse(CONTINUOUS_TRAP, (printed,))

    assert read.effects == (
        Activate(target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
        Continuous(Gains(THAT, attack=-700)),
        Continuous(CannotAttack(THAT)),
    )


def test_a_summon_and_an_activation_negated_alike_are_read_as_two_effects() -> None:
    when = "When a monster would be Special Summoned, OR a Trap Card is activated"
    negated = "negate the Summon or activation, and if you do, destroy that card"

    read = parse(COUNTER_TRAP, (f"{when}: Pay 700 LP; {negated}.",))

    first, second = read.effects
    assert isinstance(first, Activate)
    assert first.do == AndIfYouDo(NegateSummon(), Destroy(FORMER))
    assert isinstance(second, Activate)
    assert second.do == AndIfYouDo(NegateActivation(), Destroy(SUBJECT))


@pytest.mark.parametrize(
    "paragraph",
    [
        "Draw 2 cards and dance.",
        "Draw two cards.",
        "",
        "Destroy all monsters on the moon.",
        "Draw 2 cards",
    ],
)
def test_what_is_not_known_is_declined(paragraph: str) -> None:
    with pytest.raises(UnknownTextError, match="A Spell of Ours"):
        parse(NORMAL_SPELL, (paragraph,))


def test_a_card_that_does_not_stay_is_not_activated_by_what_happens_to_itself() -> None:
    with pytest.raises(UnknownTextError):
        parse(NORMAL_SPELL, ("If this card is sent to the GY: Draw 1 card.",))


def test_what_is_triggered_in_the_hand_is_so_by_what_it_does() -> None:
    when = "If a monster is Special Summoned to your field"
    said = parse(MONSTER, (f"{when}: You can Special Summon this card from your hand.",))
    assert getattr(said.effects[0], "where", None) is Place.HAND


def test_two_readings_are_an_error_that_holds_both() -> None:
    readings = (by_name("Pot of Greed"), by_name("Dark Hole"))

    assert AmbiguousTextError(readings).readings == readings


def test_no_tree_leaves_it_open_what_a_pronoun_stands_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was read of a text is held to the words of cards, whichever rule read it."""
    it = Destroy(Known(Kind.MONSTER, True))
    left_open = replace(NORMAL_SPELL, effects=(Activate(do=it),))
    monkeypatch.setattr(reading, "_read", lambda *_: iter([left_open]))
    monkeypatch.setattr(reading, "_reads_back", lambda *_: True)

    with pytest.raises(UnknownTextError):
        parse(NORMAL_SPELL, ["Destroy it."])
