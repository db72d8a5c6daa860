# A match of up to three duels: what is exchanged, draws, and giving up.
exchange-so-far = Out: { $given } ({ $out }) · In: { $taken } ({ $into })
exchange-done = Done
exchange-again = Change it again
clock-lots = Time ran out for { $name }: chosen at random.

duel-draw-description = Offer your opponent a draw
draw-offered = { $name } offers you a draw. It ends the duel without a winner.
draw-offered-by-you = You have offered a draw. The offer stands until your opponent answers it or plays on.
draw-accept = Accept the draw
draw-decline = Decline the draw
draw-declined = { $name } declines the draw.
draw-offer-made = Your opponent has been asked to agree to a draw. The duel goes on until then.
draw-agreed = The duel is a draw: you both agreed to it.
draw-not-now = You cannot offer a draw now. It works in a duel against a person, not between two duels, and not again before something new has happened.

give-up-duel = Surrender this duel
give-up-match = Surrender the match
surrender-sure-match = Do you want to surrender? You lose this duel, or the whole match, at once:
    { $duel }
surrender-sure-to-ask-match = Do you want to surrender? Your opponent has to accept:
    { $duel }
gave-up-duel = You surrendered this duel of the match:
    { $duel }
asks-to-surrender-duel = { $name } asks to surrender this duel of the match. It ends if the opponent accepts.
asks-you-to-surrender-duel = { $name } asks to surrender this duel of the match. It ends if you accept.
you-ask-to-surrender-duel = You asked to surrender this duel of the match. It ends if your opponent accepts.
asks-to-surrender-match = { $name } asks to surrender the whole match. It ends if the opponent accepts.
asks-you-to-surrender-match = { $name } asks to surrender the whole match. It ends if you accept.
you-ask-to-surrender-match = You asked to surrender the whole match. It ends if your opponent accepts.
ended-surrendered-match = { $name } has surrendered the match.
surrender-in-private = private chat
surrender-asked-duel = Your opponent has been asked to accept that you surrender this duel of the match. It goes on until then:
    { $duel }
surrender-asked-match = Your opponent has been asked to accept that you surrender the whole match. It goes on until then:
    { $duel }
surrender-asked-match-now = Your opponent is now asked to accept that you surrender the whole match. This replaces your request to surrender one duel:
    { $duel }
surrender-asked-duel-now = Your opponent is now asked to accept that you surrender only this duel. This replaces your request to surrender the match:
    { $duel }
surrender-changed = The request to surrender has changed. Read on your panel what is asked now, then accept it or play on.
surrender-now-match = { $name } now asks to surrender the whole match, not only this duel.
surrender-now-duel = { $name } now asks to surrender only this duel, no longer the whole match.
