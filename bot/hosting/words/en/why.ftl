# Why somebody was paired so, and why they stand there.
event-why-title = ### { $name }: explained for { $player }
event-why-added = **{ $count } min** were added to the time of this round: { $why ->
    [down] the bot was not running.
    [clock] the clock of the bot's computer was set.
    [unreachable] Discord could not be reached.
    [hidden] the table could not be shown.
    [elsewhere] a player of this table was playing at another table.
   *[late] check-in could not be opened in time.
    }
event-why-round = The pairing of { $round }
event-why-place = The place in the standings
event-why-nothing = Nothing has been paired yet, so there is nothing to explain.
event-why-not-paired = { $you ->
    [yes] You were
   *[no] { $name } was
} not paired in this round.
event-why-missed = { $you ->
    [yes] You
   *[no] { $name }
} joined after this round was paired, so it counts as a loss.
event-why-away = { $you ->
    [yes] You
   *[no] { $name }
} had left when this round was paired, and came back later, so it counts as a loss.
event-why-lots = { $you ->
    [yes] You were
   *[no] { $name } was
} paired with { $rival }: the order of all players was drawn by lot, and in the first round the upper half plays against the lower half.
event-why-circle = { $you ->
    [yes] You were
   *[no] { $name } was
} paired with { $rival }: everybody plays everybody once, in an order that was drawn by lot at the start.
event-why-points = { $you ->
    [yes] You
   *[no] { $name }
} ({ event-points }) { $you ->
    [yes] were
   *[no] was
} paired with { $rival } ({ event-points-theirs }): both had { event-points }{ $met ->
    [0] { " " }and had not met.
   *[other] . The two had met before, but no pairing had fewer second meetings.
}
event-why-nearest = { $you ->
    [yes] You
   *[no] { $name }
} ({ event-points }) { $you ->
    [yes] were
   *[no] was
} paired with { $rival } ({ event-points-theirs }){ $met ->
    [0] . The two had not met.
   *[other] . The two had met before, but no pairing had fewer second meetings.
} Not everybody could play somebody with the same points; no other pairing keeps the points at all tables closer without more second meetings.
event-why-bye-lots = { $you ->
    [yes] You
   *[no] { $name }
} had the bye: the number of players was odd, and it was decided by lot.
event-why-bye-circle = { $you ->
    [yes] You
   *[no] { $name }
} had the bye: the number of players is odd, so everybody has one bye in the course of the event.
event-why-bye-lowest = { $you ->
    [yes] You
   *[no] { $name }
} (place { $place }) had the bye: the number of players was odd, and of those with the fewest byes nobody was lower in the standings.
event-why-bye-spared = { $you ->
    [yes] You
   *[no] { $name }
} (place { $place }) had the bye: the number of players was odd, and a bye for anybody lower would have brought more second meetings.
event-why-seed = { $you ->
    [yes] You
   *[no] { $name }
} had a bye: a bracket of { $count } players has empty places in its first round, and the best seeds are placed opposite them.
event-why-bracket = { $you ->
    [yes] You were
   *[no] { $name } was
} paired with { $rival } by the bracket: match { $number }{ $third ->
    [yes] { " " }(third-place match)
   *[no] {""}
} is { $first } against { $second }.
event-why-final-place = The place
event-why-placed = { $you ->
    [yes] You
   *[no] { $name }
} finished in place { $place }. In a bracket, the later you lose your last match, the better your place; players who lost in the same round share a place.{ $third ->
    [yes] { " " }The third-place match decides who is third and who is fourth.
   *[no] {""}
}
event-seed = seed { $number }
event-why-first = { $you ->
    [yes] You are
   *[no] { $name } is
} in first place with { event-points }: nobody is higher.
event-why-rank-points = { $you ->
    [yes] You are
   *[no] { $name } is
} in place { $place }, directly below { $above }: { $above } has { event-points-theirs }, { $you ->
    [yes] you have
   *[no] { $name } has
} { $points }.
event-why-rank-opponents = { $you ->
    [yes] You are
   *[no] { $name } is
} in place { $place }, directly below { $above }: both have { event-points }, but the opponents of { $above } won { $better } of their match points, { $you ->
    [yes] yours
   *[no] those of { $name }
} { $worse }.
event-why-rank-theirs = { $you ->
    [yes] You are
   *[no] { $name } is
} in place { $place }, directly below { $above }: both have { event-points } and opponents at { $opponents }, but the opponents of the opponents of { $above } won { $better } of their match points, { $you ->
    [yes] yours
   *[no] those of { $name }
} { $worse }.
event-why-rank-rounds-lost = { $you ->
    [yes] You are
   *[no] { $name } is
} in place { $place }, directly below { $above }: both have { event-points } and the same percentages (opponents at { $opponents }), but { $above } lost later: the squares of the rounds lost add up to { $better } against { $worse }.
event-why-rank-lot = { $you ->
    [yes] You are
   *[no] { $name } is
} in place { $place }, directly below { $above }: both have { event-points } and equal tie-breakers (opponents at { $opponents }), so the order drawn by lot at the start decides.
event-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-points-theirs = { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
}
