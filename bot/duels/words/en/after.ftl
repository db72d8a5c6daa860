# After a duel.
result-wins = { $name } wins
result-draw = Draw
result-none = No result
result-beat = { $winner } beat { $loser }
result-given-up = surrender
result-by-surrender = the whole match surrendered
result-by-time = time ran out
result-by-leaving = opponent left the event
score-until-then = Duels until then: { $first } { $score } { $second }
result-drawn = { $one } – { $other }: draw
result-called-off = { $one } – { $other }: no result
thread-name = { $format }: { $one } – { $other }
rematch = Rematch
decks-button = Decks
check-shuffle = Check the shuffle
asks-you-to-surrender = { $name } asks to surrender. The duel ends if you accept.
you-ask-to-surrender = You asked to surrender. The duel ends if your opponent accepts.
ended-reason = Reason: { $reason }
publish-deck = Show my deck to everybody
duel-goes-on = This duel is still going on.
shuffle-promised = The order of both decks was fixed before the first draw, from a random number. Its fingerprint (SHA-256) is:
    `{ $fingerprint }`
    When the duel is over, this button shows the number itself. Anybody can then work out its fingerprint and see that nobody changed it.
shuffle-proved = Everything random in this duel came from this number:
    `{ $seed }`
    Its fingerprint, the SHA-256 of these 32 bytes, was shown from the start of the duel:
    `{ $fingerprint }`
shuffle-told = Everything random in this duel came from this number:
    `{ $seed }`
    Nobody but you saw this practice, so no fingerprint was shown from the start. It is the SHA-256 of these 32 bytes:
    `{ $fingerprint }`
deck-is-private = { $name } used their own deck. They can show it with “Decks”.
deck-of-event = { $name }'s deck is not shown here, because this duel belongs to an event. They can show it with “Decks”. If the event makes its decks public, `/event deck` shows it once the event is over.
deck-published = Your deck is now shown in { $channel }.
deck-already-published = Your deck has already been shown in { $channel }.
deck-not-published = Your deck could not be shown: I can no longer write in that channel.
deck-of = { $name }'s deck
part-of-deck = **{ $part } ({ $count }):**
rematch-wanted = Your opponent has been asked. The rematch begins when they press “Rematch” too.
rematch-begins = The rematch has started: { $channel }
rematch-kept-deck = In a rematch, { $name } would play the deck that { $owner } brought. To use another deck, start a new duel with `/duel challenge`.
rematch-offered = { $name } wants a rematch with the same settings. { $others }: press “Rematch” above to begin.
surrender-declined = { $name } did not accept the surrender. The duel goes on.
surrender-withdrawn = { $name } no longer asks to surrender. The duel goes on.
duel-title = against { $rival } · { $format }
duel-title-what-if = What if … · against { $rival } · { $format }
surrender-sure = Do you want to surrender? You lose this duel at once:
    { $duel }
surrender-sure-to-ask = Do you want to surrender? Your opponent has to accept:
    { $duel }
surrender-yes = Surrender
surrender-not = You did not surrender. The duel goes on.
surrender-is-asked = You have asked to surrender. Your opponent has not answered yet:
    { $duel }
surrender-take-back = Take back my request
surrender-taken-back = You have taken your request back. The duel goes on.
surrender-which = Which duel do you want to surrender?
again = Play it again
practise-button = Practice duel
again-easier = Again, easier
again-harder = Again, harder
again-begins = A new duel starts with the same decks (level: { $level }): { $channel }
no-other-level = There is no other level.
rematch-left = Your opponent has left and had their data deleted. Challenge somebody else.
