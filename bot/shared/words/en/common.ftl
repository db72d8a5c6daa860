# What any command may have to say.
went-wrong = Something went wrong. If what you wanted has not happened, please try again.
not-kept = This could not be saved. Check again in a moment; if nothing has changed, please try again.
not-read = This could not be read at the moment. Please try again; if it keeps happening, tell whoever runs the bot.
library-not-read = The imported cards and rulings cannot be read at the moment. If this lasts, whoever runs the bot has to import everything again.
held-elsewhere = This is handled by another part of the bot, which cannot be reached at the moment. Nothing was changed; please try again in a moment.
handed-on-unanswered = The part of the bot that handles this did not answer in time. Check whether anything has changed; if not, please try again. Nothing counts twice.
waits-for-update = This duel was started with another version of the bot and can only go on when that version runs again. Its clocks are stopped until then.
typed-too-long = “{ $option }” takes at most { $most } characters. Make it shorter and try again.
no-such-choice = That is not one of the choices. Please choose again.
only-for-me-name = only_for_me
only-for-me = Show the answer only to you (during a duel, this is always on)
only-for-me-search = Show the list only to you (the default); choose False to show it to everybody
said-of = { $what }: { $text }
sentence-after = { $before } { $sentence }
aside = { $text } ({ $aside })
list-comma = { ", " }
who-left = a player who left
