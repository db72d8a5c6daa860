# What came of duels: records of people, and ladders of servers.
record-description = Your record: wins, draws and losses by format, deck and rival; or that of somebody in the ladder
record-option-player = Whose record: somebody who takes part in the ladder here; leave it out for yours
record-option-rival = Only the duels against this person
record-title-own = Your record
record-title-own-rival = Your record against { $rival }
record-title = The record of { $name } here
record-title-rival = The record of { $name } here, against { $rival }
record-whole = **{ $count ->
    [one] 1 duel
   *[other] { $count } duels
}**: { $wins } won · { $draws } drawn · { $losses } lost
record-none = No duel between two people counts yet; `/duel challenge` begins one.
record-by-format = By format (won–drawn–lost)
record-by-deck = By deck
record-by-rival = By rival
record-own-decks = own decks
record-line = - { $name } · { $wins }–{ $draws }–{ $losses }
record-place = place { $place }: { $count }×
record-places = **{ $format }**: { $places }
record-rating = Ladder of this server: **{ $rating }** ± { $unsure }, place { $place }.
record-rating-unsure = Ladder of this server: { $rating } ± { $unsure }, too unsure for a place yet.
record-counts = Duels by the rules with a result count. Practice, duels with cards done by hand, and duels that were stopped do not.
record-not-shown = The record of { $name } is not shown here: they do not take part in the ladder of this server.
ladder-description = The ladder of this server: who plays best, of those who take part
ladder-admin-description = Whether duels of events count for the ladder of this server
ladder-option-events = Let the results of event matches count from now on
ladder-title = Ladder · taking part: { $count }
ladder-empty = Nobody who takes part has a duel that counts yet.
ladder-line = **{ $place }.** { $name } · **{ $rating }** ± { $unsure } · { $wins }–{ $draws }–{ $losses }
ladder-line-unsure = { $name } · { $rating } ± { $unsure } (unsure) · { $wins }–{ $draws }–{ $losses }
ladder-rules = A rating rises with a win and falls with a loss, the more the less it was expected; ± is how far off it may still be. Duels of two between people who both take part count, each once{ $events ->
    [yes] , those of events too
   *[no] , those of events do not
}. Duel Party is not rated. Who has not dueled for 26 weeks is not listed.
ladder-ask = Take part …
ladder-leave = Leave the ladder
ladder-sure = Take part in the ladder of this server? Everybody here then sees your name, your rating, and how often you have won, drawn and lost here. Only duels that end from now on count. You can leave at any time: then nothing of it is shown and no more duels count.
ladder-join = Take part
ladder-join-no = No
ladder-done-join = You take part in the ladder of this server.
ladder-done-no = You do not take part.
ladder-done-leave = You have left the ladder: nothing of yours is shown there, and no more duels count.
ladder-events-count = Duels of events count for the ladder from now on.
ladder-events-do-not = Duels of events do not count for the ladder from now on. Those that were counted stay.
