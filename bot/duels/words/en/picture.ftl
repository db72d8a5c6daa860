# The board of a duel as a picture, and how people choose it.
picture-semicolon = {"; "}
duel-picture-description = Choose how the board of your duels is shown: words, a picture or both
picture-option-show = How should the board be shown?
picture-option-colours = Which colours should the picture have?
settings-option-board = How is the public board shown?
shown-words = Words
shown-picture = Picture
shown-both = Picture and words
shade-dark = Dark colours
shade-light = Light colours
board-words = Board: words
board-words-more = Complete, also for screen readers; decks and cards are shown without pictures
board-picture = Board: picture
board-picture-more = Instead of the words, with a full description
board-both = Board: picture and words
board-both-more = All words, then the picture, just above the question
picture-menu = Board: words or picture?
shade-menu = Colours of the picture
picture-set-words = Your boards are shown in words.
picture-set-picture = Your boards are shown as a picture, in { $shade ->
    [light] light
   *[dark] dark
} colours. If a picture is not ready in time, you see the words first.
picture-set-both = Your boards are shown as a picture and in words, in { $shade ->
    [light] light
   *[dark] dark
} colours.
settings-board = Public board: { $shown ->
    [picture] a picture
    [both] a picture and words
   *[words] words
}.
