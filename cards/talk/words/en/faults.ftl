# What is wrong with a deck, and what to do. $difference is how many cards too few or too many.
fault-unknown-card = The card with the passcode { $code } cannot be played here: remove it.
fault-unknown-named = { $card } cannot be played here: remove it.
fault-is-a-token = { $card } is a Token, which no deck may contain: remove it.
fault-too-few = The { $part } has { $count }, but needs at least { $least }: add { $difference }.
fault-too-few-unless-none = The { $part } has { $count }, but needs { $least } or none: add { $difference }, or empty it.
fault-too-many = The { $part } has { $count }, but may have at most { $most }: remove { $difference }.
fault-belongs-in-main = { $card } belongs in the Main Deck: move it there.
fault-belongs-in-extra = { $card } belongs in the { $extra }: move it there.
fault-too-many-copies = { $card } is in the deck { $times } times, but at most { $most } copies are allowed in the Main Deck, { $extra } and Side Deck together: remove { $difference }.
fault-dated = { $list } ({ $since })
fault-forbidden = { $card } is Forbidden on the list { $list }: remove it.
fault-limited = { $card } is in the deck { $times } times, but the list { $list } allows at most { $most } in the Main Deck, { $extra } and Side Deck together: remove { $difference }.

part-main = Main Deck
part-extra = Extra Deck
part-fusion = Fusion Deck
part-side = Side Deck
fault-unknown-kind = { $card } is of a kind that this format does not have: remove it.
