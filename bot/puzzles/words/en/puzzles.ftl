# Puzzles.
puzzle-description = The puzzle of the day: win this turn
puzzle-option-alone = Show it only to you, not to the channel
puzzle-solver = Player
puzzle-of-the-day = Puzzle of { $date }: win this turn
puzzle-task = { $grade } · It is your Main Phase 1. Your opponent has only the cards you see, and nothing in your Deck helps. Can you win before the turn ends?
puzzle-solve = Solve it
puzzle-hint = Hint
puzzle-solution = Show the solution
puzzle-solved-by = { $count ->
    [0] Nobody here has solved it today.
    [one] One person here has solved it today.
   *[other] { $count } people here have solved it today.
}
puzzle-hint-is = It takes { $moves ->
    [one] one move
   *[other] { $moves } moves
} (summons, Sets, activations, attacks, changes of position). Start with { $card }.
puzzle-solution-is = One of the shortest solutions:
puzzle-begins = The puzzle is set up in our private chat: { $place }
puzzle-begins-in-thread = The puzzle is set up in a thread that only you can see: { $place }. Press “My hand” there.
puzzle-gone = This puzzle is no longer available. `/puzzle` shows today's.
