# How the table stands.
heading = Turn { $turn } · { $whose } · { $phase }
before-first-turn = Before the first turn
your-turn = Your turn
their-turn = { $player }'s turn
your-phase = Your { $phase }
their-phase = { $player }'s { $phase }
your-side = { $player } (you) · { $life } LP
their-side = { $player } · { $life } LP
hand-count = Hand { $count }
deck-count = Deck { $count }
extra-deck-count = Extra Deck { $count }
face-down-monster = Face-down monster
set-card = Set card
is-set = Set
equipped-to = equipped to { $card }
in-hand = { $card } ({ $facts })
turns-left = turns left: { $turns }
counters = { $counter }s: { $count }
materials = Xyz Materials: { $cards }
comma = {", "}
copies = { $card } ×{ $count }
pile-of-hand = Hand { $count }, revealed: { $cards }
pile-of-graveyard = Graveyard { $count }: { $cards }
pile-of-banished = Banished { $count }: { $cards }
pile-of-extra-deck = Face-up in the Extra Deck { $count }: { $cards }
chain = Chain
chain-link = Link { $number } · { $player } · { $card }
chain-targets = targets { $cards }
chain-negated = negated
battle = Battle
your-hand = Your hand · { $count }

# What a card is.
level = Level { $level }
attack-and-defense = ATK { $attack } / DEF { $defense }
attack-alone = ATK { $attack }
defense-alone = DEF { $defense }
