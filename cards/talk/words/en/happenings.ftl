# What happened. $player did it ($person says whether the reader is that player: "you" or "they"),
# $their is the possessive of the player. $card, $cards and the like are cards; $whose-card says
# whose it is, $cards-count how many there are. A capital, as in $Whose-card, begins a sentence.

# Before the duel.
signs-thrown = { $person ->
    [you] You show
   *[they] { $player } shows
} { $signs } and { $other-person ->
    [you] you show
   *[they] { $other } shows
} { $other-signs }.
signs-thrown-alike = { signs-thrown } A draw – again!
order-chosen = { $person ->
    [you] You go first.
   *[they] { $player } goes first.
}
shuffled = { $person ->
    [you] You shuffle your Deck.
   *[they] { $player } shuffles their Deck.
}

# Turns and phases.
turn-began = Turn { $number }: { $their } turn.
phase-began = { $phase }.
phase-barred = { $person ->
    [you] You will skip your
   *[they] { $player } will skip their
} next { $times ->
    [1] { $phase }
   *[other] { $times } { $phase }s
}.
phase-skipped = { $person ->
    [you] You skip your { $phase }.
   *[they] { $player } skips their { $phase }.
}
turn-barred = { $person ->
    [you] You will skip your next turn.
   *[they] { $player } will skip their next turn.
}
turn-skipped = { $person ->
    [you] You skip your turn.
   *[they] { $player } skips their turn.
}
draw-given-up = { $person ->
    [you] You give up your normal draw.
   *[they] { $player } gives up their normal draw.
}
battle-phase-cut-short = The Battle Phase ends.

# Summons, and cards that are Set or turned.
summoned = { $person ->
    [you] You { $way }
   *[they] { $player } { $way }s
} { $card }{ $has-rank ->
    [yes] {" "}({ $rank })
   *[no] {""}
}{ $has-zone ->
    [yes] {" "}to { $zone }
   *[no] {""}
}{ $has-position ->
    [yes] {" "}in { $position }
   *[no] {""}
}.
summon-declared = { $person ->
    [you] You are about to { $way } { $cards }.
   *[they] { $player } is about to { $way } { $cards }.
}
summon-negated = The { $way } of { $cards } is negated.
set-down = { $person ->
    [you] You Set
   *[they] { $player } Sets
} { $seen ->
    [itself] { $card }
    [monster] a monster
   *[card] a card
}{ $has-zone ->
    [yes] {" "}in { $zone }
   *[no] {""}
}.
turned-back = { set-down }
position-changed = { $manually ->
    [yes] { $person ->
        [you] You change { $card } to { $position }.
       *[they] { $player } changes { $card } to { $position }.
    }
   *[no] { $Whose-card } is changed to { $position }.
}
flipped = { $Whose-card } is turned face-up.
counted-again = { $Whose-card } counts as Normal Summoned again.
counted-for-now = { $Whose-card } counts as Normal Summoned again for now.
counted-no-more = { $Whose-card } no longer counts as Normal Summoned again.

# Chains.
activated = { $link ->
    [1] {""}
   *[other] Chain Link { $link }:{" "}
}{ $person ->
    [you] You activate
   *[they] { $player } activates
} { $is-card ->
    [yes] { $card }
   *[no] the effect of { $card }
}{ $targets-count ->
    [0] {""}
   *[other] , targeting { $own-targets }
}.
targeted = { $card } targets { $whose-targets }.
link-resolving = Chain Link { $link }: { $card } resolves.
activation-negated = The activation of { $card } is negated.
effect-negated = The effect of { $card } is negated.
applied = The effect of { $card } applies{ $targets-count ->
    [0] {""}
   *[other] {" "}to { $whose-targets }
} { $until }.
postponed-began = { $card }: its End Phase effect is applied.

# Cards that move.
drawn = { $person ->
    [you] You draw { $cards }.
   *[they] { $player } draws { $cards }.
}
destroyed = { $Whose-cards } { $cards-count ->
    [one] is
   *[other] are
} destroyed.
destroyed-by-battle = { $Whose-cards } { $cards-count ->
    [one] is
   *[other] are
} destroyed by battle.
shielded = { $Whose-cards } { $cards-count ->
    [one] is
   *[other] are
} not destroyed.
tributed = { $person ->
    [you] You Tribute { $cards }.
   *[they] { $player } Tributes { $cards }.
}
revealed = { $person ->
    [you] You reveal { $cards }.
   *[they] { $player } reveals { $cards }.
}
looked-at = { $person ->
    [you] You look at { $cards }.
   *[they] { $player } looks at { $cards }.
}
attached = { $Cards } { $cards-count ->
    [one] is
   *[other] are
} attached to { $to } as Xyz Material.
equipped = { $card } is equipped to { $whose-to }.
control-taken = { $person ->
    [you] You take
   *[they] { $player } takes
} control of { $whose-card } { $until }.
rearranged = { $person ->
    [you] You shuffle your
   *[they] { $player } shuffles their
} Set monsters among their zones.
sunk = { $person ->
    [you] You put the top card of your Deck on its bottom.
   *[they] { $player } puts the top card of their Deck on its bottom.
}
moved-discarded = { $person ->
    [you] You discard { $cards }.
   *[they] { $player } discards { $cards }.
}
moved-hand-limit = { $person ->
    [you] You discard { $cards } for the hand limit.
   *[they] { $player } discards { $cards } for the hand limit.
}
moved-added = { $person ->
    [you] You add { $cards } to your hand.
   *[they] { $player } adds { $cards } to their hand.
}
moved-to-field = { $Cards } { $cards-count ->
    [one] comes
   *[other] come
} to { $their } field.
moved-back = { $Cards } { $cards-count ->
    [one] goes
   *[other] go
} back to { $their } field.
moved-over = { $Cards } { $cards-count ->
    [one] moves
   *[other] move
} to another zone of { $their } field.
moved-banished = { $Cards } { $cards-count ->
    [one] is
   *[other] are
} banished.
moved-nowhere = { $Cards } { $cards-count ->
    [one] is
   *[other] are
} removed from the field.
moved-returned = { $Cards } { $cards-count ->
    [one] returns
   *[other] return
} to { $pile }.
moved-sent = { $Cards } { $cards-count ->
    [one] is
   *[other] are
} sent to { $pile }.
moved-as-material = { $Cards } { $cards-count ->
    [one] is
   *[other] are
} sent to { $pile } as material.
pile-hand = { $their } hand
pile-deck = { $their } Deck
pile-deck-top = the top of { $their } Deck
pile-graveyard = { $their } Graveyard
pile-extra-deck = { $their } Extra Deck

