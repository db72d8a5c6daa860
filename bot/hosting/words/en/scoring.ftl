# How standings are reckoned, as an organiser sets it.
event-option-rate-floor = Lowest match-win rate in tie-breakers, in percent (33.33 if you leave it out)
event-option-count-byes = Whether byes count in match-win rates (yes if you leave it out)
event-only-standings = The lowest match-win rate, and whether byes count, can only be set for Swiss and round robin.
event-scoring = Tie-breakers: no match-win rate counts as less than { $floor }; byes { $byes ->
    [yes] count
   *[no] do not count
} in that rate
