# What can be taken away from an event as files.
event-export-description = The event as files: players, matches, standings, decisions
event-export-files = CSV tables, or one JSON file
event-exported = **{ $name }** as files. The documentation describes the columns. Deck lists are not included.
event-exported-decks = **{ $name }** as files, with the deck lists. The documentation describes the columns.
event-evidence-description = The whole public log of a table's match, once it is over
event-evidence-table = The number of the table
event-evidence = What everybody could see of the match at table { $table }, { $round }:
event-evidence-none = No duel was played at table { $table } ({ $round }), or its log can no longer be shown because rules or cards have changed.
event-evidence-open = The match at table { $table } is not over yet. Its log will be available afterwards.
event-no-such-table = This round does not have a table { $table }.
