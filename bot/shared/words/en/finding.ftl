# What was typed, and which card it may mean.
card-for = For “{ $typed }”
card-nearest = Nothing is called exactly “{ $typed }”. Nearest:
card-unknown = No card with a name like “{ $typed }” was found.
card-no-name = What you typed has no letter or digit. Type the name of a card or a part of it, in English, Japanese or Chinese.
cards-loading = The cards are still being loaded after a start or an import. Please try again in a few seconds.
