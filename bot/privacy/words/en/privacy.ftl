# What is kept of people, and how they have it or have it forgotten.
privacy-description = What is kept of you and for how long; get it as a file, or have it deleted
privacy-title = What is kept of you
privacy-settings = **Settings**: the language you last used, how your duels are shown and asked, and quiet hours, until you delete them.
privacy-decks = **Decks**: those you keep, and those you have shared by a link.
privacy-offers = **Challenges and open tables**: your name and deck, for { $offers } once they are over.
privacy-duels = **Duels**: your Discord id, the name you had, your deck, every answer, the result and the replay. Practice duels: { $practice }; others: { $duels }.
privacy-events = **Events**: your id, name and deck, and the decisions about you, as long as the event is kept.
privacy-rest = **Puzzles** you solved, **cards you reported** in your words, and what you did as a **moderator**; the **ladders** you take part in.
privacy-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-for-good = until you delete them
privacy-not = The bot does not read messages, and tells nobody but Discord anything.
privacy-discord = What it has posted (boards, results, announcements) is in Discord: messages on a server are its moderators' to delete, and Discord keeps data of its own.
privacy-backups = Copies of the database, which whoever runs the bot makes in case it breaks, are not changed. They are kept for { $backups }.
privacy-export = Export
privacy-delete = Delete …
privacy-exported = All that is kept of you. What replays tell is in `/duel history`.
privacy-sure-title = Delete everything that is kept of you?
privacy-sure = Settings, decks, shared links, puzzles and practice duels are deleted at once, and open challenges and tables are closed. This cannot be undone.
privacy-stays = Finished duels and events stay for those who played against you, with “a player who left” in place of your name. The deck and the moves of a duel stay in its replay.
privacy-sure-duels = ⚠ You surrender the duels that go on: { $duels }.
privacy-sure-plays = ⚠ You leave these events: { $events }. They are rid of your name when they are over.
privacy-sure-organises = ⚠ You have announced these events, which go on without you: { $events }.
privacy-delete-yes = Delete everything
privacy-delete-no = Keep everything
privacy-kept = Nothing was deleted.
privacy-gone = Everything that was kept of you is deleted. If you use the bot again, it begins anew.
privacy-gone-later = Everything that was kept of you is deleted, except for what goes on without you: there your name goes once it is over.
