# Events: set up, announced, joined, checked in to.
event-shape-single = Single elimination
event-shape-double = Double elimination
event-shape-swiss = Swiss
event-shape-round-robin = Round robin
event-starts = Starts { $day } ({ $left })
event-starts-checked = Starts { $day } ({ $left }); check-in opens { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} before
event-round-time = A round lasts { $minutes } minutes, with { $pause } minutes between two rounds
event-overtime-turns = When the time of a round is up: { $turns } more turns, then more Life Points win
event-overtime-loss = When the time of a round is up, a match that is not over is lost by both
event-overtime-judge = When the time of a round is up, matches go on until an organiser decides
event-absent = Who is not at their table { $minutes } minutes after the round began loses
event-rounds-single = One loss and you are out
event-rounds-single-third = One loss and you are out; third place is played for
event-rounds-double = Two losses and you are out; the grand final is played again if the one without a loss loses it
event-rounds-round-robin = Everybody plays everybody
event-rounds-table = As many Swiss rounds as the number of players asks for.
event-rounds-fixed = { $count } Swiss rounds.
event-cut-none = No top cut.
event-cut-table = From 9 players on, the best play a top cut{ $third ->
    [yes] , with a match for third place
   *[no] {""}
}.
event-cut-fixed = The best { $count } play a top cut{ $third ->
    [yes] , with a match for third place
   *[no] {""}
}.
event-joins-late = You can join late, with a loss for each round you missed
event-decks-kept = Deck lists are seen by organisers only
event-decks-shown = Everybody can see the deck lists once the event is over
event-draft = ## { $name }
    Only you see this. This is what you set:
event-draft-hint = -# Use `/event create` again to set everything else.
event-announce = Announce
event-change = Change
event-discard = Throw away
event-discarded = Thrown away. Nobody else has seen it.
event-draft-gone = This draft is no longer there. Use `/event create` again.
event-change-title = Change the event
event-field = { $field ->
    [name] Name
    [starts] Start, e.g. “in 90 min” or <t:…>
    [rounds] Swiss rounds, { $least }–{ $most }; empty: by players
    [cut] Top cut, { $least }–{ $most }; empty: by players
   *[round_minutes] Minutes of a round, { $least }–{ $most }
}
event-announced = The event is announced in { $channel }.
event-no-channel = I cannot write in { $channel }. Let me see it and write there, or create the event in another channel.
event-when-clock = People read a time of day in their own time zone. Say in how many minutes (“in 90 min”, “2 h”, “1 d”), or paste a Discord timestamp such as <t:1767225600:F>.
event-when-unclear = I cannot read this time. Say in how many minutes (“in 90 min”, “2 h”, “1 d”), or paste a Discord timestamp such as <t:1767225600:F>.
event-when-past = This moment is over. Choose a start in the future.
event-when-far = An event may start at most 60 days from now.
event-needs-name = The event needs a name with at least one letter.
event-no-number = { event-setting } has to be a number from { $least } to { $most }.
event-only-swiss = { event-setting } is for Swiss events only.
event-only-bracket = { event-setting } is for a single elimination or a top cut only.
event-have-joined = { $count ->
    [0] Nobody has joined yet.
    [one] **1** player has joined.
   *[other] **{ $count }** players have joined.
} There is room for { $most }.
event-are-here = Check-in is open: **{ $here }** of { $count } are here.
event-called-off = **Called off:** { $reason }
event-begins = The event begins with { $count } players.
event-is-played = **{ $round }:** { $over } of { $tables } tables have a result. { $count } players are still in.
event-newest = [The latest]({ $link })
event-was-won = 🏆 **{ $names }**
event-is-over = The event is over.
event-check-in-call = ### { $name }
    The event starts { $left }. Press the button if you are here; who does not check in does not play.
event-i-am-here = I am here
event-join = Join
event-leave = Leave
event-drop = Drop
event-my-deck = My deck
event-who-plays = Who plays
event-rules = Rules
event-no-deck = There is no deck that you may play here. Import one with `/deck import`.
event-choose-deck = With which deck do you join { $name }? You can change it until the start.
event-choose-deck-of-many = With which deck do you join { $name }? You can change it until the start. You have more decks than a menu can hold: `/event join` finds them all.
event-you-joined = You have joined **{ $name }** with { $deck }. You can change your deck until the start.
event-you-joined-late = You have joined **{ $name }** with { $deck }. You play from the next round on, with a loss for each round you missed.
event-deck-changed = You now play { $deck } in **{ $name }**.
event-join-first = You have not joined this event. Press “Join” first.
event-you-are-here = You are checked in for **{ $name }**. You are called when the first round begins.
event-decks-locked = -# Decks are locked since the start.
event-not-in-it = You do not take part in this event.
event-sure-to-leave = Do you want to leave { $name }? You can join again until it starts.
event-sure-to-drop = Do you want to drop from { $name }? You lose a match that is under way and are not paired any more. This cannot be taken back.
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
event-no-deck-of = { $name } has handed in no deck.
event-deck-of = ### { $name }: { $deck }
event-deck-line = { $count } × { $card }
event-deck-secret = Only organisers may see this deck{ $shown ->
    [yes] {" "}until the event is over
   *[no] {""}
}.
event-listed = **{ $name }** (#{ $number }) · { $phase ->
    [sign-up] sign-up
    [check-in] check-in
    [playing] under way
    [over] over
   *[cancelled] called off
} · { $count ->
    [one] 1 player
   *[other] { $count } players
} · { $day } · { $channel }
event-list-title = ### Events on this server
event-list-empty = There has been no event on this server yet.
event-create-description = Create an event; nobody else sees it before you announce it
event-list-description = The events of this server
event-show-description = What is played in an event, and how it stands
event-join-description = Join an event with a deck, or bring another deck
event-drop-description = Leave an event
event-deck-description = Your deck in an event, or one that is laid open
event-option-name = What the event is called
event-option-shape = Who plays whom (Swiss unless you choose)
event-option-starts = When it starts: “in 90 min”, “2 h”, or a Discord timestamp (in 30 minutes unless you choose)
event-option-rounds = How many Swiss rounds (by the number of players unless you choose)
event-option-cut = How many go on to the top cut, 0 for none (by the number of players unless you choose)
event-option-third-place = Whether third place is played for
event-option-check-in = How many minutes before the start check-in opens, 0 for no check-in (15)
event-option-round-minutes = How many minutes a round lasts (50)
event-option-absent = After how many minutes who is not at their table loses (10)
event-option-pause = How many minutes lie between two rounds (2)
event-option-overtime = What happens when the time of a round is up
event-option-extra-turns = How many turns are played then (3)
event-option-late-joins = Whether players may join late, in Swiss
event-option-show-decks = Whether everybody may see the decks once it is over
event-option-player = Which player
event-overtime-choice-turns = More turns, then Life Points
event-overtime-choice-loss = Both lose
event-overtime-choice-judge = An organiser decides
