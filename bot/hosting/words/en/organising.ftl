# Events: governed by organisers, and the log of what was decided.
event-start-description = Start an event now, with the players who are here
event-cancel-description = Cancel an event
event-disqualify-description = Disqualify a player from an event under way
event-reinstate-description = Bring back a player who dropped or was disqualified
event-remove-description = Remove a player from an event; once it has begun, they count as dropped
event-add-description = Add a player with a deck, or give them another deck before the start
event-admin-deck-description = See a player's deck, shown only to you
event-role-description = Choose the role that may run events here; no role if you leave it out
event-log-description = Decisions made in an event: those about you, and those for everybody
event-option-disqualified = The reason, shown to the player and the organisers
event-option-reinstated = The reason; everybody can read it in the list of decisions
event-option-added = The player
event-option-deck = A ready deck, or the name of one of this player's decks
event-option-role = The role whose members may run events
event-started = The event begins with { $count } players.
event-sure-to-cancel = Do you want to cancel { $name }, with { $count ->
    [one] 1 player
   *[other] { $count } players
}? This cannot be undone.
event-cancel-yes = Cancel the event
event-cancel-no = Keep the event
event-cancel-reason = The reason, shown to everybody
event-cancelled = { $name } has been cancelled.
event-not-cancelled = The event goes on.
event-disqualified = { $player } has been disqualified.
event-reinstated = { $player } is back in the event { $plays ->
    [now] and can still play this round's match.
   *[next] and is paired from the next round on. Results already recorded stay.
}
event-add-reinstate = They have left this event. Bring them back with `/event-admin reinstate`.
event-own-match-other = This is about your own match, so another organiser has to decide it.
event-own-match-asked = This is about your own match, so you cannot decide it alone. { $name } has been asked in the event's channel; it takes effect if they agree. Another organiser can also decide it.
event-agree-question = { $rival }: { $organiser }, who runs this event and plays against you, wants to make a decision about your match: { $what } It takes effect only if you agree.
event-agree-what = { $kind ->
    [Corrected] the result becomes { $result } (table { $table }).
    [Extended] the round gets { $count } more minutes.
    [Undone] the last round is undone.
   *[other] the time of the round is up now.
}
event-agree-yes = I agree
event-agree-no = I do not agree
event-agreed = { $name } has agreed: { $what }
event-not-agreed = { $name } has not agreed: { $what }
event-agreed-reason = { $reason } (agreed: { $name })
event-agree-gone = This question no longer waits for an answer. If it is still needed, the organiser can ask again.
event-agree-not-you = Only the opponent of that match can answer this.
event-undo-sure = Do you want to undo { $round } of { $name }? It is then paired again. This is what happens:
event-undo-changed = Something has changed in the meantime. Please look again.
event-undo-nothing = No duel stops, and no result is lost.
event-undo-stops = A duel stops (table { $table }): { $players }
event-undo-result = The result of table { $table } no longer counts: { $result }
event-undo-back = Back in the event, although they had dropped or were disqualified: { $players }
event-undo-gone = Out of the event again: { $players }
event-undo-late = No longer in the event, because they joined late: { $players }
event-undo-cut = The top cut is undone.
event-undo-end = The event is no longer over.{ $shown ->
    [yes] {" "}Deck lists that were made public stay public.
   *[no] {""}
}
event-undo-yes = Undo the round
event-undo-no = Keep the round
event-undo-reason = The reason, shown to everybody
event-not-undone = The round stays as it is.
event-removed = { $player } has been removed from the event.
event-dropped = { $player } has been dropped and loses the match at table { $table }. `/event-admin reinstate` brings them back.
event-dropped-both = { $player } has been dropped but still wins at table { $table }, because their opponent left first. If neither should win, use `/event-admin correct` to make both lose. `/event-admin reinstate` brings them back.
event-dropped-idle = { $player } has been dropped; they had no match under way. `/event-admin reinstate` brings them back.
event-told-disqualified = An organiser disqualified you from the event “{ $event }”: { $reason }
event-told-reinstated =
    An organiser brought you back into the event “{ $event }”: { $reason }
    { $plays ->
        [now] You can still play this round's match: your table is waiting for you.
       *[next] You are paired from the next round on.
    }
event-told-removed = An organiser removed you from the event “{ $event }”.
event-told-dropped = An organiser has dropped you from the event “{ $event }”. If you are here and want to play on, tell the organiser: they can bring you back.
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
event-log-others = { $count ->
    [one] one other
   *[other] { $count } others
}
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
    [Delayed] { $count } min do not count: { $why ->
        [down] the bot was not running.
        [clock] the clock of the bot's computer was set.
        [unreachable] Discord could not be reached.
        [hidden] table { $table } could not be shown.
        [elsewhere] a player of table { $table } was playing at another table.
       *[late] check-in could not be opened in time.
    }
    [TimeCalled] Time was called.
    [Dropped] { $players } dropped.
    [Disqualified] { $players } was disqualified.
    [Reinstated] { $players } was brought back.
    [DecksSeen] An organiser looked at the decks of: { $players }.
    [Undone] The last round was undone.
    [Cancelled] The event was cancelled.
   *[Finished] The event ended.
}
