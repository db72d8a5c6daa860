# Messages that call a player, since an edited panel does not ring.
call-turn = { $user } It is your turn in your duel against { $name }: { $panel }
call-asked = { $user } It is your move in your duel against { $name }: { $panel }
duel-calls-description = Choose when a message calls you back to your duel
calls-option-call = When should a message call you? It is deleted once you press something.
calls-never = Never
calls-away = When I have been away for a minute
calls-always = Also whenever my turn begins
calls-set-never = You are no longer called to your duels by message, except when your time is nearly up.
calls-set-away = You are called by message when you are asked something and have not pressed anything for a minute.
calls-set-always = You are called by message whenever your turn begins, and when you are asked something and have not pressed anything for a minute.
