# What happens at a table of Duel Masters, what is asked, and how it stands.
named-card = { $name }
card-of = { $card } ({ $player })
comma = , { "" }
card-comma = ; { "" }
dot = { " · " }
some-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-exactly = { $least ->
    [one] 1 card
   *[other] { $least } cards
}
count-up-to = up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}
count-between = { $least } to { $most } cards
unknown-card = A card you cannot see
marked = { $label } ({ $mark })
whose = { $person ->
    [you] your
   *[other] { $player }'s
}

# What has happened
house-shields = House rule: everybody starts with { $setting } shields.
house-hand = House rule: everybody starts with { $setting } cards in hand.
house-void-wins = House rule: effects that say so win the game.
house-void-turns = House rule: effects give extra turns.
house-once-a-name = House rule: cards with the same name can be used and put into the battle zone more than once a turn.
partner-placed = { $person ->
    [you] Your partner
   *[other] { $player }'s partner
} is { $card }.
shuffled = { $person ->
    [you] You shuffle your deck.
   *[other] { $player } shuffles their deck.
}
order-decided = Everybody has { $shields } shields and { $hand } cards in hand. Order of turns: { $players }.
turn-began = Turn { $turn }: { $person ->
    [you] it is your turn.
   *[other] it is { $player }'s turn.
}
turn-skipped = The rest of { $person ->
    [you] your
   *[other] { $player }'s
} turn is skipped.
drawn = { $person ->
    [you] You draw
   *[other] { $player } draws
} { $cards }.
charged = { $person ->
    [you] You put
   *[other] { $player } puts
} { $cards } into the mana zone.
moved = { $source ->
    [pending] To
   *[other] From the { $from } to
} the { $to }: { $cards }.
moved-hand = { $source ->
    [pending] To
   *[other] From the { $from } to
} the hand: { $cards }.
moved-bottom = { $source ->
    [pending] To
   *[other] From the { $from } to
} the bottom of the deck: { $cards }.
moved-shown = From the { $from } to the { $to }, face-up: { $cards }.
put = { $cards } is put into the battle zone.
put-on = { $cards } evolves from { $base }.
tapped = Tapped: { $cards }.
untapped = Untapped: { $cards }.
used-summon = { $person ->
    [you] You summon
   *[other] { $player } summons
} { $card }{ $free ->
    [yes] { " " }for free
   *[no] { "" }
}.
used-cast = { $person ->
    [you] You cast
   *[other] { $player } casts
} { $card }{ $free ->
    [yes] { " " }for free
   *[no] { "" }
}.
used-generate = { $person ->
    [you] You generate
   *[other] { $player } generates
} { $card }{ $free ->
    [yes] { " " }for free
   *[no] { "" }
}.
used-use = { $person ->
    [you] You use
   *[other] { $player } uses
} { $card }{ $free ->
    [yes] { " " }for free
   *[no] { "" }
}.
used-galaxshield = { $person ->
    [you] You use
   *[other] { $player } uses
} the Galaxshield of { $card }.
used-fushigibirth = { $person ->
    [you] You use
   *[other] { $player } uses
} the Fushigibirth of { $card }.
attacks-player = { $attacker } attacks { $person ->
    [you] you
   *[other] { $player }
}.
attacks-creature = { $attacker } attacks { $target }.
blocked = { $card } blocks the attack.
redirected = The attack is now on { $card }.
shields-chosen = { $person ->
    [you] You choose
   *[other] { $player } chooses
} { $count ->
    [one] shield
   *[other] shields
} { $positions } of { $owner }.
broke = { $count ->
    [one] 1 shield
   *[other] { $count } shields
} of { $player } { $count ->
    [one] is
   *[other] are
} broken.
destroyed = Destroyed: { $cards }.
revealed = { $person ->
    [you] You show
   *[other] { $player } shows
} { $cards }.
looked-own = You look at: { $cards }.
looked-many = You look at { $count } cards of your deck.
looked = { $person ->
    [you] You look
   *[other] { $player } looks
} at { $cards }{ $own ->
    [yes] { " " }of their deck
   *[no] { " " }of { $owner }
}.
designated = { $person ->
    [you] You designate
   *[other] { $player } designates
} { $owner } for { $card }.
number-chosen = { $person ->
    [you] You choose
   *[other] { $player } chooses
} the number { $number } for { $card }.
mode-chosen = { $person ->
    [you] You choose
   *[other] { $player } chooses
} for { $card }: { $mode }
declared = { $person ->
    [you] You declare
   *[other] { $player } declares
} { $ability } of { $card }.
judged = Gachinko Judge against { $owner }: { $person ->
    [you] you { $won ->
        [yes] win
       *[no] do not win
    }
   *[other] { $player } { $won ->
        [yes] wins
       *[no] does not win
    }
}.
partner-down = { $person ->
    [you] Your partner goes back to your partner zone, face-down.
   *[other] { $player }'s partner goes back to their partner zone, face-down.
}
partner-up = { $person ->
    [you] Your partner
   *[other] { $player }'s partner
} is face-up again: { $card }.
switched = The D-switch of { $card } is used.
lived = { $card } has an EX Life shield.
defeated = { $person ->
    [you] You are defeated and out of the game: place { $place }.
   *[other] { $player } is defeated and out of the game: place { $place }.
}
game-won = { $person ->
    [you] You win the game!
   *[other] { $player } wins the game!
}
game-drawn = The game is over, and nobody has won it alone.
ended-drawn = As agreed, the game ends in a draw between { $players }.

