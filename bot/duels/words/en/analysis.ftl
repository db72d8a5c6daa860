# What else there was to choose in a duel that is over.
else-title = Duel { $number }: decision { $at } of { $count }
else-turn = Turn { $turn }
else-taken = (chosen)
else-none = The other choices can no longer be shown: the rules or cards have changed since, or there was never anything else to choose.
else-not-yours = Only the player who sat there can see what else there was to choose.
else-busy = Your choices in another duel are still being looked up. Press again when they are shown.
analysis-full = Many people are looking into their duels right now. Press again in a minute.
what-if = What if …
what-if-begins = What if you had chosen differently in duel { $number }? It goes on from there against the CPU, and only you see it: { $place }
what-if-in-thread = Press “My hand” there.
what-if-open = All cards and all random results are as they were.
what-if-dealt = Cards you could not know at that point are dealt again, and the Decks are shuffled. If you are not allowed to see your opponent's deck, a ready deck takes its place. So this does not show what they really held.
what-if-outdated = The rules or cards have changed since this duel, so it cannot go on from here.
what-if-not-here = It cannot go on from this choice: cards you did not know would have to be dealt again in the middle of something, or while one of their effects lasts. Choose a point in your own Main Phase or Battle Phase with no Chain.
what-if-busy = Another of your duels is still being looked up. Press again in a moment.
what-if-again = This duel was a “What if …” itself. Go back to the duel it came from, or practise with `/duel practice`.
