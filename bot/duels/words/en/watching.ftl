# Watching a duel.
duel-watch-description = Follow a duel as a spectator, in your language
watch-button = Watch
watch-count = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
watch-follows = This message follows the duel by itself for about 15 minutes, for you alone.
watch-stands = This message stands still now: Discord lets me change it for 15 minutes only. Press “Go on” to keep following.
watch-go-on = Go on
watch-stop = Stop watching
watch-stopped = You no longer watch this duel.
watch-elsewhere = You follow this duel in a newer message.
watch-not-here = You can watch a duel only where you can see the channel it is played in.
watch-none = Nobody is dueling on this server where you could watch.
watch-which = Which duel do you want to watch?
watch-number = Duel { $number }
watch-late = Spectators see this duel { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} after it is played, until it is over.
watch-nothing-yet = Nothing of this duel can be shown yet.
settings-option-delay = Minutes by which spectators and the public board are late (0 to 10)
settings-delay = Spectators and the public board: { $minutes ->
    [0] as it is played.
    [one] 1 minute later.
   *[other] { $minutes } minutes later.
}
watch-sees-public = You see what everybody may see.
watch-sees-hands = You also see the hands, since the players agree to that.
watch-hand = { $name }'s hand
hands-show = Let spectators see my hand
hands-hide = Hide my hand from spectators
hands-wanted = { $name } would let spectators see the hands. They see them once all players agree, behind “More …”.
hands-open = All players agree: who watches can see the hands from now on.
hands-closed = { $name } does not let spectators see the hands.
hands-wanted-told = You let spectators see your hand. They see the hands once all players agree; you can take that back at any time.
hands-open-told = All players agree: spectators see the hands from now on. You can take that back at any time.
hands-hidden-told = Spectators do not see the hands, from this moment on.
hands-not-here = Spectators see no hands in practice and in events.
