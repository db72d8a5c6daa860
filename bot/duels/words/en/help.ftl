# The help.
help-description = How to duel here, and what the commands do
help-first-button = How it works
help-commands-button = Commands
help-asked-button = When am I asked?
help-managers-button = For managers
help-commands =
    Duels: `/duel practice` (against the CPU), `/duel challenge` (against people), `/puzzle` (win in one turn), `/duel status`, `/duel watch`, `/duel draw`, `/duel pause`, `/duel hand-over`, `/duel surrender`, `/duel history`, `/replay show`, `/replay verify`, `/record`, `/ladder`
    How you play: `/duel windows`, `/duel zones`, `/duel guard`, `/duel quiet`, `/duel calls`, `/duel picture`, `/privacy`
    Decks: `/deck import`, `/deck list`, `/deck view`, `/deck hand`, `/deck check`, `/deck compare`, `/deck show`, `/deck edit`, `/deck rename`, `/deck share`, `/deck delete`
    Cards: `/card`, `/search`, and “Cards in this message” in the menu of a message
    Events: `/event list`, `/event show`, `/event join`, `/event deck`, `/event drop`, `/event report`, `/event pairings`, `/event standings`, `/event bracket`, `/event why`, `/event log`, `/event export`, `/event evidence`
    Rules: `/ruling`, `/chain`, `/rule`, `/term`
    The bot itself: `/status`
help-asked =
    With `/duel windows`, or in the menu of your panel, you choose when you are asked to respond: when you can; at every chance, even with nothing to use; only to effects and attacks; or only what you have to answer. You can also pass everything until your turn, or until something is chained.
    Nobody else can see what you have chosen. The pause for responses is equally long for everybody, so it does not show who could respond.
help-managers =
    `/duel-admin settings`: the pause before responses, the clock, the time for a decision, whether a surrender takes effect at once, and how late spectators see a duel
    `/duel-admin ladder`: whether event duels count for this server's ladder (“Manage Server”)
    `/duel-admin moderators`: who is called when a player presses *Call a moderator …* (“Manage Server”)
    `/duel-admin list`, `/duel-admin stop`, `/duel-admin hold`, `/duel-admin resume`, `/duel-admin desk`: the duels on this server, and how to stop, pause or judge one, with a reason that the players read (“Manage Server” or “Timeout Members”)
    `/duel-admin reports`: the cards that were reported here as not working correctly, and how to allow them by their rules again
    `/event-admin create`, `/event-admin start`, `/event-admin cancel`, `/event-admin add`, `/event-admin remove`, `/event-admin disqualify`, `/event-admin reinstate`, `/event-admin deck`, `/event-admin correct`, `/event-admin undo`, `/event-admin extend`, `/event-admin call-time`, `/event-admin role`: events on this server (“Manage Server”, “Manage Events”, or the role set with the last one)
    `/admin import`: which cards, rulings and ban lists were imported
    Duels open threads: I need the permissions to create public and private threads, and to write in them.
