"""Rules for the forms of verbs: of each rule that ends in one, where a form is asked for."""

from collections.abc import Callable, Iterable, Mapping

from cards.grammar.anaphora import Known
from cards.grammar.ja.verbs import done, going_on, joining, possible, present
from cards.grammar.reader.chart import Hole, Piece, Rule
from cards.grammar.reader.japanese.tokens import tokens


def _instead(phrase: str, old: str, new: str) -> tuple[str, ...]:
    return (phrase.removesuffix(old) + new,) if phrase.endswith(old) else ()


OBJECTS = ("Whole", "Taken")
"""The categories of what a step deals with, before its verb."""
CHOSEN = Known(None, True)


def _can(phrase: str) -> tuple[str, ...]:
    if possible(phrase) == phrase:
        return ()
    return possible(phrase), f"{phrase}事ができる", f"{phrase}ことができる"


FORMS: Mapping[str, Callable[[str], tuple[str, ...]]] = {
    "on": lambda phrase: (going_on(phrase),),
    "by": lambda phrase: (f"{phrase}事で", f"{phrase}ことで"),
    "te": lambda phrase: (joining(phrase),),
    "did": lambda phrase: (done(phrase),),
    "can": _can,
    "was": lambda phrase: _instead(phrase, "である", "だった"),
    "no": lambda phrase: _instead(phrase, "である", "の"),
    "now": lambda phrase: (present(phrase),) if present(phrase) != phrase else (),
}
"""By the name that follows the category: what becomes of the end of a phrase in that form."""


def with_forms(rules: Iterable[Rule]) -> list[Rule]:
    """The rules, and those of every form that one of them asks for."""
    found = [made for rule in rules for made in (rule, *_bare(rule))]
    of: dict[str, list[Rule]] = {}
    for rule in found:
        of.setdefault(rule.category, []).append(rule)
    waiting, known = [each for rule in found for each in _asked(rule)], set[str]()
    while waiting:
        asked = waiting.pop()
        if asked in known:
            continue
        known.add(asked)
        made = [
            each
            for rule in of.get(asked.partition("-")[0], ())
            for each in _formed(rule, asked)
        ]
        found += made
        waiting += [each for rule in made for each in _asked(rule)]
    return _sound(found)


def _bare(rule: Rule) -> list[Rule]:
    """The rule of a step said of what was just chosen, which is not named again."""
    first = rule.pieces[0]
    if rule.category != "Move" or not isinstance(first, Hole) or first.category not in OBJECTS:
        return []
    return [
        Rule("Bare", rule.pieces[1:], lambda filled: rule.build({**filled, first.name: CHOSEN}))
    ]


def _asked(rule: Rule) -> list[str]:
    """The forms that the rule asks for."""
    return [p.category for p in rule.pieces if isinstance(p, Hole) and "-" in p.category]


def _formed(rule: Rule, asked: str) -> list[Rule]:
    """The rule in that form: its last word is in it, or what fills the hole at its end."""
    form = asked.partition("-")[2]
    *before, last = rule.pieces
    if isinstance(last, Hole):
        if "-" in last.category or last.category in ("int", "str"):
            return []
        return [Rule(asked, (*before, Hole(last.name, f"{last.category}-{form}")), rule.build)]
    at = next(
        (n for n in range(len(rule.pieces), 0, -1) if isinstance(rule.pieces[n - 1], Hole)), 0
    )
    words = "".join(str(piece) for piece in rule.pieces[at:])
    try:
        ways = FORMS[form](words)
    except ValueError:
        return []
    head: tuple[Piece, ...] = rule.pieces[:at]
    cut = ((*head, *(token.key for token in tokens(each))) for each in ways)
    return [Rule(asked, pieces, rule.build) for pieces in cut]


def _sound(rules: list[Rule]) -> list[Rule]:
    """The rules without those that ask for a form of which there is no rule."""
    while True:
        known = {rule.category for rule in rules}
        kept = [rule for rule in rules if set(_asked(rule)) <= known]
        if len(kept) == len(rules):
            return kept
        rules = kept
