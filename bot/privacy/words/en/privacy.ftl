# What is kept of people, and how they have it or have it forgotten.
privacy-description = What is stored about you and for how long; get it as a file, or have it deleted
privacy-title = What is stored about you
privacy-settings = **Settings**: the language you last used, how duels are shown to you, when you are asked, and your quiet hours, until you delete them.
privacy-decks = **Decks**: those you have saved, and those you have shared by link.
privacy-offers = **Challenges and open tables**: your name and deck, for { $offers } after they are over.
privacy-duels = **Duels**: your Discord ID, the name you had, your deck, every choice you made, the result and the replay. Practice duels: { $practice }; others: { $duels }.
privacy-events = **Events**: your ID, name and deck, and decisions about you, as long as the event is kept.
privacy-rest = **Puzzles** you have solved, **cards you have reported** in your words, what you have done as a **moderator**, and the **ladders** you take part in.
privacy-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-for-good = until you delete them
privacy-not = The bot reads no messages except those you choose with “Cards in this message”, and passes nothing on to anybody but Discord.
privacy-discord = What it has posted (boards, results, announcements) is in Discord: on a server, only its moderators can delete messages, and Discord keeps data of its own.
privacy-backups = Backups of the database, made by whoever runs the bot in case it breaks, are not changed. They are kept for { $backups }.
privacy-export = Export
privacy-delete = Delete …
privacy-exported = This file has everything stored about you. What happened in your duels is in `/duel history`.
privacy-sure-title = Delete everything stored about you?
privacy-sure = Settings, decks, shared links, puzzles and practice duels are deleted at once, and your open challenges and tables are closed. This cannot be undone.
privacy-stays = Finished duels and events stay for those who played against you, with “a player who left” in place of your name. The deck and the moves of a duel stay in its replay.
privacy-sure-duels = ⚠ You surrender these duels: { $duels }.
privacy-sure-plays = ⚠ You leave these events: { $events }. Your name is removed from them once they are over.
privacy-sure-organises = ⚠ You have announced these events, which go on without you: { $events }.
privacy-delete-yes = Delete everything
privacy-delete-no = Keep everything
privacy-kept = Nothing was deleted.
privacy-gone = Everything stored about you has been deleted. If you use the bot again, you start as a new user.
privacy-gone-later = Everything stored about you has been deleted, except in duels and events that go on without you: your name is removed there once they are over.
