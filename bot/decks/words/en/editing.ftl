# Changing one's own decks, looking at others, sharing and copying them.
deck-option-any = One of your decks, or a ready one
deck-ready-choice = { $name } (ready deck)
deck-menu-own = Look at one of your decks
deck-menu-ready = Look at a ready deck
deck-view = View
deck-edit = Edit
deck-share = Share
deck-copy = Copy this deck
deck-duel = Duel with it
deck-duel-how = How do you want to duel with **{ $name }**? `/duel challenge` and `/duel practice` have more settings.
deck-duel-not-playable = **{ $name }** is not legal in any format. `/deck check` says what is wrong with it.
deck-duel-practice = Practice ({ $format })
deck-duel-challenge = Challenge anybody ({ $format })

deck-edit-description = Change one of your decks card by card
deck-edit-option-card = A card to change or to add
deck-edit-option-change = What to do with it; leave it out to choose with buttons
deck-edit-option-part = The part of the deck; leave it out for the part where the card is, or belongs
deck-change-more = Add one copy
deck-change-less = Remove one copy
deck-change-out = Remove all copies
deck-rename-description = Give one of your decks another name
deck-rename-option-name = The new name
deck-edit-heading = ### Editing { $name }
deck-edit-format = { $count ->
    [0] **{ $format }**: legal
    [one] **{ $format }**: one problem, see `/deck check`
   *[other] **{ $format }**: { $count } problems, see `/deck check`
}
deck-edit-pages = Page { $page } of { $pages }
deck-edit-choose = Choose a card to change it, or add another one.
deck-edit-which = Which card do you mean?
deck-edit-which-menu = Choose the card to add
deck-edit-menu = Choose a card of the deck
deck-edit-count = { $part }: { $count }
deck-edit-act = { $act ->
    [more] Add one
    [less] Remove one
   *[out] Remove all
}
deck-edit-add-to = Add to the { $part }
deck-edit-add = Add a card
deck-edit-add-label = Name of the card
deck-edit-rename = Rename
deck-edit-rename-label = New name
deck-edit-back = Previous cards
deck-edit-all = All cards
deck-edit-next = Next cards
deck-edit-no-card = No card has that name. Nothing was changed.
deck-edit-outdated = The number of copies has changed since this was shown, so nothing was changed. This is the deck now:
deck-edit-not-there = { $name } is not in the { $part }. Nothing was changed.
deck-edit-wrong-part = { $name } cannot be in the { $part }. Nothing was changed.
deck-edit-last-card = This is the last card. Nothing was changed; to delete the deck, use `/deck delete`.
deck-edited = Saved. { $name } in the { $part }: { $count }
deck-renamed = Saved. The deck is now called { $name }.
deck-bad-new-name = A deck's name can have 1 to { $most } characters. Nothing was changed.
deck-name-taken = You already have a deck with this name. Nothing was changed.
deck-edit-in-duel = Duels that are under way keep the deck they started with.
deck-edit-in-event = Events keep the deck that you handed in: { $events }. Until the event starts, you can hand in another one with `/event deck`.

deck-share-description = Show one of your decks to everybody here, with a button to copy it
deck-shared-heading = ### { $name }: { $owner }'s deck
deck-shared-legal = Legal in: { $formats }
deck-unshare = Stop sharing
deck-unshared = { $owner } no longer shares this deck.
deck-unshare-not-yours = Only its owner can stop sharing a deck.
deck-not-shared = This deck is no longer shared.
