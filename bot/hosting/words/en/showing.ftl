# How an event looks: pairings, standings, brackets, places.
event-round-of = { $cut ->
    [yes] top cut, round { $number } of { $count }
   *[no] round { $number } of { $count }
}
event-round = { $cut ->
    [yes] top cut, round { $number }
   *[no] round { $number }
}
event-page = Page { $page } of { $count }
event-comma = { ", " }
event-bye = bye
event-both-lose = both lose
event-how = { $how ->
    [clock] decided by time
    [ruling] ruling
   *[other] { $how }
}
event-player-dropped = { $name } dropped
event-both-dropped = both dropped
event-pairings-title = ### { $name }: { $round }
event-round-over = All results are in.
event-round-open = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
event-standings-title = ### { $name }: { $rounds ->
    [0] standings before round 1
    [one] standings after round 1
   *[other] standings after { $rounds } rounds
}
event-standings-legend = Place · player · points · won–drawn–lost · opponents' match wins · opponents' opponents' match wins · sum of the squares of the rounds lost. Explained for you: `/event why`
event-has-dropped = dropped
event-places-title = ### { $name }: final places
event-bracket-title = ### { $name }: { $cut ->
    [yes] top cut
   *[no] bracket
}
event-column = { $kind ->
    [final] final
    [semi] semi-finals
    [quarter] quarter-finals
    [grand] grand final
    [reset] grand final, match 2
    [third] third-place match
   *[round] round { $number }
}
event-part = { $part ->
    [losers] losers' bracket
   *[winners] winners' bracket
}
event-titled = { $title }: { $what }
event-comes-from = { $kind ->
    [loser] loser of { $number }
   *[winner] winner of { $number }
}
event-nobody = nobody
event-no-reset = Not needed: the player from the winners' bracket won the grand final.
event-full-stop = { ". " }
event-semicolon = { "; " }
event-table-head = { $column ->
    [place] { "#" }
    [player] Player
    [points] Pts
    [record] W–D–L
    [opponents] Opp.
    [theirs] Opp.²
   *[squares] Lost²
}
event-table-line = { $place }. { $name }, { $points ->
    [one] one point
   *[other] { $points } points
}
event-table-described = Standings after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}:
event-bracket-described = Bracket. { $rounds }
event-all-rounds = -# The pictures leave out rounds that are over and those whose players are not known yet; the list has them all.
