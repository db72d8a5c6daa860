"""How a sentence begins: when it happens, and what must be so."""

from cards.grammar.anaphora import is_from_hand
from cards.grammar.en.forms import terms
from cards.grammar.en.nouns import capital
from cards.grammar.en.saying import say
from cards.grammar.printing import put, put_if
from engine.yugioh.language import (
    Activatable,
    AtDamageStep,
    AtPhase,
    BattlePhaseEnds,
    BeforeDraw,
    Both,
    CameUpon,
    Cards,
    Condition,
    During,
    Flip,
    HasMaterial,
    If,
    InBattleStep,
    IsSummoned,
    Not,
    Place,
    ThisIs,
    Throughout,
    When,
)

NAMED_TIMES = AtPhase | AtDamageStep | InBattleStep | BattlePhaseEnds | BeforeDraw
"""What is told as a time with a name, not as what happens."""
_NO_MATERIAL = ThisIs(Cards(like=(Not(HasMaterial()),)))


def _opening_of(effect: Activatable, word: str) -> str:
    """When it is activated, and what must be so."""
    clauses = []
    if isinstance(effect.when, NAMED_TIMES):
        clauses.append(say(effect.when))
    elif effect.when:
        clauses.append(f"{word} {say(effect.when)}")
    held = isinstance(effect, When | If) and effect.where is Place.HAND
    if held and not is_from_hand(effect):
        clauses.append("while this card is in your hand")
    if clauses and isinstance(effect, If) and effect.where is Place.GRAVEYARD:
        comma = "," if isinstance(effect.when, NAMED_TIMES) else ""
        clauses[0] += f"{comma} while this card is in your GY"
    where = getattr(effect, "where", None)
    places = "" if where is None else terms(where, "or")
    if clauses and isinstance(effect, When | If) and isinstance(where, tuple):
        clauses[0] += f" while this card is in your {places}"
    summoned = isinstance(effect.when, IsSummoned) and effect.condition is not None
    if summoned and (using := put_if(effect.condition, "en", "summoned")):
        return capital(clauses[0] + using)
    opening = _limited(clauses, effect.condition)
    told = isinstance(effect, If) or (isinstance(effect, When) and isinstance(where, tuple))
    if not told and (where is Place.GRAVEYARD or isinstance(where, tuple)):
        joint = " and" if "if " in opening else ", if" if opening else "if"
        opening += f"{joint} this card is in your {places}"
    return capital(opening)


def _limited(clauses: list[str], condition: Condition | None) -> str:
    """The clauses with what must be so besides."""
    if clauses and isinstance(condition, CameUpon):
        return f"{clauses[0]} {put(condition, 'en', 'because')}"
    if clauses and condition and (turn := put_if(condition, "en", "of_the_turn")):
        return f"{clauses[0]} of the turn {turn}"
    if isinstance(condition, Both) and isinstance(condition.first, During):
        clauses.append(f"during {put(condition.first, 'en', 'time')}")
        clauses[-1] += (
            put_if(condition.second, "en", "aside") or f", if {say(condition.second)}"
        )
    elif isinstance(condition, During):
        clauses.append(f"during {put(condition, 'en', 'time')}")
    elif clauses and condition and (aside := put_if(condition, "en", "aside")):
        clauses[-1] += aside
    elif clauses and condition == _NO_MATERIAL:
        clauses.append("while it has no material")
    elif condition and not isinstance(condition, Throughout):  # that has its own sentence
        clauses.append(f"if {say(condition)}")
    return ", ".join(clauses)


def opened(effect: Activatable) -> str:
    """The same, of what is always triggered even where nothing is told, and of Flip Effects."""
    if isinstance(effect, Flip):
        return "FLIP"
    word = "If" if isinstance(effect, If) else "When"
    if isinstance(effect, If) and effect.each_time:
        word = "Each time"
    triggered = isinstance(effect, When | If)
    return _opening_of(effect, word) or (f"{word} this card is activated" if triggered else "")
