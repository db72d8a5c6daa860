# Calls at the table of a player who takes no private messages; everybody may read them.
call-openly-turn = { $user } It is your turn. Press “{ $button }” below the board: { $board }
call-openly-asked = { $user } It is your move. Press “{ $button }” below the board: { $board }
call-openly-time = { $user } It is still your move, and your time is nearly up. Press “{ $button }” below the board: { $board }
call-openly-pause = { $user } There is news about a pause in your duel: { $board }
board-gone-openly = { $user } The channel of your duel is gone, or I cannot write there, and I cannot send you private messages. The duel goes on: use `/duel status` here and press “{ $button }”.
