# Which imported cards an event takes.
event-option-cards = Which imported cards decks may have (those whose rules are confirmed if you leave it out)
event-cards-choice-trusted = Only those whose rules are confirmed
event-cards-trusted = Imported cards: only those whose rules are confirmed
event-cards-also = Imported cards: also those that are { $states }
event-deck-not-taken = Your deck has cards that this event does not take. Please hand in another one with “My deck” or `/event join`, then check in:
    { $cards }
event-deck-not-locked = the deck has cards that this event does not take
event-left-out = { $player } does not play: the deck has imported cards that this event does not take. “My deck” says which.
