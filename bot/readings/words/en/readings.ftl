# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }** ({ $count }): { $cards }
readings-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
readings-title = Imported cards, by how certain their rules are:
readings-imported = Imported cards
readings-count = { $count } { $state }
readings-here = { $name } (reported here)
readings-of-these-reported = { $count } of these reported here
readings-reported = Reported as not working correctly, so not playable here for now: { $cards }
readings-not-taken = Not allowed here: { $cards }
readings-rules = Rules of this card: { $state }
readings-wrong = Report a mistake
readings-form-title = Report: { $card }
readings-form-words = What is wrong? One sentence is enough
readings-kept = Thank you. From the next duel on, { $card } cannot be played on this server until a moderator has looked into it. Duels under way are not affected.
readings-kept-by-hand = Thank you. From the next duel on, { $card } is played by hand on this server, and not at events, until a moderator has looked into it. Duels under way are not affected.
readings-kept-privately = Thank you. Whoever runs the bot will look at { $card }.
readings-said-before = You have already reported { $card } here.
readings-too-many = You can report at most { $most } cards a day. Please come back tomorrow.
readings-not-read = { $card } is not an imported card that can be played here, so it cannot be reported.
readings-card-by-hand = Playable here if all players agree: by hand (reported here).
readings-card-reported = Not playable here for now: it was reported as not working correctly.
duel-reports-description = For moderators: cards reported on this server as not working correctly
reports-title = ### { $count ->
    [one] One report on this server
   *[other] { $count } reports on this server
}
reports-line = **{ $card }** · { $reader }, { $since }: “{ $words }”
reports-none = There are no reports on this server to decide about.
reports-menu = Allow a card by its rules again …
reports-taken-back = { $card } is played here by its rules again.
readings-first-use = { $card } is an imported card: { $state }.
