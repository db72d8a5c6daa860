# For moderators.
duel-list-description = For moderators: the duels on this server
duel-stop-description = For moderators: stop a duel, so that it counts for nobody
stop-option-duel = Which duel
stop-option-reason = Why; both players read this
needs-moderator = You need the permission “Manage Server” or “Timeout Members” for this, on a server.
moderator-duel = { $duel } · { $stand } · since { $since } · { $place }
moderator-no-duels = There are no duels on this server now.
moderator-no-such-duel = There is no duel with that number on this server now. /duel list shows them.
ended-moderated = A moderator stopped this duel. It counts for nobody.
duel-hold-description = For moderators: pause a duel, so that no time runs
duel-resume-description = For moderators: let a paused duel go on
moderator-done-stop = Stopped: { $duel }. Both players read the reason.
moderator-done-hold = Paused: { $duel }. Both players read the reason. Only `/duel resume` lets it go on, or the end of its time.
moderator-done-resume = It goes on: { $duel }
moderator-is-held = This duel is paused already.
moderator-not-held = This duel is not paused.
pause-by-moderator = A moderator has paused the duel. Reason: { $reason }
