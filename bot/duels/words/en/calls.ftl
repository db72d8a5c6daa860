# Messages that call a player, since an edited panel does not ring.
call-turn = { $user } It is your turn in your duel against { $name }: { $panel }
call-asked = { $user } It is your move in your duel against { $name }: { $panel }
duel-calls-description = Choose when a message calls you back to your duel
calls-option-call = When should a message call you? It goes away once you press something.
calls-never = Never
calls-away = When I have been away for a minute
calls-always = Also whenever my turn begins
calls-set-never = No message calls you to your duels any more, except when your time is nearly up.
calls-set-away = A message calls you when you are asked something after a minute without a press.
calls-set-always = A message calls you whenever your turn begins, and when you are asked something after a minute without a press.
