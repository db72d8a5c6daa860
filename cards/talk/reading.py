"""The cards of the table one by one: lists of them, and each read closely."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from cards.grammar.terms import MARKER, term
from cards.talk.closeness import state_of
from cards.talk.describing import facts, joined, standing
from cards.talk.labels import LABEL, apart, shorten
from cards.talk.refusing import refusals
from cards.talk.scene import Scene
from cards.talk.tongue import Tongue
from cards.talk.written import Written
from cards.text.marks import numbered
from cards.text.page import page
from engine.core.prompts import Prompt
from engine.core.reading import Group, Listed, Number, Offer, Reading
from engine.yugioh.language import CardText, Frame, Marker, Place, points
from engine.yugioh.views.board import CardView
from engine.yugioh.views.closely import Closely
from engine.yugioh.views.lying import PILES, Heap, Lying

TITLES: Mapping[Heap, str] = {
    Heap.THEIR_FIELD: "cards-field-of",
    Heap.THEIR_HAND: "cards-hand-of",
    Heap.THEIR_GRAVEYARD: "cards-graveyard-of",
    Heap.THEIR_EXTRA: "cards-extra-of",
}
"""What the heaps of the far side are called, by whose they are."""
NEAR = (Heap.HAND, Heap.FIELD, Heap.GRAVEYARD, Heap.EXTRA)


class CardReading:
    """The cards that one reader may know, and what their question offers to do with them."""

    def __init__(self, lying: Lying, prompt: Prompt | None, scene: Scene, tongue: Tongue):
        self.lying = lying
        self.prompt = prompt
        self.scene = scene
        self.tongue = tongue
        self.language = scene.reader.language
        self.words = tongue.words
        self.options: dict[int, list[int]] = {}
        """The positions of the options of the question that belong to a card, by its handle."""
        for index, choice in enumerate(prompt.choices if prompt else ()):
            if choice.card is not None and choice.like is None:
                self.options.setdefault(choice.card, []).append(index)

    def groups(self, written: Written) -> tuple[Group, ...]:
        """Every card, by where it lies; a heap is written anew only where it has changed."""
        return tuple(
            written.heaps.get(
                (self.scene.reader, heap),
                [(each, self.lying.copies[each], self.options.get(each)) for each in handles],
                partial(self.group, heap, handles),
            )
            for heap, handles in self.lying.heaps.items()
        )

    def group(self, heap: Heap, handles: Sequence[int]) -> Group:
        """The cards of a heap."""
        cards = tuple(map(self.listed, handles))
        return Group(heap.value, self.title(heap), cards, is_pile=heap in PILES)

    def title(self, heap: Heap) -> str:
        """What a heap is called."""
        near, names = self.scene.reader.seat or 0, self.scene.reader.names
        if heap in TITLES:
            return self.words.say(TITLES[heap], player=names[1 - near])
        if heap in NEAR and self.scene.reader.seat is None:
            return self.words.say(f"cards-{heap.value}-of", player=names[near])
        return self.words.say(f"cards-{heap.value}")

    def listed(self, handle: int) -> Listed:
        """A card in a list."""
        copies = self.lying.copies[handle]
        card = copies.view
        lies_hidden = card.place in (Place.FIELD, Place.BANISHED) and not card.face_up
        assert card.text is not None
        return Listed(
            handle,
            card.text.passcode,
            self.tongue.name(card, self.scene),
            self.tongue.where(card, self.scene),
            joined(standing(card, self.tongue), facts(card, self.tongue)),
            lies_hidden,
            len(copies.ids),
            tuple(self.options.get(handle, ())),
        )

    def read(self, handle: int, close: Closely) -> Reading:
        """One card, and what is to be seen of it beyond how it lies."""
        listed, card = self.listed(handle), self.lying.copies[handle].view
        assert card.text is not None
        printed = page(card.text, self.language)
        return Reading(
            handle,
            printed.code,
            listed.name,
            listed.where,
            listed.face_down,
            printed.lines,
            numbered(card.text, self.language),
            tuple(self.numbers(card, card.text, close)),
            state_of(card, close, self.scene, self.tongue),
            tuple(self.offers(handle)),
            refusals(card, close.barred, self.scene, self.tongue),
        )

    def offers(self, handle: int) -> Iterator[Offer]:
        """What the question offers to do with the card; what reads alike says what it does."""
        choices = self.prompt.choices if self.prompt else ()
        mine = [(n, choices[n]) for n in self.options.get(handle, ())]
        labels = apart(
            [choice.act or choice.label for _, choice in mine],
            [choice.deed for _, choice in mine],
            self.tongue.with_deed,
        )
        for label, (index, choice) in zip(labels, mine, strict=True):
            yield Offer(index, shorten(label, LABEL), choice.kind, choice.effect)

    def numbers(self, card: CardView, text: CardText, close: Closely) -> Iterator[Number]:
        """The numbers and traits of a monster, and of what lies as a Pendulum Scale."""
        if text.is_monster:
            yield from self.heights(card, text)
            if text.attribute is not None:
                yield self.number("attribute", term(text.attribute, self.language))
            if text.type is not None:
                now = None if card.type is None else term(card.type, self.language)
                yield self.number("type", term(text.type, self.language), now)
            yield self.number("attack", points(text.attack), card.attack)
            if text.frame is not Frame.LINK:
                yield self.number("defense", points(text.defense), card.defense)
        if text.scale is not None:
            yield self.number("scale", text.scale, close.scale)

    def heights(self, card: CardView, text: CardText) -> Iterator[Number]:
        """The Level, Rank or Link Rating, with the arrows of the last."""
        if text.frame is Frame.LINK:
            arrows = " ".join(MARKER[each] for each in Marker if each in text.markers)
            yield self.number("link", f"{text.rating} {arrows}")
        elif text.frame is Frame.XYZ:
            yield self.number("rank", text.rank)
        if text.level or card.level:
            yield self.number("level", text.level, card.level)

    def number(self, key: str, printed: int | str, now: int | str | None = None) -> Number:
        """A number by the key of its name; it is as printed where nothing else is told."""
        now = printed if now is None else now
        return Number(self.words.say(f"number-{key}"), str(now), str(printed))
