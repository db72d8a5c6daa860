# At the table: boards, panels, buttons, and polite words.
my-hand = My hand
refresh = Refresh
log-title = What happened
and-more = … and { $count } more
waiting-for-until = Waiting for { $name } · time runs out: { $until }
waiting-for-untimed = Waiting for { $name }.
waiting-for-response-until = Waiting for a response · time runs out: { $until }
waiting-for-response-untimed = Waiting for a response.
your-time = Time runs out: { $until }
time-nearly-up-choice = { $user } Your time is nearly up! If it runs out, this is chosen for you: “{ $choice }”.
time-nearly-up = { $user } Your time is nearly up. If it runs out, an answer is given for you.
asks-to-surrender = { $name } asks to surrender. The duel ends if the opponent accepts.
accept-surrender = Accept the surrender
play-on = Play on
clock-chose = Time ran out for { $name }: “{ $choice }”.
clock-answered = Time ran out for { $name }: an answer was given for them.

ended-played = The duel is over.
ended-surrendered = { $name } has surrendered. The duel is over.
ended-clock = { $name } ran out of time three times in a row and loses the duel.
ended-unanswered = Nobody answered, so the duel was called off. It does not count.
ended-strayed = This duel was stopped because it could not be restored exactly after a restart. It does not count.
ended-outdated = This duel was stopped because the rules or cards have changed since it began. It does not count.
changed-card = { $card }
ended-cards = This duel was stopped by an update of the bot that changed { $cards }{ $rules ->
    [yes] {" "}and the rules
   *[no] {""}
}. It would no longer have gone the same way, so it does not count.
ended-rules = This duel was stopped by an update of the bot that changed the rules (version { $former } to { $version }). It would no longer have gone the same way, so it does not count.
ended-broken = This duel was stopped by an error in the bot. It does not count.

not-yours = You are not a player in this duel.
already-answered = That has been answered already. If your panel still asks it, press “Refresh”.
taken-unseen = Your choice counts, but it cannot be shown here. Please look at your other panel, or press “My hand” again.
does-not-fit = That answer does not fit the question. Please choose again.
duel-is-over = This duel is over.
unknown-button = This button or form is out of date. Please open it again.
board-gone = The channel of your duel is gone, or I cannot write there. The duel goes on here, in your private messages.

confirm-chosen = Confirm ({ $count })
chosen-so-far = Chosen: { $count } – { $names }
leave-it = Any
start-over = Start over
which-next = Choose the next one (number { $place })
rest-as-it-lies = Keep the rest in this order
type-a-number = Type a number
number-from-to = From { $least } to { $most }
type-a-name = Type a name
no-such-name = No name is similar to “{ $typed }”. Please type another.
other-page = More (page { $page } of { $pages })
menu-exactly = Choose { $most } of { $total }
menu-up-to = Choose up to { $most } of { $total }
menu-between = Choose { $least } to { $most } of { $total }
menu-part = { $what } ({ $first }–{ $last } here)
look-again-then-confirm = Your choice was lost, because I was restarted or the question was shown again. Please look at the panel, choose again, and then confirm.
