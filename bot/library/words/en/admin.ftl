# For who manages a server.
admin-description = For server managers
admin-import-description = Show the imported cards, rulings and ban lists, with their sources
library-title = The library
library-empty = Nothing has been imported yet. Whoever runs the bot can do it: { "`" }python -m bot import{ "`" }.
library-cards = Cards: { $count }
library-names-en = with English names: { $count }
library-names-ja = with Japanese names: { $count }
library-names-zh = with Simplified Chinese names: { $count }
library-faqs = Cards with a page of the official FAQ: { $count }
library-questions = Official Q&As: { $count }
library-lists = Ban lists: { $count }
library-sources = Sources
library-source = { $name } ({ $kind }), as of { $dated }, imported { $imported }
