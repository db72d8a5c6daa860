# What else there was to choose in a duel that is over.
else-title = Duel { $number }: decision { $at } of { $count }
else-turn = Turn { $turn }
else-taken = (chosen)
else-none = What could have been chosen cannot be told any more: the rules or cards have changed since, or there was never anything else to choose.
else-not-yours = What else there was to choose is told only to who sat there.
else-busy = Your decisions in another duel are being looked up already. Press again when they are there.
analysis-full = Many people are looking into their duels just now. Press again in a minute.
what-if = What if …
what-if-begins = What if you had decided otherwise in duel { $number }? It goes on from there against the built-in opponent, for you alone: { $place }
what-if-in-thread = Press “My hand” there.
what-if-open = All cards and all chance are as they were.
what-if-dealt = What you could not know then is dealt anew, and so is the order of the Decks. If your opponent's deck is not open to you, a ready deck stands in for it. So it tells you nothing of what they held.
what-if-outdated = The rules or cards have changed since this duel, so it cannot go on from here.
what-if-not-here = It cannot go on from this decision: cards you did not know would have to be dealt anew in the middle of what was going on, or while an effect of theirs lasts. Choose another decision in your own Main Phase or Battle Phase, with nothing on the chain.
what-if-busy = Another of your duels is being looked into already. Press again in a moment.
what-if-again = This duel went on from another one itself. Go on from that one, or practise with `/duel practice`.
