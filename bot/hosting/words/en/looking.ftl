# The commands that show an event.
event-pairings-description = Who meets whom in a round, with results and the ways to the tables
event-standings-description = Who stands where, with the tie-breakers
event-bracket-description = The bracket, in pictures and in words
event-why-description = Why you were paired so, and why you stand where you do
event-option-event = The event; without it the one that is going on here
event-option-round = The round; without it the newest
event-option-only-me = Whether only you read the answer
event-option-why-player = Of whom you want to know it; without it of yourself
event-no-such-round = { $count ->
    [0] No round has been paired yet.
    [one] There is one round so far.
   *[other] There are { $count } rounds so far.
}
event-no-bracket = This event has no bracket, or not yet: its top cut is made after the Swiss rounds. `/event standings` shows who stands where.
event-why-not-in = You do not take part in this event. Name a player with `player`.
event-page-gone = This was taken back, so there is nothing more to turn to.
