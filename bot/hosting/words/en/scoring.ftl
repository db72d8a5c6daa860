# How standings are reckoned, as an organiser sets it.
event-option-rate-floor = The least match-win rate in tie-breakers, in percent (a third unless you choose)
event-option-count-byes = Whether byes count in match-win rates (they do unless you choose False)
event-only-standings = The least match-win rate, and whether byes count, are for Swiss and round robin only.
event-scoring = Tie-breakers: no match-win rate counts as less than { $floor }; byes { $byes ->
    [yes] count
   *[no] do not count
} in it
