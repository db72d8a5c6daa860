"""The cards of each format: those that come with the game, and those that were imported."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from cards.grammar.tokens import learn_tokens
from cards.languages import LANGUAGES
from cards.names import NAMES, own_names, translated
from cards.names.archetypes import FAMILIES
from cards.sources.aligning import aligned
from cards.text import by_hand
from cards.yugioh import BOOK, by_name, is_ours
from cards.yugioh.former import BOOKS
from engine.core.cards import ImportedCard
from engine.yugioh.language import CardText
from engine.yugioh.language.keeping import vocabulary
from engine.yugioh.pool.pool import Beside, Brought, Pool, readable, tree
from engine.yugioh.pool.state import State

PLAYED = tuple(state for state in State if state is not State.OURS)
"""The states of imported cards, the surest first."""
_TOKEN = '"frame":"Frame.TOKEN"'
"""What the text of a card holds that is a Token."""


class Pools:
    """The pool of each format, with the same imported cards in all."""

    def __init__(
        self,
        imported: Sequence[ImportedCard] = (),
        families: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        """Our cards and those of the imported ones that can be read and are not ours.

        `families` holds by its English name what each archetype is called elsewhere.
        """
        found = list(_new(imported))
        kept = {card.code: card.kept for card in found}
        self._printed = {card.code: card.printed for card in found if card.printed}
        self._names = {card.code: card.names for card in found}
        self._states = {card.code: card.state for card in found}
        ours = dict(_ours(imported))
        beside = Beside(
            tuple(card.code for card in found if card.hidden),
            {card.names["en"]: card.code for card in found if _TOKEN in card.kept},
            {code: text.series for code, text in ours.items()},
            {code: text.mentions for code, text in ours.items()},
        )
        self._tokens = {name: kept[code] for name, code in beside.tokens.items()}
        self._families = families
        self._today = Pool(BOOK, kept, beside)
        self._formats = {key: Pool(book, kept, beside) for key, book in BOOKS.items()}

    def learn(self) -> None:
        """Have the imported cards called as they are, in English where there is no other name.

        Names of imported cards from before are forgotten.
        """
        for language in LANGUAGES:
            named = {code: each.get(language, each["en"]) for code, each in self._names.items()}
            NAMES[language] = MappingProxyType({**named, **own_names(language)})
        by_hand.learn(self._printed, aligned)
        self._printed = {}
        FAMILIES.clear()
        FAMILIES.update(self._families)
        learn_tokens(self._tokens)
        translated.cache_clear()

    def of(self, format: str = "") -> Pool:
        """Every card that can be played as that format reads it, by passcode."""
        return self._formats.get(format, self._today)

    def card(self, code: int, format: str, brought: tuple[str, ...]) -> CardText | None:
        """The card as a match that brings those knows it, or as it is now; None if unknown."""
        pool = self.of(format)
        return (Brought(pool.own, brought) if brought else pool).get(code) or pool.get(code)

    def state(self, code: int) -> str:
        """How sure its rules are, "" for a card of ours; KeyError for an unknown one."""
        return "" if code in BOOK else self._states[code]


def _new(imported: Sequence[ImportedCard]) -> Iterator[ImportedCard]:
    """Those that are none of ours, under whatever passcode, and can be read and played."""
    for card in imported:
        ours = card.code in BOOK or is_ours(card.names["en"])
        readable_now = card.version == vocabulary() or readable(card.kept)
        if not ours and readable_now and State.of(card.state) in PLAYED:
            yield card


def _ours(imported: Sequence[ImportedCard]) -> Iterator[tuple[int, CardText]]:
    """What the import tells of cards of ours: their archetypes, and the cards they name."""
    for card in imported:
        name = card.names["en"]
        if card.state == State.OURS and is_ours(name) and readable(card.kept):
            yield by_name(name).passcode, tree(card.kept)
