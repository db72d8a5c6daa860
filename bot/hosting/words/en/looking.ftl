# The commands that show an event.
event-pairings-description = The pairings and results of a round, with links to the tables
event-standings-description = The standings, with the tie-breakers
event-bracket-description = The bracket, as pictures and in words
event-why-description = Why you got this opponent, and why you have this place
event-option-event = The event; the one under way here if you leave it out
event-option-round = The round; the latest if you leave it out
event-option-only-me = Show the answer only to you?
event-option-why-player = The player to explain it for; you if you leave it out
event-no-such-round = { $count ->
    [0] No round has been paired yet.
    [one] There is one round so far.
   *[other] There are { $count } rounds so far.
}
event-no-bracket = This event has no bracket, or none yet: a top cut comes after the Swiss rounds. `/event standings` shows the standings.
event-why-not-in = You are not in this event. Name a player with `player`.
event-page-gone = This round was undone, so there are no more pages.
