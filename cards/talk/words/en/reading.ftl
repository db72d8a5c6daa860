# The cards one by one

cards-offered = Offered from your Deck
cards-hand = Your hand
cards-field = Your field
cards-graveyard = Your Graveyard
cards-extra = Your Extra Deck
cards-hand-of = { $player }'s hand, revealed
cards-field-of = { $player }'s field
cards-graveyard-of = { $player }'s Graveyard
cards-extra-of = { $player }'s Extra Deck, face-up
cards-banished = Banished
cards-chain = Chain

number-attack = ATK
number-defense = DEF
number-level = Level
number-rank = Rank
number-link = Link Rating
number-attribute = Attribute
number-type = Type
number-scale = Pendulum Scale

# How a card stands

lies-negated = effects negated
lies-cannot-attack = cannot attack
stands-equipped-to = Equipped to { $card }.
stands-equips = Equipped with { $cards }.
stands-bound = Affects { $card }.
stands-bound-by = Affected by { $card }.
stands-used = Already used this turn: { $effect }
stands-used-up = Already used this turn.
held-affected = Affected by { $card }.
held-gains = ATK or DEF changed by { $card }.
held-attack-becomes = { held-gains }
held-defense-becomes = { held-gains }
held-original-attack-becomes = { held-gains }
held-gains-levels = Level changed by { $card }.
held-level-becomes = { held-gains-levels }
held-becomes-type = Type changed by { $card }.
held-effects-negated = Its effects are negated by { $card }.
held-cannot-attack = Cannot attack because of { $card }.
held-cannot-attack-directly = Cannot attack directly because of { $card }.
held-attacks-directly = Can attack directly because of { $card }.
held-attacks-often = Can attack more than once because of { $card }.
held-attacks-each = { held-attacks-often }
held-cannot-be-attacked = Cannot be attacked because of { $card }.
held-cannot-change-position = Cannot change its battle position because of { $card }.
held-cannot-be-targeted = Cannot be targeted because of { $card }.
held-is-unaffected = Unaffected by some card effects because of { $card }.
held-stands-in-battle = Cannot be destroyed by battle because of { $card }.
held-stands-against-effects = Cannot be destroyed by card effects because of { $card }.
held-cannot-be-tributed = Cannot be Tributed because of { $card }.
held-pierces = Inflicts piercing battle damage because of { $card }.
held-banished-instead = Banished instead of being sent to the Graveyard because of { $card }.

# What one does with a card

does-normal-summon = { summon-normal }
does-tribute-summon = { summon-tribute }
does-flip-summon = { summon-flip }
does-special-summon = { summon-special }
does-pendulum-summon = { summon-pendulum }
does-summon-from-extra-deck = { $summon }
does-set = Set
does-change-position = Change position
does-activate = Activate
does-activate-effect = Activate its effect
does-apply = Apply its effect
does-attack = Attack

# Why it cannot be done now

bar-not-your-turn = It is not your turn.
bar-wrong-phase = { $verb ->
    [attack] You can only attack in your Battle Phase.
    [activate] It cannot be activated in this phase.
    [apply] It cannot be applied in this phase.
   *[other] You can only do this in your Main Phase.
}
bar-first-turn = There is no Battle Phase on the first turn.
bar-chain-open = The Chain has to resolve first.
bar-not-your-move = You cannot act now.
bar-wrong-place = Its effect does not work from here.
bar-face-down = It is face-down.
bar-not-set-first = A Trap has to be Set first.
bar-set-this-turn = It was Set this turn.
bar-hand-in-other-turn = It can be activated from your hand only during your own turn.
bar-too-slow = Its Spell Speed is too low to respond now.
bar-damage-step = It cannot be used at this point of the Damage Step.
bar-no-occasion = { $verb ->
    [apply] It is shown only as you draw it for your normal draw.
   *[other] Nothing has just happened that it can respond to.
}
bar-summon-pending = Only a response to the summon itself is possible now.
bar-used-this-turn = It has already been used as often as its text allows.
bar-oath-broken = You have already done something this turn that its text rules out.
bar-forbidden = A card effect prevents it.
bar-forbidden-by = Prevented by { $cards }.
bar-condition = The condition in its text is not met.
bar-cost = You cannot pay its cost.
bar-no-target = There is no valid target.
bar-nothing-to-do = Its effect could not do anything now.
bar-no-summon-left = You have already Normal Summoned or Set a monster this turn.
bar-other-summon = { $verb ->
    [set] It cannot be Set from the hand.
   *[other] It cannot be summoned this way.
}
bar-tributes = You do not have the Tributes for it.
bar-no-monster-zone = You have no free Monster Zone for it.
bar-no-spell-zone = You have no free zone for it.
bar-placed-this-turn = It came to the field or changed its position this turn.
bar-attacked = It has already attacked this turn.
bar-never-turned = A Link Monster never changes its position.
bar-not-in-attack-position = It is not in Attack Position.
bar-nothing-to-attack = There is nothing it can attack.
bar-not-open = Your opponent controls a monster.
bar-materials = You do not have the materials for it.
bar-no-zone-from-extra = There is no free zone for it.
bar-scales = You do not have Pendulum Scales that fit.
bar-nobody-between-scales = No monster of yours has a Level between your Pendulum Scales.
bar-pendulum-summoned = You have already Pendulum Summoned this turn.
bar-no-use-here = There is nothing to do with it here.
bar-no-occasion-for = Only { $part }.
bar-by-hand = What the effect of { $card } includes is not known, since it is carried out by hand. So this cannot respond to it.
bar-condition-for = Only { $part }.
bar-cost-for = You cannot pay its cost: { $part }.
bar-no-target-for = There is no valid target: { $part }.
bar-tributes-of = Needs { $needed ->
    [one] 1 Tribute
   *[other] { $needed } Tributes
}; { $there ->
    [0] you control no monster that can be Tributed for it
    [one] you control only 1 monster that can be Tributed for it
   *[other] you control { $there } monsters that can be Tributed for it
}.
bar-materials-of = You do not have the materials for it; you control { $there ->
    [0] no monsters
    [one] 1 monster
   *[other] { $there } monsters
}.
