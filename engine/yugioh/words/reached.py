"""The cards that a step reaches: whether there are any, and which of them are chosen."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from engine.core.protocol import Number
from engine.core.values import value
from engine.yugioh.acts.chance import by_chance
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.asked import all_that
from engine.yugioh.facts.numbers import attack, name_of, number_of
from engine.yugioh.facts.reach import is_entombed, is_unaffected
from engine.yugioh.language import (
    Among,
    AnyOf,
    AtRandom,
    Cards,
    Choose,
    DeckTop,
    Every,
    Extreme,
    Lot,
    Noun,
    OneFromEach,
    OpposingMonster,
    Place,
    Stat,
    Subject,
    ThisCard,
    Trait,
    Whose,
)
from engine.yugioh.language.node import Node, parts
from engine.yugioh.state.card import Card, Mark, marked
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel, Offer
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.reaching import reach_of

SECRET = (Place.HAND, Place.DECK)
"""Where not everybody knows a card as it lies."""


def finds(
    noun: Noun, duel: Duel, speaker: Speaker, fits: Callable[[Card], bool] | None = None
) -> bool:
    """Whether there are cards to do it to; what is pointed at is checked elsewhere.

    Of what the player chooses, and of what the effect answers, only those count that `fits`
    admits, where it is given (Q&A 14645, 8796, 21958, 23192). The monster of a battle has to
    be there still (FAQ 18812, 11572).
    """
    if isinstance(noun, Subject) and fits is not None:
        there = all_that(noun, duel, speaker)
        return not there or any(map(fits, there))
    if isinstance(noun, OpposingMonster):
        return any(fits is None or fits(card) for card in all_that(noun, duel, speaker))
    if isinstance(noun, DeckTop):
        return len(all_that(noun, duel, speaker)) >= noun.least
    if isinstance(noun, AtRandom) and speaker.pays:
        return len(left_by_cost(noun, duel, speaker)) >= noun.count
    if is_of(Lot.ANSWERED, noun):
        return any(fits is None or fits(card) for card in left_by_cost(noun, duel, speaker))
    if isinstance(noun, Every | Extreme | AtRandom | OneFromEach):
        return bool(left_by_cost(noun, duel, speaker))
    if isinstance(noun, Choose):
        cards = left_by_cost(noun, duel, speaker)
        able = [card for card in cards if fits is None or fits(card)]
        free = [card for card in able if not is_about_to_be_laid(card, speaker)]
        if speaker.spares:
            free = [card for card in free if card is not speaker.card]
        if duel.format.draws_short and not speaker.pays and _looks_into_deck(noun.of):
            return True
        if noun.as_many_as is not None:
            return bool(free and all_that(noun.as_many_as, duel, speaker))
        return suffice(noun, duel, free, speaker)
    return True


def suffice(noun: Choose, duel: Duel, cards: Sequence[Card], speaker: Speaker) -> bool:
    """Whether these cards are enough to choose from."""
    reaching = reach_of(noun, cards, duel)
    if reaching is not None:
        return bool(reaching.first(cards))
    needed = least(noun, speaker)
    return any(len(each) >= needed for each in choosable(noun, duel, cards))


def choosable(noun: Choose, duel: Duel, cards: Iterable[Card]) -> list[list[Card]]:
    """The sets of `cards` of which any number could be chosen together, each at its largest."""
    groups: dict[Hashable, list[Card]] = {}
    for card in cards:
        groups.setdefault(_trait(noun, duel, card), []).append(card)
    return [named_apart(duel, each) if noun.named_apart else each for each in groups.values()]


def _trait(noun: Choose, duel: Duel, card: Card) -> Hashable:
    """What `card` has to share with all that is chosen with it; None where that is nothing."""
    match noun.alike:
        case Trait.NAME:
            return name_of(duel, card)
        case Trait.SCALE:
            return number_of(Stat.SCALE, duel, card)
    return None


def named_apart(duel: Duel, cards: Iterable[Card]) -> list[Card]:
    """Of the cards of each name the first."""
    return list({name_of(duel, card): card for card in reversed([*cards])}.values())[::-1]


def is_of(lot: Lot, node: Node) -> bool:
    """Whether it means cards of that lot."""
    return isinstance(node, Among) and node.lot is lot


def descriptions(noun: Noun) -> list[Cards]:
    """The descriptions of what it looks for; none where cards are pointed at."""
    chosen = noun.of if isinstance(noun, Choose | AtRandom) else noun
    each = chosen.each if isinstance(chosen, AnyOf) else (chosen,)
    return [such for such in each if isinstance(such, Cards)]


def _looks_into_deck(noun: Noun) -> bool:
    """Whether it asks for cards of a Deck, which nobody else can see (EX-WIN-10)."""
    return any(such.place is Place.DECK for such in descriptions(noun))


def left_by_cost(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """Every card that the noun means and that the cost does not take.

    A card that speaks of itself means itself wherever its cost takes it.
    """
    if isinstance(noun, ThisCard):
        return all_that(noun, duel, speaker)
    return [card for card in all_that(noun, duel, speaker) if card not in speaker.leaving]


def least(noun: Choose, speaker: Speaker) -> int:
    """How many cards there have to be to choose from.

    Of as many as were paid there have to be all (Q&A 9018).
    """
    if noun.up_to:
        return 1
    return max(1, len(speaker.former)) if noun.as_many else noun.count


def needed(noun: Noun, speaker: Speaker) -> int:
    """How many of these there have to be at least, for anything to be done to any."""
    return least(noun, speaker) if isinstance(noun, Choose) else 1


def is_about_to_be_laid(card: Card, speaker: Speaker) -> bool:
    """Whether it is a Spell or Trap that leaves the hand before anything is done to it."""
    return card is speaker.card and card.place is Place.HAND and not card.text.is_monster


@value
class Chosen:
    """The cards that a step is done to, and how they were when they were chosen."""

    cards: list[Card]
    marks: tuple[Mark, ...] | None
    """None where there was nothing to choose: it is then as if nothing had been pointed at."""

    def done(self, ok: bool) -> Done:
        """What comes of a step that dealt with them."""
        return Done(ok, self.marks)


async def those(
    noun: Noun,
    duel: Duel,
    speaker: Speaker,
    reason: Reason = Reason.CHOOSE,
    fits: Callable[[Card], bool] | None = None,
    room: int | None = None,
    *,
    reaches: bool = True,
) -> Chosen:
    """The cards it is done to, chosen by the player where the noun leaves a choice.

    With `reaches` it does something to them, so that it passes over what is unaffected by it.
    What a battle has already doomed can be chosen, though it cannot be targeted (MR-DSTEP-31).
    A card that went elsewhere on the chain is no longer the one that its effect speaks of,
    nor is one whose activation or effect was just negated (Q&A 12336, 16041, 22388, 23949).
    Where there are fewer cards than it names, none are chosen (MR-GLOS-32; Q&A 11842).
    Where it leaves the player their number too, they are no more than there is `room` for.
    """
    if isinstance(noun, ThisCard) and speaker.has_strayed:
        return Chosen([], None)
    if isinstance(noun, AtRandom):
        return _struck_by_chance(noun, duel, speaker, fits)
    cards = [card for card in left_by_cost(noun, duel, speaker) if fits is None or fits(card)]
    undone = just_undone(noun, duel, speaker)
    if undone is not None:
        cards = [card for card in cards if card.place is undone.spot.place]
    if reaches and not speaker.pays:
        cards = [card for card in cards if not _is_out_of_reach(card, duel, speaker)]
    if speaker.spares:
        cards = [card for card in cards if card is not speaker.card] or cards
    if isinstance(noun, Choose) and noun.count == 1:
        cards = [card for card in cards if card in speaker.clearing] or cards
    if isinstance(noun, DeckTop) and noun.up_to:
        cards = await _some_of_the_top(cards, speaker)
    if isinstance(noun, OneFromEach):
        cards = await _one_from_each(cards, duel, speaker, reason)
    if isinstance(noun, Choose | Extreme):
        cards = await _of_their_choice(noun, cards, duel, speaker, reason, room)
    return Chosen(cards, marked(cards))


def _is_out_of_reach(card: Card, duel: Duel, speaker: Speaker) -> bool:
    return is_unaffected(duel, card, speaker) or is_entombed(duel, card)


async def _some_of_the_top(cards: list[Card], speaker: Speaker) -> list[Card]:
    """As many of `cards` as the player wants, from the first one on."""
    if len(cards) < 2:
        return cards
    about = speaker.card.id
    (count,) = await Number(speaker.player, Reason.HOW_MANY, 1, len(cards), about=about)
    return cards[:count]


async def _one_from_each(
    cards: list[Card], duel: Duel, speaker: Speaker, reason: Reason
) -> list[Card]:
    """Of each place one of `cards` at most, and one at least; chance finds that of a hand."""
    held = [card for card in cards if card.place is Place.HAND]
    offered = [*held[:1], *(card for card in cards if card not in held)]
    if not offered:
        return []

    def will_do(chosen: Sequence[Card]) -> bool:
        return len(dict.fromkeys(card.place for card in chosen)) == len(chosen)

    most, about = len(dict.fromkeys(card.place for card in offered)), speaker.card.id
    offer = Offer(offered, will_do, offered[:1])
    chosen = await choose_cards(
        duel, speaker.player, reason, offered, most, about, up_to=True, offer=offer
    )
    by_hand = by_chance(duel, held, 1) if any(card in held for card in chosen) else []
    return [*by_hand, *(card for card in chosen if card not in held)]


async def _of_their_choice(
    noun: Choose | Extreme,
    cards: list[Card],
    duel: Duel,
    speaker: Speaker,
    reason: Reason,
    room: int | None,
) -> list[Card]:
    """Those of `cards` that the player chooses, as many as the noun says."""
    count, up_to, offer = 1, False, Offer(cards)
    if isinstance(noun, Choose):
        if speaker.dues is not None:
            offer = duel.procedures.affordable(duel, speaker, noun, cards)
        if len(offer.cards) < least(noun, speaker):
            return []
        count, up_to = how_many(noun, duel, speaker), noun.up_to
        reaching = reach_of(noun, offer.cards, duel)
        if reaching is not None:
            safe = reaching.first(offer.cards)
            if not safe:
                return []
            count, up_to = len(offer.cards), True
            if offer.fits is None:
                offer = Offer(offer.cards, reaching.is_met, safe)
        if noun.named_apart or noun.alike is not None:
            together = max(choosable(noun, duel, offer.cards), key=len)
            if len(together) < least(noun, speaker):
                return []
            count = min(count, len(together)) if up_to else count
            offer = all_fitting(noun, duel, offer.cards, together[: least(noun, speaker)])
    if up_to:
        bounds = (count, room, speaker.most)
        count = min(bound for bound in bounds if bound is not None)
    chooser = speaker.player if speaker.chooser is None else speaker.chooser
    about = speaker.card.id
    return await choose_cards(
        duel, chooser, reason, offer.cards, count, about, up_to=up_to, offer=offer
    )


def all_fitting(noun: Choose, duel: Duel, cards: Sequence[Card], safe: Sequence[Card]) -> Offer:
    """The same cards, of which those will do that differ and are alike as the noun says."""

    def will_do(chosen: Sequence[Card]) -> bool:
        sets = choosable(noun, duel, chosen)
        return len(sets) == 1 and len(sets[0]) == len(chosen)

    return Offer(cards, will_do, safe)


def _struck_by_chance(
    noun: AtRandom, duel: Duel, speaker: Speaker, fits: Callable[[Card], bool] | None
) -> Chosen:
    """What chance chooses, as far as it can be done to it; it is remembered in any case."""
    cards = by_chance(duel, all_that(noun, duel, speaker), noun.count)
    return Chosen([card for card in cards if fits is None or fits(card)], marked(cards))


def how_many(noun: Choose, duel: Duel, speaker: Speaker) -> int:
    """How many have to be chosen."""
    if noun.as_many:
        return len(speaker.former)
    alike = noun.as_many_as
    return noun.count if alike is None else len(all_that(alike, duel, speaker))


def just_undone(noun: Noun, duel: Duel, speaker: Speaker) -> Link | None:
    """The link that was answered and negated, if it is its card that the noun points at."""
    answered = duel.state.chain.links[speaker.link - 2] if speaker.link > 1 else None
    if not isinstance(noun, Subject) or answered is None or speaker.subject is None:
        return None
    points = answered.speaker.card is speaker.subject.card
    return answered if points and answered.negated else None


def stands_still(duel: Duel, speaker: Speaker) -> bool:
    """Whether the card that speaks lies face-up where its effect was used, or brought it."""
    own = duel.state.chain.links[speaker.link - 1 : speaker.link] if speaker.link else []
    card = speaker.card
    came = card.arrival.by is card
    return (card.place is Place.FIELD and card.face_up) and all(
        link.source.is_uncovered or (came and link.spot.place is not Place.FIELD)
        for link in own
    )


def total_attack(duel: Duel, cards: Iterable[Card]) -> int:
    """The total ATK that these have on the field, before they leave it."""
    return sum(attack(duel, card) for card in cards if card.place is Place.FIELD)


def is_unseen(noun: Noun) -> bool:
    """Whether it is looked for in a hand or a Deck."""
    chosen = noun.of if isinstance(noun, Choose | AtRandom) else noun
    return isinstance(chosen, Cards) and chosen.place in SECRET


def is_of_extra_deck(noun: Noun) -> bool:
    """Whether it is chosen from an Extra Deck."""
    return (
        isinstance(noun, Choose)
        and isinstance(noun.of, Cards)
        and noun.of.place is Place.EXTRA_DECK
    )


def is_in_any(noun: Noun, places: tuple[Place, ...]) -> bool:
    """Whether it is looked for in several places, all of them among these."""
    chosen = noun.of if isinstance(noun, Choose | AtRandom) else noun
    if not isinstance(chosen, AnyOf):
        return False
    return all(each.place in places for each in chosen.each)


def is_on_field(noun: Noun) -> bool:
    """Whether it is looked for on the field, without being pointed at."""
    sought = noun.of if isinstance(noun, Every | Choose) else None
    return isinstance(sought, Cards) and sought.place is Place.FIELD


def is_on_their_field(noun: Noun) -> bool:
    """Whether it is looked for on the opponent's field, by what no other card decides."""
    such = descriptions(noun.of) if isinstance(noun, Choose | Every) else []
    there = [each.place is Place.FIELD and each.whose is Whose.THEIRS for each in such]
    others = [part for part in parts(noun) if isinstance(part, Noun)][1:]
    return (
        bool(there) and all(there) and all(isinstance(part, Cards | AnyOf) for part in others)
    )


def taken_from_deck(noun: Noun) -> int:
    """How many cards of their own Deck it takes from its player, as far as that is printed."""
    if isinstance(noun, DeckTop):
        return noun.least if noun.whose is Whose.YOURS else 0
    if not isinstance(noun, Choose) or not isinstance(noun.of, Cards) or noun.up_to:
        return 0
    own = noun.of.whose is Whose.YOURS and noun.of.place is Place.DECK
    return noun.count if own else 0


def names_place(noun: Noun, place: Place) -> bool:
    """Whether it speaks of cards that lie there."""
    return any(isinstance(part, Cards) and part.place is place for part in parts(noun))


def names_deck(noun: Noun) -> bool:
    """Whether the noun looks for cards in a Deck, or takes those excavated from it."""
    return names_place(noun, Place.DECK) or any(
        isinstance(part, DeckTop) or is_of(Lot.EXCAVATED, part) for part in parts(noun)
    )
