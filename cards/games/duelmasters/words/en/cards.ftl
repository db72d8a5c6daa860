# Kinds of cards of Duel Masters, as decks are sorted.
party-curve = Cost
group-creatures = Creatures
group-spells = Spells
group-others = Others