# Where cards lie
zone-deck = deck
zone-hand = hand
zone-shields = shields
zone-mana = mana zone
zone-battle = battle zone
zone-graveyard = graveyard
zone-partner = partner zone
zone-pending = in use
group-hand = Your hand
group-field = { $person ->
    [you] Your battle zone
   *[other] { $player }'s battle zone
}
group-mana = { $person ->
    [you] Your mana zone
   *[other] { $player }'s mana zone
}
group-graveyard = { $person ->
    [you] Your graveyard
   *[other] { $player }'s graveyard
}
group-shields = { $person ->
    [you] Your face-up shields
   *[other] { $player }'s face-up shields
}
group-partner = { $person ->
    [you] Your partner
   *[other] { $player }'s partner
}
group-use = Cards in use
group-shown = Cards you have been shown
where = { $person ->
    [you] your { $zone }
   *[other] { $player }'s { $zone }
}

# How abilities are called
ability-shield-trigger = Shield trigger
ability-g-strike = G Strike
ability-ninja-strike = Ninja Strike
ability-kirifu-dash = Kirifu Dash
ability-hand-trigger = the ability

# What is asked
hint-attack = After your first attack, you cannot use cards for the rest of this turn.
ask-charge = Do you want to put a card from your hand into your mana zone?
ask-play = What do you do?
ask-designate = { $card }: which opponent do you designate?
ask-choose-nothing = { $card }: there is no card to choose.
ask-choose = { $card }: choose { $count }.
ask-shields = Choose { $number ->
    [one] a shield
   *[other] { $number } shields
} of { $person ->
    [you] yours
   *[other] { $player }
}.
ask-mode = { $card }: which effect do you choose?
ask-side = { $card }: which side do you use?
ask-number = { $card }: choose a number.
ask-may = { $card }: do you want to use its effect?
ask-partner-return = Do you want to put your partner back into the partner zone, face-down?
ask-declare = { $what } Do you want to declare anything?
ask-next = Which effect comes first?
ask-replacement = Which effect happens instead?
ask-block = { $what } Do you want to block?
ask-base = { $card }: which card do you put it on?
ask-arrange = In which order do you put the cards into the deck? The one you choose first is on top.
decline-charge = No card
decline-may = No
decline-partner-return = No
decline-declare = Declare nothing
decline-block = Do not block
decline-choose-nothing = Go on
decline = Choose nothing
yes = Yes
end-turn = End the turn
what-shields = Shields of yours go to your hand.
what-turn-end = The turn is ending.
do-summon = Summon { $card } for { $cost }
do-cast = Cast { $card } for { $cost }
do-generate = Generate { $card } for { $cost }
do-use = Use { $card } for { $cost }
do-galaxshield = Galaxshield { $card } for { $cost }
do-fushigibirth = Fushigibirth { $card } for { $cost }
do-free = Use { $card } for free
act-summon = Summon for { $cost }
act-cast = Cast for { $cost }
act-generate = Generate for { $cost }
act-use = Use for { $cost }
act-galaxshield = Galaxshield for { $cost }
act-fushigibirth = Fushigibirth for { $cost }
act-free = Use for free
with-fuel = with { $card }
do-attack = { $card } attacks { $target }
act-attack = Attack { $target }
shield-number = Shield { $number }
mode-number = Effect { $number }
declare-option = { $ability }: { $card }

# How the table stands
before-first-turn = Before the first turn
heading = Turn { $turn } · { $person ->
    [you] your turn
   *[other] { $player }'s turn
} · { $step }
step-start = start of the turn
step-draw = draw
step-charge = charge
step-main = main step
step-attack = attacks
step-end = end of the turn
block-table = Players
block-attack = Attack
block-waiting = Still to resolve
block-lasting = Still in effect
block-hand = { $person ->
    [you] Your hand
   *[they] { $player }'s hand
}
block-field = { $person ->
    [you] Your battle zone
   *[they] { $player }'s battle zone
}
block-mana = { $person ->
    [you] Your mana zone
   *[they] { $player }'s mana zone
}
block-house = House rules
nothing = –
lasting-on = { $card } on { $target }
lasting-number = { $card }, number { $number }
you = you
seat-line = { $has-turn ->
    [yes] ▶ { "" }
   *[no] { "" }
}**{ $player }** · shields { $shields } · hand { $hand } · mana { $untapped }/{ $mana } · battle zone { $creatures } · deck { $deck } · partner { $partner }
seat-brief = -# { $has-turn ->
    [yes] ▶ { "" }
   *[no] { "" }
}**{ $player }** · shields { $shields } · hand { $hand } · mana { $untapped }/{ $mana } · in play { $creatures }{ $ends }
deck-ends = { " · deck " }{ $deck }
seat-out = -# ~~{ $player }~~ · out, place { $place }
partner-down-now = face-down
mana-line = { $untapped } of { $mana } untapped: { $civs }
civ-count = { $civ } { $count }
hand-card = **{ $cost }** { $name }
hand-line = -# { $cards }
is-tapped = tapped
is-fresh = came this turn
power-now = power { $power }
on-cards = on { $cards }
state-under = It lies on { $cards }.
state-life = It has an EX Life shield.
state-keywords = Keywords now: { $keywords }.
state-partner = It is { whose } partner.
number-power = Power
score-seat = { $player } { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
score-out = { $player } out
score-turn = turn { $turn }

# What is drawn
drawn-shields = shields { $count }
drawn-hand = hand { $count }
drawn-mana = mana { $untapped }/{ $count }
drawn-deck = deck { $count }
drawn-graveyard = graveyard { $count }
drawn-partner = partner: { $partner }
drawn-out = out
drawn-place = place { $place }
drawn-power = power
drawn-nothing = nothing in the battle zone
