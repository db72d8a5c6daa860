"""What is said of several monsters that come together."""

from cards.grammar.printing import text
from cards.grammar.reader import parse
from engine.yugioh.language import (
    THAT,
    Activate,
    And,
    Apply,
    CannotAttack,
    Cards,
    Kind,
    Place,
    SpecialSummon,
    Target,
    Until,
    Whose,
    spell,
)


def test_they_are_those_that_were_targeted() -> None:
    card = spell("A Spell", 1)
    read = parse(
        card,
        [
            "Target 2 monsters in your GY; Special Summon those targets, but they cannot "
            "attack this turn."
        ],
    )

    held = Apply(CannotAttack(THAT), Until.END_OF_TURN)
    such = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD), 2)
    assert read.effects == (Activate(target=such, do=And(SpecialSummon(THAT), held)),)
    assert parse(card, text(read, "en")) == read
