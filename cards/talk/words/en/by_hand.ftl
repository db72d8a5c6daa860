# What is done by hand. $plan tells the acts so far, $purpose what for: the cost, a Summon, or what the text says.
ask-hand-plan = { $purpose ->
    [cost] { $card }, by hand: put together what you pay. { $plan }
    [summon] { $card }, by hand: put together what you do to Special Summon it. { $plan }
   *[text] { $card }, by hand: put together what its text says. { $plan }
}
ask-hand-cards = { $plan } Choose { $count }.
ask-hand-materials = { $plan } Choose the materials: { $count }.
decline-hand-cards = Back
decline-hand-materials = Use no materials
decline-hand-way = Back
decline-hand-number = Back
decline-hand-until = Back
ask-hand-way = { $sort ->
    [HandGoing] { $plan } Where do the materials go?
    [Position] { $plan } In which battle position?
    [HandPerson] { $plan } Which player?
    [Phase] { $plan } Which phase?
    [HandPhase] { $plan } Which phase?
   *[other] { $plan } What do you choose?
}
ask-hand-number = { $plan } Which number?
ask-hand-until = { $plan } Until when?
ask-hand-agree = { $player } proposes what { $card } does: { $plan } Do you agree?
ask-hand-agree-one = { $player } proposes for { $card }: { $plan } Do you agree?
ask-hand-allow = { $purpose ->
    [cost] { $is-monster ->
        [yes] { $player } wants to activate the effect of { $card } ({ $there }) by hand. To be paid: { $plan } Is that allowed?
       *[no] { $player } wants to activate { $card } ({ $there }) by hand. To be paid: { $plan } Is that allowed?
    }
    [summon] { $player } wants to Special Summon { $card } ({ $there }) by hand, without activating anything. What is done for it: { $plan } Is that allowed?
   *[text] { $is-monster ->
        [yes] { $player } wants to activate the effect of { $card } ({ $there }) by hand. Is that allowed?
       *[no] { $player } wants to activate { $card } ({ $there }) by hand. Is that allowed?
    }
}
ask-hand-stand = { $purpose ->
    [summon] { $card }: your opponent does not allow this Summon (“{ $reply }”). What do you do?
   *[cost] { $card }: your opponent does not allow this activation (“{ $reply }”). What do you do? If you activate it anyway, they can still refuse what it does.
}
ask-hand-end = { $card }: you could not agree. Go back to before its activation? Only if both of you want it; otherwise it has no effect, and its cost stays paid.
hand-nothing-yet = Nothing so far.
hand-so-far = So far: { $plan }
hand-was-refused = Your opponent answered “{ $reply }” to this: { $plan }
hand-begun = { $act }.
hand-hidden = { $count ->
    [one] 1 card from the hand
   *[other] { $count } cards from the hand
}
hand-nothing = Nothing.

