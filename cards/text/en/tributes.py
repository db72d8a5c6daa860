"""What is said of the Tributes of a Normal Summon, in English."""

from cards.text.en.nouns import counted, thing
from engine.yugioh.language import CountsAsTwoTributes, MustTribute, SparesTributes


def counting(effect: CountsAsTwoTributes) -> str:
    """For whom the card counts as two."""
    return (
        f"This card can be treated as 2 Tributes for the Tribute Summon of {thing(effect.of)}."
    )


def sparing(effect: SparesTributes) -> str:
    """Who comes without Tributes."""
    summoned = f"you can Normal Summon {counted(effect.of, 1)} without Tributing"
    return f"Once, while this card is in the GY, {summoned}."


def demanding(effect: MustTribute) -> str:
    """What its Tribute Summon takes."""
    return f"To Tribute Summon this card, you must Tribute {counted(effect.of, effect.count)}."
