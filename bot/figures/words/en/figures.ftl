# How the bot fares.
status-description = How fast the bot answers, what is going on, and which version it is
status-answers = In the last 24 hours, half of all button presses and commands were answered in { $half }, and 99 out of 100 in { $most }.
status-no-answers = Nothing has been answered yet since the bot started.
status-ms = at most { $ms } ms
status-s = at most { $s } s
status-longer = more than 3 s
status-going = Going on now: { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
status-version = Duelkeeper { $version }
