"""What came of a question about two cards, in words: the position, and what happened."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cards import talk
from cards.games.yugioh.weighing import weighed
from cards.yugioh import BOOK
from engine.core.game import Posed, Reader
from engine.core.match import Match, Told
from engine.core.reading import Because
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.master_rule_2020 import MASTER_RULE_2020
from engine.yugioh.language import Place
from engine.yugioh.pool.pool import only
from engine.yugioh.positions.asking import Asking
from engine.yugioh.positions.course import ASKER
from engine.yugioh.positions.judging import telling
from engine.yugioh.positions.situations import Situation, likely
from engine.yugioh.positions.stocking import Cast
from engine.yugioh.positions.supplies import Laid
from engine.yugioh.positions.trying import Case

CAST = Cast(
    weak="Mokey Mokey",
    middling="Dark Blade",
    strong="Blue-Eyes White Dragon",
    spell="Pot of Greed",
    trap="Jar of Greed",
    reviver="Monster Reborn",
    sweeper="Dark Hole",
    ignition="Exiled Force",
)
"""The cards that play the small parts: everybody knows what they do."""
PLAYERS: Mapping[str, tuple[str, str]] = {
    "en": ("Player", "Opponent"),
    "ja": ("プレイヤー", "相手"),
    "zh": ("玩家", "对手"),
}
"""What the asker and the other player are called, by language."""
SITUATIONS: Mapping[str, bool] = {
    "activated": False,
    "summoned": False,
    "special": False,
    "revived": False,
    "attacks": False,
    "damage-step": False,
    "face-up": True,
    "meanwhile": False,
    "set": True,
    "graveyard": True,
}
"""Every situation in the order of menus, and whether the other card lies there."""
GROUPS = {Place.HAND: "hand", Place.FIELD: "field", Place.GRAVEYARD: "graveyard"}
"""Where the asker's cards are listed."""


def usual(asked: int, about: int, pool: Book = BOOK) -> tuple[str, ...]:
    """The keys of the situations in which people ask for that card, the likeliest first.

    Raise KeyError for a card that cannot be played.
    """
    return likely(pool[asked], pool[about])


def pose(
    asked: int,
    about: int,
    situation: str,
    language: str,
    effect: int | None = None,
    pool: Book = BOOK,
) -> Posed:
    """Whether the card can be used in that situation of the other one, on a small position.

    With an `effect`, by its index, only that one is asked about. Raise KeyError for a card
    that cannot be played, ValueError for an unknown situation.
    """
    book = only(pool, (asked, about))
    asking = Asking(pool[asked], pool[about], CAST, MASTER_RULE_2020, book, effect)
    case = asking.case(Situation(situation))
    return _said(asking, case, language)


def _said(asking: Asking, case: Case, language: str) -> Posed:
    if case.position is None:
        return Posed(case.situation, case.verdict)
    reader = Reader(ASKER, language, PLAYERS[language])
    heard: list[str] = []

    def hear(laid: Laid, told: Told) -> None:
        heard.extend(talk.tell(laid.match, told[ASKER], reader, weighed))

    course, chance = asking.again(case, hear)
    match, happened = course.laid.match, tuple(heard)
    heard.clear()
    board = replace(talk.show(match, reader), picture=None)
    rules = [bar.rule for bar in sorted(case.bars, key=telling)]
    found = [each for each in _because(match, reader, course.laid) if each.rule in rules]
    because = sorted(found, key=lambda each: rules.index(each.rule))
    if chance.action is not None:
        course.take(chance)
    return Posed(
        case.situation,
        case.verdict,
        case.about_own,
        board,
        happened,
        tuple(heard),
        case.touched,
        tuple(because),
        case.stops,
    )


def _because(match: Match, reader: Reader, laid: Laid) -> Iterator[Because]:
    """Why the asker cannot do this or that with the card now, each reason once."""
    group = GROUPS[laid.asked.place]
    code = laid.asked.text.passcode
    listed = (
        each for heap in talk.cards(match, reader) if heap.place == group for each in heap.cards
    )
    handle = next(each.handle for each in listed if each.code == code)
    found: dict[Because, None] = {}
    for refusal in talk.read(match, reader, handle).refusals:
        found.update(dict.fromkeys(refusal.reasons))
    yield from found
