# Events: governed by organisers, and the log of what was decided.
event-start-description = Start an event now, with those who are here
event-cancel-description = Call an event off
event-disqualify-description = Throw a player out of an event that is under way
event-remove-description = Take a player off the list before the start
event-add-description = Let somebody join with a deck, or give them another deck before the start
event-admin-deck-description = See the deck of a player, privately
event-role-description = Which role may run events here; without a role, none
event-log-description = What was decided in an event: what concerns you, or everybody
event-option-disqualified = Why; the player and organisers can read it
event-option-added = Who joins
event-option-deck = A ready deck, or the name of a deck that this player has
event-option-role = Whoever has it may run events
event-started = The event begins with { $count } players.
event-sure-to-cancel = Do you want to call off { $name }, with { $count ->
    [one] 1 player
   *[other] { $count } players
}? This cannot be taken back.
event-cancel-yes = Call it off
event-cancel-no = Let it go on
event-cancel-reason = Why? Everybody reads it.
event-cancelled = { $name } is called off.
event-not-cancelled = The event goes on.
event-disqualified = { $player } is disqualified.
event-removed = { $player } is off the list.
event-told-disqualified = An organiser disqualified you from the event “{ $event }”: { $reason }
event-told-removed = An organiser took you off the list of the event “{ $event }”.
event-added = { $player } takes part with { $deck }.
event-role-everyone = Choose another role: everybody has this one.
event-role-none = No role may run events here now: only who may manage the server or its events.
event-role-set = Whoever has { $role } may run events here.
    -# Discord shows `/event-admin` only to those who may manage events. To show it to this role, allow it under Server Settings → Integrations.
event-log-title = ### { $name }: decisions ({ $page }/{ $count })
event-log-all = Organisers read everything.
event-log-own = You read what concerns you or everybody.
event-log-empty = Nothing has been decided yet.
event-log-by = (by { $name })
event-log-reason = Reason: { $reason }
event-log-line = { $kind ->
    [Joined] { $players } joined.
    [Withdrew] { $players } left before the start.
    [DeckChanged] { $players } changed their deck.
    [CheckInOpened] Check-in opened.
    [CheckedIn] { $players } checked in.
    [Started] The event began with { $count } players.
    [CutMade] The best { $count } went on to the top cut.
    [Paired] Round { $round } was paired.
    [Reported] Table { $table }, { $players }: { $result }.
    [Corrected] Table { $table }, { $players }: decided as { $result }.
    [Extended] The round was given { $count } more minutes.
    [TimeCalled] Time was called.
    [Dropped] { $players } dropped.
    [Disqualified] { $players } was disqualified.
    [Undone] The last round was taken back.
    [Cancelled] The event was called off.
   *[Finished] The event ended.
}
