"""Yu-Gi-Oh! as the bot meets it: the engine's rules with our cards and words."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from cards import rulebook, talk
from cards.decks import READY_DECKS
from cards.games.yugioh import messages, posing, printed, undone
from cards.games.yugioh.continuing import YugiohContinuing, opened, renewed
from cards.games.yugioh.deck_lists import DECK_PARTS, YugiohDeckLists
from cards.games.yugioh.exercising import YugiohExercises
from cards.games.yugioh.facts import facts
from cards.games.yugioh.faults import explain, misfits
from cards.games.yugioh.limits import limits
from cards.games.yugioh.pools import PLAYED, Pools
from cards.games.yugioh.printing import PRINTING
from cards.games.yugioh.subjects import is_of_both
from cards.games.yugioh.verdicts import verdict
from cards.games.yugioh.weighing import weighed
from cards.grammar.terms import term
from cards.names import names
from cards.talk.asking import is_routine
from cards.text.glance import CURVE, GROUPS, glance
from cards.text.page import page
from engine.core.book import Verdict
from engine.core.cards import Compass, Facts, Printed, Printing
from engine.core.continuing import Continuing
from engine.core.decks import DeckLists, Part
from engine.core.exercises import Exercises
from engine.core.game import (
    Board,
    DeckList,
    Fault,
    Game,
    Glance,
    HouseRule,
    ImportedCard,
    Level,
    Limits,
    Occasion,
    Page,
    Posed,
    Reader,
    ReadyDeck,
    Rule,
    Seats,
    Setup,
    Term,
    Topic,
)
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.protocol import Answer, Decision, Event, Seat
from engine.core.reading import Group, Reading
from engine.yugioh.formats import FORMATS, decks
from engine.yugioh.game import looking, setups
from engine.yugioh.practice import answer
from engine.yugioh.views.occasions import occasion

EXTRA_TERMS = frozenset(term(frame, "en") for frame in decks.EXTRA_FRAMES)
"""The words on a monster that starts in the Extra Deck."""
FORMAT_NAMES = {
    "master": {"en": "Master Rule", "ja": "マスタールール", "zh": "大师规则"},
    "speed": {"en": "Speed Duel", "ja": "スピードデュエル", "zh": "快速决斗"},
    "expert": {
        "en": "Expert Rules (2004)",
        "ja": "エキスパートルール（2004年）",
        "zh": "专家规则（2004年）",
    },
}


class YuGiOh:
    """Yu-Gi-Oh! OCG, by the Master Rule of 2020, as a Speed Duel or as it was in 2004."""

    key = "yugioh"
    formats: Mapping[str, Mapping[str, str]] = FORMAT_NAMES
    seats: Mapping[str, Seats] = dict.fromkeys(FORMATS, Seats(2, 2))
    house: Mapping[str, Sequence[HouseRule]] = {}
    by_consent: Collection[str] = tuple(
        key for key, rules in FORMATS.items() if rules.needs_consent
    )
    parts: Sequence[Part] = DECK_PARTS
    deck_lists: DeckLists = YugiohDeckLists()
    ready_decks: Sequence[ReadyDeck] = READY_DECKS
    limits: Mapping[str, Sequence[Limits]] = limits()
    rules: Sequence[Rule] = rulebook.rules()
    terms: Sequence[Term] = rulebook.terms()
    sayings: Mapping[str, Mapping[str, str]] = rulebook.sayings()
    topics: Sequence[Topic] = rulebook.topics()
    groups: Mapping[str, Mapping[str, str]] = GROUPS
    curve: Mapping[str, str] = CURVE
    printing: Printing = PRINTING
    states: Sequence[str] = PLAYED
    trusted: Collection[str] = tuple(state for state in PLAYED if state.is_trusted)
    situations: Mapping[str, bool] = posing.SITUATIONS

    def __init__(self) -> None:
        """Its own cards alone; more can be brought."""
        self._pools = Pools()
        self.exercises: Exercises | None = YugiohExercises(lambda: self._pools)
        self.continuing: Continuing | None = YugiohContinuing(lambda: self._pools)

    def bring(
        self, cards: Sequence[ImportedCard], families: Mapping[str, Mapping[str, str]]
    ) -> None:
        """Have these cards too from now on, in the place of those that were brought before."""
        self._pools = Pools(cards, families)
        self._pools.learn()

    def state(self, code: int) -> str:
        """How sure the rules of a card are; KeyError for a card that cannot be played."""
        return self._pools.state(code)

    def say(self, language: str, key: str, **facts: int | str) -> str:
        """One of the messages in `words`; KeyError where there is none."""
        return messages.say(language, key, **facts)

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        """Everything that keeps `deck` from being played; KeyError for an unknown format."""
        rules = FORMATS[format]
        if limits is not None:
            rules = replace(rules, limits=limits)
        return decks.faults(deck, rules, self._pools.of(format))

    def fault(self, fault: Fault, language: str) -> str:
        """Put one fault into words that name the card and say what to do."""
        return explain(fault, language)

    def setup(
        self, format: str, decks: Sequence[DeckList], seed: bytes, best_of: int = 1
    ) -> Setup:
        """Lay out a Duel or a Match; raise FaultySetupError where a deck is not allowed."""
        return setups.setup(format, decks, seed, self._pools.of(format), best_of)

    def renew(self, setup: Setup) -> Setup:
        """The setup by the rules and cards of now; FaultySetupError if it cannot be played."""
        return renewed(setup, self._pools.of(setup.format))

    def open(self, setup: Setup) -> Match:
        """Set the table without starting; raise OutdatedSetupError or FaultySetupError."""
        return opened(setup, self._pools.of(setup.format))

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """Tell events, as they were told to the reader's audience, in sentences."""
        return talk.tell(match, events, reader, weighed)

    def used(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[int, ...]:
        """The passcodes of the cards that are activated, whose effects are, or summoned."""
        return looking.used(match, events, reader.seat)

    def shown(self, match: Match, events: Sequence[Event]) -> Mapping[Seat, tuple[int, ...]]:
        """The cards that the public has seen, by whose they are."""
        return looking.shown(match, events)

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        """Put the question that the reader's seat is asked into words, if it is asked one."""
        prompt = talk.ask(match, reader)
        return prompt and undone.told(prompt, match, reader)

    def misfits(self, match: Match, reader: Reader, answer: Answer) -> tuple[str, ...]:
        """Say what is wrong with an exchange with the Side Deck, sentence by sentence."""
        return misfits(match, reader, answer)

    def is_routine(self, decision: Decision) -> bool:
        """Whether the answer seldom matters: in which zone a card is put."""
        return is_routine(decision)

    def occasion(self, match: Match, decision: Decision) -> Occasion:
        """What `decision` follows: a chain, an attack, a summon, the end of a phase …"""
        return occasion(looking.duel_of(match), decision)

    def show(self, match: Match, reader: Reader) -> Board:
        """The table as the reader may see it."""
        return talk.show(match, reader)

    def cards(self, match: Match, reader: Reader) -> tuple[Group, ...]:
        """Every card that the reader may know now, by where it lies."""
        return talk.cards(match, reader)

    def read(self, match: Match, reader: Reader, handle: int) -> Reading:
        """One card that the reader may know; UnknownHandleError where there is none."""
        return talk.read(match, reader, handle)

    def on_chain(self, match: Match, reader: Reader) -> tuple[int, ...]:
        """The cards on the chain, then those they target, as far as the reader knows them."""
        return talk.on_chain(match, reader)

    def ended(self, match: Match, reader: Reader) -> str:
        """Say how the duel ended; empty while it has not."""
        return talk.ended(match, reader)

    def score(self, match: Match, reader: Reader, first: Seat) -> str:
        """The Life Points and the turn; in a Match, who has won how many Duels."""
        return talk.score(match, reader, first)

    def wins(self, match: Match) -> tuple[int, ...]:
        """How many Duels each player has won so far, by seat."""
        return looking.wins_of(match)

    def practise(self, match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
        """Answer for `seat` as a player of that level would, from what that seat may see."""
        return answer(match, seat, level)

    def verdict(self, title: str, question: str, answer: str) -> Verdict:
        """What an official answer comes to, where its Japanese says so without doubt."""
        return verdict(title, question, answer)

    def is_of_both(self, title: str, names: Collection[str]) -> bool:
        """Whether an official question asks if one of the cards can answer the other."""
        return is_of_both(title, names)

    def usual(self, asked: int, about: int) -> tuple[str, ...]:
        """What `about` may do or be when people ask for the other; KeyError if unknown."""
        return posing.usual(asked, about, self._pools.of())

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        """Whether the card `asked` can be used in that situation, tried on a small position."""
        return posing.pose(asked, about, situation, language, pool=self._pools.of())

    def names(self, language: str) -> Mapping[int, str]:
        """The name of every card that can be played, by passcode."""
        return names(language)

    def page(
        self, code: int, language: str, format: str = "", brought: Sequence[str] = ()
    ) -> Page | None:
        """A card in words as that format reads it, or None where there is no such card."""
        card = self._pools.card(code, format, tuple(brought))
        return None if card is None else page(card, language)

    def glance(self, code: int, language: str) -> Glance | None:
        """A card at a glance, or None where there is no such card."""
        card = self._pools.of().get(code)
        return None if card is None else glance(card, language)

    def facts(self, code: int) -> Facts:
        """What is printed on a card: its kind, Type, Attribute, Level, ATK and so on."""
        card = self._pools.of().get(code)
        return {} if card is None else facts(card)

    def sample(self, format: str) -> int:
        """The opening hand; KeyError for an unknown format."""
        return FORMATS[format].opening_hand

    def starts_in(self, facts: Facts) -> str:
        """The Extra Deck for Fusion, Synchro, Xyz and Link Monsters, else the Main Deck."""
        if not facts:
            return ""
        is_extra = not EXTRA_TERMS.isdisjoint(facts.get("abilities", ()))
        return decks.EXTRA if is_extra else decks.MAIN

    def printed(self, facts: Facts, language: str) -> Printed:
        """The card's kind, Level, Attribute, ATK and so on; KeyError without a kind."""
        return printed.printed(facts, language)

    def compass(self, facts: Facts, name: str, language: str) -> Compass | None:
        """A Link Monster with its arrows; None for other cards."""
        return printed.compass(facts, name, language)


YUGIOH: Game = YuGiOh()