# The acts, as they stand in the menu.
handact-destroy = Destroy cards
handact-to-graveyard = Send cards to the Graveyard
handact-banish = Banish cards
handact-banish-face-down = Banish cards face-down
handact-to-hand = Return cards to the hand
handact-add-to-hand = Add cards to your hand
handact-to-deck-top = Place cards on top of the Deck
handact-to-deck-bottom = Place cards on the bottom of the Deck
handact-into-deck = Shuffle cards into the Deck
handact-to-extra-deck = Return cards to the Extra Deck
handact-tribute = Tribute monsters
handact-discard = Discard cards
handact-they-discard = Your opponent discards at random
handact-draw = Draw cards
handact-special-summon = Special Summon monsters
handact-summon-to-them = Special Summon monsters to your opponent's field
handact-fusion-summon = Fusion Summon a monster
handact-ritual-summon = Ritual Summon a monster
handact-synchro-summon = Synchro Summon a monster
handact-xyz-summon = Xyz Summon a monster
handact-link-summon = Link Summon a monster
handact-set = Set Spells and Traps
handact-place = Place cards face-up (Spell & Trap, Field or Pendulum Zone)
handact-normal-summon = Normal Summon once more
handact-position = Change battle positions
handact-control = Take control of monsters
handact-equip = Equip this card to a monster
handact-wear = Equip monsters to this card
handact-detach = Detach Xyz Materials
handact-place-counters = Place Spell Counters
handact-remove-counters = Remove Spell Counters
handact-gain-life = Gain LP
handact-lose-life = Lose LP
handact-pay-life = Pay LP
handact-damage = Inflict damage
handact-more-attack = Raise ATK
handact-less-attack = Lower ATK
handact-attack-becomes = Change ATK to a number
handact-more-defense = Raise DEF
handact-less-defense = Lower DEF
handact-defense-becomes = Change DEF to a number
handact-level-becomes = Change a Level
handact-type-becomes = Change a Type
handact-negate-activation = Negate the activation it responds to
handact-negate-effect = Negate the effect it responds to
handact-negate-card = Negate the effects of cards
handact-cannot-attack = Monsters cannot attack
handact-cannot-be-attacked = Monsters cannot be attacked
handact-stands-in-battle = Monsters cannot be destroyed by battle
handact-stands-against-effects = Monsters cannot be destroyed by card effects
handact-cannot-be-targeted = Monsters cannot be targeted by effects
handact-negate-attack = Negate the attack
handact-end-battle = End the Battle Phase
handact-skip = Your opponent skips a phase
handact-reveal = Reveal cards
handact-look = Look at face-down cards
handact-look-at-hand = Look at your opponent's hand
handact-look-at-deck = Look at the top of your Deck
handact-token = Special Summon Tokens
handact-coin = Toss coins
handact-die = Roll dice
handact-attach = Attach cards as Xyz Material
handact-later = Do more in a later phase
handact-declare-type = Declare a Type
handact-declare-attribute = Declare an Attribute
handact-declare-kind = Declare a kind of card
handact-declare-number = Declare a number
handact-no-summons = A player cannot Summon
handact-no-special-summons = A player cannot Special Summon
handact-no-attacks = A player cannot attack
handact-no-cards = A player cannot activate cards

# What the menus of acts are named by: an act in a word.
handshort-destroy = destroy
handshort-to-graveyard = send to the Graveyard
handshort-banish = banish
handshort-banish-face-down = banish
handshort-to-hand = return
handshort-add-to-hand = add to the hand
handshort-to-deck-top = return
handshort-to-deck-bottom = return
handshort-into-deck = return
handshort-to-extra-deck = return
handshort-tribute = Tribute
handshort-discard = discard
handshort-they-discard = discard
handshort-draw = draw
handshort-special-summon = Summon
handshort-summon-to-them = Summon
handshort-fusion-summon = Summon
handshort-ritual-summon = Summon
handshort-synchro-summon = Summon
handshort-xyz-summon = Summon
handshort-link-summon = Summon
handshort-set = Set
handshort-place = place
handshort-normal-summon = Summon
handshort-position = battle positions
handshort-control = control
handshort-equip = equip
handshort-wear = equip
handshort-detach = Xyz Materials
handshort-place-counters = counters
handshort-remove-counters = counters
handshort-gain-life = LP
handshort-lose-life = LP
handshort-pay-life = LP
handshort-damage = damage
handshort-more-attack = ATK
handshort-less-attack = ATK
handshort-attack-becomes = ATK
handshort-more-defense = DEF
handshort-less-defense = DEF
handshort-defense-becomes = DEF
handshort-level-becomes = Level
handshort-type-becomes = Type
handshort-negate-activation = negate
handshort-negate-effect = negate
handshort-negate-card = negate
handshort-cannot-attack = forbid
handshort-cannot-be-attacked = forbid
handshort-stands-in-battle = protect
handshort-stands-against-effects = protect
handshort-cannot-be-targeted = protect
handshort-negate-attack = negate
handshort-end-battle = phases
handshort-skip = phases
handshort-reveal = reveal
handshort-look = reveal
handshort-look-at-hand = reveal
handshort-look-at-deck = reveal
handshort-token = Summon
handshort-coin = coins and dice
handshort-die = coins and dice
handshort-attach = Xyz Materials
handshort-later = later
handshort-declare-type = declare
handshort-declare-attribute = declare
handshort-declare-kind = declare
handshort-declare-number = declare
handshort-no-summons = forbid
handshort-no-special-summons = forbid
handshort-no-attacks = forbid
handshort-no-cards = forbid

