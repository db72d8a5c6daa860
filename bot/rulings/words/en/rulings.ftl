# Looking up official rulings.
ruling-description = Official rulings: of a card, of two cards together, or by words
ruling-card-option = The card’s name in any language, or its passcode
ruling-second-option = Another card: what concerns both together
ruling-text-option = Words of the ruling, in Japanese as the originals are
rulings-button = Rulings
rulings-chain-button = Rulings of this chain
rulings-no-chain = There is no chain any more.
rulings-of = Rulings: { $names }
rulings-of-with = Rulings: { $names } – “{ $query }”
rulings-with = Rulings with “{ $query }”
rulings-original = Official Japanese original, as it was imported
rulings-source = official page
rulings-faq = Official FAQ
rulings-whole-card = The card as a whole
rulings-pendulum = Pendulum Effect { $effect }
rulings-questions = { $count ->
    [one] One question answered
   *[other] { $count } questions answered
}
rulings-faqs = { $count ->
    [one] Official FAQ of one card
   *[other] Official FAQ of { $count } cards
}
rulings-faqs-newest = Official FAQ: the newest { $count } cards
rulings-questions-newest = The newest { $count } questions answered
rulings-together = { $count ->
    [one] One question about them together
   *[other] { $count } questions about them together
}
rulings-none-together = No question was answered about these cards together. What follows is said of each alone.
rulings-more = { $count } more
rulings-page = Page { $page } of { $pages }
rulings-previous = Previous page
rulings-next = Next page
rulings-choose = Read a question and its answer
rulings-faq-choose = Read the FAQ of a card
rulings-back = Back to the list
rulings-notes = Our own rule notes
rulings-notes-choose = Read one of our rules beside it
ruling-question = Question
ruling-answer = Answer
ruling-cards = Cards: { $names }
ruling-gone = This ruling is no longer here.
rulings-ask = Name a card, or words to look for.
rulings-none-imported = No official rulings were imported here yet. Whoever runs this bot can import them.
rulings-none-of = There is no official ruling of { $names }.
rulings-none-of-with = There is no official ruling of { $names } with “{ $query }”.
rulings-none-with = There is no official ruling with “{ $query }”. The originals are Japanese: try a Japanese word, or name a card.
