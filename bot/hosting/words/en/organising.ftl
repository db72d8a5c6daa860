# Events: governed by organisers, and the log of what was decided.
event-start-description = Start an event now, with the players who are here
event-cancel-description = Cancel an event
event-disqualify-description = Disqualify a player from an event under way
event-reinstate-description = Let a player play on who dropped or was disqualified
event-remove-description = Remove a player from an event; once it has begun, they drop out of it
event-add-description = Add a player with a deck, or give them another deck before the start
event-admin-deck-description = See a player's deck, shown only to you
event-role-description = Choose the role that may run events here; no role if you leave it out
event-log-description = What was decided in an event, as far as it concerns you or everybody
event-option-disqualified = The reason, shown to the player and the organisers
event-option-reinstated = The reason, which everybody can read in the list of decisions
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
event-reinstated = { $player } is back in the event { $plays ->
    [now] and plays the match of this round after all.
   *[next] and is paired from the next round on. Results stay as they are recorded.
}
event-add-reinstate = They have left this event. Bring them back with `/event-admin reinstate`.
event-own-match-other = This is about your own match, so another organiser has to decide it.
event-own-match-asked = This is about your own match, so it is not for you alone to decide. { $name } has been asked in the channel of the event, and it takes effect if they agree. Or another organiser decides it.
event-agree-question = { $rival }: { $organiser }, who runs this event and plays against you, wants to decide something about your match: { $what } It takes effect only if you agree.
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
event-undo-sure = Do you want to undo { $round } of { $name }? It is then paired again. This would happen:
event-undo-changed = Something has changed meanwhile. Please look again.
event-undo-stops = A duel stops (table { $table }): { $players }
event-undo-result = The result of table { $table } no longer counts: { $result }
event-undo-back = Play on, although they dropped or were disqualified: { $players }
event-undo-gone = Are out of the event again: { $players }
event-undo-late = Are no longer in the event, which they joined late: { $players }
event-undo-cut = The top cut is undone.
event-undo-end = The event is no longer over.{ $shown ->
    [yes] {" "}The deck lists that it made public stay public.
   *[no] {""}
}
event-undo-yes = Undo the round
event-undo-no = Leave it as it is
event-undo-reason = The reason, shown to everybody
event-not-undone = The round stays as it is.
event-removed = { $player } has been removed from the event.
event-dropped = { $player } has dropped out. Their match at table { $table } is lost; `/event-admin reinstate` brings them back.
event-dropped-both = { $player } has dropped out and stays the winner at table { $table }: their opponent left first. If neither should have won it, let both lose by `/event-admin correct`. `/event-admin reinstate` brings them back.
event-dropped-idle = { $player } has dropped out; no match of theirs was under way. `/event-admin reinstate` brings them back.
event-told-disqualified = An organiser disqualified you from the event “{ $event }”: { $reason }
event-told-reinstated =
    An organiser brought you back into the event “{ $event }”: { $reason }
    { $plays ->
        [now] You play your match of this round after all: your table waits for you.
       *[next] You are paired from the next round on.
    }
event-told-removed = An organiser removed you from the event “{ $event }”.
event-told-dropped = An organiser has dropped you from the event “{ $event }”. If you are there after all, please tell them: they can bring you back.
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
    [Delayed] { $count } min count for nobody: { $why ->
        [down] the bot was not running.
        [clock] the clock of its computer was set.
        [unreachable] Discord could not be reached.
        [hidden] table { $table } could not be shown.
        [elsewhere] somebody of table { $table } was playing at another table.
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
