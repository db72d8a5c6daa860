# Replays: duels that are over, watched again.
replay-description = Watch duels that are over
replay-show-description = Watch a duel again, step by step
replay-number-option = The number of the duel, as your list of duels shows it
option-replay-show-number = number
replay-title = Duel { $number }: { $names }
replay-step = step { $step } of { $steps }
replay-seen-by-all = as everybody saw it
replay-seen-by = as { $name } saw it
replay-nothing-told = Nothing visible has changed.
replay-changed = { $part }: { $new } (before: { $gone })
replay-new = { $part }, new: { $new }
replay-gone = { $part }, gone: { $gone }
replay-cut = The rest can no longer be shown: the rules or cards have changed since.
replay-turn-back = Previous turn
replay-back = Back
replay-on = Next
replay-turn-on = Next turn
replay-turns = Jump to a turn
replay-views = Whose side to see
replay-file-text = Text file
replay-file-page = Web page
replay-file-json = Data (JSON)
replay-share = Show here
replay-watch = Watch again
replay-none = You cannot watch a duel with that number. It has to be over, and either you played in it or a player of it has shown it on this server.
replay-not-yours = You cannot see the duel from that side.
replay-share-on-server = You can show a replay only in a channel of a server.
replay-shared = Everybody on this server can watch it now. Share this link: { $link } Or use `/replay show` with the number { $number }.
replay-seen-open = with all hands open
replay-play = Play
replay-stop = Stop
replay-as-picture = As a picture
replay-as-words = As words
replay-side = Show my hand to all
replay-side-is-open = Whoever may watch this duel can now see it from your side too.
replay-verify-description = Check that nobody chose the order of the shuffled cards in a duel
option-replay-verify-number = number
replay-verified = The shuffles are proven: everything random in this duel came from the number below, whose fingerprint (SHA-256) was fixed before the first draw. { $count ->
    [one] One shuffle was checked.
   *[other] { $count } shuffles were checked.
 }
 Number: `{ $seed }`
 Fingerprint: `{ $fingerprint }`
replay-verify-wrong = The shuffles do not match the number saved with this duel. Please tell whoever runs the bot.
 Number: `{ $seed }`
 Fingerprint: `{ $fingerprint }`
replay-verify-none = This replay was saved before shuffles were saved with replays, so they cannot be checked here. *Check the shuffle* below its board shows the number and the fingerprint.
replay-keys = Enter: next · b: back · t: next turn · p: turn back · a number: that step · q: quit ›
replay-else = What else could I have done?
