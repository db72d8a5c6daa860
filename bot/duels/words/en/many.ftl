# Where more than two play: who is out, draws, pauses, clocks and places.
left-by-surrender = { $name } has surrendered and is out.
left-by-clock = { $name } ran out of time and is out.
you-are-out = You are out of this duel. You can watch until it ends.
surrender-sure-many = Do you want to surrender? You are out at once, and the others play on:
    { $duel }
draw-sure-many = Do you want to offer all others a draw? If every one of them accepts, this duel ends without a winner:
    { $duel }
draw-offered-many = { $name } offers everybody a draw. It ends the duel without a winner as soon as all have accepted it.
draw-offered-by-you-many = You have offered a draw. The offer stands until everybody has accepted it, or somebody declines it or plays on.
draw-agreed-by-you = You have accepted the draw that { $name } offers. The duel goes on until everybody has accepted it.
draw-offer-made-many = The others have been asked to agree to a draw. The duel goes on until everybody has accepted it.
draw-agreed-many = The duel is a draw: everybody agreed to it.
pause-asked-many = { $name } asks for a pause. The duel is paused as soon as all others agree.
you-ask-pause-many = Everybody is asked for a pause. The clock keeps running until all agree.
clock-rules-casual-many = Casual clock: { $time } for each decision. If your time runs out, an answer is given for you; if that happens three times in a row, you are out. Optional responses have { $window } s; if you miss one, it is passed and does not count.
clock-rules-live-many = Live clock: { $minutes } min for each player, plus { $increment } s after each decision, up to { $minutes } min. Whoever runs out of time is out. You are warned one minute before, and again 20 s before.
clock-rules-correspondence-many = Correspondence clock: { $hours } h for each decision, not counting your quiet hours (`/duel quiet`). You are reminded once. If your time runs out, an answer is given for you; if that happens three times in a row, you are out. Optional responses have { $window } h; if you miss one, it is passed and does not count.
clock-nearly-empty-many = { $user } Your time is nearly up! If it runs out, you are out.
result-share = Shared first place: { $names }
result-places = Places: { $places }
result-drawn-many = { $names }: draw
result-called-off-many = { $names }: no result
thread-name-many = { $format }: { $names }
rematch-wanted-many = The others have been asked. The rematch begins when all have pressed “Rematch”.
shuffle-promised-many = The order of all decks was fixed before the first draw, from a random number. Its fingerprint (SHA-256) is:
    `{ $fingerprint }`
    When the duel is over, this button shows the number itself. Anybody can then work out its fingerprint and see that nobody changed it.
