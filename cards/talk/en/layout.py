"""How the table is laid out in English."""

from cards.talk.en.nouns import PLACES, ZONES
from cards.talk.tongue import BoardWords
from engine.yugioh.language import Counter, Place

LAYOUT = BoardWords(
    heading="Turn {turn} · {whose} · {phase}",
    before_first_turn="Before the first turn",
    your_turn="Your turn",
    their_turn="{player}'s turn",
    you="{player} (you) · {life} LP",
    player="{player} · {life} LP",
    counts="Hand {hand} · Deck {deck}",
    extra_deck="Extra Deck {count}",
    zones=ZONES,
    no_monsters="No monsters",
    no_spells="No Spells or Traps",
    face_down_monster="Face-down monster",
    set_card="Set card",
    is_set="Set",
    equipped="equipped to {card}",
    turns_left="turns left: {turns}",
    counters={Counter.SPELL: "Spell Counters: {count}"},
    materials="Xyz Materials: {cards}",
    places=PLACES,
    comma=", ",
    piles={
        Place.HAND: "Hand {count}, revealed: {cards}",
        Place.GRAVEYARD: "Graveyard {count}: {cards}",
        Place.BANISHED: "Banished {count}: {cards}",
        Place.EXTRA_DECK: "Face-up in the Extra Deck {count}: {cards}",
    },
    graveyard_empty="Graveyard empty",
    copies="{card} ×{count}",
    chain="Chain",
    link="Link {number} · {player} · {card}",
    targets="targets {cards}",
    negated="negated",
    battle="Battle",
    hand="Your hand · {count}",
    no_cards="No cards",
)
