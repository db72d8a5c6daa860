# Rules of the house of Duel Party, as a table sets them otherwise.
house-shields = shields: { $setting }
house-hand = hand: { $setting }
house-void-wins = effects may win the game
house-void-turns = effects may give extra turns
house-once-a-name = cards with the same name more than once a turn