handgoing-tributed = Tributed
handgoing-graveyard = To the Graveyard
handgoing-banished = Banished
handgoing-deck = Into the Deck
handmove-propose = Propose this
handmove-drop = Remove the last step
handmove-leave = { $purpose ->
    [cost] Pay nothing and activate it
    [summon] Special Summon it without doing anything
   *[text] Do nothing
}
handperson-me = You
handperson-other = Your opponent
handphase-end-of-turn = in the End Phase of this turn
handphase-my-standby = in your next Standby Phase
handphase-their-standby = in your opponent's next Standby Phase
handphase-my-next-end = in your next End Phase
handphase-their-next-end = in your opponent's next End Phase
handreply-agree = Agree
handreply-one-by-one = One by one
handreply-wrong-time = No: wrong time
handreply-condition = No: condition not met
handreply-wrong-cards = No: wrong cards
handreply-used-up = No: used up already
handreply-otherwise = No: the text says otherwise
handstand-take-back = { $purpose ->
    [summon] Take the Summon back
   *[cost] Take it back
}
handstand-change = { $purpose ->
    [summon] Choose differently
   *[cost] Pay differently
}
handstand-insist = Activate it anyway
handend-go-back = Go back to before its activation
handend-no-effect = No effect; the cost stays paid

# An act as a sentence. $who is the player it concerns, $way how it is done.
hand-destroy = Destroy { $cards }.
hand-to-graveyard = Send { $cards } to the Graveyard.
hand-banish = Banish { $cards }.
hand-banish-face-down = Banish { $cards } face-down.
hand-to-hand = Return { $cards } to the hand.
hand-add-to-hand = Add { $cards } to the hand.
hand-to-deck-top = Place { $cards } on top of the Deck.
hand-to-deck-bottom = Place { $cards } on the bottom of the Deck.
hand-into-deck = Shuffle { $cards } into the Deck.
hand-to-extra-deck = Return { $cards } to the Extra Deck.
hand-tribute = Tribute { $cards }.
hand-discard = Discard { $cards }.
hand-they-discard = { $who }: discard { $number ->
    [one] 1 card
   *[other] { $number } cards
} at random.
hand-draw = { $who }: draw { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
hand-special-summon = Special Summon { $cards } in { $way }.
hand-summon-to-them = Special Summon { $cards } in { $way } to the field of { $who }.
hand-fusion-summon = { $materials-count ->
    [open] Fusion Summon { $cards }.
    [0] Fusion Summon { $cards } without materials.
   *[other] Fusion Summon { $cards } with { $materials } (materials: { $way }).
}
hand-ritual-summon = { $materials-count ->
    [open] Ritual Summon { $cards }.
    [0] Ritual Summon { $cards } without materials.
   *[other] Ritual Summon { $cards } with { $materials } (materials: { $way }).
}
hand-synchro-summon = { $materials-count ->
    [open] Synchro Summon { $cards }.
    [0] Synchro Summon { $cards } without materials.
   *[other] Synchro Summon { $cards } with { $materials } (materials: { $way }).
}
hand-xyz-summon = { $materials-count ->
    [open] Xyz Summon { $cards }.
    [0] Xyz Summon { $cards } without materials.
   *[other] Xyz Summon { $cards } with { $materials }.
}
hand-link-summon = { $materials-count ->
    [open] Link Summon { $cards }.
    [0] Link Summon { $cards } without materials.
   *[other] Link Summon { $cards } with { $materials } (materials: { $way }).
}
hand-set = Set { $cards }.
hand-place = Place { $cards } face-up as a Spell or Trap.
hand-normal-summon = Conduct 1 more Normal Summon.
hand-position = Change { $cards } to { $way }.
hand-control = Take control of { $cards } { $until }.
hand-equip = Equip this card to { $cards }.
hand-wear = Equip { $cards } to this card.
hand-detach = Detach { $number ->
    [one] 1 Xyz Material
   *[other] { $number } Xyz Materials
} from { $cards }.
hand-place-counters = Place { $number ->
    [one] 1 Spell Counter
   *[other] { $number } Spell Counters
} on { $cards }.
hand-remove-counters = Remove { $number ->
    [one] 1 Spell Counter
   *[other] { $number } Spell Counters
} from { $cards }.
hand-gain-life = { $who }: gain { $number } LP.
hand-lose-life = { $who }: lose { $number } LP.
hand-pay-life = Pay { $number } LP.
hand-damage = { $who }: take { $number } damage.
hand-more-attack = { $cards }: ATK +{ $number }, { $until }.
hand-less-attack = { $cards }: ATK -{ $number }, { $until }.
hand-attack-becomes = { $cards }: ATK becomes { $number }, { $until }.
hand-more-defense = { $cards }: DEF +{ $number }, { $until }.
hand-less-defense = { $cards }: DEF -{ $number }, { $until }.
hand-defense-becomes = { $cards }: DEF becomes { $number }, { $until }.
hand-level-becomes = { $cards }: Level becomes { $number }, { $until }.
hand-type-becomes = { $cards }: Type becomes { $way }, { $until }.
hand-negate-activation = Negate the activation that this card responds to.
hand-negate-effect = Negate the effect that this card responds to.
hand-negate-card = Negate the effects of { $cards } { $until }.
hand-cannot-attack = { $cards }: cannot attack, { $until }.
hand-cannot-be-attacked = { $cards }: cannot be attacked, { $until }.
hand-stands-in-battle = { $cards }: cannot be destroyed by battle, { $until }.
hand-stands-against-effects = { $cards }: cannot be destroyed by card effects, { $until }.
hand-cannot-be-targeted = { $cards }: cannot be targeted by effects, { $until }.
hand-negate-attack = Negate the attack.
hand-end-battle = End the Battle Phase.
hand-skip = { $who }: skip the next { $way }.
hand-reveal = Reveal { $cards }.
hand-look = Look at { $cards }.
hand-look-at-hand = Look at the hand of { $who }.
hand-look-at-deck = Look at the top { $number ->
    [one] card
   *[other] { $number } cards
} of the Deck.
hand-token = Special Summon { $number ->
    [one] a Token
   *[other] { $number } Tokens
} ({ $way } / { $kind }; Level / ATK / DEF: { $numbers }).
hand-coin = { $number ->
    [one] Toss a coin.
   *[other] Toss { $number } coins.
}
hand-die = { $number ->
    [one] Roll a die.
   *[other] Roll { $number } dice.
}
hand-attach = Attach { $cards } as Xyz Material.
hand-later = Do more of this text later: { $way }.
hand-declare-type = Declare { $way }.
hand-declare-attribute = Declare { $way }.
hand-declare-kind = Declare { $way }.
hand-declare-number = Declare the number { $number }.
hand-no-summons = { $who }: cannot Summon monsters, { $until }.
hand-no-special-summons = { $who }: cannot Special Summon monsters, { $until }.
hand-no-attacks = { $who }: cannot declare attacks, { $until }.
hand-no-cards = { $who }: cannot activate cards and effects of this kind ({ $kind }), { $until }.

# What happened.
hand-announced = { $is-summon ->
    [yes] { $person ->
        [you] You want to Special Summon { $card } by hand.
       *[they] { $player } wants to Special Summon { $card } by hand.
    }
   *[no] { $person ->
        [you] { $is-monster ->
            [yes] You want to activate the effect of { $card } by hand.
           *[no] You want to activate { $card } by hand.
        }
       *[they] { $is-monster ->
            [yes] { $player } wants to activate the effect of { $card } by hand.
           *[no] { $player } wants to activate { $card } by hand.
        }
    }
}
hand-proposed = { $person ->
    [you] You propose what { $card } does by hand.
   *[they] { $player } proposes what { $card } does by hand.
}
hand-declared = { $person ->
    [you] You declare { $what }.
   *[they] { $player } declares { $what }.
}
hand-number-declared = { $person ->
    [you] You declare the number { $number }.
   *[they] { $player } declares the number { $number }.
}
hand-agreed = { $person ->
    [you] You agree to what { $card } does by hand.
   *[they] { $player } agrees to what { $card } does by hand.
}
hand-refused = { $person ->
    [you] You do not agree about { $card } ({ $reply }).
   *[they] { $player } does not agree about { $card } ({ $reply }).
}
hand-taken-back = { $person ->
    [you] You take back what you wanted to do with { $card }; nothing was paid.
   *[they] { $player } takes back what they wanted to do with { $card }; nothing was paid.
}
hand-left = Nothing is done by hand for { $card }.
hand-went-back = Both agree: everything is as it was before { $card } was activated.
hand-stays = { $card } has no effect, and its cost stays paid. There is no way back, because hidden cards have been shown or something random has been decided since.
