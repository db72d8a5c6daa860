# The whole log of a duel.
log-whole = Whole log
log-earlier = { $count ->
    [one] … 1 earlier line: “Whole log”
   *[other] … { $count } earlier lines: “Whole log”
}
log-lighter = { $count ->
    [one] … and 1 minor thing: “Whole log”
   *[other] … and { $count } minor things: “Whole log”
}
log-page-title = What happened – page { $page } of { $pages }
log-older = Previous
log-newer = Next
log-file = Log file
log-file-title = Duel { $number }
log-cut = The rest of the log cannot be shown: the rules or cards have changed since, and the duel would have gone differently.
log-gone = This log cannot be shown any more: the rules or cards have changed since.
