# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }** ({ $count }): { $cards }
readings-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
readings-title = Imported cards, by how sure their rules are:
readings-imported = Imported cards
readings-count = { $count } { $state }
readings-here = { $name } (reported here)
readings-of-these-reported = { $count } of these reported here
readings-reported = Reported as played wrongly, so not playable here for now: { $cards }
readings-not-taken = Not agreed to: { $cards }
readings-rules = Rules of this card: { $state }
readings-wrong = This is played wrongly
readings-form-title = Played wrongly: { $card }
readings-form-words = What is wrong? One sentence
readings-kept = Thank you. From the next duel on, { $card } cannot be played on this server until somebody has looked at it. Duels that have begun go on as they are.
readings-kept-by-hand = Thank you. From the next duel on, { $card } is done by hand on this server until somebody has looked at it, and is not played at events. Duels that have begun go on as they are.
readings-kept-privately = Thank you. Whoever runs the bot will look at { $card }.
readings-said-before = You have already reported { $card } here.
readings-too-many = You have reported { $most } cards within a day, which is the most. Please come back tomorrow.
readings-not-read = { $card } is not an imported card that is played here, so it cannot be reported.
readings-card-by-hand = Playable here if those who play agree: by hand (reported here).
readings-card-reported = Not playable here for now: it was reported as played wrongly.
duel-reports-description = For moderators: which cards were reported here as played wrongly
reports-title = ### { $count ->
    [one] One report on this server
   *[other] { $count } reports on this server
}
reports-line = **{ $card }** · { $reader }, { $since }: “{ $words }”
reports-none = All cards are played here by their rules that were not decided on everywhere.
reports-menu = Let a card be played here by its rules again …
reports-taken-back = { $card } is played here by its rules again.
readings-first-use = { $card } is an imported card: { $state }.
