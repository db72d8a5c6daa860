# Duels of an event.
draw-not-in-event = In an event, players cannot agree on a draw. Play on, or surrender.
rematch-not-in-event = In an event, the pairings decide who your opponents are, so there is no rematch.
ended-after-time = The time of the round was up.
