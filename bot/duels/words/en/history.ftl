# The duels that somebody has played.
duel-history-description = The duels you have played: watch them again
history-title = Your duels
history-none = You have not finished a duel yet. Finished duels are listed here, and you can watch them again.
history-practice = practice
history-first-duel = first duel
history-puzzle = puzzle
history-what-if = what if …
history-older = Older duels
history-watch = Watch one again
