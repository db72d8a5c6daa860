# Events: set up, announced, joined, checked in to.
event-shape-single = Single elimination
event-shape-double = Double elimination
event-shape-swiss = Swiss
event-shape-round-robin = Round robin
event-starts = Start: { $day } ({ $left })
event-starts-checked = Start: { $day } ({ $left }); check-in opens { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} before
event-round-time = A round lasts { $minutes } min, with { $pause } min between rounds
event-overtime-loss = When the time of a round is up, both players of an unfinished match lose
event-overtime-judge = When the time of a round is up, unfinished matches go on until an organiser decides
event-absent = A player who is not at their table { $minutes } min after the round starts loses
event-rounds-single = One loss and you are out
event-rounds-single-third = One loss and you are out; there is a match for third place
event-rounds-double = Two losses and you are out; the grand final is repeated if the undefeated player loses it
event-rounds-round-robin = Everybody plays everybody
event-rounds-table = The number of Swiss rounds depends on the number of players.
event-rounds-fixed = { $count } Swiss rounds.
event-cut-none = No top cut.
event-cut-table = With 9 or more players, the best play a top cut{ $third ->
    [yes] , with a match for third place
   *[no] {""}
}.
event-cut-fixed = The best { $count } play a top cut{ $third ->
    [yes] , with a match for third place
   *[no] {""}
}.
event-joins-late = You can join late; each round you missed counts as a loss
event-decks-kept = Only organisers can see the deck lists
event-decks-shown = Everybody can see the deck lists once the event is over
event-draft = ## { $name }
    Only you can see this. Your settings:
event-draft-hint = -# For all other settings, use `/event-admin create` again.
event-announce = Announce
event-change = Change
event-discard = Discard
event-discarded = Discarded. Nobody else has seen it.
event-draft-gone = This draft is gone. Use `/event-admin create` again.
event-change-title = Change the event
event-field = { $field ->
    [name] Name
    [starts] Start, e.g. “in 90 min” or <t:…>
    [rounds] Swiss rounds, { $least }–{ $most }; empty: by players
    [cut] Top cut, { $least }–{ $most }; empty: by players
   *[round_minutes] Minutes per round, { $least }–{ $most }
}
event-announced = The event has been announced in { $channel }.
event-no-channel = I cannot write in { $channel }. Let me see it and write there, or create the event in another channel.
event-when-clock = A time of day is different in each time zone. Give the time left until the start (“in 90 min”, “2 h”, “1 d”), or paste a Discord timestamp such as <t:1767225600:F>.
event-when-unclear = I cannot read this time. Give the time left until the start (“in 90 min”, “2 h”, “1 d”), or paste a Discord timestamp such as <t:1767225600:F>.
event-when-past = This time is already over. Choose a start in the future.
event-when-far = An event can start at most 60 days from now.
event-needs-name = Please give the event a name.
event-no-number = { event-setting } has to be a number from { $least } to { $most }.
event-only-swiss = { event-setting } is only for Swiss events.
event-only-bracket = { event-setting } is only for single elimination or a top cut.
event-have-joined = { $count ->
    [0] Nobody has joined yet.
    [one] **1** player has joined.
   *[other] **{ $count }** players have joined.
} There is room for { $most }.
event-are-here = Check-in is open: **{ $here }** of { $count } are here.
event-called-off = **Cancelled:** { $reason }
event-begins = The event begins with { $count } players.
event-is-played = **{ $round }** · { $over } of { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } finished · { $count ->
        [one] 1 player
       *[other] { $count } players
    }
event-newest = [The latest]({ $link })
event-was-won = 🏆 **{ $names }**
event-is-over = The event is over.
event-check-in-call = ### { $name }
    Start of the event: { $left }. Press the button if you are here. Players who do not check in do not play.
