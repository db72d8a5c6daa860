# The clocks of duels: how much time there is, and what happens when it is up.
settings-option-clock = How players' time is counted
clock-rules-casual = Casual clock: { $seconds } s for each decision. When time is up, an answer is given for you; the third time in a row loses the duel.
clock-rules-live = Live clock: { $minutes } minutes for each player, and { $increment } s more after each decision, up to { $minutes } minutes. Whoever has no time left loses the duel. You are warned one minute before, and again 20 s before.
clock-rules-correspondence = Correspondence clock: { $hours } hours for each decision; your quiet hours (/duel quiet) do not count. You are reminded once. When time is up, an answer is given for you; the third time in a row loses the duel.
ended-bank = { $name } has no time left and loses the duel.
clock-banks = Time left: { $banks }
clock-bank = { $name } { $minutes }:{ $seconds }
clock-reminder = { $user } It is still your move. Time is up: { $until }.
clock-reminder-choice = { $user } It is still your move. Time is up: { $until }. Then this is chosen for you: “{ $choice }”.
clock-nearly-empty = { $user } Your time is nearly up! Without time you lose the duel.
your-clock-chose = Your time ran out, so this was chosen for you: “{ $choice }”.
your-clock-answered = Your time ran out, so an answer was given for you.
your-clock-lots = Your time ran out, so lots were drawn for you: “{ $choice }”.

duel-quiet-description = Hours in which your clock stands still in correspondence duels
quiet-option-zone = Your time zone, such as Europe/Berlin
quiet-option-from = The hour at which your quiet hours begin (0 to 23)
quiet-option-to = The hour at which they end (0 to 23)
quiet-are = From your next decision on, your clock in correspondence duels stands still from { $from }:00 to { $to }:00 ({ $zone }).
quiet-none = You have no quiet hours: in correspondence duels your clock never stands still. To have some, set your time zone and both hours.
quiet-wrong = Please choose a time zone from the list, and give both hours. Quiet hours may last { $most } hours a day at most.
quiet-gone = From your next decision on you have no quiet hours any more.

duel-pause-description = Ask for a pause, agree to one, or go on with your duel
pause-ask = Pause
pause-agree = Agree to the pause
pause-decline = No pause
pause-end = Go on
pause-asked = { $name } asks for a pause. The duel is paused if the opponent agrees.
pause-is-on = The duel is paused: no time runs. It goes on when a player presses “Go on”, or by itself: { $until }
pause-ended = The pause is over.
pause-ended-by = { $name } has ended the pause.
pause-begins = The duel is paused.
you-ask-pause = Your opponent is asked for a pause. Time runs until they agree.
you-ended-pause = You have ended the pause.
duel-is-paused = The duel is paused. Press “Go on” first.
no-time-to-pause = In practice no time runs: you can come back whenever you like.
