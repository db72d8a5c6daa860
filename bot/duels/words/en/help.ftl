# The help.
help-description = How to duel here, and what the commands do
help-first-button = First duel
help-commands-button = Commands
help-asked-button = When am I asked?
help-managers-button = For managers
help-start =
    Duelkeeper hosts Yu-Gi-Oh! OCG duels and enforces their rules. You play with buttons and menus; `/duel practice` begins a duel against the built-in opponent.
    An unofficial project of players, neither made nor endorsed by the owners of the game.
help-first =
    1. `/duel practice` begins a duel with a ready deck that only you can see.
    2. Your panel is in our private chat; in a thread, press “My hand”. It shows the field, your hand, what happened, and at the end the question with its buttons.
    3. Press a card to read it and to see what it can do; “Back” takes you back to the table. The menu lists every card you may read.
    4. M1 to M5 are Main Monster Zones and S1 to S5 Spell & Trap Zones, counted from the left of the player they belong to: your M1 is opposite your opponent's M5.
    5. Cards go to the first free zone unless you turn on `/duel zones`.
    6. `/card` shows what a card does; during a duel nobody else sees what you look up.
    7. When you are ready: `/duel challenge`, with an opponent or open to anybody.
help-commands =
    Duels: `/duel challenge`, `/duel practice`, `/duel status`, `/duel draw`, `/duel pause`, `/duel surrender`
    How you play: `/duel windows`, `/duel zones`, `/duel quiet`, `/duel calls`, `/duel picture`
    Decks: `/deck import`, `/deck list`, `/deck view`, `/deck hand`, `/deck check`, `/deck compare`, `/deck show`, `/deck edit`, `/deck rename`, `/deck share`, `/deck delete`
    Cards: `/card`, `/search`, and “Cards in this message” in the menu of a message
    Events: `/event list`, `/event show`, `/event join`, `/event deck`, `/event drop`, `/event report`, `/event pairings`, `/event standings`, `/event bracket`, `/event why`, `/event log`, `/event export`, `/event evidence`
    Rules: `/ruling`, `/chain`, `/rule`, `/term`
help-asked =
    With `/duel windows`, or in the menu of your panel, you choose when you are asked to respond: when you can; at every chance, even with nothing to use; only to effects and attacks; or only what you have to answer. You can also pass everything until your turn, or until something is chained.
    Nobody else can see what you have chosen. The pause for responses is equally long for everybody, so it does not tell who could respond.
help-managers =
    `/duel settings`: the pause before responses, the clock, the time for a decision, and whether a surrender takes effect at once
    `/duel list`, `/duel stop`, `/duel hold`, `/duel resume`: the duels on this server, and how to stop one or pause it, with a reason that both players read (“Manage Server” or “Timeout Members”)
    `/event create`, `/event-admin start`, `/event-admin cancel`, `/event-admin add`, `/event-admin remove`, `/event-admin disqualify`, `/event-admin deck`, `/event-admin correct`, `/event-admin undo`, `/event-admin extend`, `/event-admin call-time`, `/event-admin role`: events of this server (“Manage Server”, “Manage Events”, or the role named with the last)
    `/admin import`: which cards, rulings and ban lists were imported
    Duels open threads: I need the permissions to create public and private threads, and to write in them.
