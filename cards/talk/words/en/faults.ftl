# What is wrong with a deck, and what to do. $difference is how many cards too few or too many.
fault-unknown-card = The card with the passcode { $code } cannot be played here yet: take it out of the deck.
fault-unknown-named = { $card } cannot be played here yet: take it out of the deck.
fault-is-a-token = { $card } is a Token, which no deck may hold: take it out of the deck.
fault-too-few = The { $part } has { $count }, but needs at least { $least }: add { $difference }.
fault-too-many = The { $part } has { $count }, but may have at most { $most }: take out { $difference }.
fault-belongs-in-main = { $card } belongs in the Main Deck: move it there.
fault-belongs-in-extra = { $card } belongs in the Extra Deck: move it there.
fault-too-many-copies = { $card } is in the deck { $times } times, but at most { $most } copies are allowed in the Main Deck, Extra Deck and Side Deck together: take out { $difference }.
fault-dated = { $list } ({ $since })
fault-forbidden = { $card } is Forbidden by { $list }: take it out of the deck.
fault-limited = { $card } is in the deck { $times } times, but { $list } allows at most { $most } in the Main Deck, Extra Deck and Side Deck together: take out { $difference }.

part-main = Main Deck
part-extra = Extra Deck
part-side = Side Deck
