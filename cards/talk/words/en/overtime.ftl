# Time is called: what is still played, and what then decides.
time-called = { $is-extra ->
    [yes] This extra duel decides: it has { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, then whoever has more Life Points wins.
   *[no] { $turns ->
        [0] Time is up: when this turn ends, whoever has more Life Points wins.
        [one] Time is up: 1 more turn, then whoever has more Life Points wins.
       *[other] Time is up: { $turns } more turns, then whoever has more Life Points wins.
    }
}
time-called-between = { $goes-on ->
    [yes] Time is up: an extra duel decides.
   *[no] Time is up: no further duel is played.
}
heading-turns-left = { $heading } · { $left ->
    [0] last turn
    [one] 1 more turn
   *[other] { $left } more turns
}
heading-sudden-death = { $heading } · sudden death: whoever has more Life Points at the end of a turn wins
match-score-extra = Extra duel · { $one } { $first }–{ $second } { $other }