# Counters, coins, dice, cards that count turns.
counters-placed = { $count ->
    [one] 1 { $counter } is
   *[other] { $count } { $counter }s are
} placed on { $whose-card }.
counters-removed = { $count ->
    [one] 1 { $counter } is
   *[other] { $count } { $counter }s are
} removed from { $whose-card }.
declared = { $person ->
    [you] You declare { $what } for { $card }.
   *[they] { $player } declares { $what } for { $card }.
}
coin-tossed = { $person ->
    [you] You toss a coin: { $side }.
   *[they] { $player } tosses a coin: { $side }.
}
die-rolled = { $person ->
    [you] You roll a die: { $number }.
   *[they] { $player } rolls a die: { $number }.
}
turn-counted = { $card }: { $turns ->
    [one] 1 turn has passed.
   *[other] { $turns } turns have passed.
}

# Life Points.
life-changed-battle = { $person ->
    [you] You take
   *[they] { $player } takes
} { $amount } battle damage (now { $after } LP).
life-changed-effect = { $person ->
    [you] You take
   *[they] { $player } takes
} { $amount } damage (now { $after } LP).
life-changed-cost = { $person ->
    [you] You pay
   *[they] { $player } pays
} { $amount } LP (now { $after } LP).
life-changed-gain = { $person ->
    [you] You gain
   *[they] { $player } gains
} { $amount } LP (now { $after } LP).
life-changed-loss = { $person ->
    [you] You lose
   *[they] { $player } loses
} { $amount } LP (now { $after } LP).

# Battles.
attack-declared = { $Whose-attacker } attacks { attack-target }.
attack-renewed = { $Whose-attacker } now attacks { attack-target }.
attack-redirected = { attack-renewed }
attack-target = { $target-count ->
    [0] directly
   *[other] { $whose-target }
}
attack-negated = The attack of { $whose-attacker } is negated.
attack-halted-attacker-unable = The attack of { $whose-attacker } ends: it can no longer attack.
attack-halted-called-off = The attack of { $whose-attacker } is called off.
attack-halted-phase-over = The attack of { $whose-attacker } ends with the Battle Phase.
timing-now = { $timing }: { attack-declared }
battled = { $Attacker } (ATK { $attack }) battles { $target } ({ $stat } { $against }).
spared = The effect of { $by } keeps { $whose-card } from being destroyed in this battle.

# How a duel or a Match ends. $other is who lost.
won = { $person ->
    [you] You win the duel
   *[they] { $player } wins the duel
}
won-life = { won }: { $other-person ->
    [you] your
   *[they] { $other }'s
} Life Points are 0.
won-deck-out = { won }: { $other-person ->
    [you] you have
   *[they] { $other } has
} no cards left to draw.
won-card-effect = { won } by a card effect.
ended-surrendered = { won }: { $other-person ->
    [you] you have
   *[they] { $other } has
} surrendered.
ended-match = { won }: a direct attack that wins the match.
ended-time = { won }: more Life Points at the end of the last turn.
ended-only-turn = { won }: the only turn to win in is over.
drawn-duel-life = The duel is a draw: the Life Points of both players are 0.
drawn-duel-deck-out = The duel is a draw: neither player has any cards left to draw.
drawn-duel-card-effect = The duel is a draw by card effects.
ended-agreed = The duel is a draw: both players agreed to it.
ended-life = { $winners-count ->
    [0] { drawn-duel-life }
   *[other] { won-life }
}
ended-deck-out = { $winners-count ->
    [0] { drawn-duel-deck-out }
   *[other] { won-deck-out }
}
ended-card-effect = { $winners-count ->
    [0] { drawn-duel-card-effect }
   *[other] { won-card-effect }
}
score = { $player } { $wins }, { $other } { $other-wins }
duel-began = Duel { $number } of the match begins: { score }.
match-won = { $person ->
    [you] You win the match: { score }.
   *[they] { $player } wins the match: { score }.
}
match-drawn = The match is a draw: { score }.
match-ended = { $winners-count ->
    [0] { match-drawn }
   *[other] { match-won }
}
side-deck-done = { $player } has finished side decking.
side-decked = { $person ->
    [you] You exchange
   *[they] { $player } exchanges
} { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
