# Cards that have to be agreed to before a duel.
challenge-brings = { $name } brings imported cards that have to be agreed to: { $cards }. Whoever accepts agrees to them.
challenge-which-cards = Which cards?
challenge-cards-title = ### Cards to agree to
challenge-cards-none = There are none any more.
counter-asked = { $challenger }: { $name } accepts, with imported cards that you have to agree to: { $cards }.
counter-agree = Agree and duel
counter-decline = Not with these cards
counter-waits = { $challenger } is asked first whether they agree to your imported cards. The duel begins once they do. You can also accept with another deck.
counter-declined = The cards of { $name } were not agreed to. The challenge is still open, with another deck.
counter-agreed = The cards of { $name } were agreed to: { $channel }
counter-is-over = This question is no longer open.
counter-not-yours = Only the player who made the challenge can answer this.
deck-not-taken = { $name }'s deck has imported cards that were reported, or that were not agreed to. `/deck check` tells { $name } which. Please make a new challenge.
own-deck-not-taken = Your deck cannot be played here as it is:
    { $cards }
agreed-and = {" / "}
agreed-takes = agreed cards: { $states }
plays-cards = Agreed cards of { $name }: { $cards }
practice-cards = Your deck has cards that may not be played exactly as printed: { $cards }. Between people they have to be agreed to.
