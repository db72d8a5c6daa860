# Searching for cards.
search-description = Search for cards by kind, numbers, archetype or text
search-archetype = Archetype, by any of its names
search-text = Words in the card text, in any language
search-format = A format in which the card can be played here
search-list = A ban list; if you choose no limit, all cards that it limits
search-with-limit = How many copies the ban list allows; if you choose no list, any current one
search-sort = What comes first (by default, the cards that can be played here)
search-order-name = Name
search-nothing-asked = Choose at least one condition.
search-no-archetype = There is no archetype “{ $typed }” among the imported cards.
search-none = ### No matches
search-found = { $count ->
    [one] ### One card
   *[other] ### { $count } cards
}
search-page = Page { $page } of { $pages }
search-before = Previous
search-after = Next
search-back = Back to the list
search-playable = Playable here
search-limit = { $list }: { $status }
search-asked-format = playable in { $format }
search-asked-list = on the list { $list }
search-asked-limit = { $status } on a current ban list
search-sorted-name = sorted by name
search-asked-archetype = archetype { $name }
search-asked-text = “{ $text }” in the text
