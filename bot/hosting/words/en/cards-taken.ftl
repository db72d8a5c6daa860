# Which imported cards an event takes.
event-option-cards = Which imported cards decks may have (if you leave it out: those with confirmed rules)
event-cards-choice-trusted = Only those with confirmed rules
event-cards-trusted = Imported cards: only those with confirmed rules
event-cards-also = Imported cards: also those that are { $states }
event-deck-not-taken = Your deck has cards that this event does not allow. Please hand in another one with “My deck” or `/event join`, then check in:
    { $cards }
event-deck-not-locked = the deck has cards that this event does not allow
event-left-out = { $player } is not playing: their deck has imported cards that this event does not allow. “My deck” shows which.
