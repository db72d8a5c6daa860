# Duels of Yu-Gi-Oh!: what is said of them where the bot speaks of its games.
help-start =
    Duelkeeper hosts Yu-Gi-Oh! OCG duels and enforces their rules. You play with buttons and menus; `/duel practice` begins a duel against the CPU.
    There is a second game: choose the format Duel Party, for three to six players, in `/duel challenge`, or in `/duel practice` against CPUs.
    An unofficial project of players, neither made nor endorsed by the owners of the game.
help-first =
    1. *Start the first duel* below starts a short duel that explains each thing as it comes up. `/duel practice` starts a private duel with a ready deck; the first one is easy.
    2. Your panel is in our private chat; in a thread, press “My hand”. It shows the field, your hand, what happened, and at the end the question with its buttons.
    3. Press a card to read it and to see what it can do; “Back” takes you back to the table. The menu lists every card you can read.
    4. M1 to M5 are Main Monster Zones and S1 to S5 are Spell & Trap Zones, counted from the left as their player sees them: your M1 is opposite your opponent's M5. In a Speed Duel there are only the three in the middle, M2 to M4 and S2 to S4.
    5. Cards go to the first free zone unless you turn on `/duel zones`.
    6. `/card` shows what a card does; during a duel nobody else sees what you look up.
    7. When you are ready: `/duel challenge`, with an opponent or open to anybody.
exchange-is-done = You are done with your Side Deck. You can change it again until the other player is done too.
duel-option-best-of = A single duel, or a match of up to three with Side Decks
event-overtime-turns = When the time of a round is up: { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}, then whoever has more Life Points wins
event-overtime-choice-turns = More turns, then Life Points
