"""A table before a reader: the words for players, cards and places, and what lies there."""

from collections.abc import Mapping, Sequence

from cards.duelmasters import cards, names
from cards.games.duelmasters.messages import at_table
from cards.games.duelmasters.table.asked_by import mode_words
from cards.text.duelmasters import side_name
from engine.core.game import Reader
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.duelmasters.facts.reading import is_creature, power
from engine.duelmasters.language.printed import Card, Kind, Zone
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table
from engine.duelmasters.views.knowing import knows


def way_of(word: str, kind: Kind | None) -> str:
    """What using a card is called: of a tamaseed it has no name of its own (DM-USE-1)."""
    return "use" if kind is Kind.TAMASEED and word == "generate" else word


class Scene:
    """The table of a match with its reader, and the words in their language."""

    def __init__(self, match: Match, reader: Reader) -> None:
        assert isinstance(match.table, Party)
        self.table: Table = match.table.table
        self.reader = reader
        self.language = reader.language
        self.words = at_table(reader.language)
        self.named = names(reader.language)

    def say(self, key: str, **facts: int | str) -> str:
        """The message with those of the facts that it asks for."""
        return self.words.fill(key, facts)

    def is_reader(self, seat: Seat) -> bool:
        """Whether it is the reader who sits there, and not who sees what that seat does."""
        return seat == self.reader.seat and not self.reader.is_beside

    def person(self, seat: Seat) -> Mapping[str, str]:
        """A player as messages speak of them."""
        return {
            "player": self.reader.names[seat],
            "person": "you" if self.is_reader(seat) else "they",
        }

    def of(self, key: str, seat: Seat, **facts: int | str) -> str:
        """The message of something that is that player's, or that they do."""
        return self.words.fill(key, {**self.person(seat), **facts})

    def dots(self, *parts: str) -> str:
        """Those that are there, with dots between them."""
        return self.say("dot").join(filter(None, parts))

    def listing(self, parts: Sequence[str]) -> str:
        """All of them, with commas."""
        return self.say("comma").join(parts)

    def card_list(self, parts: Sequence[str]) -> str:
        """Cards, told apart where their names have commas."""
        return self.say("card-comma").join(parts)

    def code_name(self, code: int) -> str:
        """The card of that code, as it stands in a sentence."""
        return self.say("named-card", name=self.named.get(code, str(code)))

    def side_name(self, code: int, side: int = 0) -> str:
        """One of its sides, such as its creature in the battle zone (DM-TWIN-3)."""
        card = cards().get(code)
        if card is None or len(card.sides) == 1:
            return self.code_name(code)
        return self.say("named-card", name=self.title(card, side))

    def owned(self, code: int, seat: Seat, side: int = 0) -> str:
        """A side of the card of that code, with whose it is."""
        player = self.reader.names[seat]
        return self.say("card-of", card=self.side_name(code, side), player=player)

    def title(self, card: Card, side: int | None = None) -> str:
        """What a card is called by itself, or one of its sides."""
        return self.named[card.code] if side is None else side_name(card, side, self.language)

    def name(self, piece: Piece) -> str:
        """A card as it lies: in the battle zone by the name of its creature side."""
        in_battle = piece.zone is Zone.BATTLE and len(piece.card.sides) > 1
        return self.title(piece.card, 0 if in_battle else None)

    def noun(self, piece: Piece) -> str:
        """A card in a sentence; one that the reader may not know by that alone."""
        if not knows(self.table, self.reader.seat, piece):
            return self.say("unknown-card")
        return self.say("named-card", name=self.name(piece))

    def whose(self, piece: Piece) -> str:
        """A card in a sentence, with whose it is."""
        player = self.reader.names[piece.owner]
        return self.say("card-of", card=self.noun(piece), player=player)

    def borne(self, number: int) -> str:
        """The card that has, or has last had, that number, with whose it is."""
        piece = self.table.here(number)
        if piece is not None:
            return self.whose(piece)
        card, seat = self.table.borne[number]
        return self.say(
            "card-of", card=self.code_name(card.code), player=self.reader.names[seat]
        )

    def mode(self, card: Card, place: int) -> str:
        """One of several effects of a card, by its place from 1."""
        said = mode_words(card, place, self.language)
        return said or self.say("mode-number", number=place)

    def fighting(self, number: int) -> str:
        """The card of that number with whose it is, and the power of a creature."""
        piece = self.table.here(number)
        if piece is None or not is_creature(self.table, piece):
            return self.borne(number)
        card = self.say("marked", label=self.noun(piece), mark=str(power(self.table, piece)))
        return self.say("card-of", card=card, player=self.reader.names[piece.owner])

    def zone(self, zone: Zone) -> str:
        """What a zone is called."""
        return self.say(f"zone-{zone}")

    def where(self, piece: Piece) -> str:
        """In whose zone a card lies."""
        return self.of("where", piece.owner, zone=self.zone(piece.zone))

    def power(self, piece: Piece) -> str:
        """Its power now; "" for what has none."""
        if not is_creature(self.table, piece):
            return ""
        return self.say("power-now", power=str(power(self.table, piece)))
