"""A breach of a law does not pass it: each is planted here, and found."""

import ast
from pathlib import Path

import pytest

from tests.laws.asking import told_apart
from tests.laws.measuring import lengths, loops_over_sets, sentences
from tests.laws.prose import old_words, prose
from tests.laws.raising import Errors, unnamed
from tests.laws.writing import Writing, reachable, state_classes

CLASSES = """
@record
class State:
    sides: tuple["Side", ...]
    chain: list[Link] = field(default_factory=list)

@dataclass(slots=True)
class Side:
    hand: list[Card]

    def pile(self, place):
        return self.hand if place else self.deck

@record
class Card:
    text: CardText

@value
class Link:
    number: int

@dataclass(frozen=True)
class Lasting:
    until: int

@record
class Cache:
    held: int
"""


@pytest.fixture(name="classes_file")
def fixture_classes_file(tmp_path: Path) -> Path:
    file = tmp_path / "table.py"
    file.write_text(CLASSES, encoding="utf-8")
    return file


def test_every_class_that_changes_is_found(classes_file: Path) -> None:
    assert set(state_classes([classes_file])) == {"State", "Side", "Card", "Cache"}


def test_what_the_state_holds_is_found_by_the_types_of_its_fields(classes_file: Path) -> None:
    found = reachable("State", state_classes([classes_file]))

    assert set(found) == {"State", "Side", "Card"}
    assert found["Side"].handing_out == {"pile"}


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("card.face_up = True", "face_up"),
        ("card.moment += 1", "moment"),
        ("del card.bound", "bound"),
        ("a, card.row = 1, 2", "row"),
        ("for card.zone in range(3): pass", "zone"),
        ("with opened() as card.host: pass", "host"),
        ("state.used[key] = 3", "used"),
        ("state.sides[0].monsters[2] = None", "monsters"),
        ("del state.lasting[0]", "lasting"),
        ("duel.state.chain.append(link)", "chain"),
        ("state.sides[seat].pile(place).append(card)", "pile"),
        ("self.duel.state.chain.clear()", "chain"),
        ("chain = duel.state.chain\nchain.append(link)", "chain"),
        ("if chain := duel.state.chain: chain.pop()", "chain"),
        ("hand, deck = side.hand, side.deck\ndeck.clear()", "deck"),
        ("zones = side.monsters if low else side.spells\nzones[0] = card", "spells"),
        ("skips = side.skips or {}\nskips[phase] = 0", "skips"),
        ("row = board.rows[0]\nrow += [1]", "rows"),
        ("for zones in (side.monsters, side.spells): zones[0] = None", "spells"),
        ("for pile in side.piles: pile.clear()", "piles"),
        ("for n, pile in enumerate(side.piles): pile.clear()", "piles"),
        ("for key, held in state.used.items(): held.pop()", "used"),
        ("[pile.clear() for pile in side.piles]", "piles"),
        ("def f():\n    hand = side.hand\n    def g():\n        hand.sort()", "hand"),
        ("heapq.heappush(state.waiting, 3)", "waiting"),
        ("setattr(card, 'face_up', True)", "setattr"),
        ("object.__setattr__(card, 'face_up', True)", "object.__setattr__"),
    ],
)
def test_a_write_is_found(code: str, name: str) -> None:
    assert name in [each.name for each in Writing().written(ast.parse(code))]


@pytest.mark.parametrize(
    "code",
    [
        "hand = list(side.hand)\nhand.append(card)",
        "hand = side.hand[:]\nhand.append(card)",
        "hand = [card for card in side.hand]\nhand.pop()",
        "hand = side.hand\nhand = []\nhand.append(card)",
        "def f():\n    hand = side.hand\ndef g(hand):\n    hand.append(1)",
        "self.face_up = True",
        "object.__setattr__(self, 'like', ())",
        "self.found.append(3)",
        "number = state.turn + 1",
    ],
)
def test_what_is_only_read_or_copied_is_no_write(code: str) -> None:
    assert Writing().written(ast.parse(code)) == []


def test_the_way_to_what_is_written_is_told() -> None:
    code = "held = duel.cache.views\nheld.looks.clear()\nheld.kept[0] = 3\nheld.revision += 1"
    paths = [each.path for each in Writing().written(ast.parse(code))]

    assert paths == [f"duel.cache.views.{name}" for name in ("looks", "kept", "revision")]


def test_what_a_state_class_writes_of_itself_is_found_where_asked_for() -> None:
    code = ast.parse(
        "class Side:\n    def lose(self):\n        self.life = 0\n        self.hand.pop()"
    )

    assert Writing().written(code) == []
    assert [each.name for each in Writing(own=True).written(code)] == ["life", "hand"]


