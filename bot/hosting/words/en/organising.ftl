# Events: governed by organisers, and the log of what was decided.
event-start-description = Start an event now, with the players who are here
event-cancel-description = Cancel an event
event-disqualify-description = Disqualify a player from an event under way
event-remove-description = Remove a player from an event before it starts
event-add-description = Add a player with a deck, or give them another deck before the start
event-admin-deck-description = See a player's deck, shown only to you
event-role-description = Choose the role that may run events here; no role if you leave it out
event-log-description = What was decided in an event, as far as it concerns you or everybody
event-option-disqualified = The reason, shown to the player and the organisers
event-option-added = The player
event-option-deck = A ready deck, or the name of one of this player's decks
event-option-role = The role whose members may run events
event-started = The event begins with { $count } players.
event-sure-to-cancel = Do you want to cancel { $name }, with { $count ->
    [one] 1 player
   *[other] { $count } players
}? This cannot be undone.
event-cancel-yes = Cancel the event
event-cancel-no = Let it go on
event-cancel-reason = The reason, shown to everybody
event-cancelled = { $name } has been cancelled.
event-not-cancelled = The event goes on.
event-disqualified = { $player } has been disqualified.
event-removed = { $player } has been removed from the event.
event-told-disqualified = An organiser disqualified you from the event “{ $event }”: { $reason }
event-told-removed = An organiser removed you from the event “{ $event }”.
event-added = { $player } has joined with { $deck }.
event-role-everyone = Please choose another role: everybody has this one.
event-role-none = No role may run events here now: only members who can manage the server or its events.
event-role-set = Members with { $role } may run events here.
    -# Discord shows `/event-admin` only to members who can manage events. To show it to this role, allow it under Server Settings → Integrations.
event-log-title = ### { $name }: decisions ({ $page }/{ $count })
event-log-all = Organisers see everything.
event-log-own = You see what concerns you or everybody.
event-log-empty = Nothing has been decided yet.
event-log-by = {" "}(by { $name })
event-log-reason = {" "}Reason: { $reason }
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
    [Extended] The round was extended by { $count } min.
    [TimeCalled] Time was called.
    [Dropped] { $players } dropped.
    [Disqualified] { $players } was disqualified.
    [Undone] The last round was undone.
    [Cancelled] The event was cancelled.
   *[Finished] The event ended.
}
