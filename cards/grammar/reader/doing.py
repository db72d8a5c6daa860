"""What the meanings of rules say of what is done."""

from dataclasses import replace

from cards.grammar.anaphora import Known, put_for
from cards.grammar.reader.nouns import any_of, at, each_of
from cards.grammar.reader.sentences import Said, joined
from cards.yugioh import by_name
from engine.yugioh.language import (
    Amount,
    And,
    AndIfYouDo,
    Attribute,
    Banish,
    Cards,
    CardText,
    Choose,
    Destroy,
    EffectsNegated,
    MakeTokens,
    Named,
    Node,
    Not,
    Noun,
    Place,
    Position,
    SpecialSummon,
    Step,
    Type,
    Until,
    Whose,
    YouCan,
)

UNSETTLED = -1
"""What stands for a number of a Token that is only known when it comes: "?"."""


def in_your(what: Noun, place: Place) -> Noun:
    """The cards, where some are chosen: of those that you have there."""
    if isinstance(what, Choose):
        return replace(what, of=at(what.of, place, Whose.YOURS))
    return what


def token(
    count: int,
    name: str,
    stats: tuple[Type, Attribute, int, int, int],
    position: Position | None = None,
    equal: Amount | None = None,
) -> Step:
    """So many Tokens of that name; ValueError where no Token is known with those numbers."""
    made = _token_called(name.removesuffix("s") if count > 1 else name)
    attack, defense = stats[3:]
    printed = (
        UNSETTLED if attack == UNSETTLED else made.attack,
        UNSETTLED if defense == UNSETTLED else made.defense,
    )
    if (made.type, made.attribute, made.level, *printed) != stats:
        raise ValueError("that is another Token")
    if (attack == UNSETTLED) is not (equal is not None):
        raise ValueError("it is not told what its numbers become")
    return MakeTokens(made.name, count, position, equal, equal)


def _token_called(name: str) -> CardText:
    try:
        return by_name(name)
    except KeyError as error:
        raise ValueError("no such Token is known") from error


def tokens(step: Step) -> Step:
    """The step, which makes Tokens."""
    if not isinstance(step, MakeTokens):
        raise ValueError("there are no Tokens")
    return step


def but(first: Step, second: Step) -> Step:
    """What is done, and what restricts it: of a card that comes, if it comes."""
    if isinstance(second.states, EffectsNegated) and isinstance(first, SpecialSummon):
        return AndIfYouDo(first, second)
    return And(not_free(first), second)


def if_you_do(first: Step, second: Step) -> Step:
    """The second where the first is done; to banish what is destroyed is one word."""
    banishes = isinstance(second, Banish) and isinstance(second.what, Known)
    if banishes and isinstance(first, Destroy):
        raise ValueError("that is one word")
    return AndIfYouDo(first, second)


def own(what: Noun) -> Noun:
    """The cards, said of the player who owns them."""
    return put_for(what, _own)


def _own(node: Node) -> Node:
    if isinstance(node, Cards) and node.whose is Whose.THEIRS:
        return replace(node, whose=Whose.YOURS)
    return node


def not_lasting(step: Step) -> Step:
    """The step; ValueError where it tells what holds as long as the card stays."""
    if step.leading.lasts is Until.WHILE_FACE_UP:
        raise ValueError("that holds, and is not done")
    return step


def but_then(first: Step, second: Step) -> Step:
    """What is done, and what becomes of that later; of a card that comes, if it comes."""
    if not isinstance(first, SpecialSummon):
        raise ValueError("nothing comes")
    return AndIfYouDo(first, second)


def paid_with_target(paid: Said, step: Step) -> Said:
    """A target, and what is done with it."""
    if paid.target is None or paid.cost is not None:
        raise ValueError("nothing is targeted")
    return joined(paid, Said(do=step))


def not_free(step: Step) -> Step:
    """The step, which has to be done; ValueError where "you can" is said before all steps."""
    if isinstance(step, YouCan):
        raise ValueError('"you can" stands before all steps')
    return step


def both_done(first: Step, second: Step) -> Step:
    """Both at once; ValueError where it is not told how long the second holds."""
    lasts = first.lasts not in (None, Until.WHILE_FACE_UP)
    if lasts and second.lasts is Until.WHILE_FACE_UP:
        raise ValueError("it holds as long as the first")
    return And(not_free(first), second)


def all_but(step: Step, name: str) -> Step:
    """The same done with the cards that are chosen, but not with one of that name."""
    what = getattr(step, "what", None)
    if not isinstance(what, Choose):
        raise ValueError("nothing is chosen")
    named = any_of(*(one.also(Not(Named(name))) for one in each_of(what.of)))
    return put_for(step, lambda node: replace(what, of=named) if node == what else node)
