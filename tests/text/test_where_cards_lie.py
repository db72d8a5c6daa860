"""What cards do from the Graveyard, or before they come from the hand, is read and printed."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Attribute,
    Banish,
    Both,
    Cards,
    CardText,
    Choose,
    Condition,
    Destroy,
    Did,
    Discard,
    Draw,
    During,
    Effect,
    Exists,
    Feat,
    Ignition,
    Kind,
    Limit,
    Named,
    Not,
    OfArchetype,
    Place,
    Quick,
    SummonedIf,
    Target,
    ThisIs,
    Type,
    Whose,
    monster,
    quick_play,
    spell,
    trap,
)

SPELL, TRAP, QUICK = spell("A Spell", 1), trap("A Trap", 2), quick_play("A Quick-Play", 3)
MONSTER = monster("A Monster", 4, attribute=Attribute.DARK, type=Type.FIEND, level=4, attack=1)
NOT_THEN = ThisIs(Cards(like=(Not(Did(Feat.BURIED)),)))
HAND = Cards(whose=Whose.YOURS, place=Place.HAND)
OTHER = Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD))
DRAWS = Activate(do=Draw(1))


def buried(kind: type[Quick | Ignition], condition: Condition | None = None) -> Effect:
    done = Destroy(THAT)
    return kind(None, condition, Banish(THIS), OTHER, done, where=Place.GRAVEYARD)


@pytest.mark.parametrize(
    ("card", "english", "effect"),
    [
        (
            SPELL,
            "Draw 1 card. During your Main Phase, except the turn this card was sent to the "
            "GY: "
            "You can banish this card from your GY, then target 1 Spell/Trap on the field; "
            "destroy it.",
            buried(Ignition, NOT_THEN),
        ),
        (
            TRAP,
            "Draw 1 card. During your turn, except the turn this card was sent to the GY: "
            "You can banish this card from your GY, then target 1 Spell/Trap on the field; "
            "destroy it.",
            buried(Quick, Both(During(Whose.YOURS), NOT_THEN)),
        ),
        (
            TRAP,
            "Draw 1 card. You can banish this card from your GY, then target 1 Spell/Trap on "
            "the field; destroy it.",
            buried(Quick),
        ),
    ],
)
def test_a_spell_or_trap_is_used_in_the_graveyard_at_its_speed(
    card: CardText, english: str, effect: Effect
) -> None:
    read = parse(card, [english])

    assert read.effects == (DRAWS, effect)
    assert parse(card, text(read, "en")) == read
    assert parse(card, text(read, "ja"), "ja") == read


def test_a_quick_play_spell_does_not_tell_its_speed_there() -> None:
    with pytest.raises(UnknownTextError):
        parse(QUICK, ["Draw 1 card. You can banish this card from your GY; draw 1 card."])


@pytest.mark.parametrize(
    ("english", "japanese", "effect"),
    [
        (
            "You can Special Summon this card (from your hand) by discarding 1 card.",
            "①：このカードは手札を１枚捨てて、手札から特殊召喚できる。",
            SummonedIf(cost=Discard(Choose(HAND))),
        ),
        (
            "You can Special Summon this card (from your hand) by banishing 1 monster from "
            "your GY.",
            "①：このカードは自分の墓地のモンスター１体を除外して手札から特殊召喚できる。",
            SummonedIf(cost=Banish(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)))),
        ),
    ],
)
def test_what_is_done_for_a_summon_of_its_own(
    english: str, japanese: str, effect: Effect
) -> None:
    read = parse(MONSTER, [english])

    assert read.effects == (effect,)
    assert text(read, "en") == (english,)
    assert parse(MONSTER, [japanese], "ja") == read


def test_those_that_are_left_out_are_printed_where_one_is_enough() -> None:
    such = Cards(
        Kind.MONSTER,
        Whose.YOURS,
        Place.FIELD,
        like=(OfArchetype("Magician"), Not(Named("Dark Magician"))),
    )
    read = parse(
        MONSTER,
        [
            'If you control a "Magician" monster other than "Dark Magician", you can Special '
            "Summon this card (from your hand)."
        ],
    )

    assert read.effects == (SummonedIf(Exists(such)),)
    assert parse(MONSTER, text(read, "en")) == read


def test_a_limit_of_the_graveyard_is_read_with_it() -> None:
    read = parse(
        SPELL,
        [
            "Draw 1 card. If this card is in your GY: You can banish this card; draw 1 card. "
            'You can only use this effect of "A Spell" once per turn.'
        ],
    )

    told = Ignition(
        cost=Banish(THIS), do=Draw(1), limit=Limit.ONCE_BY_NAME, where=Place.GRAVEYARD
    )
    assert read.effects == (DRAWS, told)
