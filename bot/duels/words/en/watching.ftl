# Watching a duel.
duel-watch-description = Follow a duel as a spectator, in your language
watch-button = Follow in my language · 観戦 · 观战
watch-open = Watch
watch-count = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
watch-follows = This message follows the duel by itself for about 15 minutes. Only you can see it.
watch-stands = This message no longer updates: Discord lets me change it for 15 minutes only. Press “Go on” to keep following.
watch-go-on = Go on
watch-stop = Stop watching
watch-stopped = You have stopped watching this duel.
watch-elsewhere = You are following this duel in a newer message.
watch-not-here = You can watch a duel only where you can see the channel it is played in.
watch-none = There is no duel on this server that you can watch.
watch-which = Which duel do you want to watch?
watch-number = Duel { $number }
watch-late = Spectators see this duel { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} after it is played, until it is over.
watch-nothing-yet = There is nothing to show of this duel yet.
settings-option-delay = By how many minutes spectators and the public board are late (0 to 10)
settings-delay = Spectators and the public board: { $minutes ->
    [0] as it is played.
    [one] 1 minute later.
   *[other] { $minutes } minutes later.
}
watch-sees-public = You see only what everybody can see.
watch-sees-hands = You also see the hands, because all players agreed to that.
watch-hand = { $name }'s hand
hands-show = Let spectators see my hand
hands-hide = Hide my hand from spectators
hands-wanted = { $name } agrees to show the hands to spectators. Spectators see them once all players agree, under “More …”.
hands-open = All players agree: from now on, spectators can see the hands.
hands-closed = { $name } no longer lets spectators see the hands.
hands-wanted-told = You let spectators see your hand. They will see the hands once all players agree; you can take this back at any time.
hands-open-told = All players agree: from now on, spectators see the hands. You can take this back at any time.
hands-hidden-told = From now on, spectators do not see the hands.
hands-not-here = In practice and in events, spectators never see hands.
