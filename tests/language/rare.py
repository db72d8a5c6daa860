"""Words that one card of the pool says: other printed cards with the mechanic, or a reason."""

SHARED = {
    "AddTheirChoice": ("Painful Choice", "Painful Return", "Guiding Ariadne"),
    "AlsoAfterThat": ("Scrap-Iron Scarecrow", "Pot of Duality", "Mask Change"),
    "AtStartOf": ("Cold Wave", "Heat Wave", "Amabie"),
    "AttacksFromDefense": (
        "Elemental HERO Rampart Blaster",
        "Total Defense Shogun",
        "Superheavy Samurai Big Benkei",
    ),
    "CanApply": ("Odd-Eyes Pendulum Dragon", "Desperate Tag", "Starving Venemy Dragon"),
    "CannotDeclareAttacks": ("Threatening Roar", "Teva", "Ghostrick Night"),
    "DamageDealt": ("Vampiric Koala", "Fushi No Tori", "Cestus of Dagla"),
    "DefenseOf": ("Des Kangaroo", "Two Thousand Needles", "Total Defense Shogun"),
    "Equips": ("Maha Vailo", "Armed Samurai - Ben Kei", "Vylon Charger"),
    "ExcavateAndSummon": ("Cyber Jar", "Enchanting Fitting Room", "Illusion Balloons"),
    "HasEquip": ("Eternal Rest", "Dragunity Quirinus", "Vylon Alpha"),
    "Is": ("Magicians Unite", "Bot Herder", "Link Bumper"),
    "IsEquipped": (
        "Gearfried the Iron Knight",
        "Gearfried the Swordmaster",
        "Seven Swords Warrior",
    ),
    "MadeWith": ("Odd-Eyes Rebellion Dragon", "S:P Little Knight", "Exosister Kaspitell"),
    "Namesakes": ("Called by the Grave", "Crossout Designator", "Chain Hole"),
    "NeedsNoTributes": (
        "Beast King Barbaros",
        "Fusilier Dragon, the Dual-Mode Beast",
        "Swift Gaia the Fierce Knight",
    ),
    "NegatesSlain": ("Blade Knight", "Dark Balter the Terrible", "Harpie Lady 2"),
    "PendulumSummonedAs": (
        "Odd-Eyes Rebellion Dragon",
        "Odd-Eyes Raging Dragon",
        "Dark Anthelion Dragon",
    ),
    "ReturnToField": ("Dimensionhole", "Interdimensional Matter Transporter", "Time Escaper"),
    "StandsIn": ("Dragon Capture Jar", "Level Limit - Area B", "Final Attack Orders"),
    "SentThisTurn": ("Last Will", "Miracle's Wake", "Supernatural Regeneration"),
    "ServesAsMaterial": ("Synchro Material", "Curse of the Circle", "A.I. Love Fusion"),
    "Slayer": ("Exploder Dragon", "Yomi Ship", "Sun Dragon Inti"),
    "SummonsTwice": ("Double Summon", "Constellar Leonis", "Steelswarm Gatekeeper"),
    "TotalLevel": ("The Calculator", "Shogi Lance", "Gravekeeper's Oracle"),
    "TheyCan": ("Crush Card Virus", "Naturia Rosewhip", "Dark Spirit Art - Greed"),
}
"""For each such word three printed cards that have its mechanic, the one of the pool first."""

SHARED_SLOTS = {
    "CanTribute.of": (
        "Phantom Beast Rock-Lizard",
        "Gravekeeper's Visionary",
        "Doodle Beast - Tyranno",
    ),
    "FusionSummon.what": ("Miracle Fusion", "Gem-Knight Fusion", "Metalfoes Fusion"),
    "IsUnaffected.of": ("Silent Swordsman LV5", "Miscellaneousaurus", "Eternal Soul"),
    "Flip.limit": ("Shaddoll Beast", "Shaddoll Hedgehog", "Shaddoll Squamata"),
    "FusionSummon.banishing": ("Miracle Fusion", "Dragon's Mirror", "Overload Fusion"),
    "FusionSummon.places": ("Miracle Fusion", "Dragon's Mirror", "Overload Fusion"),
    "IsDestroyed.as_monster": (
        "Odd-Eyes Rebellion Dragon",
        "Supreme King Z-ARC",
        "Starving Venom Wing Dragon",
    ),
    "IsDestroyed.on_field": (
        "Cynet Universe",
        "Performage Plushfire",
        "Glacial Beast Polar Penguin",
    ),
    "SummonedIf.cost": ("The Tricky", "Dark Grepher", "Swap Frog"),
    "MakeTokens.position": ("Scapegoat", "Fires of Doomsday", "Stray Lambs"),
}
"""Likewise for slots of words that several cards say."""

RARE = {
    "BanishNamesakes": "The two Noblemen let both players show whole Decks.",
    "CameUpon": "Gorz does one thing upon battle damage and another upon effect damage.",
    "MayOnce": "Last Will grants one summon of a later moment of the turn.",
    "MustBeTributed": "Soul Exchange alone makes an opponent's monster the Tribute.",
    "MustTribute": "Victory Dragon names the Type of its three Tributes.",
    "PlaceNext": "Destiny Board brings its messages one by one, in their order.",
    "ReflectsBattleDamage": "Relinquished hands on damage that is also taken.",
    "ReversesGains": "Reverse Trap alone turns what is gained into what is lost.",
    "SendAllOthers": "Last Turn spares one monster of all cards of field and hands.",
    "SparesTributes": "Elemental HERO Necroshade does so from the Graveyard.",
    "StaysThroughEndPhase": "Spiritual Energy Settle Machine alone holds Spirits back.",
    "TheySummonToBattle": "Last Turn alone makes a monster of the Deck fight at once.",
    "WinsMatch": "Prize cards for winners of tournaments.",
}
"""For each word of a mechanic that fewer than three printed cards have, why there is one."""
