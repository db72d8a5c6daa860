# Looking up official rulings.
ruling-description = Look up official rulings by card, by two cards together, or by words
ruling-second-option = A second card, for rulings about both together
ruling-text-option = Words of the ruling, in English, Japanese or Chinese
rulings-button = Rulings
rulings-chain-button = Rulings of this Chain
rulings-no-chain = There is no Chain any more.
rulings-of = Rulings: { $names }
rulings-of-with = Rulings: { $names } – “{ $query }”
rulings-with = Rulings with “{ $query }”
rulings-original = The official answers are in Japanese, as imported. Card names are shown in English.
rulings-source = official page
rulings-faq = Official FAQ
rulings-whole-card = The card as a whole
rulings-questions = { $count ->
    [one] One Q&A
   *[other] { $count } Q&As
}
rulings-faqs = { $count ->
    [one] Official FAQ of one card
   *[other] Official FAQ of { $count } cards
}
rulings-faqs-newest = Official FAQ: the newest { $count } cards
rulings-questions-newest = The newest { $count } Q&As
rulings-together = { $count ->
    [one] One Q&A about them together
   *[other] { $count } Q&As about them together
}
rulings-none-together = There is no Q&A about these cards together. Below is what is said about each of them.
rulings-more = { $count } more
rulings-page = Page { $page } of { $pages }
rulings-previous = Previous page
rulings-next = Next page
rulings-choose = Read a Q&A
rulings-faq-choose = Read the FAQ of a card
rulings-back = Back to the list
rulings-notes = Related rules
rulings-notes-choose = Read a related rule
ruling-question = Question
ruling-answer = Answer
ruling-cards = Cards: { $names }
ruling-gone = This ruling is no longer here.
rulings-ask = Name a card, or type words to search for.
rulings-none-imported = No official rulings have been imported here yet. Whoever runs this bot can import them.
rulings-none-of = There are no official rulings on { $names }.
rulings-none-of-with = There are no official rulings on { $names } with “{ $query }”.
rulings-none-with = There are no official rulings with “{ $query }”. The originals are in Japanese: try another word, or name a card.