def test_every_function_is_measured_those_of_the_same_name_too() -> None:
    code = """
def _():
    a = 1
    b = 2
    return a + b


def _():
    async def _():
        pass
"""

    assert sorted(each.lines for each in lengths(ast.parse(code))) == [2, 3, 4]


@pytest.mark.parametrize(
    "code",
    [
        "for each in {1, 2}: pass",
        "for each in set(row): pass",
        "found = [each for each in {n for n in row}]",
        "seen = set()\nfor each in seen: pass",
        "def f(seen: set[int]):\n    return tuple(seen)",
        "def f(*, seen: AbstractSet[int]):\n    return [*seen]",
        "for each in set(a) & set(b): pass",
        "seen: set[int] = made()\nfirst = next(seen)",
    ],
)
def test_a_loop_over_a_set_is_found(code: str) -> None:
    assert list(loops_over_sets(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "for each in sorted({1, 2}): pass",
        "def f():\n    seen = set(row)\ndef g():\n    for seen in rows:\n        list(seen)",
        "seen = set(row)\nfound = [each for each in row if each in seen]",
    ],
)
def test_a_set_that_is_only_asked_is_none(code: str) -> None:
    assert not list(loops_over_sets(ast.parse(code)))


def test_a_sentence_is_found() -> None:
    code = """
def told(card: "Card | None"):
    'Tell it.'
    if card is None:
        raise ValueError("no such card")
    return f"You drew {card}.", "You win!"
"""

    assert list(sentences(ast.parse(code))) == ["You win!", "You drew "]


@pytest.mark.parametrize(
    "source",
    [
        '"""A player draws if he can."""',
        'def is_negated():\n    """Tell whether it is negated."""',
        "deck = 1  # all of it but for the top",
        'class Attack:\n    why: str\n    """It came to nothing."""',
        '"""Whoever wishes may use it in the stead of another."""',
        '"""Nothing moves, save the card."""',
        "def test_a_player_draws_if_he_can() -> None: ...",
    ],
)
def test_old_words_are_found_in_docstrings_comments_and_names(source: str) -> None:
    assert [word for text in prose(source) for word in old_words(text)]


@pytest.mark.parametrize(
    "source",
    [
        'LOCALES = ("he", "hi")',
        '"""Whether it is negated; return it instead of that, and save the file."""',
        '"""The history of Shichi."""',
    ],
)
def test_plain_words_are_not_taken_for_old_ones(source: str) -> None:
    assert [word for text in prose(source) for word in old_words(text)] == []


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(step, Draw)",
        "isinstance(step, Banish | Draw)",
        "isinstance(step, (Banish, Draw))",
        "isinstance(step, language.Draw)",
        "issubclass(kind, Draw)",
        "type(step) is Draw",
        "type(step) in (Banish, Draw)",
        "type(step) == Draw",
        "match step:\n    case Draw():\n        pass",
        "TAKING = Draw\nisinstance(step, TAKING)",
        "TAKING = (Banish, Draw)\nisinstance(step, TAKING)",
        "TAKING = Banish | Draw\nMOVING = TAKING | Destroy\nisinstance(step, MOVING)",
        "TAKING: TypeAlias = Banish | Draw\nisinstance(step, TAKING)",
        "TAKING = {Draw: 1}\nTAKING[type(step)]",
    ],
)
def test_a_word_that_is_told_apart_is_found(code: str) -> None:
    assert "Draw" in {word for _, word in told_apart(ast.parse(code), {"Draw"})}


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(event, Moved)",
        "holding(Draw, duel)",
        "effects_of(effects, Draw)",
        "rules_of(step).draws(step)",
        "def draws(step: Draw) -> int: ...",
        "step == Draw(1)",
    ],
)
def test_what_looks_words_up_or_asks_their_rules_tells_none_apart(code: str) -> None:
    assert list(told_apart(ast.parse(code), {"Draw"})) == []


def test_where_a_word_is_told_apart_is_told() -> None:
    assert list(told_apart(ast.parse("pass\nisinstance(step, Draw)"), {"Draw"})) == [
        (2, "Draw")
    ]


RAISING = """
class OpenError(ValueError): ...
class ShutError(OpenError): ...

def shut() -> "ShutError": ...

class Door:
    def open(self):
        '''Open it.'''
        raise ShutError("why")

def close():
    '''Close it.'''
    raise shut()

def look():
    '''Look; OpenError where it is shut.'''
    raise shut()

def knock():
    '''Knock.'''
    def later():
        raise ShutError
    raise ValueError

def _walk():
    raise ShutError
"""


def test_an_error_that_a_docstring_does_not_name_is_found() -> None:
    tree = ast.parse(RAISING)

    assert [*unnamed(tree, Errors.of([tree]))] == [
        ("open", 8, "ShutError"),
        ("close", 12, "ShutError"),
    ]
