"""A duel in English: articles, possessives and lists."""

from collections.abc import Sequence

from cards.talk.scene import Scene, zone_of
from cards.talk.tongue import Tongue
from engine.core.protocol import Seat
from engine.yugioh.views.board import CardView


class English(Tongue):
    """English."""

    def zone_of(self, card: CardView) -> str:
        """The zone a card lies in, with its article where it takes one."""
        code = zone_of(card)
        named = self.zone(code)
        return named if named == code else f"the {named}"

    def noun(self, card: CardView, scene: Scene) -> str:
        """The card's name, or what is to be seen of it: "face-down monster in M3"."""
        return self.name(card, scene)

    def a(self, card: CardView, scene: Scene) -> str:
        """The card's name, or "a face-down monster"."""
        name = scene.name(card)
        return f"a {self.unknown(card)}" if name is None else name

    def player(self, seat: Seat, scene: Scene) -> str:
        """The player's name, also that of the reader."""
        return scene.player(seat)

    def their(self, seat: Seat, scene: Scene, by: Seat | None = None) -> str:
        """Whose something is: "your", "Kaiba's", and in what Kaiba does, "their own"."""
        if scene.is_reader(seat):
            return "your"
        return "their own" if seat == by else f"{scene.player(seat)}'s"

    def whose(self, card: CardView, scene: Scene, by: Seat | None = None) -> str:
        """The card with whose it is: "your Gemini Elf", "Kaiba's face-down monster in M3"."""
        return f"{self.their(card.controller, scene, by)} {self.name(card, scene)}"

    def where(self, card: CardView, scene: Scene) -> str:
        """The zone or pile a card lies in, with whose it is."""
        place = self.zone(zone_of(card)) or self.term(card.place)
        return f"{self.their(card.controller, scene)} {place}"

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list: "A, B and C"."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} and {words[-1]}"

    def together(self, sentences: Sequence[str]) -> str:
        """The sentences, one after another."""
        return " ".join(sentences)
