"""The cards of a table one by one: lists of them, and each read closely."""

from collections.abc import Iterator

from cards.games.duelmasters import printed
from cards.games.duelmasters.table.lying import SHOWN, USE, Heap, Lying
from cards.games.duelmasters.table.scene import Scene
from cards.talk.labels import LABEL, shorten
from cards.text.duelmasters import page as page_of
from engine.core.prompts import Prompt
from engine.core.reading import (
    HAND,
    Group,
    Listed,
    Number,
    Offer,
    Reading,
    UnknownHandleError,
)
from engine.duelmasters.facts.attacking import is_sick
from engine.duelmasters.facts.reading import is_creature, keys, power
from engine.duelmasters.language.keywords import Key
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.pieces import Piece

STANDING = (Key.BLOCKER, Key.SLAYER)
"""The keywords that whoever attacks has to know of."""


class CardReading:
    """The cards that one reader may know, and what their question offers to do with them."""

    def __init__(self, scene: Scene, lying: Lying, prompt: Prompt | None) -> None:
        self.scene = scene
        self.lying = lying
        self.prompt = prompt
        self.options: dict[int, list[int]] = {}
        """The positions of the options that belong to a card, by its handle."""
        for index, choice in enumerate(prompt.choices if prompt else ()):
            if choice.card is not None:
                self.options.setdefault(choice.card, []).append(index)

    def groups(self) -> tuple[Group, ...]:
        """Every card, by where it lies."""
        return tuple(
            Group(heap.place, self.title(heap), tuple(map(self.listed, heap.pieces)))
            for heap in self.lying.heaps
        )

    def title(self, heap: Heap) -> str:
        """What the cards of a heap are called."""
        if heap.seat is None or heap.kind in (HAND, USE, SHOWN):
            return self.scene.say(f"group-{heap.kind}")
        return self.scene.of(f"group-{heap.kind}", heap.seat)

    def listed(self, piece: Piece) -> Listed:
        """A card in a list."""
        handle, scene = self.lying.handles[piece.number], self.scene
        return Listed(
            handle,
            piece.card.code,
            scene.name(piece),
            scene.where(piece),
            stands(scene, piece),
            not piece.shown,
            options=tuple(self.options.get(handle, ())),
        )

    def read(self, handle: int) -> Reading:
        """One card; UnknownHandleError where there is none of that handle."""
        if not 0 <= handle < len(self.lying.pieces):
            raise UnknownHandleError(f"{self.scene.reader.seat} knows no card {handle}")
        piece, scene = self.lying.pieces[handle], self.scene
        page = page_of(piece.card, scene.language)
        return Reading(
            handle,
            piece.card.code,
            scene.name(piece),
            scene.where(piece),
            not piece.shown,
            page.lines,
            page.text,
            tuple(self.numbers(piece)),
            tuple(self.state(piece)),
            tuple(self.offers(handle)),
        )

    def numbers(self, piece: Piece) -> Iterator[Number]:
        """The power of a creature in the battle zone."""
        table = self.scene.table
        if piece.zone is Zone.BATTLE and is_creature(table, piece):
            now, before = power(table, piece), piece.card.first.power or 0
            yield Number(self.scene.say("number-power"), str(now), str(before))

    def state(self, piece: Piece) -> Iterator[str]:
        """How it stands there."""
        scene, table = self.scene, self.scene.table
        if piece.is_partner or piece.zone is Zone.PARTNER:
            yield scene.of("state-partner", piece.owner)
        if piece.zone is not Zone.BATTLE:
            return
        if piece.under:
            yield scene.say("state-under", cards=scene.listing(under(scene, piece)))
        if piece.life:
            yield scene.say("state-life")
        having = dict.fromkeys(keys(table, piece))
        if having:
            named = [printed.keyword(key, scene.language) for key in having]
            yield scene.say("state-keywords", keywords=scene.listing(named))

    def offers(self, handle: int) -> Iterator[Offer]:
        """What the question offers to do with the card."""
        choices = self.prompt.choices if self.prompt else ()
        for index in self.options.get(handle, ()):
            choice = choices[index]
            yield Offer(index, shorten(choice.act or choice.label, LABEL), choice.kind)


def under(scene: Scene, piece: Piece) -> list[str]:
    """What lies below it."""
    return [scene.title(each.card) for each in piece.under]


def stands(scene: Scene, piece: Piece) -> str:
    """What a card is, or how it stands in the battle zone, in a line."""
    if piece.zone is not Zone.BATTLE:
        tapped = scene.say("is-tapped") if piece.tapped else ""
        return scene.dots(printed.in_line(piece.card, scene.language), tapped)
    fresh = is_creature(scene.table, piece) and is_sick(scene.table, piece)
    having = keys(scene.table, piece)
    return scene.dots(
        scene.power(piece),
        *(printed.keyword(key, scene.language) for key in STANDING if key in having),
        scene.say("is-tapped") if piece.tapped else "",
        scene.say("is-fresh") if fresh else "",
        scene.say("on-cards", cards=scene.listing(under(scene, piece))) if piece.under else "",
    )
