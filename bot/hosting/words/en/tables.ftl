# Tables of an event's rounds.
event-table-thread = { $cut ->
    [yes] Top R{ $round }
   *[no] R{ $round }
} · Table { $table } · { $one } – { $other }
event-table-title = ### Table { $table } · { $round }
event-table-result = **Result:** { $result }
event-table-time = End of the round: { $ends }
event-table-time-up = The time of the round is up.
event-table-added = **{ $count } min** were added for time in which nobody could play.
event-table-absent = Press the button to say that you are here. Players who are absent lose and are dropped. Time limit: { $ends }
event-table-say-here = Press the button to say that you are here.
event-table-also = **{ $name }** also has a table in { $where }.
event-table-waits = **{ $name }** also has a table in { $where }. While that match is played, nobody counts as late here, for one round at most.
event-on-another-server = an event on another server
event-table-here = { $name } is here. When both are here, the duel begins.
event-table-both-here = Both players are here. Start the duel.
event-table-awaited = This match goes on. Press the button to say that you are here. If there is no result when the time of the round is up, both players may lose.
event-table-duel = The duel is under way: { $place }
event-table-again = The last duel does not count. Please play again.
event-table-claimed = { $name } reports: { $result }. The opponent has to confirm it or say that it is wrong. If they do neither, it counts when the time of the round is up.
event-table-disputed = { $name } reports: { $result }. The opponent says otherwise. The organiser decides. { $late ->
    [yes] You can still agree without them: the opponent can confirm it after all.
   *[no] You can still agree without them: { $name } can take it back, or the opponent can confirm it after all.
} If nobody comes, ask somebody else who can manage this server or its events.
event-table-withdrawn = The report was taken back. The result can be reported again; to play at this table, press the button to say that you are here. If there is no result when the time of the round is up, both players may lose.
event-table-taken-back = This table is not played: the round was undone, or the event was cancelled.
event-table-here-button = I am here
event-table-here-and-start-button = I am here: start the duel
event-table-start-button = Start the duel
event-table-report-button = Report a result
event-table-confirm-button = Confirm
event-table-deny-button = That is wrong
event-table-take-back-button = Take the report back
event-table-call-button = Call the organiser
event-score-placeholder = Choose the result
event-score-which = What was the result of your match? Report only what was played elsewhere: a duel at this table is counted automatically.
event-please-confirm = your opponent has reported a result. Please confirm it above, or say that it is wrong.
event-table-decided = an organiser has decided your match: { $result }. Reason: { $reason }
event-table-changed = an organiser has changed the result of your match: { $result } (before: { $former }). Reason: { $reason }
event-table-you-reported = Reported. It counts as soon as your opponent confirms it.
event-table-you-confirmed = Confirmed. The result counts.
event-table-you-contradicted = The organiser has been called and will decide, unless you two agree first.
event-table-report-taken-back = Your report was withdrawn.
event-table-too-late-to-take-back = The time of the round is up, so the report can no longer be taken back. Your opponent can confirm it, or the organiser decides.
event-table-organiser-called = The organiser has been called to your table.
event-table-is-over = This table is finished.
event-table-not-yours = You do not play at this table.
event-table-none-of-yours = You have no table that is waiting for a result.
event-table-not-both-here = Your opponent is not here yet.
event-table-plays = A duel is under way at your table. It is counted automatically.
event-table-plays-no-report = A duel is under way at your table. Play it to the end: its result is counted automatically. If it should not count, call the organiser.
event-table-was-reported = A result has already been reported for this table.
event-table-nothing-reported = No report is waiting for an answer here.
event-table-report-changed = The report has changed since you read it. Look at the result above again, then confirm it or say that it is wrong.
event-table-opponent-confirms = Your opponent has to confirm your report.
event-table-no-such-score = A match cannot end like that. “{ event-table-report-button }” at the table lists every result that is possible.
event-table-no-deck = A player of this table has no deck. Please call the organiser.
event-time-judge = Table { $table }: the time of the round is up, and the match is not decided. Please decide it: `/event-admin correct`.
event-call-disputed = Table { $table }: the players report different results. Please decide: `/event-admin correct`.
event-call-again = Table { $table }: this match has been waiting for an organiser since { $since }, and the event cannot go on without a result. Please decide: `/event-admin correct`.
event-play-again = Table { $table }: { $why } Please start a new duel at the table.
event-call-player = Table { $table }: { $name } calls you.
event-round-taken-back = This round was undone.
event-end-taken-back = The event goes on: an organiser has undone its end.
event-too-few = fewer than three players were there at the start
event-rounds-option-event = The event; the one under way here if you leave it out
event-rounds-option-reason = The reason; everybody can read it in the list of decisions
event-report-description = Report the result of your match in this round, if it was played elsewhere
event-report-won = How many duels you won
event-report-lost = How many duels you lost
event-correct-description = Decide the result of a match in this round, or correct it
event-correct-table = The number of the table
event-correct-result = The duels won by the first and by the second player, such as 2-1
event-correct-unreadable = Choose a result from the list, or write it as 2-1.
event-corrected = The result is now: { $result }
event-undo-description = Undo the last round; first you see what that stops and takes back
event-undone = The round was undone. It is paired again after the pause between two rounds, at the earliest in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. Until then results of the round before can be corrected.
event-extend-description = Extend the time of the current round
event-extend-minutes = How many more minutes
event-extended = The round has been extended by { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
event-extend-too-late = Time has been called: the duels of this round are already ending.
event-call-time-description = End the time of the current round now
event-time-called = The time of the round is up.
