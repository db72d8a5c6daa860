# How the bot fares.
status-description = How quickly the bot answers, what goes on, and which version it is
status-answers = In the last day half of what people pressed or asked was answered in { $half }, and 99 of 100 in { $most }.
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
