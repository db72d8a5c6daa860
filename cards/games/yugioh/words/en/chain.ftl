# What the other card does when people ask whether one can be used.
chain-card-option = The card you want to use: its name in any language, or its passcode
chain-when-activated = It, or its effect, is activated
chain-when-summoned = It is Normal or Flip Summoned
chain-when-special = It is Special Summoned by its own method
chain-when-revived = It is Special Summoned from the Graveyard by another card
chain-when-attacks = It attacks
chain-when-damage-step = It battles: the Damage Step
chain-when-face-up = It is face-up on the field: does the card work on it?
chain-when-meanwhile = It is face-up on the field: can the card be used meanwhile?
chain-when-set = It is face-down on the field: does the card work on it?
chain-when-graveyard = It is in the Graveyard: does the card work on it?
chain-applies = { $situation ->
    [summoned] it is Summoned anyway.
    [special] it is Special Summoned anyway.
    [revived] it is Special Summoned anyway.
    [attacks] the attack goes on.
   *[other] its effect still applies.
}
chain-moved = { $situation ->
    [summoned] it has been Summoned before something happens to it.
    [special] it has been Special Summoned before something happens to it.
    [revived] it has been Special Summoned before something happens to it.
    [attacks] the attack is carried out first.
   *[other] its effect still applies although it has left its place (MR-CHAIN-23).
}
ruling-card-option = The card's name in any language, or its passcode
rulings-second = Pendulum Effect { $effect }
