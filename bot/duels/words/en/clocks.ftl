# The clocks of duels: how much time there is, and what happens when it is up.
settings-option-clock = Which clock duels use
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-seconds = { $count } s
clock-rules-casual = Casual clock: { $time } for each decision. If your time runs out, an answer is given for you; if that happens three times in a row, you lose the duel.
clock-rules-live = Live clock: { $minutes } min for each player, plus { $increment } s after each decision, up to { $minutes } min. Whoever runs out of time loses the duel. You are warned one minute before, and again 20 s before.
clock-rules-correspondence = Correspondence clock: { $hours } h for each decision, not counting your quiet hours (`/duel quiet`). You are reminded once. If your time runs out, an answer is given for you; if that happens three times in a row, you lose the duel.
ended-bank = { $name } ran out of time and loses the duel.
clock-banks = Time left: { $banks }
clock-bank = { $name } { $minutes }:{ $seconds }
clock-reminder = { $user } It is still your move. Time runs out: { $until }
clock-reminder-choice = { $user } It is still your move. Time runs out: { $until }. Then this is chosen for you: “{ $choice }”.
clock-nearly-empty = { $user } Your time is nearly up! If it runs out, you lose the duel.
your-clock-chose = Your time ran out, so this was chosen for you: “{ $choice }”.
your-clock-answered = Your time ran out, so an answer was given for you.
your-clock-lots = Your time ran out, so this was chosen for you at random: “{ $choice }”.

duel-quiet-description = Set hours in which your clock stops in correspondence duels
quiet-option-zone = Your time zone, such as Europe/Berlin
quiet-option-from = The hour at which your quiet hours begin (0 to 23)
quiet-option-to = The hour at which they end (0 to 23)
quiet-are = From your next decision on, your clock in correspondence duels stops from { $from }:00 to { $to }:00 ({ $zone }).
quiet-none = You have no quiet hours, so your clock in correspondence duels never stops. To set some, give your time zone and both hours.
quiet-wrong = Please choose a time zone from the list, and give both hours. Quiet hours can last at most { $most } hours a day.
quiet-gone = From your next decision on, you no longer have quiet hours.

duel-pause-description = Ask for a pause, agree to one, or end one
pause-ask = Pause
pause-agree = Agree to the pause
pause-decline = No pause
pause-end = Go on
pause-asked = { $name } asks for a pause. The duel is paused if the opponent agrees.
pause-is-on = The duel is paused and the clocks are stopped. It goes on when a player presses “Go on”, or by itself: { $until }
pause-is-held = A moderator has paused the duel, and the clocks are stopped. It goes on when a moderator allows it, or by itself: { $until }
pause-ended = The pause is over.
pause-ended-by = { $name } has ended the pause.
pause-begins = The duel is paused.
you-ask-pause = Your opponent has been asked for a pause. The clock keeps running until they agree.
you-ended-pause = You have ended the pause.
duel-is-paused = The duel is paused. Press “Go on” first.
held-by-moderator = A moderator has paused this duel. Only a moderator can resume it.
no-time-to-pause = Practice has no clock: you can come back whenever you like.
