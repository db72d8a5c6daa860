# Cards that have to be agreed to before a duel.
challenge-brings = { $name }'s deck has imported cards that need agreement: { $cards }. Whoever accepts the challenge agrees to them.
challenge-which-cards = Which cards?
challenge-cards-title = ### Cards that need agreement
challenge-cards-none = No cards need agreement any more.
counter-asked = { $challenger }: { $name } accepts, with imported cards that need your agreement: { $cards }.
counter-agree = Agree and duel
counter-decline = Not with these cards
counter-waits = { $challenger } is asked first whether they agree to your imported cards. The duel starts once they do. You can also accept with another deck.
counter-declined = { $name }'s cards were not agreed to. The challenge is still open; another deck can be used.
counter-agreed = { $name }'s cards were agreed to: { $channel }
counter-is-over = This question is no longer open.
counter-not-yours = Only the player who made the challenge can answer this.
deck-not-taken = { $name }'s deck has imported cards that were reported, or that were not agreed to. `/deck check` tells { $name } which ones. Please make a new challenge.
own-deck-not-taken = Your deck cannot be played here as it is:
    { $cards }
agreed-and = {" / "}
agreed-takes = cards allowed: { $states }
plays-cards = Agreed cards of { $name }: { $cards }
practice-cards = Your deck has cards that may not work exactly as printed: { $cards }. In duels against people, the opponent has to agree to them.
