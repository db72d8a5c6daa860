# How a player is asked. $what just happened, $card the question is about, $count of cards to
# choose, $phase and whose it is.
ask-sign = Rock-paper-scissors: the winner chooses who goes first. Your sign?
ask-sign-again = Draw – choose again! Rock-paper-scissors: your sign?
ask-order = You won rock-paper-scissors. Do you want to go first or second?
ask-order-after-loss = You lost the last duel. Do you want to go first or second in this one?
ask-side-deck = Side Deck: exchange cards before the next duel, as many in as out.
ask-act = { $phase }. What do you do?
ask-respond = { $what } Do you respond?
ask-trigger = { $what } You can activate an effect now. Do you want to?
ask-trigger-order = { $what } Several of your effects are activated. Which one goes on the Chain next? The last one resolves first.
ask-target = { $card }: target { $count }.
ask-choose = { $card }: choose { $count }.
ask-discard = { $card }: choose { $count } to discard.
ask-tribute = { $card }: choose { $count } to Tribute.
ask-material = { $card }: choose { $number ->
    [1] 1 material
   *[other] { $number } materials
}.
ask-pendulum = Pendulum Summon: choose the monsters to summon together.
ask-attack-target = { $card }: what does it attack?
ask-replay = The monsters on your opponent's side have changed. { $card }: choose what it attacks now, or stop the attack.
ask-zone = { $card }: choose its zone.
ask-position = { $card }: choose its battle position.
ask-whether = { $card }: do you want to apply this part of its effect?
ask-detach = { $card } would be destroyed: do you want to detach a material from it instead?
ask-coin = { $card }: call the coin.
ask-declare = { $card }: what do you declare?
ask-end-phase-order = Several things happen in the End Phase. Which comes next?
ask-standby-order = Several of your effects are activated in the Standby Phase. Which comes next?
ask-battle-phase-order = Several of your effects are activated in the Battle Phase. Which comes next?
ask-deck-order = { $card }: which of these cards comes next, counted from the top of the Deck?
ask-how-many = { $card }: how many cards?
ask-hand-limit = Your hand is over the limit. Choose { $count } to discard.

# What stands for $card where the question is about none, and for $what where nothing happened.
an-effect = An effect
phase-is-ending = { $phase } is about to end.
phase-is-now = { $phase }.

# The empty answer: one of its own for some questions, one for all others.
decline = Choose nothing
decline-act = Do nothing
decline-side-deck = Keep the deck as it is
decline-respond = Pass
decline-trigger = Do not activate
decline-replay = Stop the attack
decline-end-phase-order = Let the other player go on

# So many cards: $number, or from $least to $most.
count-exactly = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
count-up-to = { $most ->
    [one] 1 card
   *[other] up to { $most } cards
}
count-between = { $least } to { $most } cards
monsters-exactly = { $number ->
    [one] 1 monster
   *[other] { $number } monsters
}
monsters-up-to = { $most ->
    [one] 1 monster
   *[other] up to { $most } monsters
}
monsters-between = { $least } to { $most } monsters

# What a player can do.
do-normal-summon = Normal Summon { $card }
do-tribute-summon = Tribute Summon { $card }
do-set = Set { $card }
do-flip-summon = Flip Summon { $card }
do-special-summon = Special Summon { $card }
do-summon-from-extra-deck = { $summon } { $card } ({ $rank })
do-pendulum-summon = Pendulum Summon
do-change-position = Change { $card } to { $position }
do-activate = Activate { $card }
do-activate-effect = Activate the effect of { $card }
do-apply = Apply the effect of { $card }
do-attack = Attack with { $card }
do-to-battle-phase = Battle Phase
do-to-main-phase-2 = Main Phase 2
do-end-turn = End the turn

# Options that are no cards, and a label that needs a mark to differ from another.
turn-first = Go first
turn-second = Go second
reply-yes = Yes
reply-no = No
direct-direct = Attack directly
marked = { $label } ({ $mark })
label-with-deed = { $label }: { $deed }

# What an act will pay, Tribute and target without a question.
aims-at = targets { $targets }
aims-cost = costs { $cards }
aims-tributes = Tributes { $cards }
aims-both = { $costs }, { $aims }

undone-summon = You have not Normal Summoned or Set a monster this turn.
undone-attack = You have not attacked with: { $cards }.
