# How duels come about, and what a server sets for them.
duel-description = Duel somebody, or practise
duel-challenge-description = Challenge somebody to a duel
duel-practice-description = Practise against the built-in opponent
duel-status-description = How the duel here, or your own, stands
duel-surrender-description = Give up your duel
duel-settings-description = Set how duels go on this server
duel-zones-description = Choose the zones of your cards yourself, or leave them to the table
duel-windows-description = Be asked at every chance to respond, or only when you can
duel-option-opponent = Whom you challenge
duel-option-format = The rules you duel by
duel-option-deck = One of your decks, or a ready one
settings-option-pace = Seconds for which a duel stands still for responses, alike for everybody (0 to 10; 0: off)
settings-option-decision = Seconds for one decision (30 to 3600)
settings-option-unilateral = May a player surrender without the opponent's consent?
zones-option-choose = Do you want to choose the zone of each card?
windows-option-always = Do you want to be asked even when you have nothing to respond with?

challenge-offered = { $challenger } challenges { $challenged } to a duel: **{ $format }**.
challenge-declined = { $name } has declined the duel.
challenge-taken-back = { $name } has taken the challenge back.
challenge-accepted = The challenge is accepted. The duel: { $channel }
challenge-is-over = This challenge is no longer open.
not-your-challenge = This challenge is not for you.
not-yourself = You cannot challenge yourself. To play alone, use /duel practice.
not-a-bot = A bot cannot be challenged. To play alone, use /duel practice.
accept = Accept
decline = Decline
choose-your-deck = Choose the deck you will play
laying-the-table = The table is being laid …
table-is-laid = Your duel against { $rival } ({ $format }) is about to begin here. This message becomes your panel, with your hand and your buttons.
duel-begins = The duel has begun: { $channel }. Play there with “{ $button }”, or in your private messages; either place is complete.
takes-no-messages = { $name } takes no private messages from me, so the duel cannot begin. Please allow private messages from members of this server, then try again: press Accept once more, or give the command again.
channel-is-taken = There is a duel in this channel already, and I may not open threads here. Please wait for its end or use another channel.
no-such-format = There is no format “{ $format }”. Please choose one from the list.
no-such-deck = You have no deck “{ $name }” for this format. Please choose one from the list, or bring one with /deck import.
deck-not-allowed = The deck “{ $name }” may not be played in this format:
deck-no-longer-allowed = The deck of { $name } may no longer be played in this format. Please begin again with another deck.
built-in-name = Practice opponent
no-duel-here = There is no duel here, and you have none elsewhere. Begin one with /duel challenge or /duel practice.
you-surrendered = You have surrendered.
surrender-is-theirs = You asked to surrender, so your opponent decides: with these buttons they accept it or play on.
surrender-asked = Your opponent is asked to accept your surrender. The duel goes on until then.
settings-are = Duels that begin from now on: { $pace } s for responses, { $decision } s for each decision, { $unilateral ->
    [yes] surrender without consent
   *[no] surrender only with the opponent's consent
}.
zones-chosen = From the next card on, you are asked for its zone whenever there is more than one.
zones-left = Your cards take the first free zone. To choose zones yourself, use /duel zones.
windows-always = From now on you are asked at every chance to respond, even when you can only pass. Nobody else learns of this.
windows-able = From now on you are asked only when you can respond. Nobody else learns of this.
needs-manage-server = You need the permission “Manage Server” for this.
only-on-a-server = This works only on a server.
