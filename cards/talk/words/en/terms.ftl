# The terms of the game: values that a question, a happening or the table names.
sign-rock = rock
sign-paper = paper
sign-scissors = scissors

coin-heads = heads
coin-tails = tails

phase-draw = Draw Phase
phase-standby = Standby Phase
phase-main-1 = Main Phase 1
phase-battle = Battle Phase
phase-main-2 = Main Phase 2
phase-end = End Phase
only-main-phase = Main Phase

place-hand = hand
place-deck = Deck
place-field = field
place-graveyard = Graveyard
place-banished = banished cards
place-extra-deck = Extra Deck
place-material = Xyz Material
place-summoning = about to be summoned
place-nowhere = nowhere

zone-f = Field Zone
zone-pl = Pendulum Zone (left)
zone-pr = Pendulum Zone (right)
zone-el = Extra Monster Zone (left)
zone-er = Extra Monster Zone (right)

position-attack = Attack Position
position-defense = Defense Position
position-face-down = face-down Defense Position

timing-start = Start of the Damage Step
timing-before-calculation = Before damage calculation
timing-calculation = During damage calculation
timing-after-calculation = After damage calculation
timing-end = End of the Damage Step

summon-normal = Normal Summon
summon-tribute = Tribute Summon
summon-flip = Flip Summon
summon-special = Special Summon
summon-ritual = Ritual Summon
summon-fusion = Fusion Summon
summon-synchro = Synchro Summon
summon-xyz = Xyz Summon
summon-link = Link Summon
summon-pendulum = Pendulum Summon

until-end-of-calculation = during this damage calculation only
until-end-of-chain = until the Chain has resolved
until-end-of-battle = until the end of this battle
until-end-of-battle-phase = until the end of the Battle Phase
until-while-face-up = while the monster stays face-up on the field
until-while-this-face-up = while that card stays face-up on the field
until-end-phase = until the End Phase
until-end-of-turn = until the end of the turn
until-end-of-next-turn = until the end of the next turn
until-end-of-their-turn = until the end of the turn of its player's opponent
until-end-of-your-next-turn = until the end of its player's next turn
until-end-of-their-second-turn = until the end of the second turn of its player's opponent
until-end-of-their-third-turn = until the end of the third turn of its player's opponent
until-your-next-turn = until its player's next turn
until-your-next-standby-phase = until its player's next Standby Phase
until-your-next-end-phase = until its player's next End Phase
until-end-of-duel = until the end of the duel

counter-spell = Spell Counter
counter-greed = Greed Counter

stat-attack = ATK
stat-defense = DEF
stat-original-attack = original ATK
stat-level = Level
stat-rank = Rank
stat-rating = Link Rating
stat-scale = Pendulum Scale

# What is to be seen of a card that is not known.
unknown-card = card
unknown-monster = face-down monster
unknown-face-down = face-down card
unknown-set = Set card
unknown-in-zone = { $card } in { $zone }
unknown-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
