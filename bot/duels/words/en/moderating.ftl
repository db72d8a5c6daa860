# For moderators.
duel-list-description = For moderators: the duels on this server
duel-stop-description = For moderators: stop a duel, which then counts for nobody
stop-option-duel = Which duel
stop-option-reason = Why; both players read this
needs-moderator = You need the permission “Manage Server” or “Timeout Members” for this, on a server.
moderator-duel = { $duel } · { $stand } · since { $since } · { $place }
moderator-no-duels = No duel is going on on this server.
moderator-no-such-duel = No duel of that number is going on on this server. /duel list shows them.
moderator-stopped = Stopped: { $duel }. Both players read the reason.
ended-moderated = A moderator stopped this duel. It counts for nobody.