event-i-am-here = I am here
event-join = Join
event-leave = Leave
event-drop = Drop
event-my-deck = My deck
event-who-plays = Players
event-rules = Rules
event-no-deck = You have no deck that is legal here. Import one with `/deck import`.
event-choose-deck = Which deck do you join { $name } with? You can change it until the start.
event-choose-deck-of-many = Which deck do you join { $name } with? You can change it until the start. You have more decks than fit in a menu: `/event join` lists them all.
event-you-joined = You have joined **{ $name }** with { $deck }. You can change your deck until the start.
event-you-joined-late = You have joined **{ $name }** with { $deck }. You play from the next round on, and each round you missed counts as a loss.
event-also-joined = You also play in { $names }. If both call you at the same time, one table waits while you play at the other, for one round at most.
event-plays-also = also plays in { $names }
event-deck-changed = You now play { $deck } in **{ $name }**.
event-join-first = You have not joined this event. Press “Join” first.
event-you-are-here = You are checked in for **{ $name }**. You will be called when the first round begins.
event-decks-locked = -# Decks are locked.
event-not-in-it = You are not in this event.
event-sure-to-leave = Do you want to leave { $name }? You can join again until it starts.
event-sure-to-drop = Do you want to drop from { $name }? You lose the match you are playing and get no more pairings. Only an organiser can bring you back.
event-leave-yes = Leave
event-leave-no = Stay
event-you-left = You have left { $name }.
event-you-dropped = You have dropped from { $name }.
event-you-stay = You stay in { $name }.
event-organiser = -# Created by { $organiser }
event-players-of = ### { $name }: { $count ->
    [one] 1 player
   *[other] { $count } players
}
event-players-page = Page { $page }
event-nobody-yet = Nobody has joined yet.
event-has-left = dropped
event-thrown-out = disqualified
event-was-absent = did not check in
event-no-deck-of = { $name } has not handed in a deck.
event-deck-of = ### { $name }: { $deck }
event-deck-line = { $count } × { $card }
event-deck-secret = Only organisers can see this deck{ $shown ->
    [yes] {" "}until the event is over
   *[no] {""}
}.
event-deck-plays = You play in this event yourself, so you cannot see other players' decks before it is over. An organiser who does not play can.
event-listed = **{ $name }** (#{ $number }) · { $phase ->
    [sign-up] sign-up
    [check-in] check-in
    [playing] under way
    [decided] decided, the final places follow
    [over] over
   *[cancelled] cancelled
} · { $count ->
    [one] 1 player
   *[other] { $count } players
} · { $day } · { $channel }
event-list-title = ### Events on this server
event-list-empty = There has been no event on this server yet.
event-create-description = Create an event; nobody else sees it until you announce it
event-list-description = The events of this server
event-show-description = An event's format, settings and progress
event-join-description = Join an event with a deck, or change your deck
event-drop-description = Leave an event
event-deck-description = Your deck in an event, or a public one
event-option-name = The name of the event
event-option-shape = The kind of event (Swiss if you leave it out)
event-option-starts = The start: “in 90 min”, “2 h”, or a Discord timestamp (in 30 minutes if you leave it out)
event-option-rounds = The number of Swiss rounds (by the number of players if you leave it out)
event-option-cut = How many go on to the top cut; 0: none (by the number of players if you leave it out)
event-option-third-place = Is there a match for third place? (no if you leave it out)
event-option-check-in = How many minutes before the start check-in opens; 0: no check-in (15 if you leave it out)
event-option-round-minutes = Minutes per round (50 if you leave it out)
event-option-absent = Minutes after which a player who is not at their table loses (10 if you leave it out)
event-option-pause = Minutes between rounds (2 if you leave it out)
event-option-overtime = What happens when the time of a round is up (more turns if you leave it out)
event-option-extra-turns = How many more turns are played then (3 if you leave it out)
event-option-late-joins = May players join late? (Swiss only; no if you leave it out)
event-option-show-decks = Can everybody see the decks once the event is over? (no if you leave it out)
event-option-player = The player
event-overtime-choice-loss = Both lose
event-overtime-choice-judge = An organiser decides
