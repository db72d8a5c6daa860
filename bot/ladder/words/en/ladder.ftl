# What came of duels: records of people, and ladders of servers.
record-description = Wins, draws and losses by format, deck and opponent: yours, or those of somebody on the ladder
record-option-player = Whose record: somebody on this server's ladder; leave it out for yours
record-option-rival = Only the duels against this person
record-title-own = Your record
record-title-own-rival = Your record against { $rival }
record-title = { $name }'s record here
record-title-rival = { $name }'s record here, against { $rival }
record-whole = **{ $count ->
    [one] 1 duel
   *[other] { $count } duels
}**: { $wins } won · { $draws } drawn · { $losses } lost
record-none = No duel against a person counts yet. To start one, use `/duel challenge`.
record-by-format = By format (won–drawn–lost)
record-by-deck = By deck
record-by-rival = By opponent
record-own-decks = custom decks
record-line = - { $name } · { $wins }–{ $draws }–{ $losses }
record-place = place { $place }: { $count ->
    [one] once
   *[other] { $count } times
}
record-places = **{ $format }**: { $places }
record-rating = On this server's ladder: **{ $rating }** ± { $unsure }, place { $place }.
record-rating-unsure = On this server's ladder: { $rating } ± { $unsure }, too uncertain for a place yet.
record-counts = Duels that were played by the rules and ended with a result count. Practice, duels with cards played by hand, and stopped duels do not.
record-not-shown = The record of { $name } is not shown here: they are not on this server's ladder.
ladder-description = This server's ladder: the best players among those who take part
ladder-admin-description = Set whether event duels count for this server's ladder
ladder-option-events = Let the results of event matches count from now on
ladder-title = Ladder · taking part: { $count }
ladder-empty = Nobody who takes part has played a duel that counts yet.
ladder-line = **{ $place }.** { $name } · **{ $rating }** ± { $unsure } · { $wins }–{ $draws }–{ $losses }
ladder-line-unsure = { $name } · { $rating } ± { $unsure } (uncertain) · { $wins }–{ $draws }–{ $losses }
ladder-rules = A win raises your rating and a loss lowers it; the less expected the result, the more. ± is how far off the rating may still be. The last three numbers are won–drawn–lost. Only two-player duels between people who both take part count, each once{ $events ->
    [yes] , event duels too
   *[no] ; event duels do not
}. Duel Party is not rated. Whoever has had no duel for 26 weeks is not listed.
ladder-ask = Take part …
ladder-leave = Leave the ladder
ladder-sure = Take part in this server's ladder? Everybody here will see your name, your rating, and how often you have won, drawn and lost here. Only duels that end from now on count. You can leave at any time: then none of this is shown, and no more duels count.
ladder-join = Take part
ladder-join-no = Not now
ladder-done-join = You now take part in this server's ladder.
ladder-done-no = You are not taking part.
ladder-done-leave = You have left the ladder: none of your results are shown there, and no more duels count.
ladder-events-count = From now on, event duels count for the ladder.
ladder-events-do-not = From now on, event duels do not count for the ladder. Those already counted stay.
