# The practice opponent: how well it plays, and with which deck.
duel-option-opponent-deck = The opponent's deck: a ready one, one of yours, the same as yours, or a random one of similar size
option-duel-practice-level = level
duel-option-level = How well the CPU plays; if you leave it out: easy for your first practice, then normal
level-easy = easy
level-normal = normal
level-hard = hard
practice-rival = { $name } ({ $level })
opponent-deck-any = A random ready deck of about the same size
opponent-deck-mirror = The same deck as mine
practice-begins = Practice begins in our private chat: { $place }
    { $format } · level: { $level } · you play { $own } · the CPU plays { $same ->
        [yes] the same deck
       *[no] { $other }
    }
practice-begins-in-thread = Practice begins in a thread that only you can see: { $place }. Press “My hand” there.
    { $format } · level: { $level } · you play { $own } · the CPU plays { $same ->
        [yes] the same deck
       *[no] { $other }
    }
lesson-start = Start the first duel
lesson-begins = Your first duel begins in our private chat: { $place }
    It takes about eight minutes. At each step it says what you can do, and you can stop at any time.
lesson-begins-in-thread = Your first duel begins in a thread that only you can see: { $place }. Press “My hand” there.
    It takes about eight minutes. At each step it says what you can do, and you can stop at any time.
no-exercise = This exercise is no longer there.
